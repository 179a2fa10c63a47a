import type { CardDefinition, Filter } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import { brokenInvariants, brokenOffers, presetDecks } from "@spellroom/cli";
import { choose, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";

const [deck] = presetDecks();
const cards = deck?.cards ?? [];

/** A game in which both players have kept their first hand. */
function begun(): GameState {
  let { state } = startGame({
    ruleset: rulesetById("full"),
    seed: "5".repeat(64),
    players: [
      { name: "A", deck: cards },
      { name: "B", deck: cards },
    ],
  });
  while (state.decision?.kind === "confirm") {
    const kept = choose(state, state.decision.seat, state.decision.id, { kind: "confirm", yes: false });
    if (!kept.ok) throw new Error(JSON.stringify(kept.refusal));
    ({ state } = kept);
  }
  return state;
}

const state = begun();
const first = state.players[0];
const top = first?.library[0] ?? 0;

function broken(change: Partial<GameState>): string {
  return brokenInvariants({ ...state, ...change }, cards.length * 2).join("; ");
}

describe("the invariants", () => {
  it("hold for a game that has just begun", () => {
    expect(broken({})).toBe("");
  });

  it("notice a card in two zones", () => {
    expect(broken({ exile: [top] })).toContain(`object ${top} is in`);
  });

  it("notice a card that is gone", () => {
    const players = state.players.map((player) =>
      player.seat === 0 ? { ...player, library: player.library.slice(1) } : player,
    );
    expect(broken({ players })).toContain(`object ${top} says library but is in no list`);
  });

  it("notice a card that nobody brought", () => {
    const object = state.objects[top];
    if (!object) throw new Error("no card on top");
    const id = state.objects.length;
    const more = { ...object, id, card: state.nextCard, zone: "exile" as const };
    expect(broken({ objects: [...state.objects, more], exile: [id] })).toContain("cards exist");
  });

  it("notice a counter that is less than one", () => {
    const object = state.objects[top];
    if (!object) throw new Error("no card on top");
    const objects = state.objects.with(top, { ...object, zone: "battlefield", counters: { charge: 0 } });
    expect(broken({ objects, battlefield: [top] })).toContain("has 0 charge counters");
  });

  it("notice what is attached to a card of a graveyard, unless its enchant ability says so", () => {
    const [aura, dead] = first?.library ?? [];
    const object = state.objects[aura ?? -1];
    const host = state.objects[dead ?? -1];
    const pacifism = loadPool().lookUp("Pacifism");
    const [face] = pacifism?.faces ?? [];
    if (!object || !host || !pacifism || !face) throw new Error("no such cards");
    const creature = { of: [{ kind: "type", type: "creature" }] } as const;
    const enchanting = (what: Filter) => {
      const enchant = { kind: "keyword", keyword: "enchant", what } as const;
      const definition: CardDefinition = { ...pacifism, faces: [{ ...face, abilities: [enchant] }] };
      const objects = state.objects
        .with(object.id, {
          ...object,
          definition: "aura",
          zone: "battlefield",
          attachedTo: { object: host.id },
        })
        .with(host.id, { ...host, zone: "graveyard" });
      return broken({
        objects,
        definitions: { ...state.definitions, aura: definition },
        battlefield: [object.id],
      });
    };
    expect(enchanting(creature)).toContain("which is not where it could be");
    expect(enchanting({ ...creature, zones: ["graveyard"] })).not.toContain("which is not where it could be");
  });

  it("notice when no decision is open", () => {
    expect(broken({ decision: null })).toContain("nobody is asked");
  });
});

describe("the check of what is offered", () => {
  it("finds nothing wrong with what the rules offer", () => {
    expect(brokenOffers(state, () => 0.5)).toEqual([]);
  });

  it("notices an act that can't be done", () => {
    const { decision } = state;
    if (decision?.kind !== "act") throw new Error("nobody has priority");
    const act = { id: `cast:${top}:0:`, kind: "cast", object: top, face: 0, via: null, cost: [] } as const;
    const lying: GameState = { ...state, decision: { ...decision, acts: [act] } };
    expect(() => brokenOffers(lying, () => 0).map((one) => expect(one).toContain("refused"))).not.toThrow(
      TypeError,
    );
    expect(noticed(lying)).toBe(true);
  });
});

/** An act that must not be offered is told of, or the engine itself objects. */
function noticed(lying: GameState): boolean {
  try {
    return brokenOffers(lying, () => 0).length > 0;
  } catch {
    return true;
  }
}
