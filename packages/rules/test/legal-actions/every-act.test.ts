import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlookOf } from "../../src/change/mana/index.ts";
import type { Act } from "../../src/index.ts";
import { proposeSpell } from "../../src/play/announce/propose.ts";
import { mayCast } from "../../src/query/casting/may-cast.ts";
import { castingWays } from "../../src/query/rules/ways.ts";
import { Table } from "../casting/table.ts";
import { board } from "../support/board.ts";
import { type Draw, randomAnswer } from "./random-answer.ts";
import { boards, drawer, draws } from "./random-board.ts";

/** Answers whatever is asked until nothing is. */
function finish(t: Table, draw: Draw): void {
  for (let asked = 0; t.decision; asked++) {
    if (asked > 60) throw new Error(`still asked ${t.decision.prompt.key}`);
    const refusal = t.answer(randomAnswer(t.decision, draw));
    if (refusal && refusal.kind !== "illegalCombination") throw new Error(JSON.stringify(refusal));
  }
}

function wasTakenBack(t: Table): boolean {
  return t.g.events.some((event) => event.kind === "rewound");
}

describe("every act that is offered", () => {
  it("can be carried out, whatever is answered on the way", () => {
    fc.assert(
      fc.property(boards, draws, (setup, numbers) => {
        const t = new Table(board(setup));
        for (const act of t.acts()) {
          if (act.kind === "pass") continue;
          const trial = t.again().begin(act);
          finish(trial, drawer(numbers));
          const said = `${t.word(act)} ${JSON.stringify(trial.g.events.map((event) => event.kind))}`;
          expect(wasTakenBack(trial), said).toBe(false);
          expect(trial.state.frames.map((frame) => frame.kind)).toEqual(["priority"]);
          if (leavesObject(act)) expect(trial.state.stack.length, said).toBe(t.state.stack.length + 1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("is found however quickly the others are passed over", () => {
    fc.assert(
      fc.property(boards, fc.boolean(), (setup, mine) => {
        const t = new Table(board(setup));
        if (!mine) t.state.turn = { ...t.state.turn, active: 1 };
        const outlook = outlookOf(t.state, 0);
        const { hand = [], graveyard = [] } = t.state.players[0] ?? {};
        const expected = [...hand, ...graveyard].flatMap((id) =>
          castingWays(t.state, 0, id)
            .filter((way) => mayCast(t.state, 0, id, way, outlook).ok)
            .map((way) => `cast:${id}:${way.face}:${way.via ?? ""}`),
        );
        const offered = t.acts().flatMap((act) => (act.kind === "cast" ? [act.id] : []));
        expect(offered.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 200 },
    );
  });

  it("is all that could be cast: nothing left out for its cost or its targets can be paid for and aimed after all", () => {
    fc.assert(
      fc.property(boards, draws, (setup, numbers) => {
        const t = new Table(board(setup));
        const outlook = outlookOf(t.state, 0);
        for (const id of t.state.players[0]?.hand ?? []) {
          for (const way of castingWays(t.state, 0, id)) {
            const judged = mayCast(t.state, 0, id, way, outlook);
            if (judged.ok || !["cantPay", "noTarget", "noMode"].includes(judged.why.kind)) continue;
            const trial = t.again();
            proposeSpell(trial.g, id, way, { seat: 0, autoPay: true, rewind: t.state });
            finish(trial.run(), drawer(numbers));
            expect(wasTakenBack(trial), `${t.nameOf(id)} ${JSON.stringify(judged.why)}`).toBe(true);
            expect(trial.state.players[0]?.hand).toEqual(t.state.players[0]?.hand);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

function leavesObject(act: Act): boolean {
  return act.kind === "cast" || (act.kind === "activate" && !act.mana);
}
