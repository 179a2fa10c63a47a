import { objectOf } from "../../../state/access.ts";
import { updateObject } from "../../game/game.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";

const EXILED = "#warped";

/**
 * Warp (Edge of Eternities): the permanent is exiled, and its owner may cast the card from exile on a later turn; see the ways
 * of casting.
 */
export function exileWarped(run: Run, effect: ActionEffect): void {
  if (run.scratch.stage !== "exiling") {
    const what = selected(run, effect.what ?? THIS);
    if (!what) return;
    const [object] = permanentsAmong(run, what);
    if (object === undefined) {
      run.fail();
      return;
    }
    run.note("stage", "exiling");
    const { controller: by, source } = run;
    const isDone = run.step(
      [{ kind: "move", object, to: { zone: "exile" }, cause: "exile", by, source }],
      EXILED,
    );
    if (!isDone) return;
  }
  const cards = run.context.bindings[EXILED]?.objects ?? [];
  run.finish(undefined, { objects: cards, did: cards.length > 0 });
  for (const id of cards) {
    const { zone, marks } = objectOf(run.state, id);
    if (zone === "exile") updateObject(run.g, id, { marks: [...marks, "warped"] });
  }
}
