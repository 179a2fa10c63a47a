import type { Body } from "@spellroom/card-language";
import { amountOf } from "../../query/selection/index.ts";
import { chosenParts, contextOfPart, dividedOver } from "../../query/targets/clauses.ts";
import { optionsFor } from "../../query/targets/together.ts";
import type { Game } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { announcementOf, answered, askUnder, type Choosing, DONE, updateAnnouncement } from "./choosing.ts";

/** Stage: what is divided among targets is divided now, each of them getting at least one (CR 601.2d, 603.3d). */
export function divideAmongTargets(
  g: Game,
  seat: Seat,
  id: ObjectId,
  body: Body,
  scratch: Scratch,
): Choosing {
  const { modes } = announcementOf(g.state, id);
  for (const { prefix, body: part } of chosenParts(body, modes)) {
    for (const clause of part.targets ?? []) {
      const key = prefix + clause.id;
      const { context } = announcementOf(g.state, id);
      const targets = context.targets[key] ?? [];
      const effect = dividedOver(part, clause.id);
      if (!effect || targets.length === 0 || context.division[key]) continue;
      const total = amountOf(g.state, contextOfPart(context, prefix), effect.amount);
      const amounts = answered(scratch, `division:${key}`) ?? onlyDivision(total, targets.length);
      if (!amounts) {
        return askUnder(
          g,
          scratch,
          `division:${key}`,
          seat,
          { key: "divide", source: id, detail: key, amount: total },
          {
            kind: "distribute",
            total,
            options: optionsFor(targets).map((option) => ({
              ...option,
              minimum: 1,
              maximum: total - targets.length + 1,
            })),
          },
        );
      }
      updateAnnouncement(g, id, {
        context: { ...context, division: { ...context.division, [key]: amounts } },
      });
    }
  }
  return DONE;
}

/** There is nothing to choose for a single target, or where each gets exactly one. */
function onlyDivision(total: number, targets: number): readonly number[] | null {
  if (targets === 1) return [total];
  if (total <= targets) return new Array<number>(targets).fill(total >= targets ? 1 : 0);
  return null;
}
