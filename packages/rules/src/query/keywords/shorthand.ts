import type {
  Ability,
  Amount,
  Cost,
  Effect,
  EventPattern,
  Filter,
  KeywordAction,
  Modification,
  PlainBody,
  Predicate,
  Replacement,
  StaticEffect,
  TargetClause,
  TokenSpec,
  TriggeredAbility,
  Zone,
} from "@spellroom/card-language";

type EntersReplacement = Extract<Replacement, { readonly kind: "enters" }>;

/* What the abilities that keywords stand for are written with. */
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
  return { kind: "static", effects: [enteringWith(counter, amount)] };
}

/** The replacement effect alone, for a static ability that has a condition. */
export function enteringWith(counter: string, amount: Amount): StaticEffect {
  return {
    kind: "replacement",
    replacement: { kind: "enters", what: "this", with: { counters: [{ counter, amount }] } },
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

/** "When you cast this spell, if its ... cost was paid, copy it." */
export function copyIfPaid(keyword: string): readonly Ability[] {
  return [
    whenever(CAST_THIS, body({ kind: "copySpell", what: THIS, newTargets: "may" }), {
      zone: "stack",
      condition: { kind: "paidAlternative", keyword },
    }),
  ];
}

export function bringsBearer(token: TokenSpec): readonly Ability[] {
  return [
    whenever(
      ENTERS,
      body(
        { kind: "createToken", who: YOU, amount: 1, token, bind: "bearer" },
        { kind: "attach", what: IT, to: { kind: "bound", name: "bearer" } },
      ),
    ),
  ];
}

/** Returns with a counter of a kind unless it had one (CR 702.79a, 702.93a). */
export function returnsWith(counter: string): readonly Ability[] {
  return [
    whenever(
      DIES,
      body({
        kind: "move",
        what: { kind: "ref", ref: EVENT_OBJECT },
        to: { zone: "battlefield", with: { counters: [{ counter, amount: 1 }] } },
      }),
      {
        condition: {
          kind: "compare",
          left: { kind: "counters", counter, on: EVENT_OBJECT },
          compare: "=",
          right: 0,
        },
      },
    ),
  ];
}

/** What an alternative cost that was paid gives the permanent (CR 702.109a, 702.152a). */
export function asLongAsPaid(keyword: string, ...abilities: readonly Ability[]): Ability {
  return {
    kind: "static",
    condition: { kind: "paidAlternative", keyword },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: abilities.map((ability) => ({ kind: "gainAbility" as const, ability })),
      },
    ],
  };
}

export function atNextEndStepIfPaid(keyword: string, effect: Effect): Ability {
  return whenever(
    ENTERS,
    body({
      kind: "delayed",
      event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
      body: body(effect),
    }),
    { condition: { kind: "paidAlternative", keyword } },
  );
}

/** "You may have this permanent enter with a +1/+1 counter on it", and what else is so if it doesn't. */
export function mayEnterWithCounter(otherwise?: EntersReplacement["otherwise"]): Ability {
  return {
    kind: "static",
    effects: [
      {
        kind: "replacement",
        replacement: {
          kind: "enters",
          what: "this",
          with: { counters: [{ counter: "+1/+1", amount: 1 }] },
          optional: true,
          ...(otherwise && { otherwise }),
        },
      },
    ],
  };
}

export function choosing(how: "reveal" | "sacrifice", filter: Filter, amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { anyNumber: { how, filter, counter: "+1/+1", each: amount } },
          },
        },
      ],
    },
  ];
}

/** Under this name a crew or saddle ability knows the creatures that were tapped for it. */
export const CREW = "crew";

/** "Tap any number of other untapped creatures you control with total power N or greater", summoning sick ones too. */
export function tapCreatures(power: Amount): Cost {
  return {
    kind: "tapOthers",
    what: { count: "any", filter: filter(CREATURE, OTHER, YOURS) },
    summoningSickAllowed: true,
    totalAtLeast: { stat: "power", value: power },
    bind: CREW,
  };
}

export function tell(action: KeywordAction) {
  return { kind: "keywordAction", action, what: IT } as const;
}

export const COMBAT_DAMAGE_TO_PLAYER = {
  kind: "dealsDamage",
  source: "this",
  to: { kind: "player", player: { kind: "allPlayers" } },
  combat: true,
} as const;

export const DISCARD_THIS: Cost = { kind: "discard", what: "this" };

/** A token of the card, without a mana cost and a Zombie besides, with what else it differs in. */
export function zombieCopy(cost: readonly Cost[], ...except: readonly Modification[]): readonly Ability[] {
  return [
    asSorcery(
      [...cost, { kind: "exile", what: "this" }],
      body({
        kind: "createCopyToken",
        who: YOU,
        amount: 1,
        of: IT,
        except: [...except, { kind: "noManaCost" }, { kind: "types", mode: "add", subtypes: ["Zombie"] }],
      }),
      { zone: "graveyard" },
    ),
  ];
}

export function countersOnTarget(id: string, amount: Amount) {
  return targeted(
    { id, what: { kind: "object", filter: { of: [CREATURE] } } },
    putCounters("+1/+1", amount, { kind: "ref", ref: { kind: "target", target: id } }),
  );
}

export function searchToHand(what: Filter) {
  return body(
    {
      kind: "search",
      who: YOU,
      zones: ["library"],
      of: YOU,
      filter: { zones: ["library"], of: what.of },
      count: { min: 0, max: 1 },
      reveal: true,
      bind: "found",
    },
    { kind: "move", what: { kind: "ref", ref: { kind: "bound", name: "found" } }, to: { zone: "hand" } },
    { kind: "shuffle", who: YOU },
  );
}
