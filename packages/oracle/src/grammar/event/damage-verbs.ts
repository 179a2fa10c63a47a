import type {
  DamageRecipient,
  EventPattern,
  EventSubject,
  Filter,
  PlayerRef,
} from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase } from "../forward.ts";
import { sourcePhrase } from "../noun/noun-phrase.ts";
import { digits } from "../numbers.ts";
import { spellsOnly } from "../reference/spells-only.ts";
import type { EventSem, Happening, Predicate, Verb } from "./happening.ts";
import { type EventWho, mentionOther } from "./subject.ts";

const YOU: PlayerRef = { kind: "you" };

interface Damaged {
  readonly to: DamageRecipient;
  readonly player?: PlayerRef;
}

/** "that player", "that opponent": the player who is dealt the damage. */
function named({ to, player }: Damaged): Partial<Happening> {
  if (player === undefined) return {};
  return to.kind === "player" && to.player.kind === "opponents" ? { player, noun: "opponent" } : { player };
}

/** Who or what is dealt damage in an event. */
const recipient: Parser<Sem<Damaged>> = either<Sem<Damaged>>(
  phrase(g`a player`, () => ({
    to: { kind: "player", player: { kind: "allPlayers" } },
    player: { kind: "event" },
  })),
  phrase(g`an opponent`, () => ({
    to: { kind: "player", player: { kind: "opponents" } },
    player: { kind: "event" },
  })),
  phrase(
    g`enchanted player`,
    (): Damaged => ({
      to: { kind: "player", player: { kind: "enchanted" } },
      player: { kind: "enchanted" },
    }),
  ),
  phrase(g`one of your opponents`, (c: Scope) => ({
    to: { kind: "player", player: c.say({ kind: "opponents" as const }, { variant: 1 }) },
    player: { kind: "event" },
  })),
  phrase(g`~`, (c: Scope) => {
    c.mentionSelfBriefly();
    return { to: { kind: "object", what: "this" } };
  }),
  phrase(g`you`, () => ({ to: { kind: "player", player: YOU } })),
  map(g`(a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    const described = np(c);
    mentionOther("recipient", described.nouns, c);
    return { to: { kind: "object", what: { filter: described.filter } } };
  }),
  rule(g`a player or (a|an) ${nounPhrase}`, (np) => (c) => ({ to: playerOr(np(c).filter) })),
  rule(g`a player or ${nounPhrase}`, (np) => (c) => ({ to: c.say(playerOr(np(c).filter), { variant: 2 }) })),
);

function playerOr(filter: Filter): DamageRecipient {
  return {
    kind: "either",
    of: [
      { kind: "player", player: { kind: "allPlayers" } },
      { kind: "object", what: { filter } },
    ],
  };
}

const kind: Parser<{ readonly combat?: boolean }> = either<{ readonly combat?: boolean }>(
  phrase(g`combat damage`, { combat: true }),
  phrase(g`noncombat damage`, { combat: false }),
  phrase(g`damage`, {}),
);

function bySource(predicate: (who: EventWho, c: Scope) => Happening): Predicate {
  return Object.assign(predicate, { role: "source" as const });
}

/** "a permanent deals damage", "a spell deals damage": what is no source of another kind. */
function permanentsOrSpells(what: EventSubject, c: Scope): EventSubject {
  if (typeof what === "string" || !("filter" in what)) return what;
  const { filter } = what;
  return filter.of.length === 0 && filter.zones === undefined
    ? { filter: { ...filter, of: [{ kind: "permanent" }] } }
    : { ...what, filter: spellsOnly(filter, c) };
}

const ANYTHING: EventSubject = { filter: { of: [] } };

/** "is dealt damage": once for each object, for all that is dealt to it at the same time, by however many sources (CR 603.2c). */
function dealtTo(what: EventSubject, fields: { readonly combat?: boolean }): EventPattern {
  if (typeof what === "object" && !("filter" in what))
    throw new Unresolved("is dealt damage", "either of two things");
  return { kind: "dealsDamage", source: ANYTHING, to: { kind: "object", what }, ...fields, batch: true };
}

export const damageVerb: Verb = either<Predicate>(
  map(g`(deals|deal) ${kind}`, ([combat_]) =>
    bySource((who, c) => {
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: {
          kind: "dealsDamage",
          source: permanentsOrSpells(who.what, c),
          ...combat_,
          ...(who.atLeast === undefined ? {} : { batch: true }),
        },
      };
    }),
  ),
  map(g`(deals|deal) ${kind} to ${recipient}`, ([combat_, to]) =>
    bySource((who, c) => {
      const found = to(c);
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: {
          kind: "dealsDamage",
          source: permanentsOrSpells(who.what, c),
          to: found.to,
          ...combat_,
          ...(who.atLeast === undefined ? {} : { batch: true }),
        },
        ...named(found),
      };
    }),
  ),
  map(g`(deals|deal) ${kind} to one or more ${nounPhrase}`, ([combat_, np]) =>
    bySource((who, c) => {
      const { filter, many } = np(c);
      if (!many || filter.zones !== undefined || who.atLeast !== undefined)
        throw new Unresolved("damage", "to one or more");
      const to: DamageRecipient = { kind: "object", what: { filter } };
      return {
        event: {
          kind: "dealsDamage",
          source: permanentsOrSpells(who.what, c),
          to,
          ...combat_,
          toSeveral: true,
        },
      };
    }),
  ),
  map(g`(deals|deal) ${digits} or more ${kind} to ${recipient}`, ([n, combat_, to]) =>
    bySource((who, c) => {
      if (who.atLeast !== undefined) throw new Unresolved("damage", "of several together");
      const found = to(c);
      c.mentionAmount(() => ({ kind: "event" }));
      return {
        event: { kind: "dealsDamage", source: permanentsOrSpells(who.what, c), to: found.to, ...combat_ },
        atLeast: n,
        ...named(found),
      };
    }),
  ),
  map(g`is dealt ${kind}`, ([combat_]) => (who, c) => {
    c.mentionAmount(() => ({ kind: "event" }));
    return { event: dealtTo(who.what, combat_) };
  }),
  map(g`is dealt ${digits} or more damage`, ([n]) => (who) => ({
    event: dealtTo(who.what, {}),
    atLeast: n,
  })),
);

/** "a source you control deals damage to an opponent": once for each source (CR 120.1). */
export const bySomeSource: Parser<EventSem> = rule(
  g`(a|an) ${sourcePhrase} deals ${kind} to ${recipient}`,
  (np, combat_, to) => (c) => {
    const { filter, many } = np(c);
    if (many) throw new Unresolved("event", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "source" }), ["source"], { it: false });
    const found = to(c);
    c.mentionAmount(() => ({ kind: "event" }));
    const theirs = filter.of.some((one) => one.kind === "controller" && one.player.kind === "opponents");
    if (theirs && found.player === undefined)
      c.mentionPlayer(() => ({ kind: "controller", of: { kind: "event", role: "source" } }), {
        noun: "opponent",
      });
    return {
      event: { kind: "dealsDamage", source: { filter }, to: found.to, ...combat_ },
      ...named(found),
    };
  },
);
