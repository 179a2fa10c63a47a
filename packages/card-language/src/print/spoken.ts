import type { Effect } from "../effect.ts";
import type { PrintContext } from "./context.ts";

/**
 * The instructions that are put into words, one after the other, without those that the one after them says ("the color of your
 * choice"): what these speak of is known from there on, and not before.
 */
export function* spoken(effects: readonly Effect[], p: PrintContext): Generator<Effect, void> {
  for (const [index, effect] of effects.entries()) {
    if (p.say(effect).silent !== true) {
      yield effect;
      continue;
    }
    const next = effects[index + 1];
    if (next !== undefined) p.joinAs(next, effect);
    p.effect(effect);
  }
}
