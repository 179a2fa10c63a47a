import type { TableScreen } from "../store/table-store.ts";

/** Whether a decision doesn't involve the hand, which then shrinks if there is little room. */
export function leavesHandAlone({ decision, known, folded, seat }: TableScreen): boolean {
  if (decision === null || folded) return false;
  switch (decision.kind) {
    case "act":
    case "confirm":
    case "pay":
    case "number":
      return false;
    case "pick":
      return !decision.options.some((option) => {
        const card = option.kind === "object" ? known.get(option.key) : undefined;
        return card?.zone === "hand" && card.owner === seat;
      });
    default:
      return true;
  }
}

/** Whether the decision is about the opening hand, while there is nothing else to see. */
export function looksAtOpeningHand({ decision }: TableScreen): boolean {
  return decision?.prompt === "mulligan" || decision?.prompt === "bottomCards";
}
