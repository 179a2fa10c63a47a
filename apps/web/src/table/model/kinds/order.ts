import type { WireChoice } from "@spellroom/protocol";
import { chosenWords } from "./chosen-words.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";

export interface OrderDraft {
  readonly kind: "order";
  readonly order: readonly number[];
}

export const order: Presentation<"order", OrderDraft> = {
  draft: "order",

  start: ({ options }: DecisionOf<"order">): OrderDraft => ({
    kind: "order",
    order: options.map((_, at) => at),
  }),

  choice: (_: DecisionOf<"order">, draft: OrderDraft): WireChoice => ({
    kind: "order",
    options: draft.order,
  }),

  answers: (_decision, _draft, choice, { messages }) => ({
    main: { label: messages.decisions.buttons.thisOrder, choice },
  }),

  words: (decision, choice, names) => chosenWords(decision, choice.options, names),
};

/** Moves what is at one place of the order to another. */
export function moveInOrder(draft: OrderDraft, from: number, to: number): OrderDraft {
  const order = [...draft.order];
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return draft;
  order.splice(Math.max(0, Math.min(order.length, to)), 0, moved);
  return { kind: "order", order };
}
