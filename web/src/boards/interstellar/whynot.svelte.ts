/** Why something cannot be done now: the server's refusal, asked for when it is pointed out. */

import type { Problem } from '../../lib/protocol';
import type { Offers } from './offers';

/** The action that choosing a space would be; null where no space is asked for. */
export function whySpace({ step, spaces }: Offers, space: string, doing: string | null): string | null {
    if (!spaces.size && step !== 'Main') return null;
    if (doing) return `${doing.toLowerCase()} ${space}`;
    if (step === 'Main') return `move ${space}`;
    return step === 'FireCannon' || step === 'AimSensors' ? `at ${space}` : `go ${space}`;
}

const CARD_ACTS: Record<string, string> = {
    XenocacheDiscard: 'discard',
    DiscardDown: 'discard',
    Loot: 'discard',
    GiveCard: 'give',
    OfferCard: 'swap',
    PushUnder: 'put',
};

/** The action that choosing a card of the hand would be. */
export function whyCard(step: string, card: string): string {
    return `${CARD_ACTS[step] ?? 'play'} ${card}`;
}

export class WhyNot {
    told = $state.raw<{ key: string; text: string; rule: string | null } | null>(null);
    readonly #ask: (action: string) => Promise<Problem | null>;
    #wanted = '';

    constructor(ask: (action: string) => Promise<Problem | null>) {
        this.#ask = ask;
    }

    forget(): void {
        this.#wanted = '';
        this.told = null;
    }

    hide(): void {
        if (this.told) this.forget();
    }

    async ask(key: string, action: string): Promise<void> {
        this.#wanted = action;
        const problem = await this.#ask(action).catch(() => null);
        if (this.#wanted !== action) return;
        this.told = problem ? { key, text: problem.message, rule: problem.rule } : null;
    }
}
