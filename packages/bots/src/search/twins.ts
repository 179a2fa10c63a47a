import { characteristics, type GameState, type ObjectId } from "@spellroom/rules";

/** Objects that look and are the same in every way that matters for a choice. */
export function twinOf(state: GameState, id: ObjectId): string {
  const object = state.objects[id];
  if (!object) return `${id}`;
  if (object.zone !== "battlefield") return `${object.zone} ${object.owner} ${object.definition}`;
  const { power, toughness, controller, keywords } = characteristics(state, id);
  const { tapped, faceDown } = object.status;
  return [
    object.definition,
    object.kind,
    controller,
    power,
    toughness,
    tapped,
    faceDown,
    object.damage,
    object.controlledSince === state.turn.number,
    [...keywords].join(),
    JSON.stringify(object.counters),
    object.marks.toSorted().join(),
    state.battlefield.some((other) => {
      const host = state.objects[other]?.attachedTo;
      return host !== null && host !== undefined && "object" in host && host.object === id;
    })
      ? id
      : "",
  ].join("|");
}
