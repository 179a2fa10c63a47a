/** What can be played on this device alone, and the match that comes of a wish. */
import { BOT_LEVELS, type LikelyDeck } from "@spellroom/bots";
import {
  type FormatDocument,
  loadPool,
  loadPresets,
  offeredFormat,
  presetCards,
  type RulesetDocument,
  rulesetOf,
  shippedDocuments,
} from "@spellroom/cards";
import type { CatalogueView } from "@spellroom/client";
import { type BuiltDeck, buildDeck, type ChosenDeck } from "@spellroom/decks";
import type { MatchSetup } from "@spellroom/match";
import { whatLacks } from "@spellroom/rules";
import type { PracticeWish, WorkerRefusal } from "./messages.ts";

/** Practice goes on without a server, so by what every site has. */
const documents = shippedDocuments();

/** Formats that two can play, ready-made decks and bots: what a server's catalogue has, without the cards of its operator. */
export function practiceOffer(): CatalogueView {
  const formats = [...documents.formats.values()].filter((format) => {
    const { min, max } = rulesetOf(documents, format).players;
    return min <= 2 && max >= 2;
  });
  return {
    formats: formats.map((format) => offeredFormat(documents, format)),
    decks: loadPresets().map((preset) => ({
      id: preset.id,
      name: preset.name,
      description: preset.summary.join(" "),
      formats: formats.filter((format) => built(format, { preset: preset.id }).ok).map(({ id }) => id),
      colors: preset.colors.join(""),
    })),
    bots: BOT_LEVELS.map(({ id, name, description, level, styled }) => ({
      id,
      name,
      description,
      level,
      styled,
    })),
    pictures: null,
    printedPictures: null,
  };
}

type Setup =
  | { readonly ok: true; readonly setup: MatchSetup; readonly ruleset: RulesetDocument }
  | { readonly ok: false; readonly refusal: WorkerRefusal };

/**
 * The set-up of a match as it was wished for.
 * @param seed 256 bits in hex
 ** @param chance chooses a deck for a seat without one
 */
export function setUpPractice({ format, seats }: PracticeWish, seed: string, chance: () => number): Setup {
  const document = documents.formats.get(format);
  if (document === undefined) throw new RangeError(`there is no format "${format}"`);
  const ruleset = rulesetOf(documents, document);
  const players: MatchSetup["players"][number][] = [];
  const sideboards: MatchSetup["sideboards"][number][] = [];
  for (const [seat, { name, deck }] of seats.entries()) {
    const cards = built(document, deck ?? anyDeck(document, chance));
    if (!cards.ok) return { ok: false, refusal: { kind: "deck", seat, why: cards.message } };
    const { commanders, sideboard } = cards;
    sideboards.push(sideboard);
    players.push({ name, deck: cards.cards, ...(commanders.length > 0 ? { commanders } : {}) });
  }
  const setup = { ruleset, seed, players, sideboards, bestOf: 1, fair: false } as const;
  return { ok: true, setup, ruleset };
}

/** Decks that bots think their opponents may have. */
export function likelyDecks(): readonly LikelyDeck[] {
  const pool = loadPool();
  return loadPresets().map((preset) => presetCards(preset).flatMap((name) => pool.byName(name) ?? []));
}

function built(format: FormatDocument, deck: ChosenDeck): BuiltDeck {
  return buildDeck(format, deck, { cards: loadPool(), allows: (card) => whatLacks(card).length === 0 });
}

function anyDeck(format: FormatDocument, chance: () => number): ChosenDeck {
  const legal = loadPresets().filter(({ id }) => built(format, { preset: id }).ok);
  return { preset: legal[Math.floor(chance() * legal.length)]?.id ?? "" };
}
