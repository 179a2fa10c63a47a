import { fork, objectOf, seatsInOrder } from "../core/game.ts";
import { characteristics } from "../layers/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { Happening } from "../state/happening.ts";
import type { Seat } from "../state/ids.ts";
import type { Entity } from "../state/object.ts";
import { attachmentIsLegal } from "../targets/attachment.ts";

type Move = Extract<Happening, { kind: "move" }>;

/**
 * What something that enters as a copy of an Aura could enchant: its controller chooses, since it doesn't come of an Aura
 * spell with a target (CR 303.4f). `null` if it isn't going to be an Aura by copying.
 */
export function hostsOfCopiedAura(state: GameState, move: Move, controller: Seat): readonly Entity[] | null {
  if (!move.copied || move.to.with?.attachedTo || move.entersWith?.attachedTo) return null;
  const id = move.object;
  const view = fork(state);
  view.objects[id] = { ...objectOf(state, id), copied: move.copied, zone: "battlefield", controller };
  view.battlefield = [...view.battlefield.filter((other) => other !== id), id];
  view.stack = view.stack.filter((other) => other !== id);
  if (!characteristics(view, id).subtypes.includes("Aura")) return null;
  const all: readonly Entity[] = [
    ...state.battlefield.map((object) => ({ object })),
    ...seatsInOrder(state).map((player) => ({ player })),
  ];
  return all.filter((host) => attachmentIsLegal(view, id, host));
}
