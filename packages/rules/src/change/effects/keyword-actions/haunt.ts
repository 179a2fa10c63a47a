import { HAUNTED } from "../../../query/keywords/haunt.ts";
import { existing } from "../../../state/access.ts";
import type { Run } from "../run.ts";
import { selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";
import { begunOn, exileOnto } from "./exile-onto.ts";

/** CR 702.55a-b: the card is exiled from the graveyard haunting the creature that was targeted. */
export function haunt(run: Run, effect: ActionEffect): void {
  const begun = begunOn(run);
  if (begun !== null) {
    exileOnto(run, "haunt", HAUNTED, { card: null, creature: begun });
    return;
  }
  const [found] = selected(run, effect.what ?? THIS) ?? [];
  const card = found === undefined ? null : existing(run.state, found);
  const [creature] = run.objects({ kind: "target", target: HAUNTED });
  if (card?.kind !== "card" || card.zone !== "graveyard" || creature === undefined) run.fail();
  else exileOnto(run, "haunt", HAUNTED, { card: card.id, creature });
}
