import { exertPermanent } from "../../change/costs/exert.ts";
import { tellAction } from "../../change/effects/keyword-event.ts";
import { ask, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { flagIn, type Game, numberIn } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

export const EXERT_AS_IT_ATTACKS = "exertAsItAttacks";

/**
 * "You may exert this creature as it attacks" (CR 508.1g, 701.39d): asks for one attacker after another whether it is exerted. The
 * attackers that are, or `null` while that is open.
 */
export function chosenToExert(
  g: Game,
  frame: CombatFrame,
  attackers: readonly ObjectId[],
): readonly ObjectId[] | null {
  const able = attackers.filter((id) => mayBeExerted(g.state, id));
  const open = able.find((id) => flagIn(frame.scratch, nameOf(id)) === undefined);
  if (open === undefined) return able.filter((id) => flagIn(frame.scratch, nameOf(id)) === true);
  replaceFrame(g, { ...frame, stage: "exerting", scratch: { ...frame.scratch, asked: open } });
  ask(g, controllerOf(g.state, open), { key: "may", source: open }, { kind: "confirm" });
  return null;
}

function nameOf(id: ObjectId): string {
  return `exert${id}`;
}

function mayBeExerted(state: GameState, id: ObjectId): boolean {
  return characteristics(state, id).abilities.some(
    ({ ability }) =>
      ability.kind === "triggered" &&
      ability.event.kind === "keywordAction" &&
      ability.event.action === EXERT_AS_IT_ATTACKS,
  );
}

/** Notes whether the attacker that was asked about is exerted. */
export function answerExerting(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const asked = numberIn(frame.scratch, "asked");
  if (choice.kind !== "confirm" || asked === undefined) return { kind: "wrongKind", expected: decision.kind };
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [nameOf(asked)]: choice.yes } });
  return null;
}

/** Exerts what attacks, and lets the linked abilities trigger. */
export function exertAttacker(g: Game, id: ObjectId): void {
  const seat = controllerOf(g.state, id);
  exertPermanent(g, emptyContext(id, seat));
  tellAction(g, "exert", seat, id);
  tellAction(g, EXERT_AS_IT_ATTACKS, seat, id);
}
