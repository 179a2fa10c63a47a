import type { CardDefinition, Face } from "../card.ts";
import type { KeywordAbility, KeywordName } from "../keyword.ts";
import { visitCard } from "../visit.ts";
import type { Report } from "./card-error.ts";

/**
 * Keywords of which a second instance is redundant, by the rule of each in CR 702 (702.2f, 702.3c, 702.4e ...). Others,
 * such as cascade or exalted, work once for every instance and may be printed twice.
 */
const REDUNDANT: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "deathtouch",
  "defender",
  "doubleStrike",
  "firstStrike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "landwalk",
  "lifelink",
  "protection",
  "hexproofFrom",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "banding",
  "bandsWithOther",
  "phasing",
  "shadow",
  "horsemanship",
  "fear",
  "convoke",
  "splitSecond",
  "delve",
  "wither",
  "rebound",
  "infect",
  "menace",
  "skulk",
  "improvise",
  "readAhead",
  "changeling",
  "devoid",
]);

/** No face repeats a keyword ability to no effect, and what asks about kicking stands on a card that can be kicked. */
export function checkKeywords(card: CardDefinition, report: Report): void {
  for (const [index, face] of card.faces.entries()) {
    checkDuplicates(face, ["faces", index], report);
    if (!canBeKicked(face)) checkNoKick(card, index, report);
  }
}

function checkDuplicates(face: Face, path: readonly PropertyKey[], report: Report): void {
  const seen = new Set<string>();
  for (const [index, ability] of (face.abilities ?? []).entries()) {
    if (ability.kind !== "keyword" || !REDUNDANT.has(ability.keyword)) continue;
    const same = keyOf(ability);
    if (seen.has(same)) {
      report([...path, "abilities", index], `${ability.keyword} once`, "the same ability again");
    }
    seen.add(same);
  }
}

function keyOf(ability: KeywordAbility): string {
  return JSON.stringify(ability);
}

/** Kicker (CR 702.33), or an optional cost of its own that works likewise. */
function canBeKicked(face: Face): boolean {
  return (face.abilities ?? []).some((ability) => {
    if (ability.kind === "additionalCost") return ability.optional === true;
    return ability.kind === "keyword" && ability.keyword !== "enchant" && KICKS.has(ability.keyword);
  });
}

const KICKS: ReadonlySet<KeywordName> = new Set<KeywordName>(["kicker", "multikicker", "squad", "offspring"]);

function checkNoKick(card: CardDefinition, face: number, report: Report): void {
  const here = (path: readonly PropertyKey[]) => path[1] === face;
  visitCard(card, {
    Condition(condition, path) {
      if (condition.kind === "kicked" && condition.of === undefined && here(path)) {
        report(path, "a kicker ability on the face that asks whether it was kicked", "none");
      }
    },
    Amount(amount, path) {
      if (typeof amount !== "number" && amount.kind === "timesKicked" && here(path)) {
        report(path, "a kicker ability on the face that counts how often it was kicked", "none");
      }
    },
  });
}
