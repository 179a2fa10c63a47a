import type {
  CardDefinition,
  EventPattern,
  KeywordAbility,
  Predicate,
  RuleEffect,
} from "@spellroom/card-language";
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
  const isInGame = (definitions: GameState["definitions"]): boolean => {
    let found = games.get(definitions);
    if (found === undefined) {
      found = cardsOf(definitions).some(isSuch);
      games.set(definitions, found);
    }
    return found;
  };
  // Mostly the same game asks again, many times for each of its decisions.
  let last: GameState["definitions"] | null = null;
  let answer = false;
  return (definitions) => {
    if (definitions !== last) {
      answer = isInGame(definitions);
      last = definitions;
    }
    return answer;
  };
}

let listedOf: GameState["definitions"] | null = null;
let listed: readonly CardDefinition[] = [];

/** The cards of a game, listed once for all who look through them in turn: there are many, and each token may add one. */
function cardsOf(definitions: GameState["definitions"]): readonly CardDefinition[] {
  if (definitions !== listedOf) {
    listed = Object.values(definitions);
    listedOf = definitions;
  }
  return listed;
}

type ToldAction = Extract<EventPattern, { kind: "keywordAction" }>["action"];

/** A keyword ability, an action that events tell of, a predicate, event or rule effect of the card language, or a subtype with rules of its own. */
type Word =
  | KeywordAbility["keyword"]
  | ToldAction
  | Predicate["kind"]
  | EventPattern["kind"]
  | RuleEffect["kind"]
  | "Aura";

/**
 * Whether any card of a game has one of these words of the card language anywhere in its definition, for itself or for what it gives
 * to others. What only such cards need isn't looked for in other games. Any equal string counts, also a name: then it is looked for
 * in vain.
 */
export function saying(...words: readonly Word[]): (definitions: GameState["definitions"]) => boolean {
  return mentioned((card) => {
    const said = wordsOf(card);
    return words.some((word) => said.has(word));
  });
}

const wordsOfCards = new WeakMap<CardDefinition, ReadonlySet<string>>();

/** All words in a definition, gathered once for all that ask. */
function wordsOf(card: CardDefinition): ReadonlySet<string> {
  let words = wordsOfCards.get(card);
  if (!words) {
    words = gathered(card.faces, new Set());
    wordsOfCards.set(card, words);
  }
  return words;
}

function gathered(part: unknown, into: Set<string>): Set<string> {
  if (typeof part === "string") into.add(part);
  else if (typeof part === "object" && part !== null)
    for (const one of Object.values(part)) gathered(one, into);
  return into;
}
