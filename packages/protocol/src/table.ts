/**
 * What may be seen of a table, as plain data. The public part is the same for everybody, watchers included, and is what the
 * Colyseus schema encodes; the private part goes to one seat as messages and never into the schema.
 */

import type { DecisionView } from "./decision-view.ts";
import type { Key, Pointer } from "./key.ts";
import type { DayNight, EndReason, LossReason, PublicPrompt, Step } from "./vocabulary.ts";

export const ZONE_NAMES = [
  "battlefield",
  "stack",
  "graveyard",
  "exile",
  "command",
  "hand",
  "library",
  "outside",
] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

export const OBJECT_KINDS = ["card", "token", "copy", "ability", "emblem"] as const;
export type ObjectKindName = (typeof OBJECT_KINDS)[number];

/** A card as far as somebody may know it: which definition (by content hash) and which face. */
export interface CardIdentity {
  readonly definition: string;
  readonly face: number;
}

/** A public object: a permanent, something on the stack, a card in a graveyard, in exile or in the command zone. */
export interface ObjectView {
  readonly key: Key;
  readonly zone: ZoneName;
  /** Order within its zone (and seat); a graveyard's and the stack's highest is on top. */
  readonly position: number;
  readonly kind: ObjectKindName;
  readonly owner: number;
  readonly controller: number;
  /** `null`: face down. */
  readonly card: CardIdentity | null;
  /** Current values where they matter; `null` where it has none. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  /** Damage marked on it. */
  readonly damage: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  /** Can't attack or use {T} yet. */
  readonly summoningSick: boolean;
  /** Counters by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** The level of a Class, a designation and no counter (CR 716.2b); `null` where it has none. */
  readonly level: number | null;
  /** Current colors, types and keywords, only when they are not the printed ones. */
  readonly changed: ChangedLook | null;
  readonly attachedTo: Pointer | null;
  /** Whom it attacks. */
  readonly attacking: Pointer | null;
  readonly blocking: readonly Key[];
  readonly blocked: boolean;
  /** On the stack: what it comes from and what it targets; which ability of the source. */
  readonly source: Key | null;
  readonly ability: string | null;
  readonly targets: readonly Pointer[];
  readonly x: number | null;
  readonly modes: readonly number[];
  /** What was chosen for it: color, type, name. */
  readonly chosen: Readonly<Record<string, string>>;
  /**
   * Of a permanent that several cards or tokens represent: each of them by itself, the topmost first; `null`: face down. Empty for
   * all others.
   */
  readonly components: readonly (CardIdentity | null)[];
}

export interface ChangedLook {
  readonly name?: string;
  readonly colors?: readonly string[];
  /** Supertypes, types and subtypes as one line of words. */
  readonly typeLine?: readonly string[];
  readonly keywords?: readonly string[];
  readonly losesAbilities?: true;
}

export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  /** Counted from 0; `null` in a game without teams. */
  readonly team: number | null;
  /** The team's, where teams share it. */
  readonly life: number;
  /** Counters by their names, and beside them `speed`, `citysBlessing`, `enduringStory` and `ring` (how often the Ring has tempted the player). */
  readonly counters: Readonly<Record<string, number>>;
  readonly handCount: number;
  readonly libraryCount: number;
  readonly mana: readonly string[];
  readonly mulligans: number;
  /** Why the player has lost, `null` while in the game. */
  readonly lost: LossReason | null;
  readonly connected: boolean;
  /** The card on top of the library where everybody may see it. */
  readonly topOfLibrary: CardIdentity | null;
  readonly bot: boolean;
  /** Whether watchers see the hand, as its owner allows. */
  readonly handShown: boolean;
  /** In formats that have them. */
  readonly commanders: readonly CommanderView[];
}

/** A player's commander, wherever it is (CR 903). */
export interface CommanderView {
  readonly card: CardIdentity;
  /** How often it was cast from the command zone; each time costs two generic mana more the next. */
  readonly casts: number;
  /** Combat damage that it has dealt to each player over the game, by seat. */
  readonly damage: readonly number[];
}

/** Who everyone is waiting for. */
export interface WaitingView {
  readonly seat: number;
  readonly prompt: PublicPrompt;
}

export interface PublicTable {
  readonly matchId: string;
  /** Grows by one with every change that is sent. */
  readonly seq: number;
  readonly turn: number;
  /** Turns that had begun before the game was restarted (CR 724); 0 where it wasn't. */
  readonly turnsBefore: number;
  readonly active: number;
  /** Nothing where nobody may see the game yet. */
  readonly step: Step | "";
  readonly monarch: number | null;
  readonly day: DayNight | null;
  /** What the members of a team share; `null` in a game without teams. */
  readonly teams: TeamsView | null;
  readonly players: readonly PlayerView[];
  readonly objects: Readonly<Record<Key, ObjectView>>;
  readonly waiting: WaitingView | null;
  readonly result: ResultView | null;
  readonly watchers: number;
}

export interface TeamsView {
  /** Whether all on a team take their turns together; `active` is the first of them then (CR 805). */
  readonly sharedTurns: boolean;
  /** Whether a team has one life total and poison counters of its own (CR 810). */
  readonly sharedLife: boolean;
}

export interface ResultView {
  readonly winners: readonly number[];
  readonly reason: EndReason;
}

/** A card that one seat may see and others may not: in hand, looked at, face down. */
export interface PrivateCard {
  readonly key: Key;
  readonly card: CardIdentity;
  readonly zone: ZoneName;
  readonly owner: number;
  /** For a public object that is face down: its public key. */
  readonly of?: Key;
}

/** What only this seat may know. */
export interface SeatPrivate {
  readonly seat: number;
  readonly hand: readonly PrivateCard[];
  /** Cards in hidden zones or face down that this seat knows now, by key. */
  readonly known: readonly PrivateCard[];
  readonly decision: DecisionView | null;
}

/** Everything one audience sees: what a board is drawn from. `own` is `null` for watchers. */
export interface TableView {
  readonly table: PublicTable;
  readonly own: SeatPrivate | null;
}
