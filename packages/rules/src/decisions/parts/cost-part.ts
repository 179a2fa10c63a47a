import type { Cost, CostOf } from "@spellroom/card-language";

/**
 * A part of a cost as a decision shows it (CR 118): mana symbols, or what is done and, where it is known, how often or how much.
 * With what it is paid is asked later.
 */
export type CostPart =
  | { readonly kind: "mana"; readonly mana: readonly string[] }
  | { readonly kind: "action"; readonly action: CostAction; readonly amount?: number };

/** What is done to pay a part of a cost that isn't mana; `gift` is the promise of one (CR 702.174a). */
export type CostAction =
  | Exclude<Cost["kind"], "mana" | "manaAmount" | "keywordAction">
  | CostOf<"keywordAction">["action"]
  | "gift";

/** A cost in a few plain words, for menus of text: `"{1}{B}, pay life 3"`. */
export function costText(cost: readonly CostPart[]): string {
  return cost
    .map((part) =>
      part.kind === "mana"
        ? part.mana.map((symbol) => `{${symbol}}`).join("")
        : `${part.action.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)} ${part.amount ?? ""}`.trim(),
    )
    .join(", ");
}
