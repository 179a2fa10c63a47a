import { HAUNTED } from "../../../query/keywords/haunt.ts";
import { existing } from "../../../state/access.ts";
import type { Run } from "../run.ts";
import { selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";
import { exileOnto } from "./exile-onto.ts";

/** CR 702.55a-b: the card is exiled from the graveyard haunting the creature that was targeted. */
export function haunt(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const [creature] = run.objects({ kind: "target", target: HAUNTED });
  exileOnto(run, "haunt", HAUNTED, creature, () => {
    const [found] = what;
    const card = found === undefined ? null : existing(run.state, found);
    return card?.kind === "card" && card.zone === "graveyard" ? card.id : null;
  });
}
