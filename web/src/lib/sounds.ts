/** Two short cues, made here: one for the own decision, one for the end. */

type Note = { hertz: number; at: number; lasts: number };

const CUES: Record<'asked' | 'end', Note[]> = {
    asked: [
        { hertz: 587.33, at: 0, lasts: 0.16 },
        { hertz: 880, at: 0.11, lasts: 0.26 },
    ],
    end: [
        { hertz: 440, at: 0, lasts: 0.22 },
        { hertz: 554.37, at: 0.14, lasts: 0.24 },
        { hertz: 659.25, at: 0.28, lasts: 0.5 },
    ],
};
const LOUDNESS = 0.09;

let context: AudioContext | null = null;

/** Play a cue, where the browser lets pages sound. */
export async function cue(name: 'asked' | 'end'): Promise<void> {
    try {
        context ??= new AudioContext();
        if (context.state === 'suspended') await context.resume();
        for (const note of CUES[name]) play(context, note);
    } catch {
        // no sound is no fault of the game
    }
}

function play(sound: AudioContext, { hertz, at, lasts }: Note): void {
    const start = sound.currentTime + at;
    const tone = new OscillatorNode(sound, { type: 'sine', frequency: hertz });
    const loud = new GainNode(sound, { gain: 0 });
    loud.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(loud).connect(sound.destination);
    tone.start(start);
    tone.stop(start + lasts);
}
