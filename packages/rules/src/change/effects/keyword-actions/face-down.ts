import { existing, playerOf } from "../../../state/access.ts";
import type { Happening } from "../../../state/happening.ts";
import type { ObjectId, Seat } from "../../../state/ids.ts";
import { letKnow } from "../../game/reveal.ts";
import { pickObjects } from "../ask.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { lookAt } from "../scry.ts";
import { selected, stillThere } from "../selected.ts";
import { type ActionEffect, actorOf, numberOf } from "./action.ts";

/** CR 701.34: cards of a library are manifested one at a time (701.34e). */
export function manifest(run: Run, effect: ActionEffect): void {
  faceDown(run, effect, "manifest");
}

/** CR 701.56. */
export function cloak(run: Run, effect: ActionEffect): void {
  faceDown(run, effect, "cloak");
}

function faceDown(run: Run, effect: ActionEffect, action: "manifest" | "cloak"): void {
  const seat = actorOf(run, effect);
  const at = Number(run.scratch.at ?? 0);
  if (at > 0) showToController(run, seat);
  const cards = cardsFor(run, effect, seat);
  if (!cards) return;
  const [card] = cards;
  if (card === undefined) {
    run.finish(effect.bind, { objects: run.context.bindings[ENTERED]?.objects ?? [], did: at > 0 });
    return;
  }
  run.note("at", at + 1);
  run.step([entering(run, card, seat, action)], ENTERED);
  tellAction(run.g, action, seat, null, 1);
}

const ENTERED = "#faceDown";

/** What is left to be put down: what the text names, or the top cards of the player's library. */
function cardsFor(run: Run, effect: ActionEffect, seat: Seat): readonly ObjectId[] | undefined {
  const at = Number(run.scratch.at ?? 0);
  if (effect.what) {
    const what = selected(run, effect.what);
    return what && stillThere(run, what).slice(0, Math.max(0, what.length - at));
  }
  const left = numberOf(run, effect) - at;
  return playerOf(run.state, seat).library.slice(0, Math.max(0, Math.min(1, left)));
}

function entering(run: Run, object: ObjectId, seat: Seat, as: "manifest" | "cloak"): Happening {
  return {
    kind: "move",
    object,
    to: { zone: "battlefield" },
    cause: "put",
    by: seat,
    source: run.source,
    controller: seat,
    faceDown: as,
  };
}

/** CR 708.5: its controller may look at it. */
function showToController(run: Run, seat: Seat): void {
  for (const id of run.context.bindings[ENTERED]?.objects ?? [])
    if (existing(run.state, id)) letKnow(run.g, [id], [seat]);
}

const LEFT_OVER = "#leftOver";

/** "Manifest dread": look at the top two cards, manifest one of them, the other goes to the graveyard. */
export function manifestDread(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  if (run.scratch.entered !== true && !manifestOneOfTwo(run, seat)) return;
  if (run.scratch.other !== true) {
    run.note("other", true);
    const left = run.context.bindings[LEFT_OVER]?.objects ?? [];
    const to = { zone: "graveyard" } as const;
    const batch = left.map(
      (object): Happening => ({ kind: "move", object, to, cause: "put", by: seat, source: run.source }),
    );
    if (!run.step(batch, "#other")) return;
  }
  showToController(run, seat);
  run.finish(effect.bind, { objects: run.context.bindings[ENTERED]?.objects ?? [], did: true });
  tellAction(run.g, "manifestDread", seat, null, 1);
}

/** Whether the card has entered; if not, a player has to choose something first. */
function manifestOneOfTwo(run: Run, seat: Seat): boolean {
  const cards = playerOf(run.state, seat).library.slice(0, 2);
  lookAt(run, seat, cards);
  const about = { key: "choose", detail: "manifestDread" } as const;
  const picked = pickObjects(run, "manifest", seat, about, cards, { min: 1, max: 1 });
  if (!picked) return false;
  const [chosen] = picked;
  run.note("entered", true);
  run.bind(LEFT_OVER, { objects: cards.filter((id) => id !== chosen) });
  if (chosen !== undefined) return run.step([entering(run, chosen, seat, "manifest")], ENTERED);
  run.bind(ENTERED, { objects: [] });
  return true;
}
