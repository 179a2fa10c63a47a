import type { DamageRecipient, EventSubject, Filter, Replacement } from "@spellroom/card-language";
import { type EventWho, mentionSubject, singleSubject } from "../grammar/event/subject.ts";
import { type Described, nounPhrase } from "../grammar/forward.ts";
import { digits } from "../grammar/numbers.ts";
import { placed } from "../grammar/reference/selection.ts";
import { either, map, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

type Rule = Parser<Sem<Replacement>>;
type Redirect = Extract<Replacement, { kind: "redirectMove" }>;
type Way = Pick<Redirect, "from" | "to">;

/** Where it would have gone; `owner` belongs to the description of the card. */
const would: Parser<{ readonly way: Way; readonly yours?: true }> = either<{
  readonly way: Way;
  readonly yours?: true;
}>(
  phrase(g`would die`, { way: { from: "battlefield", to: "graveyard" } }),
  phrase(g`would be put into a graveyard from anywhere`, { way: { to: "graveyard" } }),
  phrase(g`would be put into your graveyard from anywhere`, { way: { to: "graveyard" }, yours: true }),
);

interface Place {
  readonly to: Pick<Redirect, "newZone" | "position" | "shuffle" | "reveal">;
  readonly as: "it" | "name";
}

/** "it", or the card's own name again. */
const it: Parser<Place["as"]> = either<Place["as"]>(phrase(g`it`, "it"), phrase(g`~`, "name"));

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

function owned(what: EventSubject, c: Scope): EventSubject {
  if (typeof what === "string" || !("filter" in what))
    throw new Unresolved("your graveyard", "of the card itself");
  const filter: Filter = {
    ...what.filter,
    of: [...what.filter.of, { kind: "owner", player: { kind: "you" } }],
  };
  const said = c.wording.get(what.filter);
  return { filter: said === undefined ? filter : c.say(filter, said) };
}

function redirected(who: EventWho, way: Way, to: Omit<Redirect, "kind" | "what" | "from" | "to">): Redirect {
  return { kind: "redirectMove", what: who.what, ...way, ...to };
}

/** "If ~ would be put into a graveyard from anywhere, exile it instead" (CR 614.1a, 614.6). */
export const redirection: Rule = rule(
  g`if ${singleSubject} ${would}, ${place}`,
  (subject, going, gone) => (c) => {
    const who = subject(c);
    mentionSubject(who, c);
    if (gone.as === "name" && who.what !== "this") throw new Unresolved("instead", "something else is moved");
    const what = going.yours === true ? owned(who.what, c) : who.what;
    const made = redirected({ ...who, what }, going.way, gone.to);
    return c.say(made, { as: gone.as });
  },
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
    return { filter: placed(found) };
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
  phrase(g`if damage would be dealt to ~, prevent that damage`, (c: Scope) =>
    c.say(
      { kind: "preventDamage" as const, to: { kind: "object" as const, what: "this" as const } },
      { variant: 1 },
    ),
  ),
);

const source: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
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

/** "If a creature you control would deal damage to a permanent or player, it deals double that damage instead." */
export const damageChange: Rule = rule(
  g`if ${source} would deal ${kind} to a permanent or player, it deals ${change}`,
  (from, combat, to) => (c) => {
    const made = { kind: "changeDamage" as const, source: from(c), ...combat, change: to.change };
    return to.variant === 0 ? made : c.say(made, { variant: to.variant });
  },
);
