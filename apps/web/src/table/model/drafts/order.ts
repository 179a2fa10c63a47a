import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";

export interface OrderDraft {
  readonly kind: "order";
  readonly order: readonly number[];
}

export const order = {
  draft: "order" as const,

  start: ({ options }: DecisionOf<"order">): OrderDraft => ({
    kind: "order",
    order: options.map((_, at) => at),
  }),

  choice: (_: DecisionOf<"order">, draft: OrderDraft): WireChoice => ({
    kind: "order",
    options: draft.order,
  }),
};

/** Moves what is at one place of the order to another. */
export function moveInOrder(draft: OrderDraft, from: number, to: number): OrderDraft {
  const order = [...draft.order];
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return draft;
  order.splice(Math.max(0, Math.min(order.length, to)), 0, moved);
  return { kind: "order", order };
}
