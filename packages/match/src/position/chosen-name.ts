import type { CardDefinition, Face } from "@spellroom/card-language";
import { looseName } from "@spellroom/cards";
import type { WireError } from "@spellroom/protocol";
import type { Decision } from "@spellroom/rules";
import { isOfKinds } from "@spellroom/rules/decisions";
import type { StoredInput } from "./stored-input.ts";

/**
 * Why a seat may not choose a card name where only names of certain cards may be chosen (CR 201.4a), if the input is that choice.
 *
 * Everyone can look up any card, so the check uses all known cards. Using only the match's cards would reveal what is in a deck.
 *
 * @param cardNamed finds any known card by its name or the name of a face
 */
export function refusedName(
  open: Decision | null,
  input: StoredInput,
  cardNamed: (name: string) => CardDefinition | undefined,
): WireError | null {
  if (input.kind !== "choose" || input.choice.kind !== "name") return null;
  if (open?.kind !== "name" || open.id !== input.decision || open.seat !== input.seat) return null;
  const { kinds } = open;
  const { name } = input.choice;
  const card = cardNamed(name);
  if (!kinds || !card) return null;
  return facesNamed(card, name).some((face) => isOfKinds(kinds, face))
    ? null
    : { code: "notOffered", message: "a card of that name isn't one whose name may be chosen" };
}

/** The face of that name, whose characteristics alone count (CR 201.4b, 201.4d), or all faces of a card under its full name. */
function facesNamed({ faces }: CardDefinition, name: string): readonly Face[] {
  const named = faces.filter((face) => looseName(face.name) === looseName(name));
  return named.length > 0 ? named : faces;
}
