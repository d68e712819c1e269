/** What the prompt says while something is put together on the board. */

import type { Decision, SeatInfo } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { capital } from '../../lib/words';
import type { Desk } from './desk.svelte';
import { personOf } from './options';
import { type Box, type Closing, type Cove, type Oracle, type Space, type Why } from './layout';
import { cardsOf, goldOf, type Sale } from './sales';
import { closingSaid, doesSaid, hoursOf, nextsSaid, personName, runeSaid, spaceName } from './words';

interface Saying {
    /** What is asked: whose boat is chosen is said by the first of those who can be seated. */
    asked: Decision | null;
    desk: Desk;
    cove: Cove;
    box: Box;
    oracle: Oracle;
    seats: SeatInfo[];
    closing: Closing | undefined;
    shut: Why | null;
    sales: Sale[];
}
interface Said {
    /** Null: the question itself. */
    title: string | null;
    help: string | null;
    rule: string | null;
}

const RULES: Record<Space, string> = {
    starCharting: 'MC-9.7',
    divination: 'MC-9.18',
    horoscopes: 'MC-9.24',
    twistingFates: 'MC-9.1',
    recruit: 'MC-9.32',
    activateStaff: 'MC-9.37',
};

export function planSaid({ asked, desk, cove, box, oracle, seats, closing, shut, sales }: Saying): Said {
    if (shut)
        return { title: desk.step === 'ChooseAction' ? t('cove-ask-act') : null, help: shut.message, rule: shut.rule };
    if (desk.rune)
        return {
            title: capital(t('cove-plan-rune', { rune: runeSaid(oracle, desk.rune) })),
            help: t('cove-plan-rune-help'),
            rule: 'MC-8.4',
        };
    if (desk.armed) return { title: t('cove-plan-armed', { kind: desk.armed }), help: null, rule: 'MC-8.4' };
    if (desk.space) {
        const after = cove.stack.length > 1 ? cove.reckoned?.turn?.after : null;
        const next = after ? nextsSaid(after, hoursOf(box, cove, desk.space), oracle.seat, seats) : '';
        const title = t('cove-plan-space', {
            space: spaceName(desk.space),
            does: doesSaid(cove, box, oracle, desk.space),
        });
        return { title, help: next || null, rule: RULES[desk.space] };
    }
    if (desk.step === 'DrawLines' && closing) {
        const said = closingSaid(closing);
        return {
            title: null,
            help: said || null,
            rule: closing.cards ? 'MC-9.14' : closing.areas.length ? 'MC-9.11' : null,
        };
    }
    if (desk.step === 'SellGoods' && desk.sale.size) {
        const pier = cove.steps.at(-1)?.pier;
        const { goods, gold } = goldOf(sales, desk.sale);
        const cards = cardsOf(box, ['small', 'large', 'black'].indexOf(String(pier)), sales, desk.sale);
        const help = cards ? t('cove-plan-sale-cards', { goods, gold, cards }) : t('cove-plan-sale', { goods, gold });
        return { title: null, help, rule: cards ? 'MC-12.6' : 'MC-12.4' };
    }
    const seated = asked?.candidates.filter((one) => one.on.is === 'SeatAdventurer') ?? [];
    const who = seated.length ? personOf(seated, desk.who) : null;
    if (who) return { title: t('cove-ask-seat', { who: personName(who) }), help: null, rule: null };
    if (desk.step === 'ChooseAction') return { title: t('cove-ask-act'), help: t('cove-ask-act-help'), rule: 'MC-6.1' };
    return { title: null, help: null, rule: null };
}
