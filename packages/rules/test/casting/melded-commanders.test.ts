import { type CardDefinition, type Face, LANGUAGE_VERSION, type Predicate } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { type Choice, choose, type Decision, type GameState, startGame } from "../../src/index.ts";
import { keyword } from "../support/cards.ts";
import { real } from "../support/duel.ts";

const OWN: readonly Predicate[] = [
  { kind: "owner", player: { kind: "you" } },
  { kind: "controller", player: { kind: "you" } },
];
const PARTNER = { of: [{ kind: "named", name: "Captain" } as const, ...OWN] };

const WHOLE: Face = {
  name: "Whole Crew",
  manaCost: null,
  types: ["creature"],
  power: 11,
  toughness: 11,
  abilities: [keyword("haste")],
};

function half(name: string, abilities: Face["abilities"] = []): CardDefinition {
  const front: Face = { name, manaCost: ["0"], types: ["creature"], power: 1, toughness: 1, abilities };
  return { version: LANGUAGE_VERSION, name, layout: "meld", faces: [front, WHOLE] };
}

const captain = half("Captain");
/** "At the beginning of combat on your turn, if you both own and control this and a creature named Captain, ..." */
const mate = half("Mate", [
  {
    kind: "triggered",
    event: { kind: "stepBegins", step: "beginningOfCombat", whose: { kind: "you" } },
    condition: { kind: "exists", filter: PARTNER },
    body: { kind: "plain", effects: [{ kind: "meld", partner: PARTNER, into: "Whole Crew" }] },
  },
]);

type Answer = (decision: Decision, state: GameState) => Choice | undefined;

function least(decision: Decision): Choice {
  switch (decision.kind) {
    case "act":
      return { kind: "act", act: "pass" };
    case "pick": {
      const values = decision.least ?? decision.options.map(({ value }) => value);
      return { kind: "pick", values: values.slice(0, decision.min) };
    }
    case "order":
      return { kind: "order", values: decision.options.map(({ value }) => value) };
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    default:
      return { kind: "confirm", yes: false };
  }
}

function until(from: GameState, fits: (state: GameState) => boolean, answer: Answer): GameState {
  let state = from;
  for (let guard = 0; guard < 400 && !fits(state); guard++) {
    const { decision } = state;
    if (!decision) throw new Error("nobody is asked");
    const result = choose(state, decision.seat, decision.id, answer(decision, state) ?? least(decision));
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    state = result.state;
  }
  if (!fits(state)) throw new Error("it never came to that");
  return state;
}

/** The first player has the commander and the other card of its pair, and cards that return all creatures. */
function begin(): GameState {
  const { faces, ...evacuation } = real("Evacuation");
  const back = { ...evacuation, faces: [{ ...faces[0], manaCost: ["0"] }] } satisfies CardDefinition;
  const deck = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? mate : back));
  const players = ["A", "B"].map((name) => ({ name, deck, commanders: [captain] }));
  const ruleset = rulesetById("commander");
  return startGame({ ruleset, seed: "0".repeat(64), players, startingSeat: 0 }).state;
}

function nameOf(state: GameState, id: number): string | undefined {
  return state.definitions[state.objects[id]?.definition ?? ""]?.name;
}

/** Casts one card of that name, if the player has none on the battlefield yet. */
function casting(name: string): Answer {
  return (decision, state) => {
    if (decision.kind !== "act" || decision.seat !== 0 || state.turn.active !== 0) return undefined;
    const isThere = state.battlefield.some((id) => nameOf(state, id) === name || state.objects[id]?.merged);
    const act = decision.acts.find((one) => one.kind === "cast" && nameOf(state, one.object) === name);
    return act && !isThere ? { kind: "act", act: act.id, autoPay: true } : undefined;
  };
}

const both: Answer = (decision, state) =>
  casting("Captain")(decision, state) ?? casting("Mate")(decision, state);

function melded({ objects }: GameState): boolean {
  return objects.some((object) => object?.zone === "battlefield" && object.merged !== undefined);
}

function placesOf(state: GameState): Record<string, string> {
  const own = state.objects.filter((one) => one?.owner === 0 && one.marks.includes("commander"));
  return Object.fromEntries(
    own.flatMap((one) => (one?.zone ? [[nameOf(state, one.id) ?? "", one.zone]] : [])),
  );
}

describe("a commander that has melded", () => {
  it("is the permanent, which kills with 21 combat damage (CR 903.3b, 903.10a)", () => {
    const over = until(
      begin(),
      ({ result }) => result !== null,
      (decision, state) => {
        if (decision.kind !== "attackers" || decision.seat !== 0) return both(decision, state);
        const attacks = decision.candidates.map(({ object }) => ({ object, defender: { player: 1 } }));
        return { kind: "attackers", attacks };
      },
    );
    expect(over.players[1]).toMatchObject({ lost: "commander", life: 18 });
  });

  it("goes to the command zone alone instead of to its owner's hand with the other card (CR 903.9c)", () => {
    const asked = until(
      until(begin(), melded, both),
      ({ decision }) => decision?.prompt.key === "commanderZone",
      (decision, state) => {
        if (decision.kind !== "act" || decision.seat !== 0) return undefined;
        const act = decision.acts.find(
          (one) => one.kind === "cast" && nameOf(state, one.object) === "Evacuation",
        );
        return act && state.stack.length === 0 ? { kind: "act", act: act.id, autoPay: true } : undefined;
      },
    );
    const hand = asked.players[0]?.hand.length ?? 0;
    const answered = (yes: boolean): GameState =>
      until(
        asked,
        (now) => now.decision?.kind === "act",
        ({ prompt }) => (prompt.key === "commanderZone" ? { kind: "confirm", yes } : undefined),
      );
    const apart = answered(true);
    expect(placesOf(apart)).toEqual({ Captain: "command" });
    expect(apart.players[0]?.hand).toHaveLength(hand + 1);
    const together = answered(false);
    expect(placesOf(together)).toEqual({ Captain: "hand" });
    expect(together.players[0]?.hand).toHaveLength(hand + 2);
  });
});
