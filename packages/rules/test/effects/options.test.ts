import type { CardDefinition, Effect } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";
import { CREATURE_TARGET, play, real, spell } from "./play.ts";

const TARGET = { kind: "target", target: "t1" } as const;

function put(position: "top" | "bottom"): Effect {
  return { kind: "move", what: { kind: "ref", ref: TARGET }, to: { zone: "library", position } };
}

it("leaves the choice of top or bottom to the owner of what goes there", () => {
  const drop = card("Drop", {
    types: ["sorcery"],
    manaCost: [],
    abilities: [
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [
            { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
          ],
          effects: [
            {
              kind: "chooseOne",
              who: { kind: "owner", of: TARGET },
              options: [[put("top")], [put("bottom")]],
            },
          ],
        },
      },
    ],
  });
  const duel = new Duel({ A: { hand: [drop] }, B: { battlefield: [creature("Beast", 2, 2, {})] } });
  const beast = duel.state.objects[duel.find("Beast")]?.card;
  duel.answer(1, "chooseOption", 1).cast(0, "Drop", "Beast").resolve();
  const { library } = duel.state.players[1] ?? { library: [] };
  expect(duel.state.objects[library.at(-1) ?? -1]?.card).toBe(beast);
});

const YOU = { kind: "you" } as const;
const SACRIFICE: Effect = {
  kind: "sacrifice",
  who: YOU,
  what: {
    kind: "choose",
    count: { min: 1, max: 1 },
    by: YOU,
    filter: {
      of: [
        { kind: "type", type: "creature" },
        { kind: "controller", player: YOU },
      ],
    },
  },
};
const DISCARD: Effect = { kind: "discard", who: YOU, amount: 1 };
const LOSE: Effect = { kind: "loseLife", who: YOU, amount: 4 };

/** A sorcery of which its caster chooses what it does as it resolves. */
function dilemma(...options: readonly Effect[]): CardDefinition {
  return spell("Dilemma", [{ kind: "chooseOne", who: YOU, options: options.map((one) => [one]) }]);
}

it("offers each of several things that can be done", () => {
  const t = play({
    A: { hand: [dilemma(SACRIFICE, DISCARD, LOSE), real("Shock")], battlefield: [real("Grizzly Bears")] },
  });
  t.cast("Dilemma").resolve();
  expect(t.options()).toEqual(["mode 0", "mode 1", "mode 2"]);
});

it("doesn't offer what is impossible (CR 608.2d)", () => {
  const t = play({ A: { hand: [dilemma(SACRIFICE, DISCARD, LOSE), real("Shock")] } });
  t.cast("Dilemma").resolve();
  expect(t.options()).toEqual(["mode 1", "mode 2"]);
  t.pick("mode 2");
  expect([t.life("A"), t.hand("A")]).toEqual([16, ["Shock"]]);
});

it("does the only thing that is possible, and nothing where all are impossible", () => {
  const t = play({ A: { hand: [dilemma(SACRIFICE, LOSE), dilemma(SACRIFICE, DISCARD)] } });
  t.cast("Dilemma").resolve();
  expect([t.asked, t.life("A")]).toEqual(["A act priority", 16]);
  t.cast("Dilemma").resolve();
  expect([t.asked, t.life("A")]).toEqual(["A act priority", 16]);
});

it("offers to remove a counter only where one is", () => {
  const counters = (kind: "addCounters" | "removeCounters"): Effect =>
    kind === "addCounters"
      ? { kind, counter: "+1/+1", amount: 1, on: { kind: "ref", ref: TARGET } }
      : { kind, counter: "+1/+1", amount: 1, from: { kind: "ref", ref: TARGET } };
  const turns = spell(
    "Dilemma",
    [
      {
        kind: "chooseOne",
        who: YOU,
        options: [[counters("addCounters")], [counters("removeCounters")]],
      },
    ],
    [CREATURE_TARGET],
  );
  const t = play({ A: { hand: [turns, turns], battlefield: [real("Grizzly Bears")] } });
  t.cast("Dilemma", "Grizzly Bears").resolve();
  expect([t.asked, t.pt("Grizzly Bears")]).toEqual(["A act priority", "3/3"]);
  t.cast("Dilemma", "Grizzly Bears").resolve();
  expect(t.options()).toEqual(["mode 0", "mode 1"]);
});
