import type { Effect, EventPattern, ObjectRef } from "@spellroom/card-language";
import { either, mapSome, type Parser } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { type Described, nounPhrase } from "../forward.ts";
import { restrictionItem } from "../modification/restriction.ts";

type Core = Sem<readonly Effect[]>;

const THAT_SPELL: ObjectRef = { kind: "event", role: "spell" };

function casts(np: Described, from?: "hand"): EventPattern {
  if (np.filter.zones?.[0] !== "stack" || np.many) throw new Unresolved("the next", "no single spell");
  return { kind: "casts", who: { kind: "you" }, spell: np.filter, ...(from === undefined ? {} : { from }) };
}

function next(event: EventPattern, effect: Effect): Effect {
  return {
    kind: "delayed",
    event,
    body: { kind: "plain", effects: [effect] },
    expires: "endOfTurn",
    atOnce: true,
  };
}

/** What the next spell of a turn is from the moment it is cast: "The next spell you cast this turn can't be countered." */
export const nextSpell: Parser<Core> = either<Core>(
  mapSome(g`the next ${nounPhrase} you cast this turn ${restrictionItem}`, ([np, item]) =>
    item.form === "base" || item.time !== undefined
      ? undefined
      : (c) => {
          const event = casts(np(c));
          const what = { kind: "ref" as const, ref: { ...THAT_SPELL } };
          const modifications = item.mods(c);
          return [next(event, { kind: "modify", what, modifications, duration: "endOfGame" })];
        },
  ),
  rule(
    g`the next time you cast (a|an) ${nounPhrase} from your hand this turn, put that card into your hand instead of into your graveyard as it resolves`,
    (np) => (c) => {
      const replacement = {
        kind: "redirectMove" as const,
        what: { filter: { of: [{ kind: "oneOf" as const, ref: { ...THAT_SPELL } }] } },
        from: "stack" as const,
        to: "graveyard" as const,
        newZone: "hand" as const,
        asItResolves: true as const,
      };
      return [next(casts(np(c), "hand"), { kind: "createReplacement", replacement, duration: "endOfTurn" })];
    },
  ),
);
