import type { EventSubject, Filter, TargetKind } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { placed } from "../reference/selection.ts";
import { verbForm } from "../verb.ts";
import type { EventSem } from "./happening.ts";
import { attachedWord } from "./subject.ts";
import { by, who } from "./who.ts";

/** "that isn't a mana ability" */
const notMana: Parser<boolean> = either<boolean>(
  phrase(g`that isn't a mana ability`, true),
  phrase(g``, false),
);

/** What has the ability that is activated: anything, the card itself, or something of a kind. */
const abilityOf: Parser<Sem<EventSubject>> = either<Sem<EventSubject>>(
  phrase(g``, () => ({ filter: { of: [] } })),
  phrase(g`of ~`, (c: Scope) => {
    c.mentionSelf();
    return "this";
  }),
  map(g`of (enchanted|equipped) ${attachedWord}`, ([word]) => (c: Scope) => {
    if (!c.self.attached.includes(word))
      throw new Unresolved(`enchanted ${word}`, "the Aura enchants something else");
    c.mentionObject(() => ({ kind: "event", role: "object" }), c.self.attached, { attached: true });
    return "attached";
  }),
  map(g`of (a|an) ${nounPhrase}`, ([np]) => (c: Scope) => {
    const described = np(c);
    if (described.many) throw new Unresolved("activate", "number does not agree");
    c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns, { it: false });
    return { filter: placed(described) };
  }),
);

/** "you activate an ability of an artifact that isn't a mana ability" (CR 602.2). */
const activating: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} ${either(phrase(g`an ability`, false), phrase(g`a loyalty ability`, true))} ${abilityOf} ${notMana}`,
  (of, form, loyalty, source, except) => (c) => {
    const ref = by(of, form, c);
    const from = source(c);
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return {
      event: {
        kind: "activates",
        who: ref,
        of: from,
        ...(except ? { notMana: true } : {}),
        ...(loyalty ? { loyalty: true } : {}),
      },
    };
  },
);

/** "a creature", "a player", "a creature or player": what an ability has among its targets. */
const aimedAt: Parser<Sem<TargetKind>> = either<Sem<TargetKind>>(
  phrase(g`a player`, () => ({ kind: "player", player: "any" })),
  map(
    g`(a|an) ${nounPhrase}`,
    ([np]) =>
      (c: Scope): TargetKind => ({ kind: "object", filter: one(np(c)) }),
  ),
  map(
    g`(a|an) ${nounPhrase} or player`,
    ([np]) =>
      (c: Scope): TargetKind => ({
        kind: "either",
        of: [
          { kind: "object", filter: one(np(c)) },
          { kind: "player", player: "any" },
        ],
      }),
  ),
);

function one({ filter, many }: Described): Filter {
  if (many || filter.zones !== undefined) throw new Unresolved("targets", "not one permanent");
  return filter;
}

/** "you activate an ability that targets a creature or player" (CR 602.2). */
const aiming: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} an ability that targets ${aimedAt}`,
  (of, form, kind) => (c) => {
    const ref = by(of, form, c);
    const targeting = kind(c);
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return { event: { kind: "activates", who: ref, of: { filter: { of: [] } }, targeting } };
  },
);

/** "an artifact's ability", "an ability of enchanted artifact": without {T} in its activation cost. */
const activatingWithoutTap: Parser<EventSem> = either<EventSem>(
  rule(
    g`${who} ${verbForm("activate", "activates")} (a|an) ${nounPhrase}'s ability without {T} in its activation cost`,
    (of, form, np) => (c) => {
      const ref = by(of, form, c);
      const described = np(c);
      if (described.many) throw new Unresolved("activate", "number does not agree");
      c.mentionObject(() => ({ kind: "event", role: "object" }), described.nouns);
      const event = {
        kind: "activates" as const,
        who: ref,
        of: { filter: placed(described) },
        withoutTap: true as const,
      };
      return { event: c.say(event, { variant: 1 }) };
    },
  ),
  rule(
    g`${who} ${verbForm("activate", "activates")} an ability ${abilityOf} without {T} in its activation cost`,
    (of, form, source) => (c) => ({
      event: { kind: "activates", who: by(of, form, c), of: source(c), withoutTap: true },
    }),
  ),
);

/** "you activate an ability, if it isn't a mana ability" (CR 605). */
const activatingNoMana: Parser<EventSem> = rule(
  g`${who} ${verbForm("activate", "activates")} an ability ${abilityOf}, if it isn't a mana ability`,
  (of, form, source) => (c) => {
    const ref = by(of, form, c);
    const event = { kind: "activates" as const, who: ref, of: source(c), notMana: true as const };
    c.mentionObject(() => ({ kind: "event", role: "spell" }), ["ability"], { it: false });
    return { event: c.say(event, { variant: 2 }) };
  },
);

/** Somebody activates an ability (CR 602). */
export const activationEvent: Parser<EventSem> = either<EventSem>(
  activating,
  activatingWithoutTap,
  activatingNoMana,
  rule(g`${who} ${verbForm("activate", "activates")} an exhaust ability`, (of, form) => (c) => ({
    event: { kind: "activates", who: by(of, form, c), of: { filter: { of: [] } }, exhaust: true },
  })),
  aiming,
);
