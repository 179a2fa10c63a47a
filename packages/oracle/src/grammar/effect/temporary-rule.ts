import type { Effect, PlayerRef, RuleEffect } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
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
  phrase(g`damage can't be prevented this turn`, () => thisTurn({ kind: "cantPreventDamage" })),
);
