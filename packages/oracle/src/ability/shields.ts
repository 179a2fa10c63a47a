import type {
  Amount,
  DamageRecipient,
  Effect,
  EventSubject,
  PlayerRef,
  Replacement,
} from "@spellroom/card-language";
import { mentionOther } from "../grammar/event/subject.ts";
import { type Described, nounPhrase } from "../grammar/forward.ts";
import { sourcePhrase } from "../grammar/noun/noun-phrase.ts";
import { digits } from "../grammar/numbers.ts";
import { another, placed } from "../grammar/reference/selection.ts";
import { spellsOnly } from "../grammar/reference/spells-only.ts";
import { steps } from "../grammar/sentence/sequence.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<Replacement>>;

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

function one(np: Described): Described {
  if (np.many) throw new Unresolved("damage", "number does not agree");
  return np;
}

function attached(noun: string): (c: Scope) => "attached" {
  return (c) => {
    if (!c.self.attached.includes(noun))
      throw new Unresolved("enchanted", "the Aura enchants something else");
    return "attached";
  };
}

const source: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  map(g`(a|an) ${sourcePhrase}`, ([np]) => (c: Scope) => {
    const { filter } = one(np(c));
    c.mentionObject(() => ({ kind: "event", role: "source" }), ["source"]);
    return { filter };
  }),
  phrase(g`~`, () => "this" as const),
  phrase(g`(enchanted|equipped) creature`, attached("creature")),
  rule(g`(a|an) ${nounPhrase}`, (np) => (c) => {
    const described = one(np(c));
    mentionOther("source", described.nouns, c);
    return { filter: spellsOnly(placed(described), c) };
  }),
);

function object(np: Described, c: Scope): DamageRecipient {
  const described = one(np);
  mentionOther("recipient", described.nouns, c);
  return { kind: "object", what: { filter: placed(described) } };
}

const single: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  phrase(g`you`, () => ({ kind: "player", player: YOU })),
  rule(g`you or another ${nounPhrase}`, (np) => (c) => ({
    kind: "either",
    of: [{ kind: "player", player: YOU }, object(another(np(c), c), c)],
  })),
  phrase(g`a player`, (c: Scope) => player({ kind: "allPlayers" }, "player", c)),
  phrase(g`an opponent`, (c: Scope) => player(OPPONENTS, "opponent", c)),
  phrase(g`enchanted player`, (c: Scope) => player({ kind: "enchanted" }, "player", c)),
  phrase(g`~`, (c: Scope) => {
    c.mentionSelf();
    return { kind: "object", what: "this" };
  }),
  phrase(g`(enchanted|equipped) creature`, (c: Scope) => ({
    kind: "object",
    what: attached("creature")(c),
  })),
  rule(g`(a|an) ${nounPhrase}`, (np) => (c) => object(np(c), c)),
  rule(g`another ${nounPhrase}`, (np) => (c) => object(another(np(c), c), c)),
);

function player(who: PlayerRef, noun: "player" | "opponent", c: Scope): DamageRecipient {
  c.mentionPlayer(() => ({ kind: "event" }), { noun });
  return { kind: "player", player: who };
}

const recipient: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  single,
  rule(g`(a|an) ${nounPhrase} or player`, (np) => (c) => {
    if (np(c.fork()).filter.of.length === 0) throw new Unresolved("a permanent or player", "said otherwise");
    const of: [DamageRecipient, DamageRecipient] = [
      object(np(c), c),
      { kind: "player", player: { kind: "allPlayers" } },
    ];
    return c.say({ kind: "either" as const, of }, { variant: 1 });
  }),
  rule(g`${single} or ${single}`, (a, b) => (c) => ({ kind: "either", of: [a(c), b(c)] })),
);

type Prevent = Extract<Replacement, { kind: "preventDamage" }>;

/** What would be dealt: whether the damage or its source is the subject. */
interface Would {
  readonly made: Sem<Omit<Prevent, "kind">>;
  readonly variant: 1 | 2 | 3;
}

const would: Parser<Would> = either<Would>(
  rule(g`if ${kind} would be dealt to ${recipient}`, (combat, to) => ({
    made: (c: Scope) => ({ ...combat, to: to(c) }),
    variant: 1,
  })),
  rule(g`if ${recipient} would be dealt ${kind}`, (to, combat) => ({
    made: (c: Scope) => ({ ...combat, to: to(c) }),
    variant: 3,
  })),
  rule(g`if ${source} would deal ${kind} to ${recipient}`, (from, combat, to) => ({
    made: (c: Scope) => {
      const by = from(c);
      return { source: by, ...combat, to: to(c) };
    },
    variant: 2,
  })),
);

function shield(of: Would, c: Scope, more: Partial<Prevent>): Replacement {
  return c.say({ kind: "preventDamage" as const, ...of.made(c), ...more }, { variant: of.variant });
}

const half: Parser<"up" | "down"> = either<"up" | "down">(
  phrase(g`half that damage, rounded up`, "up"),
  phrase(g`half that damage, rounded down`, "down"),
);

/** "If a source would deal damage to you, prevent 1 of that damage", as long as the permanent is there (CR 615.1). */
export const shields: Rule = either<Sem<Replacement>>(
  rule(g`${would}, prevent that damage`, (of) => (c) => shield(of, c, {})),
  rule(g`${would}, prevent that damage. ${steps}`, (of, then) => (c) => alsoDone(of, then, c)),
  rule(
    g`${would}, prevent that damage and ${steps}`,
    (of, then) => (c) => c.say(alsoDone(of, then, c), { conjunction: "and" }),
  ),
  rule(g`${would}, prevent ${digits} of that damage`, (of, amount) => (c) => shield(of, c, { amount })),
  rule(g`${would}, prevent all but ${digits} of that damage`, (of, left) => (c) => {
    const amount: Amount = { kind: "difference", of: { kind: "event" }, minus: left };
    return shield(of, c, { amount });
  }),
  rule(g`${would}, prevent ${half}`, (of, round) => (c) => {
    const amount: Amount = { kind: "half", of: { kind: "event" }, round };
    return shield(of, c, { amount });
  }),
);

function alsoDone(of: Would, then: Sem<readonly Effect[]>, c: Scope): Prevent {
  const made = of.made(c);
  c.mentionAmount(() => ({ kind: "event", unreduced: true }));
  c.preventedBy(() => ({ kind: "event" }));
  return c.say({ kind: "preventDamage" as const, ...made, also: then(c) }, { variant: of.variant });
}

type Instead = Extract<Replacement, { kind: "instead" }>;

/** "If damage would be dealt to ~, put that many +1/+1 counters on it instead" (CR 614.1a). */
export const damageInstead: Rule = either<Sem<Replacement>>(
  rule(g`${would}, ${steps} instead`, (of, then) => (c) => somethingElse(of, then, c)),
  rule(
    g`${would}, instead ${steps}`,
    (of, then) => (c) => c.say(somethingElse(of, then, c), { first: true }),
  ),
);

function somethingElse(of: Would, then: Sem<readonly Effect[]>, c: Scope): Instead {
  const { source: by, to, combat } = of.made(c);
  c.mentionAmount(() => ({ kind: "event" }));
  const event: Instead["event"] = {
    kind: "dealsDamage",
    source: by ?? { filter: { of: [] } },
    ...(to === undefined ? {} : { to }),
    ...(combat === undefined ? {} : { combat }),
  };
  if (of.variant !== 2) c.say(event, { variant: of.variant === 1 ? 1 : 2 });
  return { kind: "instead", event, effects: then(c) };
}

type Change = Extract<Replacement, { kind: "changeDamage" }>;

const DOUBLE: Change["change"] = { kind: "times", factor: 2 };

/** "it deals double that damage to that player instead": the recipient again, as the text words it. */
const again: Parser<number> = either<number>(
  phrase(g`it deals double that damage instead`, 1),
  phrase(
    g`it deals double that damage to that (player|creature|permanent|permanent or player|player or permanent|creature or player) instead`,
    2,
  ),
  phrase(
    g`that source deals double that damage to that (player|creature|permanent|permanent or player|player or permanent) instead`,
    5,
  ),
);

/** "If a source would deal damage to enchanted player, it deals double that damage to that player instead" (CR 614.1a). */
export const doublings: Rule = either<Sem<Replacement>>(
  rule(g`if ${source} would deal ${kind} to ${recipient}, ${again}`, (from, combat, to, variant) => (c) => {
    const by = from(c);
    return c.say(
      { kind: "changeDamage" as const, source: by, ...combat, to: to(c), change: DOUBLE },
      { variant },
    );
  }),
  rule(
    g`if ${source} would deal ${kind}, it deals double that damage instead`,
    (from, combat) => (c) =>
      c.say({ kind: "changeDamage" as const, source: from(c), ...combat, change: DOUBLE }, { variant: 4 }),
  ),
);

interface Amounts {
  readonly change: Sem<Change["change"]>;
}

/** "that much damage plus 2", "minus 1", "half that damage, rounded down" */
const amounts: Parser<Amounts> = either<Amounts>(
  rule(g`that much damage plus ${digits}`, (amount) => ({ change: () => ({ kind: "add", amount }) })),
  rule(g`that much damage minus ${digits}`, (amount) => ({
    change: () => ({ kind: "add", amount: -amount }),
  })),
  phrase(g`half that damage, rounded up,`, { change: () => ({ kind: "half", round: "up" }) }),
  phrase(g`half that damage, rounded down,`, { change: () => ({ kind: "half", round: "down" }) }),
);

const toAgain: Parser<boolean> = either<boolean>(
  phrase(g`to that (player|creature|permanent|permanent or player|creature or player)`, true),
  phrase(g``, false),
);

/** "If a red source would deal damage to a player, it deals that much damage plus 1 to that player instead" (CR 614.1a). */
export const damageAmounts: Rule = rule(
  g`if ${source} would deal ${kind} to ${recipient}, it deals ${amounts} ${toAgain} instead`,
  (from, combat, to, by, same) => (c) => {
    const made: Change = {
      kind: "changeDamage",
      source: from(c),
      ...combat,
      to: to(c),
      change: by.change(c),
    };
    return same ? made : c.say(made, { variant: 3 });
  },
);

/** "All damage that would be dealt to you is dealt to enchanted creature instead" (CR 614.9). */
export const redirections: Rule = either<Sem<Replacement>>(
  rule(
    g`all ${kind} that would be dealt to ${single} is dealt to ${single} instead`,
    (combat, from, to) => (c) => {
      const first = from(c);
      return { kind: "redirectDamage", from: first, to: to(c), ...combat };
    },
  ),
  rule(
    g`all ${kind} that would be dealt to ${single} by ${nounPhrase} is dealt to ~ instead`,
    (combat, from, np) => (c) => {
      const first = from(c);
      const by = np(c);
      if (!by.many) throw new Unresolved("damage", "number does not agree");
      c.mentionSelfBriefly();
      const source = { filter: spellsOnly(placed(by), c) };
      const to = { kind: "object" as const, what: "this" as const };
      return c.say({ kind: "redirectDamage" as const, source, from: first, to, ...combat }, { as: "name" });
    },
  ),
);
