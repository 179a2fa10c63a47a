import type { CorpusCard, CorpusFace } from "./corpus-card.ts";

/** What the text of one card of a meld pair says of the other card, and of the permanent that both become (CR 712.4a). */
const MELDS =
  /\bown and control [^.\n]+? and an? [a-z]+ named ([^.\n]+?), (?:exile them|you may pay)[^\n]*\bmeld them into ([^.\n]+)\./;

/**
 * Whether a face that stands alone is the permanent that two cards meld into (CR 712.4), which a corpus lists as though it were a
 * card: a creature or planeswalker with no mana cost, and without a word on how it could be cast.
 */
export function isMelded({ manaCost, typeLine, text = "" }: CorpusFace): boolean {
  const isPermanent = /\b(?:Creature|Planeswalker)\b/.test(typeLine) && !/\bLand\b/.test(typeLine);
  return isPermanent && manaCost === "" && !/\b(?:suspend|cast|pay)\b/i.test(text);
}

/**
 * The cards of a corpus with the back face of every meld card whose pair is in it: one card of a pair names the other and what both
 * become, which stands there as a record of its own. Without that record the cards stay as they are.
 */
export function withMeldedFaces(cards: readonly CorpusCard[]): readonly CorpusCard[] {
  const backs = backsOf(cards);
  if (backs.size === 0) return cards;
  return cards.map((card) => {
    const back = backs.get(card);
    return back === undefined ? card : { name: card.name, layout: "meld", faces: [faceOf(card), back] };
  });
}

function backsOf(cards: readonly CorpusCard[]): ReadonlyMap<CorpusCard, CorpusFace> {
  const backs = new Map<CorpusCard, CorpusFace>();
  for (const card of cards) {
    if (!card.text?.includes("meld them into ")) continue;
    const [, other, into] = MELDS.exec(card.text) ?? [];
    const pair = [card, cards.find((one) => one.name === other)];
    const result = cards.find((one) => one.name === into);
    if (result === undefined || result.faces !== undefined || !isMelded(faceOf(result))) continue;
    for (const one of pair) if (one?.faces === undefined && one !== undefined) backs.set(one, faceOf(result));
  }
  return backs;
}

/** The face of a card that has only one. */
export function faceOf({ faces: _faces, layout: _layout, typeLine = "", ...face }: CorpusCard): CorpusFace {
  return { ...face, typeLine };
}
