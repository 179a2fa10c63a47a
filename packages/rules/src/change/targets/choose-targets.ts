import type { Body } from "@spellroom/card-language";
import { amountOf } from "../../query/selection/index.ts";
import {
  allTargets,
  chosenParts,
  contextOfPart,
  dividedOver,
  type KeyedClause,
} from "../../query/targets/clauses.ts";
import { chooserOf, targetCount, targetOptions } from "../../query/targets/options.ts";
import { mostTogether, optionsFor, pickRuleFor } from "../../query/targets/together.ts";
import { isAnnounced } from "../../query/targets/when-announced.ts";
import type { Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Scratch } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { announcementOf, answered, askUnder, type Choosing, DONE, updateAnnouncement } from "./choosing.ts";

/** What could be chosen for one target phrase, given what has been chosen for those before it. */
export interface TargetChoice {
  readonly options: readonly Entity[];
  readonly min: number;
  readonly max: number;
}

/**
 * The choice that a target phrase of a spell or ability on the stack leaves. Something divided among the targets bounds their
 * number, since each must get at least one (CR 601.2d).
 */
export function targetChoice(
  state: GameState,
  context: Context,
  id: ObjectId,
  { clause }: KeyedClause,
  divided: number | null,
): TargetChoice {
  const options = targetOptions(state, context, clause, context.targets, id);
  const { min, max } = targetCount(state, context, clause, options.length);
  const most = Math.min(max, mostTogether(state, pickRuleFor(state, context, clause, options), options));
  return { options, min, max: divided === null ? most : Math.min(most, Math.max(divided, min)) };
}

/**
 * Stage: the targets are announced, phrase by phrase (CR 601.2c, 603.3d).
 *
 * @param affordable which targets the spell could be paid for with
 */
export function chooseTargets(
  g: Game,
  seat: Seat,
  id: ObjectId,
  body: Body,
  scratch: Scratch,
  { most, allows }: Affordable = ANY_TARGETS,
): Choosing {
  const { modes } = announcementOf(g.state, id);
  for (const { prefix, body: part } of chosenParts(body, modes)) {
    for (const clause of part.targets ?? []) {
      const key = prefix + clause.id;
      const { context } = announcementOf(g.state, id);
      if (context.targets[key]) continue;
      const own = contextOfPart(context, prefix);
      if (!isAnnounced(g.state, own, part, clause)) {
        updateAnnouncement(g, id, { context: { ...context, targets: { ...context.targets, [key]: [] } } });
        continue;
      }
      const effect = dividedOver(part, clause.id);
      const divided = effect ? amountOf(g.state, own, effect.amount) : null;
      const left = most - allTargets(context).length;
      const all = atMost(targetChoice(g.state, own, id, { key, prefix, clause }, divided), left);
      const choice = allows ? onlyAllowed(all, allows) : all;
      if (choice.max < choice.min) return { kind: "impossible", why: { kind: "noTarget", clause: key } };
      const picked = answered(scratch, `target:${key}`) ?? onlyTargets(choice);
      if (!picked) {
        const chooser = clause.chooser ? chooserOf(g.state, own, clause) : seat;
        const together = pickRuleFor(g.state, own, clause, choice.options);
        return askUnder(
          g,
          scratch,
          `target:${key}`,
          chooser,
          { key: "chooseTargets", source: id, detail: key },
          {
            kind: "pick",
            options: optionsFor(choice.options),
            min: choice.min,
            max: choice.max,
            ...(together ? { together } : {}),
          },
        );
      }
      const targets = picked.flatMap((at) => choice.options[at] ?? []);
      updateAnnouncement(g, id, { context: { ...context, targets: { ...context.targets, [key]: targets } } });
    }
  }
  return DONE;
}

/** Which targets a spell can be paid for with. */
export interface Affordable {
  /** So many, all phrases together. */
  readonly most: number;
  /** Where one of them has to be such a target for that. */
  readonly allows: ((target: Entity) => boolean) | null;
}

const ANY_TARGETS: Affordable = { most: Number.POSITIVE_INFINITY, allows: null };

/** The first phrase that could have such a target has one. */
function onlyAllowed(choice: TargetChoice, allows: (target: Entity) => boolean): TargetChoice {
  const options = choice.options.filter(allows);
  if (options.length === 0 || options.length < choice.min) return choice;
  return { ...choice, options, max: Math.min(choice.max, options.length) };
}

function atMost(choice: TargetChoice, count: number): TargetChoice {
  return { ...choice, max: Math.min(choice.max, Math.max(choice.min, count)) };
}

function onlyTargets({ options, min, max }: TargetChoice): readonly number[] | null {
  if (max === 0) return [];
  return min === max && options.length === min ? options.map((_, at) => at) : null;
}
