import type { WireChoice, WireError } from "@spellroom/protocol";
import type { Choice, Decision } from "@spellroom/rules";

/**
 * Translates a choice from the wire to the engine: indexes become the options of the open decision. An index that was not
 * offered is an error.
 */
export function choiceFrom(
  decision: Decision,
  wire: WireChoice,
): { readonly choice: Choice } | { readonly error: WireError } {
  if (wire.kind === "cancel") return { choice: wire };
  if (wire.kind !== decision.kind)
    return { error: { code: "wrongKind", message: `the decision is of kind ${decision.kind}` } };
  const choice = translate(decision, wire);
  return choice
    ? { choice }
    : { error: { code: "notOffered", message: "an index does not belong to any option offered" } };
}

function translate(decision: Decision, wire: Exclude<WireChoice, { kind: "cancel" }>): Choice | null {
  switch (wire.kind) {
    case "act": {
      const act = decision.kind === "act" ? decision.acts[wire.act] : undefined;
      return act
        ? { kind: "act", act: act.id, ...(wire.autoPay === undefined ? {} : { autoPay: wire.autoPay }) }
        : null;
    }
    case "pick":
    case "order":
    case "modes": {
      const values = valuesAt(decision, wire.options);
      return values && { kind: wire.kind, values };
    }
    case "attackers": {
      if (decision.kind !== "attackers") return null;
      const attacks = wire.attacks.map(([at, to]) => {
        const candidate = decision.candidates[at];
        const defender = candidate?.defenders[to];
        return candidate && defender ? { object: candidate.object, defender } : null;
      });
      return complete(attacks) ? { kind: "attackers", attacks } : null;
    }
    case "blockers": {
      if (decision.kind !== "blockers") return null;
      const blocks = wire.blocks.map(([at, which]) => {
        const candidate = decision.candidates[at];
        const attackers = which.map((one) => candidate?.attackers[one] ?? null);
        return candidate && complete(attackers) ? { object: candidate.object, attackers } : null;
      });
      return complete(blocks) ? { kind: "blockers", blocks } : null;
    }
    case "pay": {
      if (typeof wire.how === "string") return { kind: "pay", how: wire.how };
      const act = decision.kind === "pay" ? decision.abilities[wire.how] : undefined;
      return act ? { kind: "pay", how: { activate: act.id } } : null;
    }
    case "arrange": {
      const piles = wire.piles.map((pile) => valuesAt(decision, pile));
      return complete(piles) ? { kind: "arrange", piles } : null;
    }
    case "distribute":
    case "number":
    case "confirm":
    case "name":
      return wire;
  }
}

function valuesAt(decision: Decision, indexes: readonly number[]): number[] | null {
  if (!("options" in decision)) return null;
  const values = indexes.map((index) => decision.options[index]?.value ?? null);
  return complete(values) ? values : null;
}

function complete<T>(list: readonly (T | null)[]): list is T[] {
  return list.every((one) => one !== null);
}
