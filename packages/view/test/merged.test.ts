import { loadPool, rulesetById } from "@spellroom/cards";
import { type Component, type GameEvent, type GameObject, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { abilityWord } from "../src/ability-word.ts";
import { decisionView, eventViews, openKeyBook, project, sealWorld } from "../src/index.ts";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };

function deckOf(name: string) {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`${name} is not in the pool`);
  return Array.from({ length: 60 }, () => card);
}

/** A permanent of the first player with another component under it, which may lie face down. */
function merged(faceDown: Component["faceDown"], change: Partial<GameObject> = {}): GameState {
  const { state } = startGame({
    ruleset: rulesetById("full"),
    seed: "5b".repeat(32),
    startingSeat: 0,
    players: [
      { name: "A", deck: deckOf("Grizzly Bears") },
      { name: "B", deck: deckOf("Goblin Taskmaster") },
    ],
  });
  const [top, under] = state.players.map(({ hand }) => state.objects[hand[0] ?? -1]);
  if (!top || !under) throw new Error("no cards to merge");
  const component = ({ card, definition }: GameObject): Component => ({
    card,
    definition,
    kind: "card",
    face: 0,
    copied: null,
    faceDown: null,
    commander: false,
  });
  const components = [component(top), { ...component(under), faceDown, number: 1 }];
  const object: GameObject = { ...top, zone: "battlefield", merged: { components, since: 1 }, ...change };
  return {
    ...state,
    battlefield: [top.id],
    players: state.players.map((player) => ({ ...player, hand: [], library: [] })),
    objects: state.objects.map((one) => (one?.id === top.id ? object : one)),
  };
}

function shown(state: GameState) {
  const { table, seats } = project(state, openKeyBook(2), FACTS);
  const [permanent] = Object.values(table.objects);
  return { permanent, all: JSON.stringify([table, seats]) };
}

function hashOf(name: string, state: GameState): string {
  return Object.keys(state.definitions).find((id) => state.definitions[id]?.name === name) ?? "none";
}

describe("a permanent that several cards represent", () => {
  it("shows everyone which ones, the topmost first", () => {
    const state = merged(null);
    const [bears, goblin] = [hashOf("Grizzly Bears", state), hashOf("Goblin Taskmaster", state)];
    expect(shown(state).permanent?.components).toEqual([
      { definition: bears, face: 0 },
      { definition: goblin, face: 0 },
    ]);
  });

  it("shows nobody a component that lies face down under it (CR 708.5)", () => {
    const state = merged("morph");
    const { permanent, all } = shown(state);
    expect(permanent?.components).toEqual([{ definition: hashOf("Grizzly Bears", state), face: 0 }, null]);
    expect(all).not.toContain(hashOf("Goblin Taskmaster", state));
  });

  it("has no components to show where one card represents it", () => {
    const state = merged(null);
    const alone = state.objects.map((object) => {
      if (!object?.merged) return object;
      const { merged: _merged, ...single } = object;
      return single;
    });
    expect(shown({ ...state, objects: alone }).permanent?.components).toEqual([]);
  });
});

describe("an ability of a permanent that several cards represent", () => {
  /** The name under which its first ability is offered: the Bears on top have none, the Goblin has two. */
  function named(state: GameState, ability = "m1p0"): unknown {
    const [object = -1] = state.battlefield;
    const offered = { kind: "activate", id: "1", object, ability, mana: false, cost: [] } as const;
    const view = decisionView(state, openKeyBook(2), {
      id: 1,
      seat: 0,
      prompt: { key: "priority", source: null },
      kind: "act",
      acts: [offered],
    });
    const [act] = view.kind === "act" ? view.acts : [];
    return act?.kind === "activate" ? act.ability : null;
  }

  it("is named by the component that has it (CR 702.140e)", () => {
    expect(named(merged(null))).toBe("c1p0");
  });

  it("is named by its number alone where the topmost has it", () => {
    expect(named(merged(null), "p0")).toBe("p0");
  });

  it("has no name where the permanent is no longer merged with what has it", () => {
    expect(named(merged(null), "m2p0")).toBe("other");
  });
});

/** The same with another card in the place of the one underneath. */
function exchanged(state: GameState, name: string): GameState {
  const definition = hashOf(name, state);
  const objects = state.objects.map((object) => {
    if (!object?.merged) return object;
    const [top, under] = object.merged.components;
    if (!top || !under) throw new Error("there are two components");
    return { ...object, merged: { ...object.merged, components: [top, { ...under, definition }] } };
  });
  return { ...state, objects };
}

describe("a merged permanent in the game as a seat knows it", () => {
  it("keeps a face-down component from an opponent, who is given the same whatever it is (CR 708.5)", () => {
    const [goblin, bears] = [merged("morph"), exchanged(merged("morph"), "Grizzly Bears")];
    expect(sealWorld(bears, 1)).toEqual(sealWorld(goblin, 1));
    expect(sealWorld(bears, 0)).not.toEqual(sealWorld(goblin, 0));
  });

  it("has the components that lie face up under it for both players", () => {
    for (const seat of [0, 1]) {
      const { state } = sealWorld(merged(null), seat);
      const permanent = state.objects[state.battlefield[0] ?? -1];
      expect(permanent?.merged?.components).toHaveLength(2);
    }
  });
});

describe("what is told of a merged permanent", () => {
  const state = merged(null);
  const [top = -1] = state.battlefield;
  const under = state.objects.find((object) => object && object.id !== top && object.owner === 1)?.id ?? -1;
  const [bears, goblin] = ["Grizzly Bears", "Goblin Taskmaster"].map((name) => ({
    definition: hashOf(name, state),
    face: 0,
  }));
  const moved = {
    kind: "moved",
    object: top,
    became: under,
    from: "battlefield",
    to: "graveyard",
    owner: 0,
    controller: 0,
    cause: "destroy",
    by: null,
    source: null,
  } as const satisfies GameEvent;
  /** The card that it has become lies where everyone sees it. */
  const seen = {
    ...state,
    objects: state.objects.map((object) =>
      object?.id === under ? { ...object, zone: "graveyard" as const } : object,
    ),
  };
  const told = (event: GameEvent) => eventViews(seen, openKeyBook(2), [event], null);

  it("is that itself has left, not the card that was on top (CR 712.21, 727.3)", () => {
    expect(told(moved)).toMatchObject([{ kind: "moved", what: { card: goblin } }]);
    expect(told({ ...moved, others: [under] })).toMatchObject([{ kind: "moved", what: { card: bears } }]);
  });

  it("is which cards have melded into it, in this order (CR 701.37)", () => {
    expect(told(moved)).not.toMatchObject([{ melded: expect.anything() }]);
    expect(told({ ...moved, to: "battlefield", melded: [under] })).toMatchObject([
      { melded: [{ card: bears }, { card: goblin }] },
    ]);
  });
});

describe("abilities that exceptions added to a copy (CR 707.9a)", () => {
  it("are told from each other by their names", () => {
    const state = merged(null);
    const source = state.battlefield[0] ?? -1;
    expect(["e0", "2:e1", "e1.0"].map((key) => abilityWord(state, source, key))).toEqual([
      "e0",
      "e1",
      "e1.0",
    ]);
  });
});
