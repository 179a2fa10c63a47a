import type { Kept } from "../parts/kept.ts";
import { isKnownOtherwise, type NamedKind, someName } from "../parts/named-kinds.ts";
import { notOffered, type Refusal } from "../parts/refusal.ts";
import type { Zod } from "../parts/wire-schemas.ts";

/** Name something from a closed list too long to show, or any card name. */
export interface NameKind {
  readonly decision: NameDecision;
  readonly choice: NameChoice;
  readonly view: NameDecision;
  readonly wire: NameChoice;
}

interface NameDecision {
  readonly kind: "name";
  readonly of: "creatureType" | "cardName" | "landType";
  readonly suggestions: readonly string[];
  /** What the card must be or not be; absent if it may be any. */
  readonly kinds?: readonly NamedKind[];
}

interface NameChoice {
  readonly kind: "name";
  readonly name: string;
}

const LONGEST = 150;

export const name = {
  schema: (z: Zod) => z.strictObject({ kind: z.literal("name"), name: z.string().min(1).max(LONGEST) }),

  check: ({ suggestions, kinds = [] }: NameDecision, choice: NameChoice): Refusal | null => {
    const { length } = choice.name;
    const isSuggested = suggestions.length === 0 || suggestions.includes(choice.name);
    if (length === 0 || length > LONGEST || !isSuggested) return notOffered("name");
    return isKnownOtherwise(kinds, choice.name) ? notOffered("name of such a card") : null;
  },

  view: ({ of, suggestions, kinds }: NameDecision): NameDecision => ({
    kind: "name",
    of,
    suggestions,
    ...(kinds ? { kinds: kinds.map(({ word, is }) => ({ word, is })) } : {}),
  }),

  kept: (_: NameDecision, choice: NameChoice): Kept => choice.name,

  fromWire: (_: NameDecision, wire: NameChoice): NameChoice => wire,

  toWire: (_: NameDecision, choice: NameChoice): NameChoice => choice,

  safe: ({ of, suggestions, kinds = [] }: NameDecision): NameChoice => ({
    kind: "name",
    name: suggestions[0] ?? (of === "creatureType" ? "Human" : someName(kinds)),
  }),

  random: (view: NameDecision): NameChoice => name.safe(view),
};
