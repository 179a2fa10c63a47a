import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import type { Game } from "../../state/access.ts";
import type { CombatFrame } from "../../state/frame.ts";
import { answerBanding } from "./banding.ts";
import { answerDamage, dealCombatDamage } from "./damage.ts";
import { answerAttackers, askForAttackers } from "./declare-attackers.ts";
import { answerBlockers, askForBlockers } from "./declare-blockers.ts";
import { answerEnlisting } from "./enlisting.ts";
import { answerExerting } from "./exerting.ts";

export type { CombatFrame } from "../../state/frame.ts";

/** Frame runner for the turn-based actions of combat (CR 508.1, 509.1, 510.1-2). */
export function runCombat(g: Game, frame: CombatFrame): void {
  switch (frame.stage) {
    case "attackers":
    case "attackersTapped":
    case "attackCosts":
    case "exerting":
    case "enlisting":
    case "enlisted":
    case "banding":
      return askForAttackers(g, frame);
    case "blockers":
    case "blockCosts":
      return askForBlockers(g, frame);
    case "damage":
      return dealCombatDamage(g, frame);
  }
}

/** Takes a declaration or a division of damage. */
export function answerCombat(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  switch (frame.stage) {
    case "attackers":
      return answerAttackers(g, frame, decision, choice);
    case "exerting":
      return answerExerting(g, frame, decision, choice);
    case "enlisting":
      return answerEnlisting(g, frame, decision, choice);
    case "banding":
      return answerBanding(g, frame, decision, choice);
    case "blockers":
      return answerBlockers(g, frame, decision, choice);
    case "damage":
      return answerDamage(g, frame, decision, choice);
    case "attackersTapped":
    case "attackCosts":
    case "enlisted":
    case "blockCosts":
      return { kind: "wrongKind", expected: decision.kind };
  }
}
