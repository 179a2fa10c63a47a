import type { Effect, ObjectRef, PlayerRef, RuleEffect } from "@spellroom/card-language";
import { either, map, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase, objectRef, playerRef } from "../forward.ts";
import { numberWord } from "../numbers.ts";

const YOU: PlayerRef = { kind: "you" };

function thisTurn(rule_: RuleEffect): readonly Effect[] {
  return [{ kind: "createRule", rule: rule_, duration: "endOfTurn" }];
}

function spells(np: Described): Described["filter"] {
  if (np.filter.zones?.[0] !== "stack" || !np.many) throw new Unresolved("spells", "of another kind");
  return np.filter;
}

const whoseGraveyard: Parser<boolean> = either<boolean>(
  phrase(g`a graveyard`, false),
  phrase(g`your graveyard`, true),
);

/** Where a card goes that has just been cast, on whatever way it would be put into a graveyard (CR 614.1a). */
function exiledAfterwards(ref: ObjectRef, yours: boolean, c: Scope): readonly Effect[] {
  const replacement = {
    kind: "redirectMove" as const,
    what: { filter: { of: [{ kind: "oneOf" as const, ref }] } },
    to: "graveyard" as const,
    newZone: "exile" as const,
  };
  return [
    {
      kind: "createReplacement",
      replacement: yours ? c.say(replacement, { variant: 2 }) : replacement,
      duration: "endOfTurn",
    },
  ];
}

/** Rules that hold for a turn: "You may play an additional land this turn." */
export const temporaryRule: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  phrase(g`you may play an additional land this turn`, () =>
    thisTurn({ kind: "additionalLands", who: YOU, count: 1 }),
  ),
  rule(
    g`you may play up to ${numberWord} additional lands this turn`,
    (count) => () => thisTurn({ kind: "additionalLands", who: YOU, count }),
  ),
  rule(g`${playerRef} can't cast ${nounPhrase} this turn`, (who, np) => (c) => {
    const player = who(c);
    return thisTurn({ kind: "cantCast", who: player, spells: spells(np(c)) });
  }),
  rule(
    g`your opponents can't cast ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "cantCast", who: { kind: "opponents" }, spells: spells(np(c)) }),
  ),
  rule(
    g`players can't cast ${nounPhrase} this turn`,
    (np) => (c) => thisTurn({ kind: "cantCast", who: { kind: "allPlayers" }, spells: spells(np(c)) }),
  ),
  phrase(g`players can't gain life this turn`, () =>
    thisTurn({ kind: "cantGainLife", who: { kind: "allPlayers" } }),
  ),
  phrase(g`your opponents can't gain life this turn`, () =>
    thisTurn({ kind: "cantGainLife", who: { kind: "opponents" } }),
  ),
  rule(g`if ${objectRef} would die this turn, exile it instead`, (ref) => (c) => {
    const object = ref(c);
    if (object.kind === "this" || c.isPlural(object))
      throw new Unresolved("would die", "not one creature mentioned");
    return [
      {
        kind: "createReplacement",
        replacement: {
          kind: "redirectMove",
          what: { filter: { of: [{ kind: "oneOf", ref: object }] } },
          from: "battlefield",
          to: "graveyard",
          newZone: "exile",
        },
        duration: "endOfTurn",
      },
    ];
  }),
  map(
    g`if that card would be put into ${whoseGraveyard} this turn, exile it instead`,
    ([yours]) =>
      (c: Scope) =>
        exiledAfterwards(c.say(c.that("cast card", false), { as: "that", noun: "card" }), yours, c),
  ),
  map(g`if that spell would be put into ${whoseGraveyard}, exile it instead`, ([yours]) => (c: Scope) => {
    const [made, ...none] = exiledAfterwards(c.that("cast card", false), yours, c);
    if (made === undefined || none.length > 0) throw new Unresolved("that spell", "none was cast");
    return [c.say(made, { variant: yours ? 25 : 24 })];
  }),
  phrase(g`damage can't be prevented this turn`, () => thisTurn({ kind: "cantPreventDamage" })),
);
