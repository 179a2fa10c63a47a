import { saying } from "../../query/kept/mentioned.ts";
import { characteristics } from "../../query/layers/index.ts";
import { objectsOf } from "../../query/selection/index.ts";
import { attachmentIsLegal } from "../../query/targets/attachment.ts";
import { fork, objectOf, seatsInOrder, writeObjects } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { EnteringChange, Happening } from "../../state/happening.ts";
import type { Entity, Seat } from "../../state/ids.ts";

type Move = Extract<Happening, { kind: "move" }>;

/**
 * What an Aura could enchant that is a new token or enters as a copy: its controller chooses, where no effect says it, since it
 * doesn't come of an Aura spell with a target (CR 303.4f). `null` if it isn't going to be such an Aura.
 */
export function hostsOfNewAura(state: GameState, move: Move, controller: Seat): readonly Entity[] | null {
  if (
    !(move.copied || isNewAuraToken(state, move)) ||
    move.to.with?.attachedTo ||
    move.entersWith?.attachedTo
  )
    return null;
  return hostsOfEntering(state, move, controller);
}

/**
 * What an Aura that is put onto the battlefield under a player's control could enchant, judged as the permanent that it will
 * be (CR 303.4f, 614.12); `null` if it won't be an Aura.
 */
export function hostsOfEntering(
  state: GameState,
  entering: Pick<Move, "object" | "copied">,
  controller: Seat,
): readonly Entity[] | null {
  if (!mentionsAuras(state.definitions)) return null;
  const view = asEntered(state, entering, controller);
  if (!characteristics(view, entering.object).subtypes.includes("Aura")) return null;
  const all: readonly Entity[] = [
    ...state.battlefield.map((object) => ({ object })),
    ...seatsInOrder(state).map((player) => ({ player })),
  ];
  return all.filter((host) => attachmentIsLegal(view, entering.object, host));
}

/** An Aura says that it is one, or something else says that it becomes one, but for what is bestowed. */
const mentionsAuras = saying("Aura", "bestow");

/**
 * CR 303.4g, 303.4i: an Aura stays where it is, and a token isn't created, where an effect would attach it to what it can't
 * enchant or to what is gone, and a token also where there is nothing that it could enchant.
 */
export function lacksHost(
  state: GameState,
  move: Move,
  controller: Seat,
  entering: readonly Pick<EnteringChange, "with" | "context">[],
): boolean {
  if (move.to.zone !== "battlefield" || move.faceDown || objectOf(state, move.object).zone === "stack")
    return false;
  const change = entering.find((one) => one.with.attachedTo);
  const ref = change?.with.attachedTo;
  if (!change || !ref)
    return isNewAuraToken(state, move) && hostsOfNewAura(state, move, controller)?.length === 0;
  const view = asEntered(state, move, controller);
  if (!characteristics(view, move.object).subtypes.includes("Aura")) return false;
  const host = attachedHost(state, change.context, ref);
  return host === null || !attachmentIsLegal(view, move.object, host);
}

/** What an effect says that a permanent enters attached to; the host that was chosen for it stands as `each`. */
export function attachedHost(
  state: GameState,
  context: Context,
  ref: NonNullable<NonNullable<Move["entersWith"]>["attachedTo"]>,
): Entity | null {
  const [object] = objectsOf(state, context, ref);
  if (object !== undefined) return { object };
  return ref.kind === "each" ? context.each : null;
}

/** A token with an Aura's face that was made and has not entered yet. */
function isNewAuraToken(state: GameState, { object }: Move): boolean {
  const { kind, zone, copied, definition } = objectOf(state, object);
  if (kind !== "token" || zone !== null || state.lastKnown[object]) return false;
  const { faces } = state.definitions[copied?.definition ?? definition] ?? { faces: [] };
  return faces.some(({ subtypes }) => subtypes?.includes("Aura"));
}

/** The game as it will be once that has entered. */
function asEntered(state: GameState, move: Pick<Move, "object" | "copied">, controller: Seat): GameState {
  const id = move.object;
  const view = fork(state);
  const object = objectOf(state, id);
  writeObjects(view)[id] = {
    ...object,
    copied: move.copied ?? object.copied,
    zone: "battlefield",
    controller,
  };
  view.battlefield = [...view.battlefield.filter((other) => other !== id), id];
  view.stack = view.stack.filter((other) => other !== id);
  return view;
}
