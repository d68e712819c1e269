/** Where in the page one is: a path, and links that change it without loading the page anew. */

interface Place {
    path: string;
    query: URLSearchParams;
    hash: string;
}

const read = (): Place => ({
    path: location.pathname.replace(/(.)\/+$/, '$1'),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
});

export const here: Place = $state(read());

function arrive(): void {
    Object.assign(here, read());
}

/** Go to another place of the page. */
export function go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    arrive();
    if (!replace) window.scrollTo(0, 0);
}

/** Take what is behind `#` out of the address bar: keys do not stay there. */
export function dropHash(): void {
    history.replaceState(null, '', location.pathname + location.search);
    here.hash = '';
}

window.addEventListener('popstate', arrive);

// A plain click on a link of our own changes the page; with a key held, or to another host, the browser does as ever.
document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|docs|schema)(\/|$)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return; // within the page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
});
