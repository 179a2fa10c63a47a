import type { CardDefinition, Face } from "@spellroom/card-language";
import { looseName } from "@spellroom/cards";
import { characteristics, type GameObject, type GameState, type ObjectId } from "@spellroom/rules";

/** Whether an object is what a scenario means by a name. A name may say which copy is meant by `[no copy]` or `[only copy]`. */
export function isNamed(state: GameState, id: ObjectId, wanted: string): boolean {
  const { name, copy } = readName(wanted);
  const object = state.objects[id];
  if (!object) return false;
  if (copy !== null && isCopy(object) !== copy) return false;
  return namesOf(state, object).some((one) => sameName(one, name));
}

/** A name without its marks for copies. */
export function readName(wanted: string): { readonly name: string; readonly copy: boolean | null } {
  const mark = /\[(no|only) copy\]$/.exec(wanted);
  return mark
    ? { name: wanted.slice(0, mark.index), copy: mark[1] === "only" }
    : { name: wanted, copy: null };
}

/** A name and the number that picks among permanents of that name in the order they came in: `Bear:1`. */
export function numberedName(wanted: string): { readonly name: string; readonly at: number | null } {
  const number = /^(.*):(\d+)$/.exec(wanted);
  return number ? { name: number[1] ?? wanted, at: Number(number[2]) } : { name: wanted, at: null };
}

export function isCopy(object: GameObject): boolean {
  return object.kind === "copy" || object.copied !== null;
}

/**
 * What an object may be called. A face-down spell is meant by the card that its player names. A permanent has the one name that it has now; a card elsewhere also answers to its whole
 * name and to each of its faces (CR 709.3, 712.8a, 715.3), but a meld card not to what it melds into (CR 712.4b). An ability answers to
 * the faces of its source, where that is a meld card or what it melds into to the one that it has.
 */
export function namesOf(state: GameState, object: GameObject): readonly string[] {
  const current = object.kind === "ability" ? "" : characteristics(state, object.id).name;
  const definition = state.definitions[object.definition];
  const hidden = object.status.faceDown !== null && object.zone !== "stack";
  if (!definition || hidden) return [current];
  const isMeld = definition.layout === "meld";
  if (object.kind === "ability") {
    const faces: readonly Face[] = definition.faces;
    return faces.filter((_, at) => !isMeld || at === object.face).map(({ name }) => name);
  }
  if (isMeld) return [current];
  if (object.zone === "battlefield") {
    return object.copied ? [current] : [current, ...wholeName(definition)];
  }
  return [current, ...wholeName(definition), ...definition.faces.map((face) => face.name)];
}

function wholeName(definition: CardDefinition): readonly string[] {
  return definition.faces.length > 1 ? [definition.name] : [];
}

export function sameName(one: string, other: string): boolean {
  return one === other || (one !== "" && looseName(one) === looseName(other));
}
