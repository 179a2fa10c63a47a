import { type CardDefinition, type CardType, fail, ok, type Result } from "@spellroom/card-language";
import { faceNames, type PresetDeck } from "@spellroom/cards";
import { deckInFormat } from "./beside-commanders.ts";
import { type CommanderIssue, commanderIssues, describeCommanderIssue } from "./commander.ts";
import type { Format } from "./format.ts";
import type { DeckCard, ResolvedDeck } from "./resolve.ts";

/** A deck that is legal in a format, with the ruleset to play it by. Only `checkDeck` creates one. */
export interface LegalDeck extends Omit<ResolvedDeck, "kind"> {
  readonly kind: "legal";
  readonly format: string;
  readonly ruleset: string;
}

/** One reason why a deck is not legal in a format. */
export type DeckIssue =
  | { readonly kind: "tooFewCards"; readonly count: number; readonly minimum: number }
  | { readonly kind: "tooManyCards"; readonly count: number; readonly maximum: number }
  | { readonly kind: "sideboardTooLarge"; readonly count: number; readonly maximum: number }
  | {
      readonly kind: "tooManyCopies";
      readonly name: string;
      readonly count: number;
      readonly maximum: number;
    }
  | { readonly kind: "banned"; readonly name: string }
  | { readonly kind: "restricted"; readonly name: string; readonly count: number }
  | { readonly kind: "cardType"; readonly name: string; readonly types: readonly CardType[] }
  | { readonly kind: "cardNotAllowed"; readonly name: string }
  | { readonly kind: "notPreset" }
  | CommanderIssue;

export interface DeckCheck {
  /** The preset decks, for formats that allow nothing else. */
  readonly presets?: readonly PresetDeck[];
  /** The legal cards, for formats or tables that allow only some. */
  readonly allows?: (card: CardDefinition) => boolean;
}

/**
 * Checks a deck against all requirements of a format (CR 100.2, 100.4), and reports every violation. In a format with commanders,
 * those in its sideboard become them.
 */
export function checkDeck(
  listed: ResolvedDeck,
  format: Format,
  check: DeckCheck = {},
): Result<LegalDeck, readonly DeckIssue[]> {
  const deck = deckInFormat(listed, format);
  const issues = [
    ...sizeIssues(deck, format),
    ...commanderIssues(deck, format),
    ...copyIssues(deck, format),
    ...cardIssues(deck, format, check),
    ...presetIssues(deck, format, check),
  ];
  if (issues.length > 0) return fail(issues);
  return ok({ ...deck, kind: "legal", format: format.id, ruleset: format.ruleset });
}

export function countCards(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** CR 100.2a-b the deck, its commander included (903.5a), 100.4a-b the sideboard, 100.5 no maximum unless the format has one. */
function sizeIssues(deck: ResolvedDeck, format: Format): readonly DeckIssue[] {
  const issues: DeckIssue[] = [];
  const count = countCards(deck.main) + (format.commander ? countCards(deck.commander) : 0);
  const side = countCards(deck.sideboard);
  const { minimum, maximum } = format.deck;
  if (count < minimum) issues.push({ kind: "tooFewCards", count, minimum });
  if (maximum !== null && count > maximum) issues.push({ kind: "tooManyCards", count, maximum });
  const most = format.sideboard.maximum;
  if (most !== null && side > most) issues.push({ kind: "sideboardTooLarge", count: side, maximum: most });
  return issues;
}

/** Copies by English name in deck, sideboard and commanders together (CR 100.2a, 100.4a, 201.3, 903.5b). */
function copies(deck: ResolvedDeck): ReadonlyMap<CardDefinition, number> {
  const counts = new Map<CardDefinition, number>();
  for (const { card, count } of [...deck.main, ...deck.sideboard, ...deck.commander]) {
    counts.set(card, (counts.get(card) ?? 0) + count);
  }
  return counts;
}

function copyIssues(deck: ResolvedDeck, format: Format): readonly DeckIssue[] {
  const issues: DeckIssue[] = [];
  for (const [card, count] of copies(deck)) {
    const maximum = copiesAllowed(card, format);
    if (count > maximum) issues.push({ kind: "tooManyCopies", name: card.name, count, maximum });
    if (names(format.restricted, card) && count > 1)
      issues.push({ kind: "restricted", name: card.name, count });
  }
  return issues;
}

/** How many copies of a card a deck may have: basic lands and cards that say so are exempt from the format's limit. */
export function copiesAllowed(card: CardDefinition, format: Pick<Format, "copies">): number {
  const [front] = card.faces;
  if (front.supertypes?.includes("basic") && front.types.includes("land")) return Number.POSITIVE_INFINITY;
  const own = front.abilities?.find(
    (ability) => ability.kind === "deckLimit" && ability.copies !== undefined,
  );
  if (own?.kind === "deckLimit" && own.copies !== undefined)
    return own.copies === "any" ? Number.POSITIVE_INFINITY : own.copies;
  return format.copies.maximum ?? Number.POSITIVE_INFINITY;
}

/** A format's lists may name a card by one of its faces. */
function names(list: readonly string[], card: CardDefinition): boolean {
  return list.includes(card.name) || faceNames(card).some((name) => list.includes(name));
}

function cardIssues(deck: ResolvedDeck, format: Format, check: DeckCheck): readonly DeckIssue[] {
  const issues: DeckIssue[] = [];
  for (const card of copies(deck).keys()) {
    if (names(format.banned, card)) issues.push({ kind: "banned", name: card.name });
    if (check.allows !== undefined && !check.allows(card))
      issues.push({ kind: "cardNotAllowed", name: card.name });
    const { cardTypes } = format;
    if (cardTypes === undefined) continue;
    const types = card.faces.flatMap((face) => face.types).filter((type) => !cardTypes.includes(type));
    if (types.length > 0) issues.push({ kind: "cardType", name: card.name, types: [...new Set(types)] });
  }
  return issues;
}

/** A format for preset decks accepts them only unmodified. */
function presetIssues(deck: ResolvedDeck, format: Format, check: DeckCheck): readonly DeckIssue[] {
  if (format.cards !== "presets") return [];
  const same = (check.presets ?? []).some((preset) => isPreset(deck, preset));
  return same ? [] : [{ kind: "notPreset" }];
}

function isPreset(deck: ResolvedDeck, preset: PresetDeck): boolean {
  const wanted = new Map<string, number>();
  for (const { name, count } of preset.main) wanted.set(name, (wanted.get(name) ?? 0) + count);
  return (
    deck.sideboard.length === 0 &&
    deck.commander.length === 0 &&
    deck.main.length === wanted.size &&
    deck.main.every(({ card, count }) => wanted.get(card.name) === count)
  );
}

/** Describes an issue in one line. */
export function describeDeckIssue(issue: DeckIssue): string {
  switch (issue.kind) {
    case "tooFewCards":
      return `The deck has ${issue.count} cards; it needs at least ${issue.minimum}.`;
    case "tooManyCards":
      return `The deck has ${issue.count} cards; it may have at most ${issue.maximum}.`;
    case "sideboardTooLarge":
      return `The sideboard has ${issue.count} cards; it may have at most ${issue.maximum}.`;
    case "tooManyCopies":
      return `${issue.name}: ${issue.count} copies; at most ${issue.maximum} may be in deck and sideboard.`;
    case "banned":
      return `${issue.name} is banned.`;
    case "restricted":
      return `${issue.name} is restricted to one copy; there are ${issue.count}.`;
    case "cardType":
      return `${issue.name}: cards of the type ${issue.types.join(" or ")} may not be played.`;
    case "cardNotAllowed":
      return `${issue.name} may not be played here.`;
    case "notPreset":
      return "Only the ready-made decks may be played, as they are.";
    default:
      return describeCommanderIssue(issue);
  }
}
