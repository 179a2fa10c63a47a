import type { Body, Cost } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { choosesByX, type PayableX } from "../rules/x-values.ts";
import { missingTarget } from "../targets/can-target.ts";

/** Larger values of X are not looked at for the sake of targets. */
const MOST_X = 60;

const known = new WeakMap<Body, boolean>();

/** Whether X determines what may be targeted, or the number of targets ("target permanent with mana value X"). */
function choosesTargetsByX(body: Body): boolean {
  const answer = known.get(body);
  if (answer !== undefined) return answer;
  const bodies = body.kind === "plain" ? [body] : body.modes;
  const found = bodies.some(({ targets }) => containsX(targets));
  known.set(body, found);
  return found;
}

function containsX(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(containsX);
  if (typeof part !== "object" || part === null) return false;
  return ("kind" in part && part.kind === "x") || Object.values(part).some(containsX);
}

/**
 * Whether some payable X of 1 or more has targets (CR 601.2b-c). If one X can't be paid, no larger one can, unless X
 * determines what may pay.
 */
export function someX(
  body: Body,
  costs: readonly Cost[],
  judge: (x: number) => "possible" | "impossible" | "unpayable",
): boolean {
  if (!choosesTargetsByX(body)) return false;
  const isSteady = !costs.some(choosesByX);
  for (let x = 1; x <= MOST_X; x++) {
    const verdict = judge(x);
    if (verdict === "possible") return true;
    if (verdict === "unpayable" && isSteady) return false;
  }
  return false;
}

/** The values of X for which there are targets, among those that could be paid; with others there would be no going on. */
export function withTargets(
  state: GameState,
  context: Context,
  body: Body,
  id: ObjectId,
  payable: PayableX,
): PayableX {
  if (body.kind !== "plain" || !choosesTargetsByX(body)) return payable;
  const all =
    payable.kind === "values"
      ? payable.values
      : Array.from({ length: Math.min(payable.max, MOST_X) + 1 }, (_, x) => x);
  const values = all.filter((x) => missingTarget(state, { ...context, x }, body, id) === null);
  return values.length === all.length ? payable : { kind: "values", values };
}
