import type { ManaRider } from "@spellroom/card-language";
import type { ObjectId, Seat } from "./ids.ts";

/** One player's own state. */
export interface PlayerState {
  readonly seat: Seat;
  readonly name: string;
  /** Where a team shares its life total, that of the team (CR 810.9a); poison counters likewise (CR 810.10a). */
  readonly life: number;
  /** CR 103.4, for a starting player whose starting life total differs from the others'. */
  readonly startingLife?: number;
  /** Poison, energy, experience ... by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** Top of the library first. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** Bottom first: the last is on top. */
  readonly graveyard: readonly ObjectId[];
  readonly mana: readonly ManaUnit[];
  readonly landsPlayed: number;
  /** `null` while in the game. */
  readonly lost: LossReason | null;
  readonly mulligans: number;
  /** Drew from an empty library since state-based actions were last checked (CR 704.5b). */
  readonly drewFromEmpty: boolean;
  readonly skips: Readonly<Record<string, number>>;
  /** The number of the player's most recent turn; absent before the first. */
  readonly lastTurn?: number;
  /** The turns of the player's two most recent upkeeps, the latest last, for echo (CR 702.30a). */
  readonly upkeeps?: readonly number[];
  /** Damage dealt by each commander, by its card number. */
  readonly commanderDamage: Readonly<Record<number, number>>;
  /** The sideboard: cards outside the game that somebody could bring into it (CR 400.11a). Absent: none. */
  readonly outside?: readonly ObjectId[];
  /** Designations such as the city's blessing. */
  readonly marks: readonly string[];
}

/** `team`: a teammate lost, with whom the player loses (CR 810.8a). `draw`: the game goes on without the player, for whom it is a draw (CR 801.15). */
export const LOSS_REASONS = [
  "concede",
  "life",
  "library",
  "poison",
  "effect",
  "commander",
  "left",
  "timeout",
  "team",
  "draw",
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** One mana in a pool (CR 106.4). */
export interface ManaUnit {
  readonly type: "W" | "U" | "B" | "R" | "G" | "C";
  readonly snow: boolean;
  readonly source: ObjectId;
  readonly rider: ManaRider | null;
}
