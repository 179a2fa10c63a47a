/** The example variant of the guide, played: numbers of the starting player and of the others, and an emblem for everybody. */
import fs from "node:fs";
import path from "node:path";
import type { CardDefinition } from "@spellroom/card-language";
import { addVariant, rulesetOf, shippedDocuments } from "@spellroom/cards";
import { expect, it } from "vitest";
import {
  type Choice,
  choose,
  type GameState,
  hasKeyword,
  legalActs,
  type Seat,
  startGame,
} from "../../src/index.ts";
import { card } from "../support/cards.ts";

const FILE = path.resolve(import.meta.dirname, "../../../../docs/guides/variants/low-tide.json");
/** Not the first seat, so that being first in the game and in the list of players are two things. */
const FIRST: Seat = 1;
const OTHER: Seat = 0;

const bears = card("Grizzly Bears", { types: ["creature"], manaCost: [], power: 2, toughness: 2 });
const salve = card("Healing Salve", {
  types: ["sorcery"],
  manaCost: [],
  abilities: [
    {
      kind: "spell",
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
    },
  ],
});

function lowTide() {
  const added = addVariant(shippedDocuments(), JSON.parse(fs.readFileSync(FILE, "utf8")));
  const format = added.ok ? added.value.formats.get("lowTide") : undefined;
  if (!added.ok || format === undefined) throw new Error(JSON.stringify(added));
  return rulesetOf(added.value, format);
}

/** Every decision is answered by the least: a pass, no mulligan, the fewest cards. */
function least({ decision }: GameState): Choice {
  switch (decision?.kind) {
    case "act":
      return { kind: "act", act: "pass" };
    case "confirm":
      return { kind: "confirm", yes: false };
    case "pick":
      return { kind: "pick", values: decision.options.slice(0, decision.min).map(({ value }) => value) };
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    default:
      throw new Error(`asked for ${decision?.kind}`);
  }
}

function answer(state: GameState, choice: Choice): GameState {
  if (!state.decision) throw new Error("nobody is asked");
  const chosen = choose(state, state.decision.seat, state.decision.id, choice);
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.refusal));
  return chosen.state;
}

/** Plays on by the least until a player has priority in the own main phase, with nothing on the stack. */
function mainPhaseOf(seat: Seat, from: GameState): GameState {
  let state = from;
  const isThere = () =>
    state.decision?.kind === "act" &&
    state.decision.seat === seat &&
    state.turn.active === seat &&
    state.turn.step === "precombatMain" &&
    state.stack.length === 0;
  for (let steps = 0; !isThere(); steps++) {
    if (steps > 200) throw new Error("the main phase does not come");
    state = answer(state, least(state));
  }
  return state;
}

function castable(state: GameState, seat: Seat): readonly string[] {
  const names = legalActs(state, seat).flatMap((act) =>
    act.kind === "cast" ? (state.definitions[state.objects[act.object]?.definition ?? ""]?.name ?? []) : [],
  );
  return [...new Set(names)];
}

function cast(name: string, state: GameState, seat: Seat): GameState {
  const act = legalActs(state, seat).find(
    (one) =>
      one.kind === "cast" && state.definitions[state.objects[one.object]?.definition ?? ""]?.name === name,
  );
  if (act === undefined) throw new Error(`${name} can't be cast now`);
  return mainPhaseOf(seat, answer(state, { kind: "act", act: act.id }));
}

function begin(first: CardDefinition, others: CardDefinition): GameState {
  const deck = (one: CardDefinition) => Array.from({ length: 40 }, () => one);
  const players = [
    { name: "Ada", deck: deck(others) },
    { name: "Bo", deck: deck(first) },
  ];
  return startGame({ ruleset: lowTide(), seed: "3".repeat(64), startingSeat: FIRST, players }).state;
}

it("the starting player of a variant has the life total and the hand that are for the first, the others theirs (103.4, 103.5)", () => {
  const state = begin(bears, bears);
  expect([FIRST, OTHER].map((seat) => state.players[seat]?.life)).toEqual([18, 20]);
  expect([FIRST, OTHER].map((seat) => state.players[seat]?.hand.length)).toEqual([6, 7]);
});

it("every player has the emblem of a variant once all have kept their hands (114.1)", () => {
  const choosing = begin(bears, bears);
  expect(choosing.command).toEqual([]);
  const state = mainPhaseOf(FIRST, choosing);
  const emblems = state.command.map((id) => state.objects[id]);
  expect(emblems.map((emblem) => emblem?.kind)).toEqual(["emblem", "emblem"]);
  expect(emblems.map((emblem) => emblem?.owner).sort()).toEqual([OTHER, FIRST]);
});

it("the abilities of a variant's emblem change costs, limit spells, replace events and change permanents", () => {
  let state = mainPhaseOf(FIRST, begin(salve, bears));
  state = cast("Healing Salve", state, FIRST);
  expect(state.players[FIRST]?.life).toBe(18 + 3 + 1);
  expect(castable(state, FIRST)).toEqual([]);
  state = mainPhaseOf(OTHER, state);
  expect(castable(state, OTHER)).toEqual(["Grizzly Bears"]);
  state = cast("Grizzly Bears", state, OTHER);
  expect(castable(state, OTHER)).toEqual([]);
  const inPlay = state.battlefield[0] ?? 0;
  expect(hasKeyword(state, inPlay, "vigilance")).toBe(true);
  state = mainPhaseOf(OTHER, mainPhaseOf(FIRST, state));
  expect(castable(state, OTHER)).toEqual(["Grizzly Bears"]);
});
