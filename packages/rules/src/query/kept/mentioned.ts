import type { CardDefinition } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";

/**
 * Whether any card of a game is such a one, which never changes while it is played: looked for once a game, and in each card
 * once for all games.
 */
export function mentioned(
  test: (definition: CardDefinition) => boolean,
): (definitions: GameState["definitions"]) => boolean {
  const games = new WeakMap<GameState["definitions"], boolean>();
  const cards = new WeakMap<CardDefinition, boolean>();
  const isSuch = (card: CardDefinition): boolean => {
    let found = cards.get(card);
    if (found === undefined) {
      found = test(card);
      cards.set(card, found);
    }
    return found;
  };
  return (definitions) => {
    let found = games.get(definitions);
    if (found === undefined) {
      found = Object.values(definitions).some(isSuch);
      games.set(definitions, found);
    }
    return found;
  };
}
