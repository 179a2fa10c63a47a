import type { Game } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { FloatingReplacement } from "../../state/continuous.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** "If that card would be put into a graveyard this turn, exile it instead" (CR 614.1a), said of one card or spell. */
export function exileAfterwards(g: Game, object: ObjectId, seat: Seat, source: ObjectId): void {
  const bindings = { cast: { objects: [object] } };
  const made: FloatingReplacement = {
    timestamp: g.state.nextTimestamp++,
    replacement: {
      kind: "redirectMove",
      what: { filter: { of: [{ kind: "oneOf", ref: { kind: "bound", name: "cast" } }] } },
      to: "graveyard",
      newZone: "exile",
    },
    context: { ...emptyContext(source, seat), bindings },
    lasting: { duration: "endOfTurn", seat, source, since: g.state.turn.number },
    on: null,
    usesLeft: null,
    amountLeft: null,
  };
  g.state.replacements = [...g.state.replacements, made];
}
