import type { DecisionView, Key } from "@spellroom/protocol";

/** An answer in the making. What is settled by one click has none. */
export type Draft =
  | { readonly kind: "none" }
  | { readonly kind: "pick"; readonly picked: readonly number[] }
  | { readonly kind: "order"; readonly order: readonly number[] }
  | { readonly kind: "distribute"; readonly amounts: readonly number[] }
  | { readonly kind: "number"; readonly number: number }
  /** The defender of each candidate, `null` for those that stay at home; whose defender a click changes. */
  | {
      readonly kind: "attackers";
      readonly attacks: readonly (number | null)[];
      readonly active: number | null;
    }
  /** The attackers that each candidate blocks; the candidate that a click gives an attacker. */
  | {
      readonly kind: "blockers";
      readonly blocks: readonly (readonly number[])[];
      readonly active: number | null;
    }
  | { readonly kind: "arrange"; readonly piles: readonly (readonly number[])[] }
  | { readonly kind: "name"; readonly name: string };

export type DraftOf<Kind extends Draft["kind"]> = Extract<Draft, { kind: Kind }>;
export type DecisionOf<Kind extends DecisionView["kind"]> = Extract<DecisionView, { kind: Kind }>;

/** The answer that a decision starts from: what must be is chosen already. */
export function startDraft(decision: DecisionView): Draft {
  switch (decision.kind) {
    case "act":
    case "confirm":
    case "pay":
      return { kind: "none" };
    case "pick":
      return { kind: "pick", picked: [] };
    case "modes":
      return { kind: "pick", picked: [] };
    case "order":
      return { kind: "order", order: decision.options.map((_, at) => at) };
    case "distribute":
      return { kind: "distribute", amounts: lethalFirst(decision) };
    case "number":
      return { kind: "number", number: decision.prompt === "chooseX" ? decision.max : decision.min };
    case "attackers":
      return {
        kind: "attackers",
        attacks: decision.candidates.map(({ must }) => (must ? 0 : null)),
        active: null,
      };
    case "blockers":
      return {
        kind: "blockers",
        blocks: decision.candidates.map(({ must, attackers }) => (must && attackers.length === 1 ? [0] : [])),
        active: null,
      };
    case "arrange":
      return { kind: "arrange", piles: firstPiles(decision) };
    case "name":
      return { kind: "name", name: "" };
  }
}

/** Minimums, then what is lethal to each in order, then the rest to the last that may have it. */
export function lethalFirst(decision: DecisionOf<"distribute">): number[] {
  const { minimum, maximum, total, lethal = [] } = decision;
  const amounts = [...minimum];
  let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const give = (at: number, wanted: number): void => {
    const now = amounts[at] ?? 0;
    const more = Math.max(0, Math.min(left, wanted - now, (maximum[at] ?? wanted) - now));
    amounts[at] = now + more;
    left -= more;
  };
  for (const [at, deadly] of lethal.entries()) give(at, deadly);
  for (let at = amounts.length - 1; at >= 0; at -= 1) give(at, (amounts[at] ?? 0) + left);
  return amounts;
}

/** Every option on the first pile that has room for it, each pile with its least. */
function firstPiles({ options, piles }: DecisionOf<"arrange">): number[][] {
  const left = options.map((_, at) => at);
  const filled = piles.map(({ min }) => left.splice(0, min));
  return filled.map((pile, at) => [...pile, ...left.splice(0, (piles[at]?.max ?? 0) - pile.length)]);
}

/** Adds an option to what is picked, or takes it out again; beyond the most, the oldest makes room if only one is wanted. */
export function togglePick(
  draft: DraftOf<"pick">,
  decision: DecisionOf<"pick"> | DecisionOf<"modes">,
  option: number,
): DraftOf<"pick"> {
  const { picked } = draft;
  const repeat = decision.kind === "modes" && decision.repeat;
  if (picked.includes(option) && !repeat)
    return { kind: "pick", picked: picked.filter((one) => one !== option) };
  if (picked.length < decision.max) return { kind: "pick", picked: [...picked, option] };
  return decision.max === 1 ? { kind: "pick", picked: [option] } : draft;
}

export function moveInOrder(draft: DraftOf<"order">, from: number, to: number): DraftOf<"order"> {
  const order = [...draft.order];
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return draft;
  order.splice(Math.max(0, Math.min(order.length, to)), 0, moved);
  return { kind: "order", order };
}

/** Gives an option an amount, as far as its bounds and what is left to give allow. */
export function setAmount(
  draft: DraftOf<"distribute">,
  decision: DecisionOf<"distribute">,
  option: number,
  wanted: number,
): DraftOf<"distribute"> {
  const spent = draft.amounts.reduce((sum, amount, at) => sum + (at === option ? 0 : amount), 0);
  const most = Math.min(decision.maximum[option] ?? 0, decision.total - spent);
  const amount = Math.max(decision.minimum[option] ?? 0, Math.min(most, wanted));
  return { kind: "distribute", amounts: draft.amounts.with(option, amount) };
}

/** Puts an option on a pile, at a place of it or at its end. A full pile takes nothing. */
export function putOnPile(
  draft: DraftOf<"arrange">,
  decision: DecisionOf<"arrange">,
  option: number,
  pile: number,
  place?: number,
): DraftOf<"arrange"> {
  const without = draft.piles.map((one) => one.filter((each) => each !== option));
  const target = without[pile];
  const max = decision.piles[pile]?.max ?? 0;
  if (target === undefined || target.length >= max) return draft;
  return { kind: "arrange", piles: without.with(pile, target.toSpliced(place ?? target.length, 0, option)) };
}

/** Puts an option on the next pile that has room. */
export function putOnNextPile(
  draft: DraftOf<"arrange">,
  decision: DecisionOf<"arrange">,
  option: number,
): DraftOf<"arrange"> {
  const from = draft.piles.findIndex((pile) => pile.includes(option));
  for (let step = 1; step < decision.piles.length; step += 1) {
    const next = putOnPile(draft, decision, option, (from + step) % decision.piles.length);
    if (next !== draft) return next;
  }
  return draft;
}

/** The number of the option that stands for an object. */
export function optionOfKey(decision: DecisionView, key: Key): number | null {
  if (!("options" in decision)) return null;
  const at = decision.options.findIndex((option) => option.kind === "object" && option.key === key);
  return at < 0 ? null : at;
}

export function optionOfSeat(decision: DecisionView, seat: number): number | null {
  if (!("options" in decision)) return null;
  const at = decision.options.findIndex((option) => option.kind === "player" && option.seat === seat);
  return at < 0 ? null : at;
}
