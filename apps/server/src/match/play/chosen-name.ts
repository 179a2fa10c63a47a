import type { CardDefinition } from "@spellroom/card-language";
import type { WireChoice, WireError } from "@spellroom/protocol";
import type { Decision } from "@spellroom/rules";
import { isOfKinds } from "@spellroom/rules/decisions";

/**
 * Why a card name may not be chosen where only names of certain cards may (CR 201.4). What every card is everybody can look up; the
 * cards of the match decide nothing here, because a refusal would tell that a deck has one.
 */
export function refusedName(
  decision: Decision | null,
  choice: WireChoice,
  cardNamed: (name: string) => CardDefinition | undefined,
): WireError | null {
  if (choice.kind !== "name" || decision?.kind !== "name" || !decision.kinds) return null;
  const { kinds } = decision;
  const card = cardNamed(choice.name);
  if (!card) return null;
  const faces = card.faces.filter(({ name }) => name === choice.name);
  const named = faces.length > 0 ? faces : card.faces;
  return named.some((face) => isOfKinds(kinds, face))
    ? null
    : { code: "notOffered", message: "a card of that name isn't one whose name may be chosen" };
}
