import { loadPool, rulesetById } from "@spellroom/cards";
import { type Component, type GameObject, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { openKeyBook, project } from "../src/index.ts";

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
  const components = [component(top), { ...component(under), faceDown }];
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

  it("shows nobody a component that lies face down under it (CR 708.2, 727.2e)", () => {
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
