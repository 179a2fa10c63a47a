import type { Ability, CardDefinition } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import {
  type Choice,
  characteristics,
  choose,
  type Decision,
  type GameState,
  type ObjectId,
  startGame,
} from "../../src/index.ts";
import { card } from "../support/cards.ts";
import { real } from "../support/duel.ts";

const captain = card("Captain", { types: ["creature"], manaCost: ["0"], power: 2, toughness: 2 });

/** A game of two with a commander each and otherwise Forests and the cards that a player holds after drawing seven of them. */
function begin(first: readonly CardDefinition[] = [], commander = captain): GameState {
  const deck = [...first, ...Array.from({ length: 30 }, () => real("Forest"))];
  const players = ["A", "B"].map((name) => ({ name, deck, commanders: [commander] }));
  return startGame({ ruleset: rulesetById("commander"), seed: "0".repeat(64), players, startingSeat: 0 })
    .state;
}

type Answer = (decision: Decision, state: GameState) => Choice | undefined;

/** The least answer to everything: keep, pass, attack and block with nothing. */
function least(decision: Decision): Choice {
  switch (decision.kind) {
    case "act":
      return { kind: "act", act: "pass" };
    case "pick":
      return {
        kind: "pick",
        values: (decision.least ?? decision.options.map(({ value }) => value)).slice(0, decision.min),
      };
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    default:
      return { kind: "confirm", yes: false };
  }
}

/** Plays on, by the given answers where there is one, until a state fits. */
function until(
  from: GameState,
  fits: (state: GameState) => boolean,
  answer: Answer = () => undefined,
): GameState {
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

/** Casts the commander whenever that is possible. */
const casting: Answer = ({ kind, ...decision }) => {
  const act =
    kind === "act" && "acts" in decision ? decision.acts.find((one) => one.kind === "cast") : undefined;
  return act && { kind: "act", act: act.id, autoPay: true };
};

const commanderIn =
  (zone: string, seat = 0) =>
  (state: GameState) =>
    state.objects.some((one) => one?.zone === zone && one.owner === seat && one.marks.includes("commander"));

describe("a commander", () => {
  it("is cast from the command zone, and stays one on the stack (CR 903.3, 903.8)", () => {
    const state = until(begin(), (now) => now.stack.length > 0, casting);
    expect(state.objects[state.stack[0] ?? 0]?.marks).toEqual(["commander"]);
  });

  it("is asked about once in a graveyard, and goes to the command zone if its owner wants (CR 903.9a)", () => {
    const frail = { ...captain, faces: [{ ...captain.faces[0], toughness: 0 }] } satisfies CardDefinition;
    const asked = until(
      begin([], frail),
      ({ decision }) => decision?.prompt.key === "commanderZone",
      casting,
    );
    expect(asked.decision).toMatchObject({ seat: 0, kind: "confirm" });
    expect(commanderIn("graveyard")(asked)).toBe(true);
    const back = until(
      asked,
      (now) => now.decision?.kind === "act",
      (decision) => (decision.prompt.key === "commanderZone" ? { kind: "confirm", yes: true } : undefined),
    );
    expect(commanderIn("command")(back)).toBe(true);
    const { decision } = back;
    // It costs two more now (CR 903.8), and there is no mana yet.
    expect(decision?.kind === "act" && decision.acts.some(({ kind }) => kind === "cast")).toBe(false);
    const left = until(
      asked,
      (now) => now.turn.number > asked.turn.number,
      (given) => {
        if (given.prompt.key === "commanderZone" && given.id !== asked.decision?.id)
          throw new Error("asked again");
        return undefined;
      },
    );
    expect(commanderIn("graveyard")(left)).toBe(true);
  });

  it("may go to the command zone instead of its owner's hand (CR 903.9b)", () => {
    const { faces, ...evacuation } = real("Evacuation");
    const unsummon = { ...evacuation, faces: [{ ...faces[0], manaCost: ["0"] }] } satisfies CardDefinition;
    const hand = Array.from({ length: 20 }, () => unsummon);
    const asked = until(
      begin(hand),
      ({ decision }) => decision?.prompt.key === "commanderZone",
      (decision, state) => {
        const out = commanderIn("battlefield")(state);
        const act =
          decision.kind === "act"
            ? decision.acts.find((one) => one.kind === "cast" && isCommander(state, one.object) !== out)
            : undefined;
        return act && { kind: "act", act: act.id, autoPay: true };
      },
    );
    const answered = (yes: boolean) =>
      until(
        asked,
        (now) => now.decision?.kind === "act",
        ({ prompt }) => (prompt.key === "commanderZone" ? { kind: "confirm", yes } : undefined),
      );
    expect(commanderIn("command")(answered(true))).toBe(true);
    expect(commanderIn("hand")(answered(false))).toBe(true);
  });

  it("determines the colors of mana that a source of its color identity adds, if any (CR 903.4f)", () => {
    const signet = card("Signet", {
      types: ["artifact"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "tap" }],
          body: {
            kind: "plain",
            effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "commanderColors" } }],
          },
        },
      ],
    });
    const blue = {
      ...captain,
      faces: [{ ...captain.faces[0], colorIndicator: ["U"] }],
    } satisfies CardDefinition;
    const using: Answer = (decision) => {
      if (decision.kind !== "act") return undefined;
      const act =
        decision.acts.find((one) => one.kind === "activate" && one.mana) ??
        decision.acts.find(({ kind }) => kind === "cast");
      return act && { kind: "act", act: act.id, autoPay: true };
    };
    const signets = Array.from({ length: 20 }, () => signet);
    const played = (commander: CardDefinition) =>
      until(
        begin(signets, commander),
        (now) => now.turn.number > 1 || (now.players[0]?.mana.length ?? 0) > 0,
        using,
      );
    expect(played(blue).players[0]?.mana.map(({ type }) => type)).toEqual(["U"]);
    expect(played(captain).players[0]?.mana).toEqual([]);
  });

  it("kills with 21 combat damage over the game, however much life is left (CR 903.10a)", () => {
    const strong = { ...captain, faces: [{ ...captain.faces[0], power: 11 }] } satisfies CardDefinition;
    const over = until(
      begin([], strong),
      ({ result }) => result !== null,
      (decision, state) => {
        if (state.turn.active !== 0) return undefined;
        if (decision.kind !== "attackers") return casting(decision, state);
        const attacks = decision.candidates.map(({ object }) => ({ object, defender: { player: 1 } }));
        return { kind: "attackers", attacks };
      },
    );
    expect(over.result).toMatchObject({ winners: [0] });
    expect(over.players[1]).toMatchObject({ lost: "commander", life: 18, commanderDamage: { 1: 22 } });
  });
});

describe("abilities that function in the command zone (CR 113.6b)", () => {
  const scout = card("Scout", { types: ["creature"], manaCost: ["1"], power: 1, toughness: 1 });
  const scouts = Array.from({ length: 20 }, () => scout);
  const withAbility = (ability: Ability): CardDefinition => ({
    ...captain,
    faces: [{ ...captain.faces[0], abilities: [ability] }],
  });
  const isOnBattlefield = (state: GameState, name: string): boolean =>
    state.battlefield.some((id) => characteristics(state, id).name === name);
  const castingOnly =
    (name: string): Answer =>
    (decision, state) => {
      const isNamed = (object: ObjectId) => characteristics(state, object).name === name;
      const act =
        decision.kind === "act"
          ? decision.acts.find((one) => one.kind === "cast" && isNamed(one.object))
          : undefined;
      return act && { kind: "act", act: act.id, autoPay: true };
    };

  it("may function there and on the battlefield alike", () => {
    const cheaper = withAbility({
      kind: "static",
      zone: "command",
      andBattlefield: true,
      condition: { kind: "is", object: { kind: "this" }, of: [], zones: ["command", "battlefield"] },
      effects: [
        {
          kind: "rule",
          rule: {
            kind: "costChange",
            who: { kind: "you" },
            spells: { zones: ["stack"], of: [{ kind: "other" }, { kind: "type", type: "creature" }] },
            less: 1,
          },
        },
      ],
    });
    const fromCommandZone = until(
      begin(scouts, cheaper),
      (now) => isOnBattlefield(now, "Scout"),
      castingOnly("Scout"),
    );
    expect(commanderIn("command")(fromCommandZone)).toBe(true);
    const there = until(begin(scouts, cheaper), commanderIn("battlefield"), castingOnly("Captain"));
    expect(
      isOnBattlefield(
        until(there, (now) => now.stack.length > 0, castingOnly("Scout")),
        "Captain",
      ),
    ).toBe(true);
    const never = until(begin(scouts), (now) => now.turn.number > 2, castingOnly("Scout"));
    expect(isOnBattlefield(never, "Scout")).toBe(false);
  });

  it("may function there only", () => {
    const healing = withAbility({
      kind: "triggered",
      zone: "command",
      event: { kind: "stepBegins", step: "upkeep", whose: { kind: "you" } },
      condition: { kind: "is", object: { kind: "this" }, of: [], zones: ["command"] },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 2 }] },
    });
    const thirdTurn = (now: GameState): boolean => now.turn.number === 3 && now.turn.step === "end";
    expect(until(begin([], healing), thirdTurn).players[0]?.life).toBe(44);
    expect(until(begin([], healing), thirdTurn, casting).players[0]?.life).toBe(42);
  });
});

function isCommander(state: GameState, object: number): boolean {
  return state.objects[object]?.marks.includes("commander") === true;
}
