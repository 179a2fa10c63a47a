/** The bots of an earlier system, after what its report says of them: how they look at a position, and how they fight. */
import type { WireChoice } from "@spellroom/protocol";
import type { Choice, Decision, GameState } from "@spellroom/rules";
import { choiceToWire } from "@spellroom/rules/decisions";
import type { SealedWorld } from "@spellroom/view";
import { instinct } from "../instinct/index.ts";
import { imagine } from "../search/imagine.ts";
import type { SearchAids } from "../search/search.ts";
import { attackByRule, blockByRule } from "./combat-rules.ts";
import { minimaxAttack, minimaxBlock } from "./minimax.ts";
import { bestBySix } from "./try-out.ts";

type Player = (state: GameState, decision: Decision) => Choice;

/** Tries every act on a copy of the game and takes the one that leaves it best off by six factors; fights by rule. */
export function thinkBySix(world: SealedWorld, aids: SearchAids): WireChoice | null {
  return answerBy(world, aids, (state, decision) => {
    if (decision.kind === "attackers") return attackByRule(state, decision);
    if (decision.kind === "blockers") return blockByRule(state, decision);
    return triesOut(decision) ? bestBySix(state, decision) : instinct()(state, decision);
  });
}

/** Like the other, but in combat it looks at every attack and the worst reply to it, as many as there is time for. */
export function thinkByMinimax(world: SealedWorld, aids: SearchAids): WireChoice | null {
  return answerBy(world, aids, (state, decision) => {
    if (decision.kind === "attackers") return minimaxAttack(state, decision);
    if (decision.kind === "blockers") return minimaxBlock(state, decision);
    return triesOut(decision) ? bestBySix(state, decision) : instinct()(state, decision);
  });
}

function triesOut({ kind, prompt }: Decision): boolean {
  return (kind === "act" || kind === "pick" || kind === "number") && prompt.key !== "mulligan";
}

function answerBy(world: SealedWorld, aids: SearchAids, player: Player): WireChoice | null {
  const state = imagine(world, aids.decks, aids.chance);
  const { decision } = state;
  return decision?.seat === world.seat ? choiceToWire(decision, player(state, decision)) : null;
}
