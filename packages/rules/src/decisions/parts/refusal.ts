import type { Seat } from "./entity.ts";

/** Why a choice was refused. Nothing has changed. */
export type Refusal =
  | { readonly kind: "gameOver" }
  | { readonly kind: "noDecision" }
  | { readonly kind: "notYourDecision"; readonly seat: Seat }
  | { readonly kind: "staleDecision"; readonly current: number }
  | { readonly kind: "wrongKind"; readonly expected: string }
  | { readonly kind: "notOffered"; readonly detail: string }
  | { readonly kind: "illegalCombination"; readonly detail: string };

/** Something was chosen that the decision doesn't offer. */
export function notOffered(detail: string): Refusal {
  return { kind: "notOffered", detail };
}

/** Everything that was chosen is offered, but not together. */
export function illegalCombination(detail: string): Refusal {
  return { kind: "illegalCombination", detail };
}
