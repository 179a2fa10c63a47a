import { characteristics } from "../../query/layers/index.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";

/**
 * CR 702.151b: an Equipment with reconfigure that is attached to a creature is none itself until it becomes unattached, even if
 * it loses that ability meanwhile.
 */
export function stopBeingCreature(g: Game, id: ObjectId, to: Entity | null): void {
  const { effects } = g.state;
  const others = effects.filter(
    ({ lasting }) => lasting.duration !== "whileAttached" || lasting.source !== id,
  );
  if (others.length < effects.length) g.state.effects = others;
  if (to === null || !("object" in to) || existing(g.state, to.object)?.zone !== "battlefield") return;
  const own = characteristics(g.state, id);
  if (!own.keywords.has("reconfigure") || !own.subtypes.includes("Equipment")) return;
  if (!characteristics(g.state, to.object).types.includes("creature")) return;
  const { timestamp, controller } = objectOf(g.state, id);
  g.state.effects = [
    ...g.state.effects,
    {
      timestamp,
      objects: [id],
      modifications: [{ kind: "types", mode: "remove", types: ["creature"] }],
      context: emptyContext(id, controller),
      lasting: { duration: "whileAttached", seat: controller, source: id, since: g.state.turn.number },
    },
  ];
}

/** The same for one that enters attached to something. */
export function enterEquipping(g: Game, id: ObjectId): void {
  const { attachedTo } = objectOf(g.state, id);
  if (attachedTo !== null) stopBeingCreature(g, id, attachedTo);
}
