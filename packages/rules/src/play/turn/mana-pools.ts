import { propose } from "../../change/events/index.ts";
import { tell, updatePlayer } from "../../change/game/game.ts";
import { activeRules } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { type Game, playerOf } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import type { ManaUnit } from "../../state/player.ts";

/** Empties every mana pool at the end of a step (CR 106.4, 500.4). Where the ruleset says so, lost mana burns. */
export function emptyPools(g: Game): void {
  for (const { seat, mana } of g.state.players) {
    if (mana.length === 0) continue;
    const kept = mana.filter((unit) => isKept(g, seat, unit));
    const lost = mana.length - kept.length;
    if (lost === 0) continue;
    updatePlayer(g, seat, { mana: kept });
    const burned = g.state.ruleset.manaBurn;
    tell(g, { kind: "manaLost", seat, count: lost, burned });
    if (burned && playerOf(g.state, seat).lost === null) {
      propose(g, [{ kind: "loseLife", player: seat, amount: lost, source: null, cause: "manaBurn" }]);
    }
  }
}

function isKept(g: Game, seat: Seat, unit: ManaUnit): boolean {
  const inCombat = g.state.combat !== null && g.state.turn.step !== "endOfCombat";
  if (unit.rider?.lasts === "endOfCombat" && inCombat) return true;
  if (unit.rider?.lasts === "endOfTurn" && g.state.turn.step !== "cleanup") return true;
  return activeRules(g.state).some(
    ({ rule, context }) =>
      rule.kind === "emptyingManaKept" &&
      (rule.color === undefined || rule.color === unit.type) &&
      playersOf(g.state, context, rule.who).includes(seat),
  );
}
