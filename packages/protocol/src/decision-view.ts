import type { CostAction, CostPart, DecisionViewBody, PromptKey } from "@spellroom/rules/decisions";
import type { Key, Pointer } from "./key.ts";
import type { SpecialAction } from "./vocabulary.ts";

export type { CostAction, CostPart };

/**
 * A decision as its seat sees it. Everything that can be chosen is numbered; a choice consists of numbers only, so it can't name
 * anything that was not offered, and means the same after the server has been restarted.
 */
export type DecisionView = {
  readonly id: number;
  readonly prompt: PromptKey;
  /** The object that the decision comes from. */
  readonly source: Key | null;
  readonly detail?: string;
  readonly amount?: number;
  /** Whether the spell or ability being announced may still be canceled; absent: no. */
  readonly mayCancel?: boolean;
} & DecisionViewBody<WireReferences>;

export type OptionView =
  | { readonly kind: "object"; readonly key: Key }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "cost"; readonly cost: readonly CostPart[] }
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

/** How views of decisions refer to things on the wire. */
export interface WireReferences {
  readonly object: Key;
  readonly entity: Pointer;
  readonly option: OptionView;
  readonly act: ActView;
}
