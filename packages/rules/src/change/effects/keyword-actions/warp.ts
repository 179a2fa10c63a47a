import { objectOf } from "../../../state/access.ts";
import { updateObject } from "../../game/game.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import { type ActionEffect, THIS } from "./action.ts";
import { exileFirst } from "./exile-first.ts";

/**
 * Warp (Edge of Eternities): the permanent is exiled, and its owner may cast the card from exile on a later turn; see the ways
 * of casting.
 */
export function exileWarped(run: Run, effect: ActionEffect): void {
  const what = selected(run, effect.what ?? THIS);
  const cards = what && exileFirst(run, () => permanentsAmong(run, what)[0]);
  if (!cards) return;
  run.finish(undefined, { objects: cards, did: cards.length > 0 });
  for (const id of cards) updateObject(run.g, id, { marks: [...objectOf(run.state, id).marks, "warped"] });
}
