import { assertNever } from "../state/access.ts";
import type { Choice, Decision, PickRule, Refusal } from "../state/decision.ts";
import { sameEntity } from "../state/entity.ts";

/**
 * Whether a choice is of the decision's kind and made of what was offered. What remains for the frame that asked are
 * combinations that only the rules can judge, such as attack requirements.
 */
export function checkChoice(decision: Decision, choice: Choice): Refusal | null {
  switch (decision.kind) {
    case "act":
      if (choice.kind !== "act") return wrongKind(decision);
      return decision.acts.some((act) => act.id === choice.act) ? null : notOffered(choice.act);
    case "pick":
      if (choice.kind !== "pick") return wrongKind(decision);
      return checkPicks(decision, choice.values);
    case "order":
      if (choice.kind !== "order") return wrongKind(decision);
      return isPermutation(
        choice.values,
        decision.options.map((option) => option.value),
      )
        ? null
        : notOffered("every option once");
    case "distribute":
      return choice.kind === "distribute" ? checkDistribution(decision, choice.amounts) : wrongKind(decision);
    case "number":
      if (choice.kind !== "number") return wrongKind(decision);
      return Number.isSafeInteger(choice.number) &&
        choice.number >= decision.min &&
        choice.number <= decision.max
        ? null
        : notOffered(String(choice.number));
    case "confirm":
      return choice.kind === "confirm" ? null : wrongKind(decision);
    case "modes":
      if (choice.kind !== "modes") return wrongKind(decision);
      return checkModes(decision, choice.values);
    case "attackers":
      return choice.kind === "attackers" ? checkAttackers(decision, choice) : wrongKind(decision);
    case "blockers":
      return choice.kind === "blockers" ? checkBlockers(decision, choice) : wrongKind(decision);
    case "pay":
      return choice.kind === "pay" ? checkPay(decision, choice) : wrongKind(decision);
    case "arrange":
      return choice.kind === "arrange" ? checkPiles(decision, choice.piles) : wrongKind(decision);
    case "name":
      if (choice.kind !== "name") return wrongKind(decision);
      return choice.name.length > 0 &&
        choice.name.length <= 150 &&
        (decision.suggestions.length === 0 || decision.suggestions.includes(choice.name))
        ? null
        : notOffered("name");
    default:
      return assertNever(decision);
  }
}

function wrongKind(decision: Decision): Refusal {
  return { kind: "wrongKind", expected: decision.kind };
}

function notOffered(detail: string): Refusal {
  return { kind: "notOffered", detail };
}

function checkPicks(
  decision: Extract<Decision, { kind: "pick" }>,
  values: readonly number[],
): Refusal | null {
  const offered = new Set(decision.options.map((option) => option.value));
  const distinct = new Set(values);
  if (distinct.size !== values.length || values.some((value) => !offered.has(value)))
    return notOffered("option");
  if (values.length < decision.min || values.length > decision.max) {
    return { kind: "illegalCombination", detail: `pick ${decision.min} to ${decision.max}` };
  }
  return decision.together?.rule === "totalAtMost" ? checkTotal(decision, decision.together, values) : null;
}

function checkTotal(
  decision: Extract<Decision, { kind: "pick" }>,
  rule: Extract<PickRule, { rule: "totalAtMost" }>,
  values: readonly number[],
): Refusal | null {
  let total = 0;
  for (const [at, option] of decision.options.entries())
    if (values.includes(option.value)) total += rule.values[at] ?? 0;
  return total <= rule.limit
    ? null
    : { kind: "illegalCombination", detail: `total ${total} is more than ${rule.limit}` };
}

function isPermutation(values: readonly number[], of: readonly number[]): boolean {
  return (
    values.length === of.length &&
    new Set(values).size === of.length &&
    values.every((value) => of.includes(value))
  );
}

function checkDistribution(
  decision: Extract<Decision, { kind: "distribute" }>,
  amounts: readonly number[],
): Refusal | null {
  if (amounts.length !== decision.options.length) return notOffered("one amount for each");
  let total = 0;
  for (const [at, option] of decision.options.entries()) {
    const amount = amounts[at] ?? -1;
    if (!Number.isSafeInteger(amount) || amount < option.minimum || amount > option.maximum)
      return notOffered(`amount ${amount}`);
    total += amount;
  }
  return total === decision.total
    ? null
    : { kind: "illegalCombination", detail: `${total} of ${decision.total}` };
}

function checkModes(
  decision: Extract<Decision, { kind: "modes" }>,
  values: readonly number[],
): Refusal | null {
  const offered = new Set(decision.options.map((option) => option.value));
  if (values.some((value) => !offered.has(value))) return notOffered("mode");
  if (!decision.repeat && new Set(values).size !== values.length)
    return { kind: "illegalCombination", detail: "a mode twice" };
  const inRange = values.length >= decision.min && values.length <= decision.max;
  return inRange ? null : { kind: "illegalCombination", detail: `choose ${decision.min} to ${decision.max}` };
}

function checkAttackers(
  decision: Extract<Decision, { kind: "attackers" }>,
  choice: Extract<Choice, { kind: "attackers" }>,
): Refusal | null {
  const seen = new Set<number>();
  for (const { object, defender } of choice.attacks) {
    const candidate = decision.candidates.find((one) => one.object === object);
    if (!candidate || seen.has(object)) return notOffered("attacker");
    if (!candidate.defenders.some((one) => sameEntity(one, defender))) return notOffered("defender");
    seen.add(object);
  }
  return null;
}

function checkBlockers(
  decision: Extract<Decision, { kind: "blockers" }>,
  choice: Extract<Choice, { kind: "blockers" }>,
): Refusal | null {
  const seen = new Set<number>();
  for (const { object, attackers } of choice.blocks) {
    const candidate = decision.candidates.find((one) => one.object === object);
    if (!candidate || seen.has(object) || attackers.length === 0) return notOffered("blocker");
    if (attackers.length > candidate.most || new Set(attackers).size !== attackers.length)
      return { kind: "illegalCombination", detail: "too many attackers" };
    if (attackers.some((attacker) => !candidate.attackers.includes(attacker))) return notOffered("attacker");
    seen.add(object);
  }
  return null;
}

function checkPay(
  decision: Extract<Decision, { kind: "pay" }>,
  choice: Extract<Choice, { kind: "pay" }>,
): Refusal | null {
  const { how } = choice;
  if (how === "auto") return decision.proposal ? null : notOffered("automatic payment");
  if (how === "cancel") return decision.mayCancel ? null : notOffered("cancel");
  if (how === "fromPool")
    return decision.pool.length > 0 || decision.lifeForPhyrexian ? null : notOffered("empty pool");
  return decision.abilities.some((act) => act.id === how.activate) ? null : notOffered(how.activate);
}

function checkPiles(
  decision: Extract<Decision, { kind: "arrange" }>,
  piles: readonly (readonly number[])[],
): Refusal | null {
  if (piles.length !== decision.piles.length) return notOffered("one list for each pile");
  if (
    !isPermutation(
      piles.flat(),
      decision.options.map((option) => option.value),
    )
  )
    return notOffered("every option once");
  const fits = decision.piles.every((pile, at) => {
    const size = piles[at]?.length ?? 0;
    return size >= pile.min && size <= pile.max;
  });
  return fits ? null : { kind: "illegalCombination", detail: "pile sizes" };
}
