import {
  type Body,
  contextOf,
  type Face,
  faceNumbered,
  NotPrintable,
  printAbility,
} from "@spellroom/card-language";
import type { Decision, GameState, Option } from "@spellroom/rules";

/** Whether a mode is the one that a plan means: by its number from 1, or by the beginning of its text. */
export function modeFits(state: GameState, decision: Decision, option: Option, wanted: string): boolean {
  if (option.what.kind !== "mode") return false;
  const { mode } = option.what;
  if (/^\d+$/.test(wanted)) return mode + 1 === Number(wanted);
  const text = modeTexts(state, decision.prompt.source)[mode];
  return text?.toLowerCase().startsWith(wanted.toLowerCase()) === true;
}

function modeTexts(state: GameState, id: number | null): readonly string[] {
  const object = id === null ? undefined : state.objects[id];
  const definition = object && state.definitions[object.definition];
  if (!object || !definition) return [];
  const face = faceNumbered(definition, object.face);
  const body = object.announcement?.ability?.body ?? spellBody(face);
  if (body?.kind !== "modal") return [];
  return body.modes.map((mode) => printed({ ...mode, kind: "plain" }, face));
}

function spellBody(face: Face): Body | null {
  const ability = face.abilities?.find((one) => one.kind === "spell");
  return ability?.kind === "spell" ? ability.body : null;
}

function printed(body: Body, face: Face): string {
  try {
    return printAbility({ kind: "spell", body }, contextOf(face));
  } catch (error) {
    if (error instanceof NotPrintable) return "";
    throw error;
  }
}
