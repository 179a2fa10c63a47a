import { type CardDefinition, COLORS, type Color, colorIdentity } from "@spellroom/card-language";
import { areCommanders, canBeCommander } from "./commander-cards.ts";
import type { Format } from "./format.ts";
import type { ResolvedDeck } from "./resolve.ts";

/** One reason why a deck's commander, or a card beside it, is not legal (CR 903.3-903.5, 702.124). */
export type CommanderIssue =
  | { readonly kind: "noCommander"; readonly name: string }
  | { readonly kind: "commanderMissing" }
  | { readonly kind: "tooManyCommanders"; readonly count: number }
  | { readonly kind: "notCommander"; readonly name: string }
  | { readonly kind: "notPartners"; readonly names: readonly [string, string] }
  | { readonly kind: "outsideIdentity"; readonly name: string; readonly identity: readonly Color[] };

/** What a format has against the commanders of a deck, and against its other cards because of them. */
export function commanderIssues(deck: ResolvedDeck, format: Format): readonly CommanderIssue[] {
  const { commander } = deck;
  if (format.commander === undefined)
    return commander.map(({ card }) => ({ kind: "noCommander", name: card.name }));
  const count = commander.reduce((sum, line) => sum + line.count, 0);
  if (count === 0) return [{ kind: "commanderMissing" }];
  if (count > 2) return [{ kind: "tooManyCommanders", count }];
  const issues = whichIssues(
    commander.flatMap((line) => Array.from({ length: line.count }, () => line.card)),
  );
  return format.commander.colorIdentity ? [...issues, ...identityIssues(deck)] : issues;
}

/** Whether these one or two cards can be a deck's commanders (CR 903.3, 702.124a). */
function whichIssues(cards: readonly CardDefinition[]): readonly CommanderIssue[] {
  if (areCommanders(cards)) return [];
  const issues: CommanderIssue[] = cards
    .filter((card) => !canBeCommander(card))
    .map(({ name }) => ({ kind: "notCommander", name }));
  const [one, other] = cards;
  if (one !== undefined && other !== undefined)
    issues.push({ kind: "notPartners", names: [one.name, other.name] });
  return issues;
}

/** CR 903.5c: no card of the deck has a color outside its commanders' combined color identity. */
function identityIssues({ commander, main, sideboard }: ResolvedDeck): readonly CommanderIssue[] {
  const own = new Set(commander.flatMap(({ card }) => colorIdentity(card)));
  const identity = COLORS.filter((color) => own.has(color));
  const outside = [...main, ...sideboard].filter(({ card }) =>
    colorIdentity(card).some((color) => !own.has(color)),
  );
  return outside.map(({ card }) => ({ kind: "outsideIdentity", name: card.name, identity }));
}

/** Describes an issue in one line. */
export function describeCommanderIssue(issue: CommanderIssue): string {
  switch (issue.kind) {
    case "noCommander":
      return `${issue.name}: this format has no commander.`;
    case "commanderMissing":
      return "The deck needs a commander.";
    case "tooManyCommanders":
      return `The deck has ${issue.count} commanders; it may have one, or two that are partners.`;
    case "notCommander":
      return `${issue.name} can't be a commander; only legendary creatures can.`;
    case "notPartners":
      return `${issue.names.join(" and ")} can't be commanders together; they are not partners.`;
    case "outsideIdentity":
      return `${issue.name} has colors outside the commander's color identity (${issue.identity.join("") || "colorless"}).`;
  }
}
