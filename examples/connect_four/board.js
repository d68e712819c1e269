// A board of Connect Four for the page: docs/page.md says what it is given and what it gives back.

const SVG = 'http://www.w3.org/2000/svg';
const FILES = 'abcdefg';
const RANKS = 6;
const SIZE = 60;
const WORDS = {
    en: { board: 'Connect Four', drop: 'Drop into column', free: 'free', full: 'full' },
    fr: { board: 'Puissance 4', drop: 'Jouer dans la colonne', free: 'libres', full: 'pleine' },
};
const STYLE = `
    :host { display: grid; place-items: center; height: 100%; }
    svg { width: 100%; height: 100%; max-height: 78vh; }
    .frame { fill: var(--panel); stroke: var(--line-2); stroke-width: 2; }
    .hole { fill: var(--well); stroke: var(--line); }
    .column { cursor: default; outline: none; }
    .column[aria-disabled='false'] { cursor: pointer; }
    .band { fill: transparent; }
    .column[aria-disabled='false']:hover .band, .column:focus-visible .band, .pointed .band { fill: var(--accent-soft); }
    .column:focus-visible .band { stroke: var(--accent); stroke-width: 2; }
    .ghost { fill: none; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 5 4; }
    .stone { stroke: var(--seat-outline); stroke-width: 2; }
    .last { fill: none; stroke: var(--text); stroke-width: 2; }
    text { font: 600 20px var(--ui); text-anchor: middle; dominant-baseline: central; }
    .name { font: 400 15px var(--mono); fill: var(--text-3); }
    .falls { animation: fall 240ms cubic-bezier(0.5, 0, 0.9, 0.6); }
    @keyframes fall { from { transform: translateY(-300px); } }
`;

function drawn(name, attributes, ...inside) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.append(...inside);
    return element;
}

const middle = (file, rank) => [(file + 0.5) * SIZE, (RANKS - rank + 0.5) * SIZE + 10];

class Board {
    constructor(root, props) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
        root.adoptedStyleSheets = [sheet];
        this.stones = new Map();
        this.props = props;
        const box = `-6 0 ${7 * SIZE + 12} ${RANKS * SIZE + 46}`;
        this.svg = drawn('svg', { viewBox: box, role: 'group' });
        this.svg.append(drawn('rect', { class: 'frame', x: -4, y: 6, rx: 16, width: 7 * SIZE + 8, height: RANKS * SIZE + 8 }));
        this.columns = [...FILES].map((name, file) => this.column(name, file));
        this.pieces = drawn('g', { 'aria-hidden': 'true' });
        this.pieces.style.pointerEvents = 'none';
        this.svg.append(...this.columns, this.pieces);
        root.append(this.svg);
        this.update(props);
    }

    column(name, file) {
        const x = file * SIZE;
        const group = drawn('g', { class: 'column', role: 'button', tabindex: file ? -1 : 0 });
        group.append(drawn('rect', { class: 'band', x: x + 1, y: 10, rx: 12, width: SIZE - 2, height: RANKS * SIZE }));
        for (let rank = 1; rank <= RANKS; rank++) {
            const [cx, cy] = middle(file, rank);
            group.append(drawn('circle', { class: 'hole', cx, cy, r: 24 }));
        }
        group.append(drawn('text', { class: 'name', x: x + SIZE / 2, y: RANKS * SIZE + 30 }, name));
        group.addEventListener('click', () => this.choose(name));
        group.addEventListener('pointerenter', () => this.point(name));
        group.addEventListener('pointerleave', () => this.props.point(null));
        group.addEventListener('focus', () => this.point(name));
        group.addEventListener('blur', () => this.props.point(null));
        group.addEventListener('keydown', (event) => this.press(event, file));
        return group;
    }

    candidate(name) {
        return this.props.decision?.candidates.find((one) => one.on.column === name);
    }

    choose(name) {
        const found = this.candidate(name);
        if (found) this.props.choose(found.action);
    }

    point(name) {
        this.props.point(this.candidate(name)?.action ?? null);
    }

    press(event, file) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === 'Enter' || event.key === ' ') this.choose(FILES[file]);
        else if (step && this.columns[file + step]) this.focus(file + step);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    focus(file) {
        this.columns.forEach((column, k) => column.setAttribute('tabindex', k === file ? 0 : -1));
        this.columns[file].focus();
    }

    update(props) {
        this.props = props;
        const words = WORDS[props.language] ?? WORDS.en;
        const stones = props.view.laid?.stones ?? [];
        this.svg.setAttribute('aria-label', words.board);
        this.columns.forEach((column, file) => {
            const name = FILES[file];
            const held = stones.filter((one) => one.cell[0] === name).length;
            const open = this.candidate(name);
            const room = held === RANKS ? words.full : `${RANKS - held} ${words.free}`;
            column.setAttribute('aria-label', `${words.drop} ${name}, ${room}`);
            column.setAttribute('aria-disabled', String(!open));
            column.classList.toggle('pointed', !!open && props.pointed === open.action);
            column.querySelector('.ghost')?.remove();
            if (!open || props.pointed !== open.action) return;
            const [cx, cy] = middle(file, held + 1);
            column.append(drawn('circle', { class: 'ghost', cx, cy, r: 22 }));
        });
        this.lay(stones, !props.still && this.stones.size > 0);
    }

    /** Lay the stones that are new, and take away what was taken back. */
    lay(stones, falls) {
        const there = new Set(stones.map((one) => one.cell));
        for (const [cell, element] of this.stones) if (!there.has(cell)) (element.remove(), this.stones.delete(cell));
        for (const { cell, seat } of stones) {
            if (this.stones.has(cell)) continue;
            const [x, y] = middle(FILES.indexOf(cell[0]), Number(cell.slice(1)));
            const hue = 'abcdef'[(this.props.hues[seat] ?? seat) % 6];
            const shape = seat ? drawn('rect', { x: x - 19, y: y - 19, rx: 7, width: 38, height: 38 }) : drawn('circle', { cx: x, cy: y, r: 22 });
            shape.setAttribute('class', 'stone');
            shape.style.fill = `var(--seat-${hue})`;
            const letter = drawn('text', { x, y: y + 1 }, 'AB'[seat] ?? '');
            letter.style.fill = `var(--seat-${hue}-on)`;
            const stone = drawn('g', falls ? { class: 'falls' } : {}, shape, letter);
            this.pieces.append(stone);
            this.stones.set(cell, stone);
        }
    }

    destroy() {
        this.svg.remove();
    }
}

/** Draw the board into the page. */
export default function mount(root, props) {
    return new Board(root, props);
}

/** Every stone is dropped on the board itself. */
export function draws(candidate) {
    return candidate.on.is === 'Drop';
}
