import type { Effect } from "../effect.ts";
import type { PrintContext } from "./context.ts";

/** The instructions that are put into words, without those that the one after them says ("the color of your choice"). */
export function spoken(effects: readonly Effect[], p: PrintContext): readonly Effect[] {
  return effects.filter((effect, index) => {
    if (p.say(effect).silent !== true) return true;
    const next = effects[index + 1];
    if (next !== undefined) p.joinAs(next, effect);
    p.effect(effect);
    return false;
  });
}
