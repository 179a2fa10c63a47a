import type { WireChoice, WireError } from "@spellroom/protocol";
import type { Choice, Decision } from "@spellroom/rules";
import { choiceFromWire } from "@spellroom/rules/decisions";

/**
 * Translates a choice from the wire to the engine: indexes become the options of the open decision. An index that was not
 * offered is an error.
 */
export function choiceFrom(
  decision: Decision,
  wire: WireChoice,
): { readonly choice: Choice } | { readonly error: WireError } {
  if (wire.kind !== "cancel" && wire.kind !== decision.kind)
    return { error: { code: "wrongKind", message: `the decision is of kind ${decision.kind}` } };
  const choice = choiceFromWire(decision, wire);
  return choice
    ? { choice }
    : { error: { code: "notOffered", message: "an index does not belong to any option offered" } };
}
