/** Copy a text; on a plain address of a LAN, where browsers have no clipboard for pages, by the old way. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyOldWay(text);
    }
}

function copyOldWay(text: string): boolean {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'vh';
    document.body.append(field);
    const before = document.activeElement;
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
}
