import { type Game, objectOf } from "../../../state/access.ts";
import type { Seat } from "../../../state/ids.ts";
import { STAYS_TAPPED } from "../../costs/exert.ts";
import { updateObject } from "../../game/game.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, actorOf, THIS, throughEffects } from "./action.ts";

const GOADED_BY = "goadedBy:";

/** CR 701.38: the same player goading a creature again has no effect (701.38d). */
export function goad(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const seat = actorOf(run, effect);
  const mark = `${GOADED_BY}${seat}`;
  const goaded = permanentsAmong(run, what).filter((id) => !objectOf(run.state, id).marks.includes(mark));
  run.finish(undefined, { objects: goaded, did: goaded.length > 0 });
  for (const id of goaded) {
    updateObject(run.g, id, { marks: [...objectOf(run.state, id).marks, mark] });
    tellAction(run.g, "goad", seat, id, 1);
  }
}

/** The players who have goaded a creature. */
export function goadersOf(marks: readonly string[]): readonly Seat[] {
  return marks.flatMap((mark) => (mark.startsWith(GOADED_BY) ? [Number(mark.slice(GOADED_BY.length))] : []));
}

/** "Until your next turn" (CR 701.38a): called as a player's turn begins. */
export function forgetGoads(g: Game, seat: Seat): void {
  const mark = `${GOADED_BY}${seat}`;
  for (const id of g.state.battlefield) {
    const { marks } = objectOf(g.state, id);
    if (marks.includes(mark)) updateObject(g, id, { marks: marks.filter((one) => one !== mark) });
  }
}

const DETAINED = "#detained";

/** CR 701.29: those permanents, whatever becomes of them, and no others that come later. */
export function detain(run: Run, effect: ActionEffect): void {
  if (run.context.bindings[DETAINED] === undefined) {
    const what = selected(run, effect.what ?? THIS);
    if (!what) return;
    run.bind(DETAINED, { objects: permanentsAmong(run, what) });
  }
  throughEffects(run, "detain", run.controller, [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "bound", name: DETAINED } },
      modifications: [
        { kind: "restriction", restriction: { kind: "cantAttack" } },
        { kind: "restriction", restriction: { kind: "cantBlock" } },
        { kind: "restriction", restriction: { kind: "cantActivateAbilities" } },
      ],
      duration: "yourNextTurn",
    },
  ]);
}

/** CR 701.39a: it doesn't untap during the next untap step of the player who exerts it. */
export function exert(run: Run, effect: ActionEffect): void {
  throughEffects(run, "exert", run.controller, [
    {
      kind: "modify",
      what: effect.what ?? THIS,
      modifications: [STAYS_TAPPED],
      duration: "endOfGame",
    },
  ]);
}

/** CR 701.58a: that a suspected creature has menace and can't block is for the layers to know. */
export function suspect(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const fresh = permanentsAmong(run, what).filter((id) => !isSuspected(run, id));
  run.finish(undefined, { objects: fresh, did: fresh.length > 0 });
  for (const id of fresh) {
    updateObject(run.g, id, { marks: [...objectOf(run.state, id).marks, "suspected"] });
    tellAction(run.g, "suspect", run.controller, id, 1);
  }
}

function isSuspected(run: Run, id: number): boolean {
  return objectOf(run.state, id).marks.includes("suspected");
}
