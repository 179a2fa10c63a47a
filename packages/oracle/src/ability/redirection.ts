import type {
  DamageRecipient,
  EventSubject,
  Filter,
  PlayerRef,
  Replacement,
  StaticEffect,
} from "@spellroom/card-language";
import { type EventWho, mentionSubject, singleSubject } from "../grammar/event/subject.ts";
import { type Described, nounPhrase } from "../grammar/forward.ts";
import { sourcePhrase } from "../grammar/noun/noun-phrase.ts";
import { digits, numberWord } from "../grammar/numbers.ts";
import { another, placed } from "../grammar/reference/selection.ts";
import { spellsOnly } from "../grammar/reference/spells-only.ts";
import { steps } from "../grammar/sentence/sequence.ts";
import { counterKind } from "../grammar/vocabulary.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { counterChanges } from "./counter-changes.ts";
import { tokenChanges } from "./token-changes.ts";

type Rule = Parser<Sem<Replacement>>;
type Redirect = Extract<Replacement, { kind: "redirectMove" }>;
const YOU: PlayerRef = { kind: "you" };

type Way = Pick<Redirect, "from" | "to">;

/** Where it would have gone; `owner` belongs to the description of the card. */
interface Would {
  readonly way: Way;
  readonly whose?: PlayerRef;
}

const would: Parser<Would> = either<Would>(
  phrase(g`would die`, { way: { from: "battlefield", to: "graveyard" } }),
  phrase(g`would be put into a graveyard from anywhere`, { way: { to: "graveyard" } }),
  phrase(g`would be put into your graveyard from anywhere`, { way: { to: "graveyard" }, whose: YOU }),
  phrase(g`would be put into an opponent's graveyard from anywhere`, {
    way: { to: "graveyard" },
    whose: { kind: "opponents" },
  }),
);

interface Place {
  readonly to: Pick<Redirect, "newZone" | "position" | "shuffle" | "reveal">;
  readonly as: "it" | "name" | "that";
}

/** "it", the card's own name again, or "that card". */
const it: Parser<Place["as"]> = either<Place["as"]>(
  phrase(g`it`, "it"),
  phrase(g`~`, "name"),
  phrase(g`that card`, "that"),
);

const place: Parser<Place> = either<Place>(
  rule(g`exile ${it} instead`, (as) => ({ as, to: { newZone: "exile" } })),
  rule(g`return ${it} to its owner's hand instead`, (as) => ({ as, to: { newZone: "hand" } })),
  rule(g`put ${it} on top of its owner's library instead`, (as) => ({
    as,
    to: { newZone: "library", position: "top" },
  })),
  rule(g`put ${it} on the bottom of its owner's library instead`, (as) => ({
    as,
    to: { newZone: "library", position: "bottom" },
  })),
  rule(g`shuffle ${it} into its owner's library instead`, (as) => ({
    as,
    to: { newZone: "library", shuffle: true },
  })),
  rule(g`reveal ${it} and shuffle it into its owner's library instead`, (as) => ({
    as,
    to: { newZone: "library", shuffle: true, reveal: true },
  })),
);

function owned(what: EventSubject, player: PlayerRef, c: Scope): EventSubject {
  if (typeof what === "string" || !("filter" in what))
    throw new Unresolved("your graveyard", "of the card itself");
  const filter: Filter = {
    ...what.filter,
    of: [...what.filter.of, { kind: "owner", player: { ...player } }],
  };
  const said = c.wording.get(what.filter);
  return { filter: said === undefined ? filter : c.say(filter, said) };
}

/** "a card or token": whatever can be put into a graveyard. */
const anything: Parser<Sem<EventWho>> = phrase(g`a card or token`, () => ({
  what: { filter: { of: [] } },
  nouns: ["card"],
  kind: "filter" as const,
}));

/** What is done besides exiling it, and with what it is exiled. */
type Besides = Pick<Redirect, "also" | "withCounters">;

const besides: Parser<Sem<Besides>> = either<Sem<Besides>>(
  rule(g`and ${steps}`, (then) => (c) => ({ also: then(c) })),
  rule(g`with ${numberWord} ${counterKind} counters on it`, (amount, counter) => () => ({
    withCounters: { counter, amount },
  })),
);

/** "instead exile that card and create a 2/2 black Zombie creature token" */
const insteadExiled: Rule = rule(
  g`if ${singleSubject} ${would}, instead exile ${it} ${besides}`,
  (subject, going, as, more) => (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    if (as === "name") throw new Unresolved("instead", "by its name");
    const what = going.whose === undefined ? who.what : owned(who.what, going.whose, c);
    const made = redirected({ ...who, what }, going.way, {
      newZone: "exile",
      ...c.link("exiled"),
      ...more(c),
    });
    return c.say(made, { as });
  },
);

function redirected(who: EventWho, way: Way, to: Omit<Redirect, "kind" | "what" | "from" | "to">): Redirect {
  return { kind: "redirectMove", what: who.what, ...way, ...to };
}

/** It works from the hand, where the card is as it is discarded (CR 113.6). */
const insteadOfDiscard: Rule = phrase(
  g`if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead of putting it into your graveyard`,
  (c: Scope) => {
    c.mentionSelf();
    c.ownZone = "hand";
    return {
      kind: "redirectMove",
      what: "this",
      from: "hand",
      to: "graveyard",
      newZone: "battlefield",
      discardedBy: { kind: "opponents" },
    };
  },
);

/** "If ~ would be put into a graveyard from anywhere, exile it instead" (CR 614.1a, 614.6). */
const elsewhere: Rule = rule(
  g`if ${either(singleSubject, anything)} ${would}, ${place}`,
  (subject, going, gone) => (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    if (gone.as === "name" && who.what !== "this") throw new Unresolved("instead", "something else is moved");
    const what = going.whose === undefined ? who.what : owned(who.what, going.whose, c);
    const link = going.way.from === undefined && gone.to.newZone === "exile" ? c.link("exiled") : {};
    const made = redirected({ ...who, what }, going.way, { ...gone.to, ...link });
    return c.say(made, { as: gone.as });
  },
);

/** "If ~ would be put into a graveyard, you may put it on top of its owner's library instead": of a permanent. */
const onTopIfLiked: Rule = rule(
  g`if ${singleSubject} would be put into a graveyard, you may ${place}`,
  (subject, gone) => (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    if (who.what !== "this" || gone.as !== "it") throw new Unresolved("instead", "of what is no permanent");
    const way: Way = { from: "battlefield", to: "graveyard" };
    return c.say({ ...redirected(who, way, gone.to), optional: true }, { as: "it", variant: 5 });
  },
);

/** "If ~ would be destroyed, regenerate it." */
const regenerated: Rule = rule(g`if ${singleSubject} would be destroyed, regenerate it`, (subject) => (c) => {
  const who = subject(c);
  mentionSubject(who, c);
  return { kind: "regenerates", what: who.what };
});

/** "If a nontoken creature would enter and it wasn't cast, exile it instead." */
const uncast: Rule = rule(
  g`if ${singleSubject} would enter and it wasn't cast, exile it instead`,
  (subject) => (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    const made: Redirect = {
      kind: "redirectMove",
      what: who.what,
      to: "battlefield",
      newZone: "exile",
      notCast: true,
    };
    return c.say(made, { as: "it" });
  },
);

export const redirection: Rule = either(
  elsewhere,
  insteadExiled,
  uncast,
  onTopIfLiked,
  regenerated,
  insteadOfDiscard,
);

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

function several(np: Sem<Described>): Sem<EventSubject> {
  return (c) => {
    const found = np(c);
    if (!found.many) throw new Unresolved("damage", "number does not agree");
    return { filter: spellsOnly(placed(found), c) };
  };
}

function attached(noun: string): (c: Scope) => "attached" {
  return (c) => {
    if (!c.self.attached.includes(noun))
      throw new Unresolved("enchanted", "the Aura enchants something else");
    return "attached";
  };
}

const ones: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  phrase(g`~`, () => "this" as const),
  phrase(g`(enchanted|equipped) creature`, attached("creature")),
  phrase(g`(enchanted|equipped) permanent`, attached("permanent")),
  map(nounPhrase, several),
);

const recipient: Parser<Sem<DamageRecipient>> = either<Sem<DamageRecipient>>(
  phrase(g`you`, () => ({ kind: "player", player: { kind: "you" } })),
  map(ones, (what) => (c: Scope) => ({ kind: "object", what: what(c) })),
);

/** What deals the damage: "creatures", "spells", "sources you don't control", wherever they are (CR 609.7). */
const dealers: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  ones,
  map(sourcePhrase, (np) => (c: Scope) => {
    const { filter, many } = np(c);
    if (!many) throw new Unresolved("damage", "number does not agree");
    return { filter };
  }),
);

/** "creatures blocking it", "creatures it's blocking" */
function fighting(): Parser<"blocking" | "blocked"> {
  return either<"blocking" | "blocked">(
    phrase(g`blocking it`, "blocking"),
    phrase(g`it's blocking`, "blocked"),
  );
}

/** "Prevent all combat damage that would be dealt to ~", as long as the permanent is there (CR 615.1). */
export const protection: Rule = either<Sem<Replacement>>(
  rule(g`prevent all ${kind} that would be dealt to ${recipient}`, (combat, to) => (c) => ({
    kind: "preventDamage",
    to: to(c),
    ...combat,
  })),
  rule(g`prevent all ${kind} that would be dealt by ${ones}`, (combat, source) => (c) => ({
    kind: "preventDamage",
    source: source(c),
    ...combat,
  })),
  rule(g`prevent all ${kind} that would be dealt to ~ by creatures ${fighting()}`, (combat, how) => (c) => {
    c.mentionSelf();
    const ref = c.say({ kind: "this" as const }, { as: "it" });
    const of: Filter["of"] = [
      { kind: "type", type: "creature" },
      how === "blocking"
        ? { kind: "blocking", ref }
        : c.say({ kind: "blockedBy" as const, ref }, { variant: 1 }),
    ];
    return {
      kind: "preventDamage",
      to: { kind: "object", what: "this" },
      source: { filter: { of } },
      ...combat,
    };
  }),
  rule(
    g`prevent all ${kind} that would be dealt to ${recipient} by ${dealers}`,
    (combat, to, source) => (c) => {
      const whom = to(c);
      return { kind: "preventDamage", to: whom, source: source(c), ...combat };
    },
  ),
  rule(g`prevent all ${kind} that ${ones} would deal to ${recipient}`, (combat, source, to) => (c) => {
    const by = source(c);
    return c.say({ kind: "preventDamage" as const, source: by, to: to(c), ...combat }, { variant: 8 });
  }),
);

/** "Prevent all combat damage that would be dealt to and dealt by ~": two effects, said as one. */
export const protectionBothWays: Parser<Sem<readonly StaticEffect[]>> = rule(
  g`prevent all ${kind} that would be dealt to and dealt by ${ones}`,
  (combat, what) => (c) => {
    const [to, by] = [what(c), what(c)];
    return [
      {
        kind: "replacement",
        replacement: c.say(
          { kind: "preventDamage" as const, to: { kind: "object" as const, what: to }, ...combat },
          { variant: 5 },
        ),
      },
      c.say(
        {
          kind: "replacement" as const,
          replacement: { kind: "preventDamage" as const, source: by, ...combat },
        },
        { silent: true },
      ),
    ];
  },
);

const source: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  rule(g`(a|an) ${sourcePhrase}`, (np) => (c) => {
    const { filter, many } = np(c);
    if (many) throw new Unresolved("damage", "number does not agree");
    return { filter };
  }),
  rule(g`another ${sourcePhrase}`, (np) => (c) => {
    const found = np(c);
    if (found.many) throw new Unresolved("damage", "number does not agree");
    return { filter: another(found, c).filter };
  }),
  rule(g`(a|an) ${nounPhrase}`, (np) => (c) => {
    const found = np(c);
    if (found.many) throw new Unresolved("damage", "number does not agree");
    return { filter: placed(found) };
  }),
  phrase(g`~`, () => "this" as const),
);

interface Change {
  readonly change: Extract<Replacement, { kind: "changeDamage" }>["change"];
  readonly variant: number;
}

const change: Parser<Change> = either<Change>(
  phrase(g`double that damage instead`, { change: { kind: "times", factor: 2 }, variant: 1 }),
  phrase(g`double that damage to that permanent or player instead`, {
    change: { kind: "times", factor: 2 },
    variant: 2,
  }),
  phrase(g`twice that much damage to that permanent or player instead`, {
    change: { kind: "times", factor: 2 },
    variant: 0,
  }),
  rule(g`that much damage plus ${digits} instead`, (n) => ({
    change: { kind: "add", amount: n },
    variant: 3,
  })),
  rule(g`that much damage plus ${digits} to that permanent or player instead`, (n) => ({
    change: { kind: "add", amount: n },
    variant: 0,
  })),
);

const manaTimes: Parser<number> = either<number>(phrase(g`twice`, 2), phrase(g`three times`, 3));

/** "twice that much life", "that many plus one +1/+1 counters": numbers of events that are changed (CR 614.1a). */
export const numberChanges: Rule = either<Sem<Replacement>>(
  counterChanges,
  tokenChanges,
  phrase(g`if you would gain life, you gain twice that much life instead`, () => ({
    kind: "changeLifeGain",
    who: YOU,
    change: { kind: "times", factor: 2 },
  })),
  rule(g`if you would gain life, you gain that much life plus ${digits} instead`, (amount) => () => ({
    kind: "changeLifeGain",
    who: YOU,
    change: { kind: "add", amount },
  })),
  rule(
    g`if you tap (a|an) ${nounPhrase} for mana, it produces ${manaTimes} as much of that mana instead`,
    (np, factor) => (c) => {
      const { filter, many } = np(c);
      if (many || filter.zones !== undefined) throw new Unresolved("for mana", "number does not agree");
      const own: Filter = { of: [...filter.of, { kind: "controller", player: YOU }] };
      return { kind: "changeMana", source: { filter: own }, change: { kind: "times", factor } };
    },
  ),
  phrase(g`if a player would gain life, that player gains no life instead`, () => ({
    kind: "changeLifeGain",
    who: { kind: "allPlayers" },
    change: { kind: "set", amount: 0 },
  })),
);

interface Draw {
  readonly more: Partial<Extract<Replacement, { kind: "changeDraw" }>>;
}

const drawing: Parser<Draw> = either<Draw>(
  phrase(g`you would draw a card`, { more: {} }),
  phrase(g`you would draw a card while your library has no cards in it`, {
    more: { emptyLibraryOnly: true },
  }),
  phrase(g`you would draw a card except the first one you draw in each of your draw steps`, {
    more: { exceptFirstInDrawStep: true },
  }),
);

/** "If you would draw a card, ... instead" (CR 614.11). */
export const drawChange: Rule = either<Sem<Replacement>>(
  rule(g`if ${drawing}, you may ${steps} instead`, ({ more }, then) => (c) => ({
    kind: "changeDraw",
    who: { kind: "you" },
    instead: then(c),
    optional: true,
    ...more,
  })),
  rule(g`if ${drawing}, skip that draw instead`, ({ more }) => () => ({
    kind: "changeDraw",
    who: { kind: "you" },
    instead: [],
    ...more,
  })),
  rule(g`if ${drawing}, you may skip that draw instead`, ({ more }) => () => ({
    kind: "changeDraw",
    who: { kind: "you" },
    instead: [],
    optional: true,
    ...more,
  })),
  rule(
    g`if an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and ${steps}`,
    (then) => (c) =>
      c.say(
        {
          kind: "changeDraw" as const,
          who: { kind: "opponents" as const },
          instead: then(c),
          exceptFirstInDrawStep: true as const,
        },
        { variant: 2 },
      ),
  ),
  rule(g`if ${drawing}, ${steps} instead`, ({ more }, then) => (c) => ({
    kind: "changeDraw",
    who: { kind: "you" },
    instead: then(c),
    ...more,
  })),
  rule(
    g`if ${drawing}, instead ${steps}`,
    ({ more }, then) =>
      (c) =>
        c.say(
          { kind: "changeDraw" as const, who: { kind: "you" as const }, instead: then(c), ...more },
          { variant: 1 },
        ),
  ),
  rule(
    g`if ${drawing}, you may instead ${steps}`,
    ({ more }, then) =>
      (c) =>
        c.say(
          {
            kind: "changeDraw" as const,
            who: { kind: "you" as const },
            instead: then(c),
            optional: true as const,
            ...more,
          },
          { variant: 1 },
        ),
  ),
);

/** "If a creature you control would deal damage to a permanent or player, it deals double that damage instead." */
export const damageChange: Rule = rule(
  g`if ${source} would deal ${kind} to a permanent or player, it deals ${change}`,
  (from, combat, to) => (c) => {
    const made = { kind: "changeDamage" as const, source: from(c), ...combat, change: to.change };
    return to.variant === 0 ? made : c.say(made, { variant: to.variant });
  },
);
