import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameState } from "../../src/index.ts";
import { randomAnswer } from "../legal-actions/random-answer.ts";
import { boards, drawer, draws } from "../legal-actions/random-board.ts";
import { board } from "../support/board.ts";
import { Table } from "./table.ts";

/** A state without what counts up for good. */
function content(state: GameState): unknown {
  const { nextTimestamp, nextDecision, nextContext, decision, ...rest } = state;
  return { ...rest, objects: rest.objects.filter((object) => object !== null) };
}

describe("taking back", () => {
  it("restores everything, from whatever point of paying by hand (CR 730.1)", () => {
    fc.assert(
      fc.property(boards, draws, fc.nat(3), (setup, numbers, taps) => {
        const t = new Table(board(setup));
        const before = content(t.state);
        for (const act of t.acts()) {
          if (act.kind !== "cast" && (act.kind !== "activate" || act.mana)) continue;
          const trial = t.again().begin(act, { autoPay: false });
          const draw = drawer(numbers);
          for (let asked = 0; trial.decision && trial.decision.kind !== "pay"; asked++) {
            if (asked > 60) throw new Error(`still asked ${trial.decision.prompt.key}`);
            trial.answer(randomAnswer(trial.decision, draw));
          }
          for (let tapped = 0; tapped < taps && trial.decision?.kind === "pay"; tapped++) {
            const { abilities } = trial.decision;
            const use = abilities[draw(abilities.length)];
            if (use) trial.answer({ kind: "pay", how: { activate: use.id } });
            while (trial.decision && trial.decision.kind !== "pay")
              trial.answer(randomAnswer(trial.decision, draw));
          }
          while (trial.decision?.kind === "pay") trial.answer({ kind: "pay", how: "cancel" });
          if (!trial.g.events.some((event) => event.kind === "rewound")) continue;
          const libraries = trial.state.players.map((player) => player.library);
          if (JSON.stringify(libraries) !== JSON.stringify(t.state.players.map((player) => player.library)))
            continue;
          expect(content(trial.state), t.word(act)).toEqual(before);
        }
      }),
      { numRuns: 120 },
    );
  });
});
