import type { Amount } from "../amount.ts";
import type { PlayerRef } from "../reference.ts";
import { type Piece, piece, playerClause } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { CARDS, measure } from "./measure.ts";

interface CardsFromTop {
  readonly who: PlayerRef;
  readonly amount: Amount;
  readonly bind?: string;
}

/** "draw two cards", "mill a card". */
export function cardsClause(verb: string, effect: CardsFromTop, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => {
    const half = halfLibrary(effect);
    if (half !== undefined) return { verb: `${verb} ${half}` };
    const said = measure(effect.amount, CARDS, p);
    const text = said.text.replace(/^a number of cards$/, "cards");
    return { verb: `${verb} ${text}`, after: said.suffix };
  });
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, "card", effect.amount !== 1);
  return piece(clause);
}

/** "half their library, rounded down" */
function halfLibrary({ who, amount }: CardsFromTop): string | undefined {
  if (typeof amount !== "object" || amount.kind !== "half" || typeof amount.of !== "object") return undefined;
  if (amount.of.kind !== "cardsIn" || amount.of.zone !== "library") return undefined;
  return `half ${who.kind === "you" ? "your" : "their"} library, rounded ${amount.round}`;
}
