import { existing } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { arrange, pickNumber } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** CR 700.3: one player separates, another chooses; a pile may be empty. */
export function separatePiles(run: Run, effect: EffectOf<"separatePiles">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const who = run.chooser(effect.who);
  const chooser = run.chooser(effect.chooser);
  const cards = what.filter((id) => existing(run.state, id) !== null);
  if (who === undefined || chooser === undefined || cards.length === 0) {
    bindPiles(run, effect, cards, []);
    return;
  }
  const piles = arrange(run, "piles", who, { key: "separatePiles", amount: cards.length }, cards, [
    { name: "pile1", min: 0, max: cards.length, ordered: false },
    { name: "pile2", min: 0, max: cards.length, ordered: false },
  ]);
  if (!piles) return;
  if (run.scratch.shown !== true) showPiles(run, who, piles);
  const at = pickNumber(run, "pile", chooser, { key: "choosePile" }, [1, 2]);
  if (at === undefined) return;
  const [one = [], other = []] = piles;
  bindPiles(run, effect, at === 1 ? one : other, at === 1 ? other : one);
}

/** Everyone sees which cards are in the first pile and which in the second. */
function showPiles(run: Run, by: Seat, piles: readonly (readonly ObjectId[])[]): void {
  run.note("shown", true);
  for (const objects of piles) tell(run.g, { kind: "revealed", objects, by, to: "all" });
}

function bindPiles(
  run: Run,
  effect: EffectOf<"separatePiles">,
  chosen: readonly ObjectId[],
  other: readonly ObjectId[],
): void {
  run.bind(effect.other, { objects: other, amount: other.length, did: other.length > 0 });
  run.finish(effect.chosen, { objects: chosen, amount: chosen.length, did: chosen.length > 0 });
}
