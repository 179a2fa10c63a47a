import type { Filter, Modification, StaticEffect } from "@spellroom/card-language";
import { nounPhrase } from "../grammar/forward.ts";
import { staticItem } from "../grammar/modification/index.ts";
import type { ModItem } from "../grammar/modification/item.ts";
import { definedPT } from "../grammar/modification/power.ts";
import { placed } from "../grammar/reference/selection.ts";
import { either, map, mapSome, maybe, type Parser } from "../parse/parser.ts";
import { g, phrase, rule } from "../parse/template.ts";
import type { Scope, Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";
import { attachedTo, items, modify, restriction, type Subject, subject, word } from "./static-subject.ts";

/** "can't attack or block, and its activated abilities can't be activated" */
function muted(
  of: Subject,
  list: readonly ModItem[],
  how: { readonly onlyNonMana?: true; readonly onlyTap?: true },
  c: Scope,
): StaticEffect {
  const made = modify(of, list)?.(c);
  if (made?.kind !== "modify" || (of.many && how.onlyTap !== true))
    throw new Unresolved("static ability", "subject and verb do not agree");
  const restriction_: Modification = {
    kind: "restriction",
    restriction: { kind: "cantActivateAbilities", ...how },
  };
  return { ...made, modifications: [...made.modifications, restriction_] };
}

/** Sentences about a permanent that have a form of their own. */
export const special: Parser<Sem<StaticEffect>> = either<Sem<StaticEffect>>(
  map(g`~'s ${definedPT}`, ([mods]) => (c: Scope) => {
    c.mentionSelf();
    return c.say({ kind: "modify", what: "this", modifications: mods(c) }, { variant: 5 });
  }),
  map(
    g`you control enchanted ${word}`,
    ([noun]) =>
      (c: Scope) =>
        restriction(attachedTo(noun)(c), { kind: "controller", player: { kind: "you" } }),
  ),
  phrase(g`you may choose not to untap ~ during your untap step`, () =>
    restriction("this", { kind: "restriction", restriction: { kind: "mayNotUntap" } }),
  ),
  rule(g`counters can't be put on ${nounPhrase}`, (np) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("counters", "number does not agree");
    return c.say(
      {
        kind: "modify" as const,
        what: { filter: placed(described) },
        modifications: [{ kind: "restriction" as const, restriction: { kind: "cantHaveCounters" as const } }],
      },
      { variant: 6 },
    );
  }),
  rule(g`your opponents can't block with ${nounPhrase}`, (np) => (c) => {
    const found = np(c);
    if (!found.many || found.filter.zones !== undefined) throw new Unresolved("block", "with what");
    const theirs: Filter = {
      ...found.filter,
      of: [...found.filter.of, { kind: "controller", player: { kind: "opponents" } }],
    };
    const modifications = [{ kind: "restriction" as const, restriction: { kind: "cantBlock" as const } }];
    return c.say({ kind: "modify" as const, what: { filter: theirs }, modifications }, { variant: 7 });
  }),
  phrase(g`you may have ~ assign its combat damage as though it weren't blocked`, () =>
    restriction("this", { kind: "restriction", restriction: { kind: "assignsDamageAsThoughUnblocked" } }),
  ),
  map(
    g`you may have (enchanted|equipped) creature assign its combat damage as though it weren't blocked`,
    () => (c: Scope) =>
      restriction(attachedTo("creature")(c), {
        kind: "restriction",
        restriction: { kind: "assignsDamageAsThoughUnblocked" },
      }),
  ),
  rule(
    g`${subject} ${items}, and its activated abilities can't be activated`,
    (of, list) => (c) => muted(of, list, {}, c),
  ),
  rule(
    g`${subject} ${items} and its activated abilities can't be activated`,
    (of, list) => (c) => c.say(muted(of, list, {}, c), { join: "and" }),
  ),
  rule(
    g`${subject} ${items}, and (its|their) activated abilities with {T} in their costs can't be activated`,
    (of, list) => (c) => muted(of, list, { onlyTap: true }, c),
  ),
  rule(
    g`${subject} ${items}, and its activated abilities can't be activated unless they're mana abilities`,
    (of, list) => (c) => muted(of, list, { onlyNonMana: true }, c),
  ),
  mapSome(g`${subject} ${staticItem}, and they ${staticItem}`, ([of, one, other]) => {
    const made = of.many ? modify(of, [one, other]) : undefined;
    return made === undefined ? undefined : (c: Scope) => c.say(made(c), { variant: 8 });
  }),
  map(
    g`(enchanted|equipped) ${word}'s activated abilities can't be activated ${maybe(g`unless they're mana abilities`)}`,
    ([noun, mana]) =>
      (c: Scope) =>
        restriction(attachedTo(noun)(c), {
          kind: "restriction",
          restriction: {
            kind: "cantActivateAbilities",
            ...(mana === undefined ? {} : { onlyNonMana: true }),
          },
        }),
  ),
  phrase(g`~ doesn't untap during your untap step`, () =>
    restriction("this", { kind: "restriction", restriction: { kind: "doesntUntap", during: "untapStep" } }),
  ),
  phrase(g`all creatures able to block ~ do so`, () =>
    restriction("this", { kind: "restriction", restriction: { kind: "mustBeBlocked", byAll: true } }),
  ),
  rule(g`all ${nounPhrase} able to block ~ do so`, (np) => (c) => {
    const { filter: such, many } = np(c);
    if (!many || such.zones !== undefined || (such.of.length === 1 && such.of[0]?.kind === "type"))
      throw new Unresolved("able to block", "which");
    return restriction("this", {
      kind: "restriction",
      restriction: { kind: "mustBeBlocked", byAll: true, such },
    });
  }),
  map(
    g`all creatures able to block (enchanted|equipped) creature do so`,
    () => (c: Scope) =>
      restriction(attachedTo("creature")(c), {
        kind: "restriction",
        restriction: { kind: "mustBeBlocked", byAll: true },
      }),
  ),
);
