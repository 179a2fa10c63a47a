import { existing, objectOf } from "../../../state/access.ts";
import { updateObject } from "../../game/game.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";

/** CR 702.170c-d: a card in exile becomes plotted; its owner may cast it on a later turn, see the ways of casting. */
export function becomePlotted(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  if (!what) return;
  const cards = what.filter((id) => existing(run.state, id)?.zone === "exile");
  run.finish(undefined, { objects: cards, did: cards.length > 0 });
  for (const id of cards) {
    const { marks } = objectOf(run.state, id);
    if (marks.includes("plotted")) continue;
    updateObject(run.g, id, { marks: [...marks, "plotted"] });
    tellAction(run.g, "becomePlotted", run.controller, id, 1);
  }
}
