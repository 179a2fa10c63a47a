import { characteristics, hasBothFaces } from "../../query/layers/index.ts";
import { existing, type Game } from "../../state/access.ts";
import { withTurnedAt } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { tell, updateObject } from "../game/game.ts";
import type { Done } from "./done.ts";

/**
 * CR 701.28c-d, 712.9: only what is itself a transforming card or token can transform, not what is a copy of one; not face down
 * (712.15a), nor into an instant or sorcery, nor what follows day and night for another reason (702.145b). A token made as a copy
 * of a double-faced permanent has both its faces (707.8a).
 */
export function transform(g: Game, id: ObjectId, bound: boolean): Done | null {
  const object = existing(g.state, id);
  if (object?.zone !== "battlefield" || object.status.faceDown !== null) return null;
  const { keywords } = characteristics(g.state, id);
  if (!bound && (keywords.has("daybound") || keywords.has("nightbound"))) return null;
  const turned = turnedOver(g.state, object);
  if (!turned) return null;
  const timestamp = g.state.nextTimestamp++;
  updateObject(g, id, { ...turned, timestamp, marks: withTurnedAt(object.marks, timestamp) });
  tell(g, { kind: "faceChanged", object: id, what: "transformed" });
  return { objects: [id], amount: 1 };
}

type Sides = Pick<GameObject, "face" | "copied">;

/** What is turned over of a permanent; of a merged one each transforming component is (CR 727.2i). `null`: nothing. */
function turnedOver(state: GameState, object: GameObject): (Sides & Pick<GameObject, "merged">) | null {
  const { merged } = object;
  if (!merged) return otherSide(state, object);
  const sides = merged.components.map((one) => (one.faceDown === null ? otherSide(state, one) : null));
  if (sides.every((side) => side === null)) return null;
  const components = merged.components.map((one, at) => ({ ...one, ...sides[at] }));
  const [top = object] = components;
  return { face: top.face, copied: top.copied, merged: { ...merged, components } };
}

/** The other face of a card or token; `null` for one that can't transform into it. */
function otherSide(
  state: GameState,
  one: Pick<GameObject, "kind" | "definition" | "face" | "copied">,
): Sides | null {
  const definition = state.definitions[one.definition];
  const face = one.face === 0 ? 1 : 0;
  const other = definition?.layout === "transform" ? definition.faces[face] : undefined;
  if (!other || other.types.some((type) => type === "instant" || type === "sorcery")) return null;
  return { face, copied: one.copied && hasBothFaces(one) ? { ...one.copied, face } : one.copied };
}
