import type {
  Ability,
  Amount,
  Cost,
  Effect,
  EventPattern,
  Filter,
  Modification,
  PlainBody,
  Predicate,
  TargetClause,
  TriggeredAbility,
  Zone,
} from "@spellroom/card-language";

/** Words that the meanings of keyword abilities share. */
export const YOU = { kind: "you" } as const;
export const THIS = { kind: "this" } as const;
export const IT = { kind: "ref", ref: THIS } as const;
export const EVENT_OBJECT = { kind: "event", role: "object" } as const;
export const DEFENDING = { kind: "defending" } as const;

export const CREATURE: Predicate = { kind: "type", type: "creature" };
export const YOURS: Predicate = { kind: "controller", player: YOU };
export const OTHER: Predicate = { kind: "other" };
export const ATTACKING: Predicate = { kind: "status", status: "attacking" };

export function filter(...of: readonly Predicate[]): Filter {
  return { of };
}

export function not(of: Predicate): Predicate {
  return { kind: "not", of };
}

export const ATTACKS: EventPattern = { kind: "attacks", what: "this" };
export const BLOCKS: EventPattern = { kind: "blocks", what: "this" };
export const BECOMES_BLOCKED: EventPattern = { kind: "becomesBlocked", what: "this" };
export const ENTERS: EventPattern = { kind: "moves", what: "this", to: "battlefield" };
export const DIES: EventPattern = { kind: "moves", what: "this", from: "battlefield", to: "graveyard" };
export const YOUR_UPKEEP: EventPattern = { kind: "stepBegins", step: "upkeep", whose: YOU };
/** "When you cast this spell": functions on the stack. */
export const CAST_THIS: EventPattern = {
  kind: "casts",
  who: YOU,
  spell: { of: [{ kind: "oneOf", ref: THIS }] },
};

export function body(...effects: readonly Effect[]): PlainBody {
  return { kind: "plain", effects };
}

export function targeted(target: TargetClause, ...effects: readonly Effect[]): PlainBody {
  return { kind: "plain", targets: [target], effects };
}

export function whenever(
  event: EventPattern,
  does: PlainBody,
  more: Partial<Pick<TriggeredAbility, "condition" | "during" | "zone">> = {},
): Ability {
  return { kind: "triggered", event, body: does, ...more };
}

export function asSorcery(
  cost: readonly Cost[],
  does: PlainBody,
  more: { readonly zone?: Zone; readonly word?: string } = {},
): Ability {
  return { kind: "activated", cost, body: does, limits: { timing: "sorcery" }, ...more };
}

/** "This permanent enters with N ... counters on it." */
export function entersWith(counter: string, amount: Amount): Ability {
  return {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: { kind: "enters", what: "this", with: { counters: [{ counter, amount }] } },
      },
    ],
  };
}

export function thisGets(power: Amount, toughness: Amount): Effect {
  return modifyUntilEndOfTurn(IT, { kind: "addPT", power, toughness });
}

export function modifyUntilEndOfTurn(
  what: Extract<Effect, { kind: "modify" }>["what"],
  ...modifications: readonly Modification[]
): Effect {
  return { kind: "modify", what, modifications, duration: "endOfTurn" };
}

export function putCounters(
  counter: string,
  amount: Amount,
  on: Extract<Effect, { kind: "addCounters" }>["on"] = IT,
): Effect {
  return { kind: "addCounters", counter, amount, on };
}

export const SACRIFICE_THIS: Effect = { kind: "sacrifice", who: YOU, what: IT };

export function times(factor: Amount, of: Amount): Amount {
  return { kind: "times", factor, of };
}
