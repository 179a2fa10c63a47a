import type { EventView } from "@spellroom/protocol";

/** One tone of a sound: a glide between two pitches, or filtered noise. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Pitch in hertz at the start and the end; for noise the middle of the band that is heard. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound begins, and how long the tone lasts. */
  readonly at: number;
  readonly lasts: number;
  /** Loudness between 0 and 1. */
  readonly gain: number;
}

const tone = (wave: Tone["wave"], from: number, to: number, at: number, lasts: number, gain = 0.3): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  gain,
});

/** All sounds are made from these, none is recorded. */
export const SOUNDS = {
  yourMove: [tone("sine", 660, 660, 0, 0.14), tone("sine", 880, 880, 0.12, 0.22)],
  found: [
    tone("triangle", 523, 523, 0, 0.16),
    tone("triangle", 659, 659, 0.14, 0.16),
    tone("triangle", 784, 784, 0.28, 0.34),
  ],
  rope: [tone("square", 190, 180, 0, 0.06, 0.12), tone("square", 190, 180, 0.18, 0.06, 0.12)],
  cast: [tone("sawtooth", 220, 520, 0, 0.22, 0.1), tone("sine", 520, 780, 0.08, 0.24, 0.18)],
  ability: [tone("sine", 480, 640, 0, 0.16, 0.2)],
  land: [tone("sine", 130, 90, 0, 0.16, 0.45), tone("noise", 500, 300, 0, 0.09, 0.15)],
  draw: [tone("noise", 2400, 3600, 0, 0.08, 0.12)],
  shuffle: [
    tone("noise", 1800, 2600, 0, 0.06, 0.1),
    tone("noise", 1800, 2600, 0.08, 0.06, 0.1),
    tone("noise", 1800, 2600, 0.16, 0.06, 0.1),
  ],
  attack: [tone("sawtooth", 150, 260, 0, 0.2, 0.18), tone("noise", 900, 1800, 0.02, 0.16, 0.1)],
  block: [tone("triangle", 300, 180, 0, 0.14, 0.3)],
  damage: [tone("noise", 700, 180, 0, 0.18, 0.35), tone("sine", 110, 60, 0, 0.2, 0.4)],
  life: [tone("sine", 520, 700, 0, 0.2, 0.18), tone("sine", 780, 1040, 0.06, 0.22, 0.1)],
  dies: [tone("triangle", 240, 80, 0, 0.34, 0.25)],
  countered: [tone("square", 420, 140, 0, 0.2, 0.1)],
  won: [
    tone("triangle", 523, 523, 0, 0.2),
    tone("triangle", 659, 659, 0.16, 0.2),
    tone("triangle", 784, 784, 0.32, 0.2),
    tone("triangle", 1046, 1046, 0.48, 0.5),
  ],
  lost: [tone("triangle", 392, 370, 0, 0.3), tone("triangle", 311, 262, 0.26, 0.6)],
  message: [tone("sine", 980, 980, 0, 0.08, 0.16)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type SoundName = keyof typeof SOUNDS;

/** The sound of something that happened, for a seat or, without one, for who watches; most things make none. */
export function soundOf(event: EventView, seat: number | null): SoundName | null {
  switch (event.kind) {
    case "cast":
      return "cast";
    case "activated":
    case "triggered":
      return "ability";
    case "drew":
      return "draw";
    case "shuffled":
      return "shuffle";
    case "countered":
      return "countered";
    case "moved":
      if (event.cause === "play") return "land";
      return event.from === "battlefield" && event.to === "graveyard" ? "dies" : null;
    case "damage":
      return event.prevented || event.amount === 0 ? null : "damage";
    case "life":
      return event.change > 0 ? "life" : null;
    case "attackers":
      return event.attacks.length > 0 ? "attack" : null;
    case "blockers":
      return event.blocks.length > 0 ? "block" : null;
    case "gameEnded":
      return seat === null || event.winners.includes(seat) ? "won" : "lost";
    default:
      return null;
  }
}

/** The sounds for many simultaneous events: each once, in order, few enough to be distinguished. */
export function soundsOf(events: readonly EventView[], seat: number | null, most = 4): readonly SoundName[] {
  const names = events.flatMap((event) => soundOf(event, seat) ?? []);
  return [...new Set(names)].slice(0, most);
}
