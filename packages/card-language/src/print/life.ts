import type { Amount } from "../amount.ts";
import type { PlayerRef } from "../reference.ts";
import { type Clause, playerClause } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { LIFE, measure } from "./measure.ts";

/** A player gains or loses life: "you gain 3 life". */
export function lifeClause(who: PlayerRef, verb: string, amount: Amount, p: PrintContext): Clause {
  return playerClause(
    who,
    p,
    () => {
      const said = measure(amount, LIFE, p);
      return { verb: `${verb} ${said.text}`, after: said.suffix };
    },
    true,
  );
}
