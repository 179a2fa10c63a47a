import type { Condition } from "../condition.ts";

/** The total power that the attacking creatures you control must have as a condition has it, if it is about that. */
export function powerOfAttackers(condition: Condition): number | undefined {
  if (condition.kind !== "compare" || condition.compare !== ">=") return undefined;
  const { left, right } = condition;
  if (typeof left !== "object" || left.kind !== "total" || left.stat !== "power") return undefined;
  const of: readonly string[] = left.among.of.map((one) =>
    one.kind === "status" ? one.status : one.kind === "controller" ? one.player.kind : one.kind,
  );
  const isOfYours = of.length === 3 && ["attacking", "you", "type"].every((one) => of.includes(one));
  return isOfYours && typeof right === "number" ? right : undefined;
}
