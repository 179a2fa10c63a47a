import type { Purpose } from "@spellroom/bots";
import type { Decision, Option } from "@spellroom/rules";
import type { Asked } from "./asked.ts";
import { byPurpose, entityOf, optionFits, suitsPurpose, targetFits } from "./options.ts";
import { targetPurpose } from "./purpose.ts";
import type { TargetSpec } from "./scenario.ts";
import { singles } from "./target-specs.ts";

export type PickDecision = Extract<Decision, { kind: "pick" }>;

/**
 * Answers a pick: by what the entry being done says about this target clause, else by the player's answers, else by what
 * suits. `null` when the entry names a target that can't be chosen.
 */
export function pickValues(asked: Asked, decision: PickDecision): readonly number[] | null {
  const isTarget = decision.prompt.key === "chooseTargets";
  const spec = isTarget ? asked.clauseSpec(decision) : undefined;
  if (spec) {
    const settled = fromSpec(asked, decision, spec);
    if (!settled) return null;
    return values(fillUp(asked, decision, settled));
  }
  if (decision.prompt.detail === "keepTapped") return values(keptTapped(asked, decision));
  if (asked.state.frames.some(({ kind }) => kind === "begin")) return values(opened(asked, decision));
  const answered = fromAnswers(asked, decision);
  if (answered) return values(fillUp(asked, decision, answered));
  return values(byDefault(asked, decision));
}

function values(options: readonly Option[]): number[] {
  return options.map((option) => option.value);
}

/** What an entry names for a clause; nothing where it says to choose no more. */
function fromSpec(asked: Asked, decision: PickDecision, spec: TargetSpec): Option[] | null {
  if (spec.skip) return [];
  const picked: Option[] = [];
  for (const one of singles(spec)) {
    const option = bestFit(asked, decision, one, picked);
    if (!option) return null;
    picked.push(option);
  }
  return picked.length <= decision.max ? picked : null;
}

function bestFit(
  { state, seat }: Asked,
  decision: PickDecision,
  spec: TargetSpec,
  picked: readonly Option[],
): Option | undefined {
  const open = decision.options.filter(
    (option) => !picked.includes(option) && targetFits(state, option, spec),
  );
  return byPurpose(state, open, seat, purposeOf({ state }, decision))[0];
}

function purposeOf({ state }: Pick<Asked, "state">, decision: PickDecision): Purpose {
  const { key, source, detail } = decision.prompt;
  return key === "chooseTargets" && source !== null ? targetPurpose(state, source, detail) : "neutral";
}

/** What the player's own answers say; `undefined` when none of them fits. */
function fromAnswers(asked: Asked, decision: PickDecision): Option[] | undefined {
  const byName = isCopied(decision) ? undefined : fromTargets(asked, decision);
  const picked = byName ?? fromNumbers(asked, decision);
  if (picked) return picked;
  if (isDeclined(asked, decision)) return [];
  const chosen: Option[] = [];
  while (chosen.length < decision.max) {
    const open = decision.options.filter((option) => !chosen.includes(option));
    const names = asked.answers.takeChoice((wanted) =>
      open.some((option) => optionFits(asked.state, option, wanted)),
    );
    if (!names) break;
    if (names.length === 0) return chosen;
    for (const wanted of names) {
      const option = open.find((one) => !chosen.includes(one) && optionFits(asked.state, one, wanted));
      if (option && chosen.length < decision.max) chosen.push(option);
    }
  }
  return chosen.length > 0 ? chosen : undefined;
}

/** Something that may be picked is "may" to the player: "no" picks nothing. A "yes" is taken, and what follows says which. */
function isDeclined({ answers }: Asked, decision: PickDecision): boolean {
  return decision.min === 0 && decision.prompt.key !== "chooseTargets" && answers.takeNextYes() === false;
}

/** What to copy as something enters is never a target: target answers wait for what comes after. */
function isCopied({ prompt }: PickDecision): boolean {
  return prompt.key === "enterChoice" && prompt.detail?.startsWith("enter:copy") === true;
}

/** An X of which only some values are possible is picked among these. */
function fromNumbers({ answers }: Asked, { options }: PickDecision): Option[] | undefined {
  const withNumber = (wanted: number): Option | undefined =>
    options.find(({ what }) => what.kind === "number" && what.number === wanted);
  const given = answers.takeNumber((wanted) => withNumber(wanted) !== undefined);
  const option = given === undefined ? undefined : withNumber(given);
  return option && [option];
}

function fromTargets(asked: Asked, decision: PickDecision): Option[] | undefined {
  const { answers, state } = asked;
  const picked: Option[] = [];
  const fits = (spec: TargetSpec): boolean =>
    decision.options.some((option) => !picked.includes(option) && targetFits(state, option, spec));
  while (picked.length < decision.max) {
    if (picked.length >= decision.min) {
      const enough = answers.takeNextTarget(({ target }) => target.skip === true);
      if (enough) return picked;
    }
    const answer = answers.takeTarget(({ target }) => fits(target));
    if (!answer) break;
    for (const one of singles(answer.target)) {
      const option = bestFit(asked, decision, one, picked);
      if (!option || picked.length >= decision.max) continue;
      picked.push(option);
      const entity = entityOf(option);
      if (answer.amount !== undefined && entity) asked.noteShare(entity, answer.amount);
    }
  }
  return picked.length > 0 ? picked : undefined;
}

/** As many more as must be chosen. */
function fillUp(
  { state, seat }: Asked,
  decision: PickDecision,
  picked: readonly Option[],
): readonly Option[] {
  if (picked.length >= decision.min) return picked;
  const open = decision.options.filter((option) => !picked.includes(option));
  const more = byPurpose(state, open, seat, purposeOf({ state }, decision));
  return [...picked, ...more.slice(0, decision.min - picked.length)];
}

/** Without an answer: what suits, as many as must be; of what may be, one, and all of what a search finds. */
function byDefault(asked: Asked, decision: PickDecision): readonly Option[] {
  const { state, seat } = asked;
  const purpose = purposeOf(asked, decision);
  const options = byPurpose(state, decision.options, seat, purpose);
  const suiting = options.filter((option) => suitsPurpose(state, option, seat, purpose));
  const wanted = Math.max(decision.min, Math.min(suiting.length, optional(decision)));
  const picked = options.slice(0, Math.min(wanted, decision.max));
  return decision.together?.rule === "totalAtMost" ? lightest(decision, decision.min) : picked;
}

/** "Yes" to beginning the game with each card of the opening hand that may be put onto the battlefield. */
function opened({ answers }: Asked, { options, max }: PickDecision): readonly Option[] {
  return options.filter(() => answers.takeYes() ?? true).slice(0, max);
}

/** "No" to untapping something keeps it tapped. */
function keptTapped({ answers }: Asked, { options, max }: PickDecision): readonly Option[] {
  return options.filter(() => answers.takeYes() === false).slice(0, max);
}

function optional({ prompt, max }: PickDecision): number {
  return prompt.key === "search" || prompt.key === "chooseTargets" ? max : 1;
}

function lightest(decision: PickDecision, count: number): readonly Option[] {
  const weights = decision.together?.rule === "totalAtMost" ? decision.together.values : [];
  const weight = (option: Option): number => weights[decision.options.indexOf(option)] ?? 0;
  return decision.options.toSorted((one, other) => weight(one) - weight(other)).slice(0, count);
}
