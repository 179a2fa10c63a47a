/** What is true of a creature by what it has done this turn. */

import type { Predicate } from "@spellroom/card-language";
import { attack, block, by, has, named } from "../../support/script.ts";
import { activated, CREATURE, creature, type DefinedScene, lying, YOU } from "./definitions.ts";

/** After the second turn's combat A destroys all creatures of which that is true: the Spider, and not the Bears. */
function destroysTheSpider(
  predicate: Predicate,
  blockers: readonly object[],
  more: Pick<DefinedScene, "A">,
): DefinedScene {
  const all = { kind: "all", filter: { of: [...CREATURE.of, predicate] } } as const;
  return lying(
    creature(activated([{ kind: "mana", mana: ["0"] }], { kind: "destroy", what: all })),
    [
      attack("B", "Giant Spider", 2),
      ...blockers,
      by("A", { do: "activate", ability: "{0}" }, { turn: 2, step: "postcombat-main" }),
    ],
    [has("B", "graveyard", "Giant Spider"), has("B", "permanents", "Grizzly Bears")],
    { ...more, B: { battlefield: named("Giant Spider", "Grizzly Bears") }, stop: { turn: 2, step: "end" } },
  );
}

export const THIS_TURN: Readonly<Record<string, DefinedScene>> = {
  "it was blocked by one of a kind": destroysTheSpider(
    { kind: "blockedWith", what: { of: [{ kind: "subtype", subtype: "Giant" }] } },
    [block("A", "Hill Giant", "Giant Spider", 2)],
    { A: { battlefield: named("Hill Giant") } },
  ),
  "it dealt damage to a player": destroysTheSpider({ kind: "dealtDamageTo", player: YOU }, [], { A: {} }),
};
