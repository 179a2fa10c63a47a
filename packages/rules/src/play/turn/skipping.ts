import type { StepName } from "@spellroom/card-language";
import { updatePlayer } from "../../change/game/game.ts";
import { activeRules } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { type Game, playerOf } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { activeSeats, isActive } from "../../state/teams.ts";
import { beginsCombat, COMBAT_STEPS } from "./combat-steps.ts";

/** What a skip of one kind leaves out, by the name that effects use for it. */
const SKIPS: Readonly<Record<string, (step: StepName) => boolean>> = {
  drawStep: (step) => step === "draw",
  untapStep: (step) => step === "untap",
  combatPhase: (step) => COMBAT_STEPS.has(step),
};

const SKIP_NAMES = Object.keys(SKIPS);

/** Whether the active player or team skips a step (CR 500.11, 614.10, 805.8), using up a "skip your next" effect at its first step. */
export function isSkipped(g: Game, step: StepName): boolean {
  const isLater = COMBAT_STEPS.has(step) && !beginsCombat(g.state.ruleset, step);
  if (isLater && g.state.combat === null) return true;
  const ruled = activeRules(g.state).some(
    ({ rule, context }) =>
      rule.kind === "skipStep" &&
      (rule.step === step || (rule.step === "combat" && COMBAT_STEPS.has(step))) &&
      playersOf(g.state, context, rule.who).some((seat) => isActive(g.state, seat)),
  );
  return ruled || activeSeats(g.state).some((seat) => usesUpSkip(g, seat, step));
}

function usesUpSkip(g: Game, seat: Seat, step: StepName): boolean {
  const { skips } = playerOf(g.state, seat);
  const name = SKIP_NAMES.find((one) => (skips[one] ?? 0) > 0 && SKIPS[one]?.(step) === true);
  if (name === undefined) return false;
  updatePlayer(g, seat, { skips: { ...skips, [name]: (skips[name] ?? 0) - 1 } });
  return true;
}
