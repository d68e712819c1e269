// Messages from the server to who is not there: each is shown, and a click opens the table at its decision.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

function read(data) {
    try {
        return data ? data.json() : {};
    } catch {
        return {}; // a message that is none is shown without its words
    }
}

self.addEventListener('push', (event) => {
    const { title = 'Starboard', body = '', url = '/', tag = '' } = read(event.data);
    const shown = { body, tag, icon: '/mark.svg', badge: '/mark.svg', data: { url } };
    event.waitUntil(self.registration.showNotification(title, shown));
});

// The address is taken at this origin, whatever name the server knows itself by.
async function open(url) {
    const path = new URL(url, self.location.origin).pathname;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const table = path.split('/').pop();
    const there = pages.find((page) => new URL(page.url).pathname.split('/').pop() === table);
    return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.url ?? '/'));
});
