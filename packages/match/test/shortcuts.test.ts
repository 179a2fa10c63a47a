import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import type { WireChoice } from "@spellroom/protocol";
import { StateHasher } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { type MatchPosition, openPosition, PendingInputs, Shortcuts } from "../src/index.ts";
import { choosing, presetSetup } from "./support/preset-match.ts";

/** A match in which every card is a free Basalt Monolith. */
function monoliths(): MatchPosition {
  const card = loadPool().byName("Basalt Monolith");
  if (card === undefined) throw new Error("the card is missing");
  const [face] = card.faces;
  const free = { ...card, faces: [{ ...face, manaCost: ["0"] }] } satisfies CardDefinition;
  const setup = presetSetup();
  const players = setup.players.map((player) => ({
    ...player,
    deck: Array.from({ length: 60 }, () => free),
  }));
  return openPosition({ ...setup, players }).position;
}

class Table {
  readonly #pending = new PendingInputs(monoliths(), new StateHasher());

  get position(): MatchPosition {
    return this.#pending.position;
  }

  place(kind: "cast" | "activate"): number {
    const { decision } = this.position.state;
    return decision?.kind === "act" ? decision.acts.findIndex((act) => act.kind === kind) : -1;
  }

  play(choice?: WireChoice): void {
    expect(this.#pending.add(choosing(this.position, choice))).toBeNull();
  }

  /** Does something and waits until it has resolved. */
  act(kind: "cast" | "activate"): void {
    this.play({ kind: "act", act: this.place(kind), autoPay: true });
    while (this.position.state.stack.length > 0) this.play();
  }
}

/** A player has untapped a Basalt Monolith with its own mana, and has agreed with the opponent to do so twice more. */
function twice(shortcuts = new Shortcuts()) {
  const table = new Table();
  for (let count = 0; table.place("cast") < 0 && count < 40; count++) table.play();
  table.act("cast");
  table.act("activate");
  table.act("activate");
  const { position } = table;
  const { id = 0, seat = 0 } = position.state.decision ?? {};
  expect(shortcuts.propose(position, seat, { decision: id, acts: 2, times: 2 }, [])).toBeNull();
  return { shortcuts, seat, pending: new PendingInputs(position, new StateHasher()) };
}

describe("a shortcut that is carried out in parts", () => {
  it("leaves time for others in the middle of a repetition, which it completes before it is given up", () => {
    const { shortcuts, seat, pending } = twice();
    shortcuts.carryOn(pending, () => false);
    expect(pending.entries).toHaveLength(1);
    expect(shortcuts.view).toMatchObject({ done: 0, ended: null });
    expect(shortcuts.end(seat, shortcuts.view?.id ?? -1)).toBeNull();
    shortcuts.carryOn(pending, () => true);
    expect(shortcuts.view).toMatchObject({ done: 1, ended: "canceled" });
    expect(pending.position.state.stack).toEqual([]);
  });

  it("is proposed by another number in each process that takes the match over", () => {
    const ids = [1, 2].map((epoch) => twice(new Shortcuts(epoch)).shortcuts.view?.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("leaves the rest of the match a quarter of its inputs", () => {
    const { shortcuts, pending } = twice();
    pending.position = { ...pending.position, seq: 15_000 };
    shortcuts.carryOn(pending, () => true);
    expect(shortcuts.view).toMatchObject({ done: 0, ended: "limit" });
  });
});
