import type { Choice, Decision, GameState, ObjectId, Seat } from "@spellroom/rules";
import { sensibleBlocks } from "./clash.ts";
import { fighter } from "./fighter.ts";
import { mortalFor } from "./mortal.ts";

type Blockers = Extract<Decision, { kind: "blockers" }>;
type Block = { readonly object: ObjectId; readonly attackers: readonly ObjectId[] };

/** Blocks where that wins something; gives creatures up only to stay alive. */
export function block(state: GameState, decision: Blockers): Choice {
  const { seat, candidates, least } = decision;
  const attackers = allAttacking(state, seat).map((id) => fighter(state, id));
  const open = new Map(candidates.map((one) => [one.object, new Set(one.attackers)]));
  const blockers = candidates.map(({ object }) => fighter(state, object));
  const may = (blocker: { readonly id: ObjectId }, attacker: { readonly id: ObjectId }): boolean =>
    open.get(blocker.id)?.has(attacker.id) ?? false;
  const { blocks } = sensibleBlocks(attackers, blockers, may, mortalFor(state, seat));
  const chosen = [...blocks].flatMap(([attacker, gang]) =>
    gang.map(({ id }): Block => ({ object: id, attackers: [attacker] })),
  );
  const blocking = new Set(chosen.map(({ object }) => object));
  return {
    kind: "blockers",
    blocks: [...chosen, ...least.filter(({ object }) => !blocking.has(object))],
  };
}

function allAttacking({ combat }: GameState, seat: Seat): ObjectId[] {
  return (combat?.attackers ?? []).filter((one) => one.defending === seat).map((one) => one.object);
}
