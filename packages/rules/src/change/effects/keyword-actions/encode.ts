import { existing } from "../../../state/access.ts";
import type { Run } from "../run.ts";
import { selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";
import { hasBegunExiling } from "./exile-first.ts";
import { exileOnto } from "./exile-onto.ts";

/** By this name a card in exile knows the creature that it is encoded on. */
const ENCODED = "encoded";

/** CR 702.99a-b: the card of the resolving spell is exiled encoded on a creature; a copy of a spell has no card. */
export function encode(run: Run, effect: ActionEffect): void {
  const spell = existing(run.state, run.source);
  const isCard = spell?.kind === "card" && spell.zone === "stack";
  if (!isCard && !hasBegunExiling(run)) {
    run.fail();
    return;
  }
  const chosen = selected(run, effect.what ?? THIS);
  if (chosen) exileOnto(run, "encode", ENCODED, chosen[0], () => (isCard ? spell.id : null));
}
