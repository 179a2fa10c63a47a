import type { Face } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { EnteringChange, Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";
import type { GameObject, PermanentStatus } from "../../state/object.ts";
import { FRESH_STATUS, NONE } from "../../state/setup.ts";
import { doorsAsItEnters, enteringSight, printedFace } from "../layers/index.ts";
import type { Sight } from "../sight/sight.ts";
import { meldedBy } from "./melded.ts";

type Move = Extract<Happening, { kind: "move" }>;
type Change = Pick<EnteringChange, "with" | "context">;

/** Every change of how an object enters, that of the effect that moves it first. */
export function enteringChanges(move: Move): readonly Change[] {
  const { entering = NO_CHANGES } = move;
  const own = move.entersWith ?? move.to.with;
  if (!own) return entering;
  const context = move.entersContext ?? emptyContext(move.object, move.controller ?? 0);
  return [{ with: own, context }, ...entering];
}

const NO_CHANGES: readonly Change[] = [];

/** The controller under whom it enters. */
export function enteringController(state: GameState, move: Move): Seat {
  return move.controller ?? objectOf(state, move.object).owner;
}

/** The face with which it enters. */
export function enteringFace(state: GameState, move: Move): number {
  if (enteringChanges(move).some((one) => one.with.transformed)) return 1;
  const face = move.face ?? objectOf(state, move.object).face;
  return face === 0 && entersAtNight(state, move) ? 1 : face;
}

/** CR 702.145b: a double-faced card with daybound enters transformed at night, as long as it would have that ability. */
function entersAtNight(state: GameState, move: Move): boolean {
  if (state.turn.day !== "night" || move.faceDown || move.copied) return false;
  const old = objectOf(state, move.object);
  const definition = state.definitions[old.definition];
  if (old.kind !== "card" || definition?.layout !== "transform" || !isDaybound(definition.faces[0]))
    return false;
  const front: GameObject = {
    ...old,
    zone: "battlefield",
    controller: enteringController(state, move),
    face: 0,
    status: FRESH_STATUS,
  };
  return enteringSight(state, front).read(old.id)?.keywords.has("daybound") === true;
}

function isDaybound({ abilities }: Face): boolean {
  return abilities?.some((one) => one.kind === "keyword" && one.keyword === "daybound") === true;
}

/**
 * The permanent as it would exist on the battlefield with what has modified how it enters so far (CR 614.12): under whose
 * control, with which face, as a copy of what, face down, tapped, with which counters; a copy of a spell as the token that it
 * becomes (CR 608.3f).
 */
export function asItEnters(state: GameState, move: Move): GameObject {
  const old = objectOf(state, move.object);
  const changes = enteringChanges(move);
  const uncounted: GameObject = {
    ...old,
    kind: old.kind === "copy" ? "token" : old.kind,
    zone: "battlefield",
    controller: enteringController(state, move),
    face: enteringFace(state, move),
    copied: move.copied ?? (old.kind === "token" || old.kind === "copy" ? old.copied : null),
    status: enteringStatus(
      state,
      move,
      changes.some((one) => one.with.tapped === true),
    ),
    announcement: old.zone === "stack" ? old.announcement : null,
    counters: NONE,
    attachedTo: null,
    ...meldedBy(state, move),
  };
  if (!changes.some((one) => one.with.counters)) return uncounted;
  return { ...uncounted, counters: countersOf(enteringSight(state, uncounted), uncounted, changes) };
}

/** The status with which it enters (CR 110.5b), with the half unlocked that was cast (CR 709.5d). */
export function enteringStatus(state: GameState, move: Move, tapped: boolean): PermanentStatus {
  const unlocked = move.faceDown ? [] : doorsAsItEnters(state, objectOf(state, move.object));
  return {
    ...FRESH_STATUS,
    tapped,
    faceDown: move.faceDown ?? null,
    ...(unlocked.length > 0 ? { unlocked } : {}),
  };
}

/** The game as it looks to effects on how this permanent enters, and on whether it can (CR 614.12, 614.17d). */
export function sightAsItEnters(
  state: GameState,
  move: Move,
  chosen: GameObject["chosen"] = NOTHING_CHOSEN,
): Sight {
  const entering = asItEnters(state, move);
  return enteringSight(state, chosen === NOTHING_CHOSEN ? entering : { ...entering, chosen });
}

const NOTHING_CHOSEN: GameObject["chosen"] = {};

function countersOf(
  sight: Sight,
  { announcement }: GameObject,
  changes: readonly Change[],
): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const change of changes)
    for (const { counter, amount } of change.with.counters ?? [])
      counters[counter] =
        (counters[counter] ?? 0) + sight.amountOf(asAnnounced(change.context, announcement), amount);
  return counters;
}

/** X in how a permanent enters is the X of the spell that it was (CR 107.3m). */
export function asAnnounced(context: Context, announcement: GameObject["announcement"]): Context {
  return { ...context, x: announcement?.context.x ?? context.x };
}

/**
 * CR 304.4, 307.4, 400.4a: instants and sorceries can't enter the battlefield, but for face-down ones (CR 701.34), and no
 * token is a copy of one (CR 111.1).
 */
export function isNoPermanent(state: GameState, move: Move): boolean {
  if (move.faceDown) return false;
  return isInstantOrSorcery(printedFace(state, asItEnters(state, move)));
}

export function isInstantOrSorcery({ types }: { readonly types: readonly string[] }): boolean {
  return types.includes("instant") || types.includes("sorcery");
}
