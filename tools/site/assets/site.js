// What the documentation does besides being read: a search without a server, the look, copying, where one is.
(function () {
    'use strict';
    const root = document.documentElement;
    const base = root.dataset.base.replace(/\/?$/, '/');
    const search = document.getElementById('search');
    const field = search.querySelector('input');
    const hits = search.querySelector('.hits');
    const found = search.querySelector('.found');
    const MOST = 30;
    let index = null;

    const plain = (text) =>
        text
            .normalize('NFD')
            .replace(/[\u0300-\u036f]/g, '')
            .toLowerCase();

    // The index is a script, not data to fetch: so it can be read from a disk as well.
    function load() {
        if (index || document.querySelector('script[data-index]')) return;
        window.starboardIndex = (sections) => {
            index = sections.map((one) => ({ ...one, head: plain(one.title), body: plain(one.text) }));
            show();
        };
        const script = document.createElement('script');
        script.dataset.index = '';
        script.src = `${base}assets/search.js`;
        document.head.append(script);
    }

    function score(section, words) {
        let total = 0;
        for (const word of words) {
            const inHead = section.head.indexOf(word);
            const inBody = section.body.indexOf(word);
            if (inHead < 0 && inBody < 0) return 0;
            const begins = (text, at) => at === 0 || (at > 0 && /[^\p{L}\d]/u.test(text[at - 1]));
            if (inHead >= 0) total += begins(section.head, inHead) ? 30 : 12;
            if (inBody >= 0) total += begins(section.body, inBody) ? 6 : 2;
        }
        return total + Math.max(0, 4 - section.body.length / 1000);
    }

    function marked(text, words) {
        const held = document.createElement('span');
        const simple = plain(text);
        if (simple.length !== text.length) {
            held.textContent = text; // letters that fall apart: places would be wrong
            return held;
        }
        let at = 0;
        while (at < text.length) {
            const next = words
                .map((word) => [simple.indexOf(word, at), word.length])
                .filter(([place]) => place >= 0)
                .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
            if (!next) break;
            held.append(text.slice(at, next[0]));
            const mark = document.createElement('mark');
            mark.textContent = text.slice(next[0], next[0] + next[1]);
            held.append(mark);
            at = next[0] + next[1];
        }
        held.append(text.slice(at));
        return held;
    }

    function excerpt(section, words) {
        const first = Math.min(...words.map((word) => section.body.indexOf(word)).filter((place) => place >= 0));
        const near = Number.isFinite(first) ? Math.max(0, first - 50) : 0;
        const from = near && section.text.lastIndexOf(' ', near) + 1;
        const end = section.text.indexOf(' ', from + 150);
        return `${from ? '… ' : ''}${section.text.slice(from, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
    }

    function show() {
        const words = plain(field.value).split(/\s+/).filter(Boolean);
        hits.replaceChildren();
        found.textContent = '';
        if (!index || !words.length) return;
        const scored = index
            .map((section) => [score(section, words), section])
            .filter(([points]) => points > 0)
            .sort((a, b) => b[0] - a[0]);
        found.textContent = scored.length ? `${scored.length} found` : 'Nothing found. Try fewer or other words.';
        for (const [, section] of scored.slice(0, MOST)) {
            const link = document.createElement('a');
            link.href = base + section.location;
            const title = document.createElement('strong');
            title.append(marked(section.title, words));
            const where = document.createElement('em');
            where.textContent = section.page;
            const text = document.createElement('span');
            text.append(marked(excerpt(section, words), words));
            link.append(title, where, text);
            link.addEventListener('click', () => search.close());
            const item = document.createElement('li');
            item.append(link);
            hits.append(item);
        }
    }

    function walk(event) {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        const stops = [field, ...hits.querySelectorAll('a')];
        const next = stops[stops.indexOf(document.activeElement) + step];
        if (next) {
            event.preventDefault();
            next.focus();
        }
    }

    function open(dialog) {
        if (!dialog.open) dialog.showModal();
        if (dialog === search) {
            load();
            field.select();
        }
    }

    function changeTheme() {
        const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
        root.dataset.theme = theme;
        try {
            const look = JSON.parse(localStorage.getItem('starboard-look')) || {};
            localStorage.setItem('starboard-look', JSON.stringify({ ...look, theme }));
        } catch {
            // a browser that keeps nothing still shows the change now
        }
    }

    for (const button of document.querySelectorAll('[data-opens]'))
        button.addEventListener('click', () => open(document.getElementById(button.dataset.opens)));
    document.querySelector('[data-does=theme]').addEventListener('click', changeTheme);
    field.addEventListener('input', show);
    search.addEventListener('keydown', walk);
    search.querySelector('form').addEventListener('submit', (event) => {
        const first = hits.querySelector('a');
        if (document.activeElement === field && first) {
            event.preventDefault();
            first.click();
        }
    });
    for (const dialog of document.querySelectorAll('dialog'))
        dialog.addEventListener('click', (event) => {
            if (event.target === dialog) dialog.close();
        });
    document.addEventListener('keydown', (event) => {
        const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
        if (typing || event.ctrlKey || event.metaKey || event.altKey || !['/', 's'].includes(event.key)) return;
        event.preventDefault();
        open(search);
    });

    for (const block of document.querySelectorAll('main pre')) {
        const button = document.createElement('button');
        button.className = 'btn copy';
        button.type = 'button';
        button.textContent = 'Copy';
        button.addEventListener('click', async () => {
            await navigator.clipboard.writeText(block.innerText);
            button.textContent = 'Copied';
            setTimeout(() => (button.textContent = 'Copy'), 2000);
        });
        const holder = document.createElement('div');
        holder.className = 'code';
        block.replaceWith(holder);
        holder.append(block, button);
    }

    // Scroll the list in which a link stands, and nothing else.
    function reveal(link) {
        const list = link?.closest('nav');
        if (!list) return;
        const place = link.getBoundingClientRect();
        const shown = list.getBoundingClientRect();
        if (place.top < shown.top || place.bottom > shown.bottom)
            list.scrollTop += place.top - shown.top - shown.height / 2;
    }

    // The heading that is being read is marked in the list of headings.
    const links = new Map();
    for (const link of document.querySelectorAll('.toc a')) links.set(decodeURIComponent(link.hash.slice(1)), link);
    const watched = new IntersectionObserver(
        (entries) => {
            const top = entries.filter((one) => one.isIntersecting)[0];
            if (!top) return;
            for (const link of links.values()) link.removeAttribute('aria-current');
            const link = links.get(top.target.id);
            link?.setAttribute('aria-current', 'location');
            reveal(link);
        },
        { rootMargin: '-60px 0px -70% 0px' },
    );
    for (const id of links.keys()) {
        const heading = document.getElementById(id);
        if (heading) watched.observe(heading);
    }
    reveal(document.querySelector('.frame .pages [aria-current]'));
})();
