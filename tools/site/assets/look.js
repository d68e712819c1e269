// Before anything is painted: the look that was chosen on the page of the games, where both come from one server.
(function () {
    let look = {};
    try {
        look = JSON.parse(localStorage.getItem('starboard-look')) || {};
    } catch {
        look = {}; // a store that cannot be read has nothing to say
    }
    const light = window.matchMedia('(prefers-color-scheme: light)').matches;
    const root = document.documentElement;
    root.dataset.theme = look.theme && look.theme !== 'system' ? look.theme : light ? 'light' : 'dark';
    root.dataset.text = look.text || 'm';
})();
