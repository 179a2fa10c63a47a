import type { Condition } from "@spellroom/card-language";
import { matching, numberOf } from "./judge.ts";
import { compared, playersIn, type Sight } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";

/** Whether a condition is true, worked out from what is seen. */
export function isTrue(sight: Sight, condition: Condition): boolean {
  switch (condition.kind) {
    case "compare":
      return compared(numberOf(sight, condition.left), condition.compare, numberOf(sight, condition.right));
    case "exists":
      return matching(sight, condition.filter).length >= numberOf(sight, condition.atLeast ?? 1);
    case "turn":
      return playersIn(sight, condition.whose).includes(sight.world.active);
    case "did":
      return sight.outcomes.get(condition.name)?.did ?? unforeseen(`whether ${condition.name} was done`);
    case "kicked": {
      const source = sight.state.objects[sight.context.source];
      const paid = source?.announcement?.paidOptions.length ?? 0;
      if (condition.cost !== undefined || condition.times !== undefined)
        return unforeseen("how it was kicked");
      return paid > 0;
    }
    case "not":
      return !isTrue(sight, condition.of);
    case "all":
      return condition.of.every((one) => isTrue(sight, one));
    case "any":
      return condition.of.some((one) => isTrue(sight, one));
    default:
      return unforeseen(`the condition ${condition.kind}`);
  }
}
