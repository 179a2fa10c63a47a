import { reverseAction } from "../../change/costs/reverse-action.ts";
import { bind, popFrame, replaceFrame, setZone, tell, updateObject } from "../../change/game/game.ts";
import { noteChange } from "../../query/layers/index.ts";
import { type Game, numberIn, objectOf, wordIn, writeObjects, zoneOf } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

export function goTo(
  g: Game,
  frame: AnnounceFrame,
  stage: AnnounceFrame["stage"],
  scratch: Scratch = frame.scratch,
): void {
  replaceFrame(g, { ...frame, stage, scratch });
}

export function isSpell(frame: AnnounceFrame): boolean {
  return wordIn(frame.scratch, "kind") === "cast";
}

/** The card as it was before it was put on the stack. */
export function originOf(frame: AnnounceFrame): ObjectId | null {
  return numberIn(frame.scratch, "origin") ?? null;
}

/**
 * Takes an illegal or abandoned attempt back (CR 601.2, 730.1). If something other than a mana ability happened meanwhile that
 * can't be taken back, only the spell or ability itself is: it returns to where it was, and mana that was made stays.
 */
export function abandon(g: Game, frame: AnnounceFrame): void {
  const origin = originOf(frame);
  const { rewind } = frame;
  if (!rewind) popFrame(g);
  else if (!reverseAction(g, rewind, frame.seat, origin)) returnToOrigin(g, frame, rewind, origin);
  dropPermission(g, frame);
  deliver(g, frame, false, []);
}

/** An effect's permission to cast one card now ends with the attempt. */
function dropPermission(g: Game, frame: AnnounceFrame): void {
  if (frame.scratch.deliverTo === undefined) return;
  const permissions = g.state.permissions;
  const [last] = permissions.slice(-1);
  if (last && originOf(frame) === last.objects[0]) g.state.permissions = permissions.slice(0, -1);
}

function returnToOrigin(g: Game, frame: AnnounceFrame, rewind: GameState, origin: ObjectId | null): void {
  const spell = objectOf(g.state, frame.object);
  setZone(
    g,
    "stack",
    spell.owner,
    g.state.stack.filter((id) => id !== frame.object),
  );
  updateObject(g, frame.object, { zone: null });
  const before = origin === null ? null : rewind.objects[origin];
  if (before && before.zone !== null && origin !== null) {
    const old = zoneOf(rewind, before.zone, before.owner);
    const now = zoneOf(g.state, before.zone, before.owner);
    const at = Math.min(old.indexOf(origin), now.length);
    writeObjects(g.state)[origin] = before;
    noteChange(g.state, origin);
    setZone(g, before.zone, before.owner, [...now.slice(0, at), origin, ...now.slice(at)]);
  }
  g.state.frames = rewind.frames;
  tell(g, { kind: "rewound", seat: frame.seat });
}

/** Reports to the text that had something cast whether it was, and as which object. */
export function deliver(g: Game, frame: AnnounceFrame, did: boolean, objects: readonly ObjectId[]): void {
  const context = numberIn(frame.scratch, "deliverTo");
  const name = wordIn(frame.scratch, "deliverAs");
  if (context === undefined || name === undefined || !g.state.contexts[context]) return;
  bind(g, context, name, { did, objects, amount: objects.length });
}
