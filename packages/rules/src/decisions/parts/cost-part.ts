/**
 * A part of a cost as a decision shows it (CR 118): mana symbols, or what is done and, where it is known, how often or how much.
 * With what it is paid is asked later.
 */
export type CostPart =
  | { readonly kind: "mana"; readonly mana: readonly string[] }
  | { readonly kind: "action"; readonly action: CostAction; readonly amount?: number };

/**
 * What is done to pay a part of a cost that isn't mana, in the words of the card language, which clients of the wire don't load;
 * `gift` is the promise of one.
 */
export type CostAction =
  | "ownManaCost"
  | "tap"
  | "untap"
  | "tapOthers"
  | "untapOthers"
  | "payLife"
  | "sacrifice"
  | "discard"
  | "discardHand"
  | "exile"
  | "exilePermanent"
  | "returnToHand"
  | "putOnLibrary"
  | "putIntoGraveyard"
  | "reveal"
  | "mill"
  | "unattach"
  | "removeCounters"
  | "addCounters"
  | "loyalty"
  | "energy"
  | "times"
  | "either"
  | "exert"
  | "collectEvidence"
  | "forage"
  | "blight"
  | "behold"
  | "waterbend"
  | "gift";

/** A cost in a few plain words, for menus of text: `"{1}{B}, pay life 3"`. */
export function plainCost(cost: readonly CostPart[]): string {
  return cost
    .map((part) =>
      part.kind === "mana"
        ? part.mana.map((symbol) => `{${symbol}}`).join("")
        : `${part.action.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)} ${part.amount ?? ""}`.trim(),
    )
    .join(", ");
}
