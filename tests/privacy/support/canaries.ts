/** Decks in which every physical card is a definition of its own, with a name that nobody can guess and no card has. */
import type { CardDefinition, Face } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards } from "@spellroom/cards";
import { definitionId } from "@spellroom/rules";

/** One physical card and what would give it away. */
export interface Canary {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly hash: string;
}

export type CanaryDeck = readonly Canary[];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The cards of a ready-made deck under other names. */
export function canaryDeck(preset: string, chance: () => number): CanaryDeck {
  const found = loadPresets().find(({ id }) => id === preset);
  if (!found) throw new RangeError(`there is no deck ${preset}`);
  return presetCards(found).map((name) => {
    const card = loadPool().byName(name);
    if (!card) throw new RangeError(`there is no card ${name}`);
    return canaryOf(card, chance);
  });
}

/** The same card under a new name: nothing else of it changes. */
export function renamed({ definition }: Canary, chance: () => number): Canary {
  return canaryOf(definition, chance);
}

/** A card under a name of its own. */
export function canaryOf(card: CardDefinition, chance: () => number): Canary {
  const name = unguessable(chance);
  const rename = (face: Face, at: number): Face => ({ ...face, name: at === 0 ? name : `${name}-${at + 1}` });
  const [first, ...others] = card.faces;
  const definition: CardDefinition = {
    ...card,
    name:
      card.name === first.name ? name : [name, ...others.map((_, at) => `${name}-${at + 2}`)].join(" // "),
    faces: [rename(first, 0), ...others.map((face, at) => rename(face, at + 1))],
  };
  return { definition, name, hash: definitionId(definition) };
}

/** Always as long as any other, so that lengths tell nothing and streams can be compared. */
function unguessable(chance: () => number): string {
  const letters = Array.from({ length: 17 }, () => LETTERS[Math.floor(chance() * LETTERS.length)]);
  return `Zq${letters.join("")}`;
}
