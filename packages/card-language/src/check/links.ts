import type { CardDefinition } from "../card.ts";
import type { ChoiceKind } from "../choice-kind.ts";
import type { KeywordName } from "../keyword.ts";
import type { Predicate } from "../predicate.ts";
import { collect, visitCard } from "../visit.ts";
import type { Report } from "./card-error.ts";

/**
 * Linked abilities (CR 607): what one ability looks for, another one of the same card must leave there. Links and
 * choices are remembered on the object, so that their order on the card does not matter.
 */
export function checkLinks(card: CardDefinition, report: Report): void {
  const links = linksMade(card);
  const choices = new Set(choicesMade(card));
  visitCard(card, {
    ObjectRef(ref, path) {
      if (ref.kind === "linked" && !links.has(ref.link)) {
        report([...path, "link"], "a link that an ability of the card makes", JSON.stringify(ref.link));
      }
    },
    Predicate(predicate, path) {
      if (predicate.kind !== "chosen" || CHOSEN[predicate.what].some((kind) => choices.has(kind))) return;
      report(path, `a choice of ${predicate.what} elsewhere on the card`, "none");
    },
    ManaOutput(output, path) {
      if (output.kind === "chosenColor" && !choices.has("color")) {
        report(path, "a choice of a color elsewhere on the card", "none");
      }
    },
  });
}

function linksMade(card: CardDefinition): ReadonlySet<string> {
  const links = new Set<string>();
  const add = (link: string | undefined) => {
    if (link !== undefined) links.add(link);
  };
  for (const effect of collect(card, "Effect")) if (effect.kind === "exile") add(effect.link);
  for (const cost of collect(card, "Cost")) if (cost.kind === "exile") add(cost.link);
  for (const destination of collect(card, "Destination")) add(destination.link);
  for (const replacement of collect(card, "Replacement")) {
    if (replacement.kind === "redirectMove") add(replacement.link);
    if (replacement.kind === "enters") add(replacement.with.exile?.link);
  }
  for (const ability of collect(card, "Ability"))
    if (ability.kind === "keyword") add(LINKS_OF_KEYWORDS.get(ability.keyword));
  return links;
}

/** Keyword abilities that put away what other abilities speak of (CR 702.75a, 702.82b). */
const LINKS_OF_KEYWORDS: ReadonlyMap<KeywordName, string> = new Map([
  ["devour", "devoured"],
  ["hideaway", "exiled"],
  ["hideawayNumber", "exiled"],
]);

function choicesMade(card: CardDefinition): readonly ChoiceKind["kind"][] {
  return collect(card, "ChoiceKind").map((choice) => choice.kind);
}

/** Which choices can set what a predicate calls chosen. */
const CHOSEN: {
  readonly [W in Extract<Predicate, { kind: "chosen" }>["what"]]: readonly ChoiceKind["kind"][];
} = {
  color: ["color"],
  creatureType: ["creatureType"],
  cardType: ["cardType"],
  landType: ["basicLandType"],
  name: ["cardName"],
  player: ["player"],
};
