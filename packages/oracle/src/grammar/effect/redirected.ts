import type {
  Amount,
  DamageRecipient,
  Effect,
  EventSubject,
  ObjectRef,
  PlayerRef,
  Replacement,
} from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectPossessive, objectRef } from "../forward.ts";
import { digits, letterX } from "../numbers.ts";
import { mixedTarget } from "../reference/target.ts";
import { amountX } from "../x.ts";
import { described, mixed } from "./protected.ts";
import { chosenSource, damageKind, isPermanent } from "./source-of-choice.ts";

function player(who: PlayerRef): DamageRecipient {
  return { kind: "player", player: who };
}

/**
 * One definite object or player: the damage can't go to several (CR 614.9). It stays the same for the whole turn, even if an Aura
 * moves.
 */
const one: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  phrase(g`you`, () => player({ kind: "you" })),
  map(objectRef, (ref) => (c: Scope): DamageRecipient => {
    const object = ref(c);
    if (c.isPlural(object)) throw new Unresolved("damage", "dealt to several instead");
    staysTheSame(object);
    if (object.kind === "this") return { kind: "object", what: "this" };
    return { kind: "object", what: { filter: { of: [{ kind: "oneOf", ref: object }] } } };
  }),
);

function staysTheSame(object: ObjectRef): void {
  if (object.kind === "attached")
    throw new Unresolved("damage", "dealt to or by what may be another creature by then");
}

const elsewhere: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  one,
  map(mixedTarget, (target) => (c: Scope) => mixed(target(c).id).to),
  rule(g`${objectPossessive} owner`, (of) => (c) => player({ kind: "owner", of: of(c) })),
  rule(g`${objectPossessive} controller`, (of) => (c) => player({ kind: "controller", of: of(c) })),
);

const next: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);

type Redirect = Extract<Replacement, { kind: "redirectDamage" }>;
type Waiting = Extract<Effect, { kind: "createReplacement" }>;

function waiting(replacement: Redirect, more: Partial<Waiting> = {}): readonly Effect[] {
  return [{ kind: "createReplacement", replacement, duration: "endOfTurn", ...more }];
}

const YOU: DamageRecipient = player({ kind: "you" });

/** "you and permanents you control": all that are protected, without a choice among them. */
const several: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  rule(g`you and ${nounPhrase}`, (np) => (c) => ({
    kind: "either",
    of: [YOU, { kind: "object", what: described(np)(c) }],
  })),
  phrase(g`~ and/or you`, (c: Scope) => {
    c.mentionSelfBriefly();
    return c.say(
      { kind: "either" as const, of: [{ kind: "object" as const, what: "this" as const }, YOU] },
      { conjunction: "and/or" },
    );
  }),
);

const from: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(one, several);

/** One object as what deals the damage. */
const by: Parser<Sem<EventSubject>> = map(objectRef, (ref) => (c: Scope): EventSubject => {
  const object = ref(c);
  if (c.isPlural(object)) throw new Unresolved("damage", "dealt by several");
  staysTheSame(object);
  return object.kind === "this" ? "this" : { filter: { of: [{ kind: "oneOf", ref: object }] } };
});

function fromChosen(source: EventSubject | undefined): Partial<Redirect> {
  if (isPermanent(source)) throw new Unresolved("damage", "from a permanent of one's choice");
  return source === undefined ? {} : { source };
}

/** Any player or permanent. */
const ANYTHING: DamageRecipient = {
  kind: "either",
  of: [player({ kind: "allPlayers" }), { kind: "object", what: { filter: { of: [] } } }],
};

/** "the next ... damage": as much of it as the text says. */
const inPart: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`the next ${next} ${damageKind} that would be dealt to ${one} this turn is dealt to ${elsewhere} instead`,
    (amount, combat, to, instead) => (c) => {
      const number = amount(c);
      const first = to(c);
      return waiting({ kind: "redirectDamage", from: first, to: instead(c), amount: number, ...combat });
    },
  ),
  rule(
    g`the next ${next} ${damageKind} that would be dealt this turn to ${one} is dealt to ${elsewhere} instead`,
    (amount, combat, to, instead) => (c) => {
      const number = amount(c);
      const first = to(c);
      const made = {
        kind: "redirectDamage" as const,
        from: first,
        to: instead(c),
        amount: number,
        ...combat,
      };
      return waiting(c.say(made, { first: true }));
    },
  ),
);

/** "the next time ...": all that is dealt at that time (CR 615.8). */
const once: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`the next time ${chosenSource} would deal ${damageKind} to ${one} this turn, that damage is dealt to ${elsewhere} instead`,
    (source, combat, to, instead) => (c) => {
      const first = to(c);
      const made: Redirect = { kind: "redirectDamage", ...fromChosen(source), from: first, to: instead(c) };
      return waiting({ ...made, ...combat }, { uses: 1, chosenSource: true });
    },
  ),
  rule(
    g`the next time ${chosenSource} would deal ${damageKind} to ${one} this turn, that source deals that damage to you instead`,
    (source, combat, to) => (c) => {
      const made = {
        kind: "redirectDamage" as const,
        ...fromChosen(source),
        from: to(c),
        to: YOU,
        ...combat,
      };
      return waiting(c.say(made, { variant: 2 }), { uses: 1, chosenSource: true });
    },
  ),
  rule(
    g`the next time ${chosenSource} would deal ${damageKind} this turn, that damage is dealt to ${elsewhere} instead`,
    (source, combat, instead) => (c) => {
      const made: Redirect = {
        kind: "redirectDamage",
        ...fromChosen(source),
        from: ANYTHING,
        to: instead(c),
      };
      return waiting({ ...made, ...combat }, { uses: 1, chosenSource: true });
    },
  ),
  rule(
    g`the next time ~ would deal ${damageKind} to an opponent this turn, it deals that damage to ${elsewhere} instead`,
    (combat, instead) => (c) => {
      c.mentionSelf();
      const to = player({ kind: "opponents" });
      return waiting(
        { kind: "redirectDamage", source: "this", from: to, to: instead(c), ...combat },
        { uses: 1 },
      );
    },
  ),
  rule(
    g`the next time it would deal ${damageKind} this turn, it deals that damage to you instead`,
    (combat) => (c) => {
      if (c.it().kind !== "this") throw new Unresolved("it", "something else that deals damage");
      const made = { kind: "redirectDamage" as const, source: "this" as const, from: ANYTHING, to: YOU };
      return waiting({ ...made, ...combat }, { uses: 1 });
    },
  ),
  rule(
    g`the next time ${damageKind} would be dealt to ${from} this turn, that damage is dealt to ${elsewhere} instead`,
    (combat, to, instead) => (c) => {
      const first = to(c);
      return waiting({ kind: "redirectDamage", from: first, to: instead(c), ...combat }, { uses: 1 });
    },
  ),
);

/** "all damage ...": in the course of a turn. */
const everything: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(
    g`all ${damageKind} that would be dealt to ${from} this turn is dealt to ${elsewhere} instead`,
    (combat, to, instead) => (c) => {
      const first = to(c);
      return waiting({ kind: "redirectDamage", from: first, to: instead(c), ...combat });
    },
  ),
  rule(
    g`all ${damageKind} that would be dealt this turn to ${from} is dealt to ${elsewhere} instead`,
    (combat, to, instead) => (c) => {
      const first = to(c);
      const made = { kind: "redirectDamage" as const, from: first, to: instead(c), ...combat };
      return waiting(c.say(made, { first: true }));
    },
  ),
  rule(
    g`all ${damageKind} that would be dealt to ${from} this turn by ${by} is dealt to ${elsewhere} instead`,
    (combat, to, source, instead) => (c) => {
      const first = to(c);
      const dealer = source(c);
      return waiting({ kind: "redirectDamage", source: dealer, from: first, to: instead(c), ...combat });
    },
  ),
  rule(
    g`all ${damageKind} that would be dealt to ${from} this turn by ${chosenSource} is dealt to ${elsewhere} instead`,
    (combat, to, source, instead) => (c) => {
      const first = to(c);
      const made: Redirect = { kind: "redirectDamage", ...fromChosen(source), from: first, to: instead(c) };
      return waiting({ ...made, ...combat }, { chosenSource: true });
    },
  ),
  rule(
    g`all ${damageKind} that would be dealt this turn to ${from} by ${chosenSource} is dealt to ${elsewhere} instead`,
    (combat, to, source, instead) => (c) => {
      const first = to(c);
      const made = {
        kind: "redirectDamage" as const,
        ...fromChosen(source),
        from: first,
        to: instead(c),
        ...combat,
      };
      return waiting(c.say(made, { first: true }), { chosenSource: true });
    },
  ),
);

/** Damage that is dealt to another instead, in the course of a turn (CR 614.9). */
export const redirectedDamage: Parser<Sem<readonly Effect[]>> = either(inPart, once, everything);
