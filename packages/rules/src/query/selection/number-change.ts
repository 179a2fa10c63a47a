import type { NumberChange } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { amountOf } from "./index.ts";

/** What a number of an event becomes by an effect that changes it; never less than none. */
export function changedNumber(
  state: GameState,
  context: Context,
  change: NumberChange,
  amount: number,
): number {
  switch (change.kind) {
    case "add":
      return Math.max(0, amount + amountOf(state, context, change.amount));
    case "times":
      return amount * change.factor;
    case "set":
      return amountOf(state, context, change.amount);
    case "half":
      return change.round === "up" ? Math.ceil(amount / 2) : Math.floor(amount / 2);
  }
}

/** Whether two changes come to the same in either order, whatever the number is. */
export function inEitherOrder(one: NumberChange, other: NumberChange): boolean {
  switch (one.kind) {
    case "add":
    case "times":
      return other.kind === one.kind;
    case "set":
      return other.kind === "set" && typeof one.amount === "number" && one.amount === other.amount;
    case "half":
      return other.kind === "half" && other.round === one.round;
  }
}
