import type { CardNumber, Choice, Decision, GameState, PromptKey, Seat } from "@spellroom/rules";
import { unforeseen } from "./unforeseen.ts";
import { cardOf } from "./world.ts";

/** A choice made during a resolution, in terms of cards. */
export interface Answered {
  readonly seat: Seat;
  readonly key: PromptKey;
  readonly yes: boolean | null;
  readonly cards: readonly CardNumber[];
  readonly number: number | null;
  /** A mana ability activated by hand before something is paid or not. */
  readonly isOnTheWay: boolean;
}

export function answered(state: GameState, decision: Decision, choice: Choice): Answered {
  const values = choice.kind === "pick" || choice.kind === "order" ? choice.values : [];
  const options = "options" in decision ? decision.options : [];
  const cards = values.flatMap((value) => {
    const what = options.find((option) => option.value === value)?.what;
    return what?.kind === "object" ? [cardOf(state, what.object)] : [];
  });
  return {
    seat: decision.seat,
    key: decision.prompt.key,
    yes: consent(choice),
    cards,
    number: choice.kind === "number" ? choice.number : null,
    isOnTheWay: choice.kind === "pay" && typeof choice.how !== "string",
  };
}

/** Whether it was agreed to or paid; mana abilities activated on the way to a payment say neither. */
function consent(choice: Choice): boolean | null {
  if (choice.kind === "confirm") return choice.yes;
  return choice.kind === "pay" && typeof choice.how === "string" ? choice.how !== "cancel" : null;
}

/** The answers of one resolution, each of which is used once, in order. */
export class Answers {
  readonly #left: Answered[];

  constructor(all: readonly Answered[]) {
    this.#left = [...all];
  }

  /** The next answer to one of these questions, of that seat; nothing if it was not asked. */
  take(keys: readonly PromptKey[], seat: Seat): Answered | undefined {
    const at = this.#left.findIndex((one) => keys.includes(one.key) && one.seat === seat && !one.isOnTheWay);
    if (at >= 0) return this.#left.splice(at, 1)[0];
    const byHand = this.#left.some((one) => keys.includes(one.key) && one.seat === seat);
    return byHand ? unforeseen("a payment by hand") : undefined;
  }
}
