import type { Key, Pointer } from "./key.ts";
import type { PileName, Prompt, SpecialAction } from "./vocabulary.ts";

/**
 * A question as its seat sees it. Everything that can be chosen is numbered; an answer names numbers only, so it can't name
 * anything that was not offered, and means the same after the server has been restarted.
 */
export type DecisionView = {
  readonly id: number;
  readonly prompt: Prompt;
  /** The object that asks. */
  readonly source: Key | null;
  readonly detail?: string;
  readonly amount?: number;
  /** Whether what is being cast or activated may still be given up; absent: no. */
  readonly mayCancel?: boolean;
} & DecisionViewBody;

export type OptionView =
  | { readonly kind: "object"; readonly key: Key }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "ability"; readonly source: Key | null; readonly ability: string }
  | { readonly kind: "mode"; readonly mode: number }
  | { readonly kind: "number"; readonly number: number };

export type ActView =
  | { readonly kind: "pass" }
  | { readonly kind: "playLand"; readonly key: Key; readonly face: number; readonly via: string | null }
  | {
      readonly kind: "cast";
      readonly key: Key;
      readonly face: number;
      readonly via: string | null;
      readonly cost: readonly string[];
    }
  | {
      readonly kind: "activate";
      readonly key: Key;
      readonly ability: string;
      readonly mana: boolean;
      readonly cost: readonly string[];
    }
  | {
      readonly kind: "special";
      readonly key: Key;
      readonly action: SpecialAction;
      readonly cost: readonly string[];
    };

export type DecisionViewBody =
  | { readonly kind: "act"; readonly acts: readonly ActView[] }
  | {
      readonly kind: "pick";
      readonly options: readonly OptionView[];
      readonly min: number;
      readonly max: number;
      readonly limit?: { readonly values: readonly number[]; readonly total: number };
      /** `min` options that may be picked together; absent: any `min` may. */
      readonly least?: readonly number[];
    }
  | { readonly kind: "order"; readonly options: readonly OptionView[] }
  | {
      readonly kind: "distribute";
      readonly options: readonly OptionView[];
      readonly minimum: readonly number[];
      readonly maximum: readonly number[];
      readonly total: number;
      readonly lethal?: readonly number[];
    }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "confirm"; readonly cost?: readonly string[] }
  | {
      readonly kind: "modes";
      readonly options: readonly OptionView[];
      readonly min: number;
      readonly max: number;
      readonly repeat: boolean;
    }
  | {
      readonly kind: "attackers";
      readonly candidates: readonly {
        readonly key: Key;
        readonly defenders: readonly Pointer[];
        readonly must: boolean;
      }[];
      /** The legal declaration that does no more than it must, as a choice says it; absent: no attack. */
      readonly least?: readonly (readonly [number, number])[];
    }
  | {
      readonly kind: "blockers";
      readonly candidates: readonly {
        readonly key: Key;
        readonly attackers: readonly Key[];
        readonly most: number;
        readonly must: boolean;
      }[];
      readonly least?: readonly (readonly [number, readonly number[]])[];
    }
  | {
      readonly kind: "pay";
      readonly cost: readonly string[];
      readonly pool: readonly string[];
      readonly abilities: readonly ActView[];
      readonly proposal: readonly Key[] | null;
      /** 2 life may be paid for a Phyrexian symbol, even where mana could be made for it. */
      readonly lifeForPhyrexian?: boolean;
      /** The life that `fromPool` pays now, above 0; absent: none, or the mana that is there doesn't pay for the rest. */
      readonly lifeFromPool?: number;
      readonly mayCancel: boolean;
    }
  | {
      readonly kind: "arrange";
      readonly options: readonly OptionView[];
      readonly piles: readonly {
        readonly name: PileName;
        readonly min: number;
        readonly max: number;
        readonly ordered: boolean;
      }[];
    }
  | {
      readonly kind: "name";
      readonly of: "creatureType" | "cardName" | "landType";
      readonly suggestions: readonly string[];
    };

/** An answer on the wire: indexes into what the decision offered. */
export type WireChoice =
  | { readonly kind: "act"; readonly act: number; readonly autoPay?: boolean | undefined }
  | { readonly kind: "pick"; readonly options: readonly number[] }
  | { readonly kind: "order"; readonly options: readonly number[] }
  | { readonly kind: "distribute"; readonly amounts: readonly number[] }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "confirm"; readonly yes: boolean }
  | { readonly kind: "modes"; readonly options: readonly number[] }
  /** Pairs of candidate and defender. */
  | { readonly kind: "attackers"; readonly attacks: readonly (readonly [number, number])[] }
  /** Pairs of candidate and the attackers it blocks. */
  | { readonly kind: "blockers"; readonly blocks: readonly (readonly [number, readonly number[]])[] }
  | { readonly kind: "pay"; readonly how: "auto" | "cancel" | "fromPool" | number }
  | { readonly kind: "arrange"; readonly piles: readonly (readonly number[])[] }
  | { readonly kind: "name"; readonly name: string }
  /** Gives up what is being cast or activated, at any question of it that says `mayCancel`. */
  | { readonly kind: "cancel" };
