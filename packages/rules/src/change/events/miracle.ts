import type { Cost, Effect, Selection } from "@spellroom/card-language";
import { saying } from "../../query/kept/mentioned.ts";
import { characteristics } from "../../query/layers/index.ts";
import type { Game } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { openContext, pushFrame } from "../game/game.ts";

const IT: Selection = { kind: "ref", ref: { kind: "this" } };

/**
 * CR 702.94a: as a player draws a card with miracle, if it is the first that player has drawn this turn, the player may reveal
 * it; what follows from revealing it waits on the stack.
 */
export function offerMiracles(g: Game, told: readonly GameEvent[]): void {
  if (!mentionsMiracles(g.state.definitions)) return;
  for (const event of told) {
    if (event.kind !== "moved" || event.cause !== "draw" || event.became === null) continue;
    const cost = miracleCost(g, event.became);
    if (cost && isFirstDraw(g, event.owner)) offer(g, event.owner, event.became, cost);
  }
}

const mentionsMiracles = saying("miracle");

function miracleCost(g: Game, card: ObjectId): readonly Cost[] | null {
  const { abilities, keywords } = characteristics(g.state, card);
  if (!keywords.has("miracle")) return null;
  for (const { ability } of abilities)
    if (ability.kind === "keyword" && ability.keyword === "miracle") return ability.cost;
  return null;
}

function isFirstDraw(g: Game, seat: Seat): boolean {
  const drawn = g.state.history.thisTurn.filter(
    (event) => event.kind === "moved" && event.cause === "draw" && event.owner === seat,
  );
  return drawn.length === 1;
}

function offer(g: Game, seat: Seat, card: ObjectId, cost: readonly Cost[]): void {
  const cast: Effect = { kind: "castNow", who: { kind: "you" }, what: IT, cost, optional: true };
  const reveal: Effect = { kind: "reveal", what: IT, bind: "revealed" };
  const whenRevealed: Effect = { kind: "whenYouDo", body: { kind: "plain", effects: [cast] } };
  const effects: readonly Effect[] = [{ kind: "may", who: { kind: "you" }, effects: [reveal, whenRevealed] }];
  const context = openContext(g, emptyContext(card, seat));
  pushFrame(g, { kind: "effects", effects, at: 0, context, scratch: {} });
}
