import { attack, by, cast, check, life, of, playable } from "../../support/script.ts";
import { family, instant, mechanic, type Scene } from "../support/family.ts";

const UPKEEP = { turn: 2, step: "upkeep" };
const ATTACKERS = { turn: 2, step: "declare-attackers" };
const BLOCKERS = { turn: 2, step: "declare-blockers" };
const END_OF_COMBAT = { turn: 2, step: "end-of-combat" };
const AFTER = { turn: 2, step: "postcombat-main" };

/** B attacks A in the second turn; when A could cast a spell in it that says when it may be cast. */
function castOnly(when: string, ...times: readonly (readonly [at: object, possible: boolean])[]): Scene {
  return {
    card: instant(`Cast this spell only ${when}.\nYou gain 1 life.`),
    A: { hand: ["Quick Words"], battlefield: ["Plains"], library: [of("Plains", 3)] },
    B: { battlefield: ["Grizzly Bears"], library: [of("Plains", 3)] },
    script: [
      attack("B", "Grizzly Bears", 2),
      ...times.map(([at, possible]) => check("A", playable("A", "Cast Quick Words", possible), at)),
    ],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 18)],
  };
}

family("grammar/during", {
  "an opponent's turn after its upkeep": castOnly(
    "during an opponent's turn after their upkeep step",
    ...[[UPKEEP, false] as const, [ATTACKERS, true] as const],
  ),
  "combat on an opponent's turn": castOnly(
    "during combat on an opponent's turn",
    ...[[UPKEEP, false] as const, [ATTACKERS, true] as const, [AFTER, false] as const],
  ),
  "combat of a player's own turn": castOnly(
    "during your turn and only during combat",
    ...[[UPKEEP, false] as const, [ATTACKERS, false] as const],
  ),
  "a player's own turn": castOnly("during your turn", [UPKEEP, false]),
  "an opponent's turn": castOnly("during an opponent's turn", [UPKEEP, true]),
  "a step": castOnly("during the declare blockers step", [ATTACKERS, false], [BLOCKERS, true]),
  "combat before blockers are declared": castOnly(
    "during combat before blockers are declared",
    ...[
      [UPKEEP, false] as const,
      [ATTACKERS, true] as const,
      [BLOCKERS, false] as const,
      [AFTER, false] as const,
    ],
  ),
  "combat after blockers are declared": castOnly(
    "during combat after blockers are declared",
    ...[[ATTACKERS, false] as const, [BLOCKERS, true] as const],
    ...[[END_OF_COMBAT, true] as const, [AFTER, false] as const],
  ),
  "before the combat damage step": castOnly(
    "before the combat damage step",
    ...[[UPKEEP, true] as const, [BLOCKERS, true] as const, [END_OF_COMBAT, false] as const],
  ),
  "after combat": castOnly("after combat", [BLOCKERS, false], [AFTER, true]),
  "when one has been attacked": castOnly(
    "during the declare attackers step and only if you've been attacked this step",
    ...[[UPKEEP, false] as const, [ATTACKERS, true] as const, [BLOCKERS, false] as const],
  ),
});

mechanic("a spell cast in a main phase", {
  "does what it does there in its caster's own turn, and no more in another step": {
    card: instant("You gain 2 life. If you cast this spell during your main phase, you gain 4 life instead."),
    A: { hand: [of("Quick Words", 2)] },
    script: [
      cast("A", "Quick Words"),
      by("A", { do: "cast", card: "Quick Words" }, { turn: 1, step: "end" }),
    ],
    expect: [life("A", 26)],
  },
});
