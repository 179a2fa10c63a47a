import type { DecisionView, WireChoice } from "@spellroom/protocol";
import type { DecisionOf, Draft } from "./draft.ts";

/** The answer that a draft stands for, or `null` while it is not one that could be taken. */
export function choiceOf(decision: DecisionView, draft: Draft): WireChoice | null {
  switch (decision.kind) {
    case "act":
    case "confirm":
    case "pay":
      return null;
    case "pick":
      return draft.kind === "pick" && fits(decision, draft.picked)
        ? { kind: "pick", options: draft.picked }
        : null;
    case "modes": {
      if (draft.kind !== "pick" || !inRange(draft.picked.length, decision)) return null;
      return { kind: "modes", options: draft.picked.toSorted((one, other) => one - other) };
    }
    case "order":
      return draft.kind === "order" ? { kind: "order", options: draft.order } : null;
    case "distribute": {
      if (draft.kind !== "distribute") return null;
      return sum(draft.amounts) === decision.total ? { kind: "distribute", amounts: draft.amounts } : null;
    }
    case "number":
      return draft.kind === "number" && draft.number >= decision.min && draft.number <= decision.max
        ? { kind: "number", number: draft.number }
        : null;
    case "attackers":
      return draft.kind === "attackers" ? { kind: "attackers", attacks: attackPairs(draft.attacks) } : null;
    case "blockers":
      return draft.kind === "blockers" ? { kind: "blockers", blocks: blockPairs(draft.blocks) } : null;
    case "arrange":
      return draft.kind === "arrange" && pilesFit(decision, draft.piles)
        ? { kind: "arrange", piles: draft.piles }
        : null;
    case "name": {
      if (draft.kind !== "name") return null;
      const name = draft.name.trim();
      const known = decision.suggestions.length === 0 || decision.suggestions.includes(name);
      return name !== "" && known ? { kind: "name", name } : null;
    }
  }
}

/** The sum of what is picked, where that is limited. */
export function usedOfLimit(decision: DecisionOf<"pick">, picked: readonly number[]): number {
  return sum(picked.map((at) => decision.limit?.values[at] ?? 0));
}

function fits(decision: DecisionOf<"pick">, picked: readonly number[]): boolean {
  if (!inRange(picked.length, decision)) return false;
  return decision.limit === undefined || usedOfLimit(decision, picked) <= decision.limit.total;
}

function inRange(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

function pilesFit({ piles }: DecisionOf<"arrange">, drafted: readonly (readonly number[])[]): boolean {
  return piles.every((pile, at) => inRange(drafted[at]?.length ?? 0, pile));
}

function attackPairs(attacks: readonly (number | null)[]): [number, number][] {
  return attacks.flatMap((defender, at): [number, number][] => (defender === null ? [] : [[at, defender]]));
}

function blockPairs(blocks: readonly (readonly number[])[]): [number, readonly number[]][] {
  return blocks.flatMap((attackers, at): [number, readonly number[]][] =>
    attackers.length === 0 ? [] : [[at, attackers]],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
