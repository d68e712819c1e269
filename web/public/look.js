// Before anything is painted: the look that was chosen here the last time, so that no page flashes.
(function () {
    let look = {};
    try {
        look = JSON.parse(localStorage.getItem('starboard-look')) || {};
    } catch {
        look = {}; // a store that cannot be read has nothing to say
    }
    const root = document.documentElement;
    const wants = (what) => window.matchMedia(what).matches;
    const light = wants('(prefers-color-scheme: light)') ? 'light' : 'dark';
    const system = wants('(prefers-contrast: more)') ? 'contrast' : light;
    root.dataset.theme = look.theme && look.theme !== 'system' ? look.theme : system;
    root.dataset.text = look.text || 'm';
    if (look.motion === 'none') root.dataset.motion = 'none';
    root.lang = look.language || (navigator.language || '').slice(0, 2) === 'fr' ? look.language || 'fr' : 'en';
})();
