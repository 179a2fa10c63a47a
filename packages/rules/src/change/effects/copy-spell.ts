import type { Filter, Modification } from "@spellroom/card-language";
import { sameEntity } from "../../decisions/parts/entity.ts";
import { copiableValues } from "../../query/layers/index.ts";
import { objectsMatching } from "../../query/selection/index.ts";
import { numberIn, numbersIn, objectOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Announcement, GameObject } from "../../state/object.ts";
import { freshObject } from "../../state/setup.ts";
import { copyDefinition } from "../events/tokens.ts";
import { putAbility } from "../game/ability-on-stack.ts";
import { addObject, setZone } from "../game/game.ts";
import { confirm, orderObjects } from "./ask.ts";
import { tellAction } from "./keyword-event.ts";
import { settled } from "./modify.ts";
import { aimAt, couldTarget, hasTargets, retarget } from "./retarget.ts";
import type { EffectOf, Run } from "./run.ts";

type CopySpell = EffectOf<"copySpell">;

/**
 * CR 707.10: copies of a spell or ability are put on the stack, not cast, with all the choices of the original; then new
 * targets may be chosen for each of them. Of one that has left the stack, as it last was there.
 */
export function copySpell(run: Run, effect: CopySpell): void {
  const seats = effect.who ? run.players(effect.who) : [run.controller];
  const originals = run.objects(effect.what).filter((id) => objectOf(run.state, id).announcement !== null);
  const except = settled(run, effect.except ?? []);
  if (!except) return;
  if (seats.length === 0 || originals.length === 0) {
    run.fail(effect.bind);
    return;
  }
  const copies = numbersIn(run.scratch, "copies") ?? makeCopies(run, effect, originals, seats, except);
  if (!copies) return;
  if (effect.newTargets === "may" && !newTargetsFor(run, copies)) return;
  run.finish(effect.bind, { objects: copies, amount: copies.length, did: copies.length > 0 });
  for (const id of copies) {
    const { kind, controller } = objectOf(run.state, id);
    if (kind === "copy") tellAction(run.g, "copy", controller, id, 1);
  }
}

function makeCopies(
  run: Run,
  effect: CopySpell,
  originals: readonly ObjectId[],
  seats: readonly Seat[],
  except: readonly Modification[],
): readonly ObjectId[] | undefined {
  const [who] = seats;
  if (effect.each) return who === undefined ? [] : copiesForEach(run, effect.each, originals, who, except);
  const count = run.count(effect.amount ?? 1);
  const copies = seats.flatMap((seat) =>
    originals.flatMap((id) =>
      Array.from({ length: count }, () => putCopyOnStack(run, objectOf(run.state, id), seat, except)),
    ),
  );
  run.note("copies", copies);
  return copies;
}

/** One copy for each other object that the spell could target, with that as its target, in an order chosen by the copying player. */
function copiesForEach(
  run: Run,
  each: Filter,
  originals: readonly ObjectId[],
  who: Seat,
  except: readonly Modification[],
): readonly ObjectId[] | undefined {
  const [original] = originals;
  if (original === undefined) return [];
  const targets = Object.values(objectOf(run.state, original).announcement?.context.targets ?? {}).flat();
  const others = objectsMatching(run.state, run.context, each).filter(
    (id) => !targets.some((target) => sameEntity(target, { object: id })) && couldTarget(run, original, id),
  );
  const ordered = orderObjects(run, "order", who, { key: "chooseNewTargets", detail: "copy" }, others);
  if (!ordered) return undefined;
  const copies = ordered.map((target) => {
    const copy = putCopyOnStack(run, objectOf(run.state, original), who, except);
    aimAt(run, copy, target);
    return copy;
  });
  run.note("copies", copies);
  return copies;
}

function putCopyOnStack(
  run: Run,
  original: GameObject,
  who: Seat,
  except: readonly Modification[],
): ObjectId {
  const { g } = run;
  const { announcement } = original;
  if (announcement && announcement.ability !== null) {
    const settled = copiedAnnouncement(announcement, announcement.context.source, who);
    return putAbility(g, original, who, settled).id;
  }
  // A face-down object is copied as everyone sees it (CR 707.2).
  const copied = copiableValues(g.state, original, except);
  const copy = addObject(g, (id, timestamp) => ({
    ...freshObject({
      id,
      timestamp,
      card: g.state.nextCard++,
      kind: "copy",
      definition: copyDefinition(g, copied, run.context),
      owner: who,
      zone: "stack",
    }),
    face: copied.face,
    status: { ...original.status, tapped: false, faceDown: null },
    copied,
    announcement: announcement && copiedAnnouncement(announcement, id, who),
  }));
  setZone(g, "stack", who, [...g.state.stack, copy.id]);
  return copy.id;
}

/**
 * CR 707.10, 707.10b: everything that was chosen for it; an ability keeps its source, a spell is its own. Mana is neither a
 * choice nor an object: none was spent on a copy.
 */
function copiedAnnouncement(announcement: Announcement, source: ObjectId, who: Seat): Announcement {
  const context = { ...announcement.context, controller: who, source };
  return { ...announcement, context, castFrom: null, wasCast: false, manaSpent: {}, paidByLife: 0 };
}

/** Whoever controls a copy chooses for it. True when all is settled. */
function newTargetsFor(run: Run, copies: readonly ObjectId[]): boolean {
  for (let at = numberIn(run.scratch, "at") ?? 0; at < copies.length; at++) {
    const id = copies[at];
    if (id === undefined || !hasTargets(run, id)) continue;
    const who = objectOf(run.state, id).controller;
    const wants = confirm(run, `wants:${at}`, who, { key: "chooseNewTargets", detail: "copy" });
    if (wants === undefined) return false;
    const how = { chooser: who, mayKeep: true, to: null, only: null };
    if (wants && !retarget(run, id, `copy:${at}`, how)) return false;
    run.note("at", at + 1);
  }
  return true;
}
