import { type Game, objectOf } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Component, GameObject } from "../../state/object.ts";
import { EMPTY } from "../../state/setup.ts";
import { updateObject } from "../game/game.ts";
import { cease } from "./zones.ts";

/**
 * Places what represents a spell on top of a permanent or under it (CR 727.2). The permanent is the same object as before, with its
 * counters, its damage and everything that applies to it (727.2b-c); effects on the spell go on applying to it (702.140f).
 */
export function mergeInto(g: Game, spell: ObjectId, permanent: ObjectId, onTop: boolean): void {
  const before = objectOf(g.state, permanent);
  const present = before.merged?.components ?? [componentOf(before)];
  const added: Component = { ...componentOf(objectOf(g.state, spell)), number: present.length, spell };
  const components = onTop ? [added, ...present] : [...present, added];
  const [top = added] = components;
  cease(g, spell);
  const since = g.state.nextTimestamp++;
  const { card, kind, definition, face, copied, faceDown } = top;
  const isNewCommander = added.commander && !before.marks.includes(COMMANDER);
  updateObject(g, permanent, {
    card,
    kind,
    definition,
    face,
    copied,
    status: { ...before.status, faceDown },
    knownTo: faceDown === null ? EMPTY : before.knownTo,
    marks: isNewCommander ? [...before.marks, COMMANDER] : before.marks,
    merged: { components, since },
  });
  applyTo(g, spell, permanent);
}

/** What represents an object, as one component; a copy of a spell becomes a token (CR 608.3f). */
function componentOf({ card, kind, definition, face, copied, status, marks }: GameObject): Component {
  return {
    card,
    kind: kind === "card" ? "card" : "token",
    definition,
    face,
    copied,
    faceDown: status.faceDown,
    commander: marks.includes(COMMANDER),
  };
}

/** CR 400.7a, 702.140f: what changes a permanent spell goes on applying to the permanent. */
export function applyTo(g: Game, spell: ObjectId, permanent: ObjectId): void {
  if (!g.state.effects.some(({ objects }) => objects.includes(spell))) return;
  g.state.effects = g.state.effects.map((effect) =>
    effect.objects.includes(spell) ? { ...effect, objects: [...effect.objects, permanent] } : effect,
  );
}
