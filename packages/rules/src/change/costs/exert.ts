import type { Modification } from "@spellroom/card-language";
import { contextOf, type Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { ContextId, Seat } from "../../state/ids.ts";

/** CR 701.39a: what is exerted doesn't untap during the next untap step of the player who exerted it. */
export const STAYS_TAPPED: Modification = {
  kind: "restriction",
  restriction: { kind: "doesntUntap", during: "nextUntapStep", whose: { kind: "you" } },
};

/** The source of that text is exerted to pay a cost. */
export function exertAsCost(g: Game, seat: Seat, id: ContextId): void {
  exertPermanent(g, { ...contextOf(g.state, id), controller: seat });
}

/** Exerts the source of a context for its controller. */
export function exertPermanent(g: Game, context: Context): void {
  const { source, controller: seat } = context;
  const effect = {
    objects: [source],
    modifications: [STAYS_TAPPED],
    timestamp: g.state.nextTimestamp++,
    context,
    lasting: { duration: "endOfGame", seat, source, since: g.state.turn.number },
  } as const;
  g.state.effects = [...g.state.effects, effect];
}
