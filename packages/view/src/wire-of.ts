import type { WireChoice } from "@spellroom/protocol";
import type { Choice, Decision, Entity } from "@spellroom/rules";

/** An engine's choice as a player answers it: by the places of what was offered. `null` for what was not. */
export function wireOf(decision: Decision, choice: Choice): WireChoice | null {
  switch (choice.kind) {
    case "act": {
      if (decision.kind !== "act") return null;
      const act = decision.acts.findIndex((one) => one.id === choice.act);
      if (act < 0) return null;
      return { kind: "act", act, ...(choice.autoPay === undefined ? {} : { autoPay: choice.autoPay }) };
    }
    case "pick":
    case "order":
    case "modes":
      return { kind: choice.kind, options: placesOf(decision, choice.values) };
    case "attackers": {
      if (decision.kind !== "attackers") return null;
      const { candidates } = decision;
      return {
        kind: "attackers",
        attacks: choice.attacks.map(({ object, defender }) => {
          const at = candidates.findIndex((one) => one.object === object);
          const to = candidates[at]?.defenders.findIndex((one) => isSame(one, defender)) ?? 0;
          return [at, to] as const;
        }),
      };
    }
    case "blockers": {
      if (decision.kind !== "blockers") return null;
      const { candidates } = decision;
      return {
        kind: "blockers",
        blocks: choice.blocks.map(({ object, attackers }) => {
          const at = candidates.findIndex((one) => one.object === object);
          return [at, attackers.map((one) => candidates[at]?.attackers.indexOf(one) ?? 0)] as const;
        }),
      };
    }
    case "pay": {
      const { how } = choice;
      if (typeof how === "string") return { kind: "pay", how };
      if (decision.kind !== "pay") return null;
      const at = decision.abilities.findIndex((one) => one.id === how.activate);
      return at < 0 ? null : { kind: "pay", how: at };
    }
    case "arrange":
      return { kind: "arrange", piles: choice.piles.map((pile) => placesOf(decision, pile)) };
    case "distribute":
    case "number":
    case "confirm":
    case "name":
    case "cancel":
      return choice;
  }
}

function placesOf(decision: Decision, values: readonly number[]): number[] {
  if (!("options" in decision)) return [];
  return values.map((value) => decision.options.findIndex((option) => option.value === value));
}

function isSame(one: Entity, other: Entity): boolean {
  if ("player" in one) return "player" in other && one.player === other.player;
  return "object" in other && one.object === other.object;
}
