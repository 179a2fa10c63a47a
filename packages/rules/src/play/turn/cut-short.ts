import { replaceFrame } from "../../change/game/game.ts";
import type { Game } from "../../state/access.ts";
import type { TurnsFrame } from "../../state/frame.ts";
import { expire } from "./expiry.ts";

/**
 * CR 721.1d, 721.2d: the present step ends, everything is removed from combat, and the game skips to the cleanup step (a new
 * one, if it was in one), or to what follows the combat phase.
 */
export function cutShort(g: Game, frame: TurnsFrame, what: "turnEnds" | "combatEnds"): void {
  if (g.state.combat) {
    g.state.combat = null;
    expire(g, { kind: "combatEnds" });
  }
  const { turn } = g.state;
  if (what === "turnEnds") {
    g.state.turn = { ...turn, plan: [...turn.plan.slice(0, turn.at + 1), "cleanup"] };
  } else {
    const end = turn.plan.indexOf("endOfCombat", turn.at);
    if (end >= 0) g.state.turn = { ...turn, at: end };
  }
  replaceFrame(g, { ...frame, stage: "endStep" });
}
