import { type Choice, characteristics, type Decision, type Option } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import type { Asked } from "./asked.ts";
import { modeFits } from "./modes.ts";
import { entityOf, optionFits, targetFits } from "./options.ts";
import { pickValues } from "./picks.ts";
import { targetPurpose } from "./purpose.ts";

/** Decisions that belong to no entry of the script by themselves: everything but priority, attackers and blockers. */
export type PlainDecision = Exclude<Decision, { kind: "act" | "attackers" | "blockers" }>;

/** Makes a choice by its meaning; `null` when the current entry names something that can't be chosen. */
export function replyTo(asked: Asked, decision: PlainDecision): Choice | null {
  switch (decision.kind) {
    case "pick": {
      const values = pickValues(asked, decision);
      return values && { kind: "pick", values };
    }
    case "order":
      return { kind: "order", values: ordered(asked, decision) };
    case "distribute":
      return { kind: "distribute", amounts: shares(asked, decision) };
    case "number":
      return { kind: "number", number: number(asked, decision) };
    case "confirm":
      return { kind: "confirm", yes: confirms(asked, decision) };
    case "modes":
      return { kind: "modes", values: modes(asked, decision) };
    case "pay":
      return { kind: "pay", how: payment(asked, decision) };
    case "arrange":
      return { kind: "arrange", piles: piles(asked, decision) };
    case "name":
      return { kind: "name", name: named(asked, decision) };
  }
}

/**
 * Mana is paid by itself. A cost to attack or block, or one that is offered ("you may pay", "unless they pay"), may be declined; whatever
 * else may be, has been asked before.
 */
function payment(
  { state, answers }: Asked,
  decision: Extract<Decision, { kind: "pay" }>,
): "auto" | "cancel" | "fromPool" {
  const inCombat = state.frames.some(({ kind }) => kind === "combat");
  const announcing = state.frames.some(({ kind }) => kind === "announce");
  const { key } = decision.prompt;
  const isOffer = (inCombat && !announcing) || key === "unlessPay" || key === "mayPay";
  if (isOffer && decision.mayCancel && answers.takeYes() === false) return "cancel";
  if (decision.proposal) return "auto";
  return decision.mayCancel ? "cancel" : "fromPool";
}

/** The player's answers name what comes next, one after another; the rest keeps its order. */
function ordered({ state, answers }: Asked, { options }: Extract<Decision, { kind: "order" }>): number[] {
  const left = [...options];
  const first: Option[] = [];
  while (left.length > 1) {
    const names = answers.takeChoice((wanted) => left.some((option) => optionFits(state, option, wanted)));
    const at = names
      ? left.findIndex((option) => names.some((wanted) => optionFits(state, option, wanted)))
      : -1;
    if (at < 0) break;
    first.push(...left.splice(at, 1));
  }
  return [...first, ...left].map((option) => option.value);
}

type Distribution = Extract<Decision, { kind: "distribute" }>;

/** Shares named with the targets, else amounts from the answers in the order offered, else lethal damage first. */
function shares(asked: Asked, decision: Distribution): number[] {
  const noted = decision.options.map((option) => shareFor(asked, option));
  const amounts = noted.map((amount, at) => amount ?? decision.options[at]?.minimum ?? 0);
  const isSettled = noted.every((amount) => amount !== undefined);
  if (isSettled && sum(amounts) === decision.total) return amounts;
  return filled(decision, amounts, decision.lethal ?? lethalTo(asked, decision));
}

/** Toughness that is left of what combat damage, or what else does harm, is divided among; nothing else is lethal. */
function lethalTo({ state }: Asked, { options, prompt }: Distribution): readonly number[] {
  const harms = prompt.source !== null && targetPurpose(state, prompt.source, prompt.detail) === "harm";
  if (prompt.key !== "assignCombatDamage" && !harms) return [];
  return options.map((option) => {
    const entity = entityOf(option);
    if (!entity || !("object" in entity)) return 0;
    const { toughness } = characteristics(state, entity.object);
    return Math.max(0, (toughness ?? 0) - (state.objects[entity.object]?.damage ?? 0));
  });
}

function shareFor(asked: Asked, option: Distribution["options"][number]): number | undefined {
  const entity = entityOf(option);
  const noted = entity ? asked.shareOf(entity) : undefined;
  if (noted !== undefined) return noted;
  const aimed = asked.answers.takeTarget(
    ({ target, amount }) => amount !== undefined && targetFits(asked.state, option, target),
  );
  if (aimed) return aimed.amount;
  return asked.answers.takeNumber((amount) => amount >= option.minimum && amount <= option.maximum);
}

/**
 * Amounts brought to the total: up to what is lethal in the order offered, then the rest. Of combat damage the rest goes to the
 * attacked player or permanent, or else to the first of them; of anything else where there is room, from the last.
 */
function filled(decision: Distribution, given: readonly number[], lethal: readonly number[]): number[] {
  const most = decision.options.map((option) => option.maximum);
  const least = decision.options.map((option) => option.minimum);
  const amounts = sum(given) > decision.total ? least : [...given];
  let left = decision.total - sum(amounts);
  const add = (at: number, bound: number): void => {
    const more = Math.max(0, Math.min(left, Math.min(bound, most[at] ?? 0) - (amounts[at] ?? 0)));
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  };
  for (const [at, enough] of lethal.entries()) add(at, enough);
  if (decision.prompt.key === "assignCombatDamage" && lethal.length > 0 && !decision.lethal)
    add(0, Number.POSITIVE_INFINITY);
  for (let at = amounts.length - 1; at >= 0; at--) add(at, Number.POSITIVE_INFINITY);
  return amounts;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** X or an amount; how often something is paid for may be given by repeating "yes". */
function number({ answers }: Asked, decision: Extract<Decision, { kind: "number" }>): number {
  const given = answers.takeNumber((one) => one >= decision.min && one <= decision.max);
  if (given !== undefined) return given;
  const chosen = answers.takeChoice((text) => inRange(text, decision));
  if (chosen) return Number(chosen[0]);
  if (decision.prompt.key !== "chooseCost") return decision.min;
  let times = 0;
  while (times < decision.max && answers.takeYes() === true) times++;
  return Math.max(decision.min, times);
}

function inRange(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const number = Number(text.replace(/^X=/, ""));
  return Number.isInteger(number) && number >= min && number <= max;
}

/** Where what may be done begins with choosing for it, a script declines by choosing nothing. */
function confirms({ answers }: Asked, { prompt }: Decision): boolean {
  if (prompt.key === "mulligan") return false;
  const yes = answers.takeYes();
  if (yes !== undefined || prompt.key !== "may") return yes ?? true;
  return !answers.takeNextTarget(({ target }) => target.skip === true);
}

function modes(asked: Asked, decision: Extract<Decision, { kind: "modes" }>): number[] {
  const picked: number[] = [];
  while (picked.length < decision.max) {
    const wanted = asked.answers.peekMode();
    if (wanted === undefined) break;
    const option = decision.options.find(
      (one) =>
        modeFits(asked.state, decision, one, wanted) && (decision.repeat || !picked.includes(one.value)),
    );
    if (!option) break;
    asked.answers.takeMode();
    picked.push(option.value);
  }
  const more = decision.options.filter((option) => !picked.includes(option.value));
  while (picked.length < decision.min && more.length > 0) picked.push(more.shift()?.value ?? 0);
  while (picked.length < decision.min) picked.push(picked[0] ?? 0);
  return picked;
}

/** Cards that an answer names leave the first pile for the last; everything else stays where it was, in order. */
function piles(asked: Asked, decision: Extract<Decision, { kind: "arrange" }>): number[][] {
  const last = decision.piles.length - 1;
  const room = decision.piles[last]?.max ?? 0;
  const moved: Option[] = [];
  const open = (): readonly Option[] => decision.options.filter((option) => !moved.includes(option));
  while (last > 0 && moved.length < room) {
    if (asked.answers.takeNextTarget(({ target }) => target.skip === true)) break;
    const aimed = asked.answers.takeTarget(({ target }) =>
      open().some((option) => targetFits(asked.state, option, target)),
    );
    const named = aimed
      ? undefined
      : asked.answers.takeChoice((wanted) =>
          open().some((option) => optionFits(asked.state, option, wanted)),
        );
    const fits = (option: Option): boolean =>
      aimed
        ? targetFits(asked.state, option, aimed.target)
        : named?.some((wanted) => optionFits(asked.state, option, wanted)) === true;
    const found = open().filter(fits);
    const taken = named || aimed?.target.objects ? found : found.slice(0, 1);
    if (taken.length === 0) break;
    moved.push(...taken.slice(0, room - moved.length));
  }
  const stay = open().map((option) => option.value);
  const result: number[][] = decision.piles.map(() => []);
  result[last] = moved.map((option) => option.value);
  for (const [at, pile] of decision.piles.entries()) {
    const space = pile.max - (result[at]?.length ?? 0);
    result[at]?.push(...stay.splice(0, Math.max(0, space)));
  }
  return result;
}

function named({ answers }: Asked, decision: Extract<Decision, { kind: "name" }>): string {
  const suggested = (wanted: string): string | undefined =>
    decision.suggestions.length === 0
      ? wanted
      : decision.suggestions.find((one) => one.toLowerCase() === wanted.toLowerCase());
  const chosen = answers.takeChoice((wanted) => suggested(wanted) !== undefined)?.[0];
  if (chosen !== undefined) return suggested(chosen) ?? chosen;
  const choice = defaultChoice(decision);
  return choice.kind === "name" ? choice.name : "";
}
