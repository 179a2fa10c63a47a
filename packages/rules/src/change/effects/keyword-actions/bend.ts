import type { Effect, EventPattern, Selection } from "@spellroom/card-language";
import type { Run } from "../run.ts";
import { type ActionEffect, numberOf, THIS, throughEffects } from "./action.ts";

const BENT = "#bent";
const ONES: Selection = { kind: "ref", ref: { kind: "bound", name: BENT } };

/** "Airbend": exile it; while it stays exiled, its owner may cast it for {2} rather than its mana cost. */
export function airbend(run: Run, effect: ActionEffect): void {
  throughEffects(run, "airbend", run.controller, [
    { kind: "exile", what: effect.what ?? THIS, bind: BENT },
    {
      kind: "forEach",
      of: ONES,
      effects: [
        {
          kind: "mayPlay",
          who: { kind: "owner", of: { kind: "each" } },
          what: { kind: "ref", ref: { kind: "each" } },
          duration: "whileThere",
          act: "cast",
          cost: [{ kind: "mana", mana: ["2"] }],
        },
      ],
    },
  ]);
}

/** The kept name of the land in the delayed trigger, which must outlast the resolution. */
const LAND = "earthbent";

const GONE: EventPattern = {
  kind: "anyOf",
  of: (["graveyard", "exile"] as const).map((to) => ({
    kind: "moves",
    what: { filter: { of: [{ kind: "oneOf", ref: { kind: "bound", name: LAND } }] } },
    from: "battlefield",
    to,
  })),
};

/**
 * "Earthbend N": the land becomes a 0/0 creature with haste that is still a land, with N +1/+1 counters; when it dies or is
 * exiled it returns tapped.
 */
export function earthbend(run: Run, effect: ActionEffect): void {
  const land: Selection = { kind: "ref", ref: { kind: "bound", name: LAND } };
  const effects: readonly Effect[] = [
    { kind: "select", what: effect.what ?? THIS, bind: LAND },
    {
      kind: "modify",
      what: land,
      modifications: [
        { kind: "types", mode: "add", types: ["creature"] },
        { kind: "setPT", power: 0, toughness: 0 },
        { kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } },
      ],
      duration: "whileThere",
    },
    { kind: "addCounters", counter: "+1/+1", amount: numberOf(run, effect), on: land },
    {
      kind: "delayed",
      event: GONE,
      body: {
        kind: "plain",
        effects: [
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "event", role: "object" } },
            to: { zone: "battlefield", under: { kind: "you" }, with: { tapped: true } },
          },
        ],
      },
    },
  ];
  throughEffects(run, "earthbend", run.controller, effects, { amount: numberOf(run, effect) });
}
