import { sameEntity } from "../../decisions/parts/entity.ts";
import type { Entity } from "../../state/ids.ts";
import type { StateBasedAction } from "./check.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 704.5y: of several Roles of one player on one permanent only the newest stays. */
export const roles: StateBasedAction = (_state, permanents) => {
  const attached = permanents.filter(
    ({ object, values }) => object.attachedTo !== null && values.subtypes.includes("Role"),
  );
  const isOlder = (one: (typeof attached)[number]) =>
    attached.some(
      (other) =>
        other.object.timestamp > one.object.timestamp &&
        other.values.controller === one.values.controller &&
        areSame(other.object.attachedTo, one.object.attachedTo),
    );
  return attached.filter(isOlder).map(({ object }) => putIntoGraveyard(object.id));
};

function areSame(one: Entity | null, other: Entity | null): boolean {
  return one !== null && other !== null && sameEntity(one, other);
}
