/**
 * A drill: a short lesson at a set position of a real game. It is data, with one small function for each of its steps that tells
 * right from wrong; the worker plays it, and the page says its texts.
 */
import type { Automation, PublicTable } from "@spellroom/protocol";
import type { Language } from "../i18n/languages.ts";

/** Seats of every drill: the learner sits at the first. */
export const YOU = 0;
export const OPPONENT = 1;

export type DrillTurnStep = Exclude<PublicTable["step"], "">;

/** A card that lies somewhere, by its English name. */
export type PlacedCard = string | { readonly card: string; readonly tapped: true };

export interface DrillSide {
  readonly battlefield?: readonly PlacedCard[];
  readonly hand?: readonly string[];
  /** From the top; lands lie below. */
  readonly library?: readonly string[];
}

export interface DrillPosition {
  readonly turn: number;
  readonly active: typeof YOU | typeof OPPONENT;
  /** The step that begins; `openingHands`: nobody has kept a hand yet. */
  readonly step: DrillTurnStep | "openingHands";
  readonly you: DrillSide;
  readonly opponent: DrillSide;
  /** 256 bits in hex, from which libraries are shuffled. */
  readonly seed?: string;
}

/** What the opponent does, each once, as soon as it can be done; all else is passed or declined. */
export type OpponentPlay =
  | {
      readonly cast: string;
      /** A creature of either player; absent: it has no target. */
      readonly at?: string;
      readonly step?: DrillTurnStep;
    }
  | { readonly attack: readonly string[] }
  /** Pairs of blocker and attacker. */
  | { readonly block: readonly (readonly [string, string])[] };

/** A move, in names. */
export type Move =
  | { readonly do: "pass" }
  | { readonly do: "passUntil" }
  | {
      readonly do: "play" | "cast" | "activate" | "mana";
      readonly card: string;
      /** Whether the cost is paid without asking. */
      readonly autoPay: boolean;
    }
  | { readonly do: "choose"; readonly about: string; readonly what: readonly string[] }
  | { readonly do: "attack"; readonly with: readonly string[] }
  | { readonly do: "block"; readonly blocks: readonly (readonly [string, string])[] }
  | { readonly do: "assign"; readonly amounts: Readonly<Record<string, number>> }
  | { readonly do: "answer"; readonly about: string; readonly yes: boolean }
  | { readonly do: "pay"; readonly how: "auto" | "fromPool" }
  | { readonly do: "cancel" }
  | { readonly do: "other" };

/** The position of the game. */
export interface Scene {
  readonly turn: number;
  readonly active: number;
  readonly step: DrillTurnStep;
  readonly life: readonly number[];
  /** The kind of the learner's decision. */
  readonly asked: string | null;
  readonly settings: Automation;
  /** Names of the cards in a zone, on the stack from the bottom. */
  readonly cardsIn: (zone: "battlefield" | "hand" | "graveyard" | "stack", seat: number) => readonly string[];
}

/** Part of a drill: what is to be done, and until when. */
export type DrillStep<Step extends string, Why extends string> =
  | {
      readonly id: Step;
      /** Why a move is not what the step is about; `null`: it is. */
      readonly judge: (move: Move, scene: Scene) => Why | null;
      readonly isDone: (scene: Scene) => boolean;
    }
  /** A question that is answered next to the table; each wrong answer has a reason. */
  | { readonly id: Step; readonly answers: readonly Why[]; readonly right: Why };

export interface DrillTexts<Step extends string, Why extends string> {
  readonly title: string;
  /** What it is about, on one line. */
  readonly about: string;
  /** What is to be done in each step. */
  readonly steps: Readonly<Record<Step, string>>;
  /** Why not, or what a wrong answer misses. */
  readonly whys: Readonly<Record<Why, string>>;
  /** The answers that questions offer. */
  readonly answers?: Readonly<Partial<Record<Why, string>>>;
  /** What was learned. */
  readonly end: string;
}

export interface DrillOf<Step extends string, Why extends string> {
  readonly id: string;
  readonly position: DrillPosition;
  readonly opponent: readonly OpponentPlay[];
  /** How the learner is asked, where that differs from the usual wording. */
  readonly settings?: Partial<Automation>;
  readonly steps: readonly DrillStep<Step, Why>[];
  readonly texts: Readonly<Record<Language, DrillTexts<Step, Why>>>;
}

/** A drill, whatever its steps and reasons are called. */
export interface Drill extends Omit<DrillOf<string, string>, "texts"> {
  readonly texts: Readonly<Record<Language, DrillTexts<string, string>>>;
}

/** The learner's progress in a drill. */
export interface Lesson {
  /** How many steps are done. */
  readonly done: number;
  /** Why the last move was not carried out. */
  readonly why: string | null;
  /** Grows with every move that was not. */
  readonly mistakes: number;
}
