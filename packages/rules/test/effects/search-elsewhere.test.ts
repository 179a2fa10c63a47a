import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { always, enchantment } from "../support/cards.ts";
import { type Play, play, real, spell } from "./play.ts";

type Search = Extract<Effect, { kind: "search" }>;

/** "Players can't search libraries." */
const closed = enchantment(
  "Closed Stacks",
  always({ kind: "rule", rule: { kind: "cantSearch", who: { kind: "allPlayers" } } }),
);
const found: Effect = {
  kind: "move",
  what: { kind: "ref", ref: { kind: "bound", name: "found" } },
  to: { zone: "hand" },
};

function searchFor(zones: Search["zones"], more: Partial<Search> = {}): Search {
  return {
    kind: "search",
    who: { kind: "you" },
    zones,
    of: { kind: "you" },
    filter: { of: [{ kind: "type", type: "creature" }] },
    count: { min: 1, max: 1 },
    bind: "found",
    ...more,
  };
}

function cast(...effects: readonly Effect[]): Play {
  const bears = real("Grizzly Bears");
  const t = play({
    A: {
      battlefield: [closed],
      hand: [spell("Seek", effects)],
      graveyard: [bears, real("Hill Giant")],
      library: [real("Serra Angel")],
    },
  });
  return t.cast("Seek").resolve();
}

describe("a search while players can't search libraries (CR 101.2, 609.3)", () => {
  it("of a library and/or graveyard goes through the graveyard, where a card must be found", () => {
    const t = cast(searchFor(["library", "graveyard"], { libraryOptional: true }), found);
    expect(t.options()).toEqual(["Grizzly Bears", "Hill Giant"]);
    expect(t.answer({ kind: "pick", values: [] })).not.toBeNull();
    expect(t.pick("Hill Giant").hand("A")).toEqual(["Hill Giant"]);
  });

  it("of a graveyard, hand and library goes through the other two", () => {
    const t = cast(searchFor(["graveyard", "hand", "library"]), found);
    expect(t.options()).toEqual(["Grizzly Bears", "Hill Giant"]);
  });

  it("is offered if the player may do it, and searches no library", () => {
    const search = searchFor(["library", "graveyard"], { libraryOptional: true, searched: "searched" });
    const then: readonly Effect[] = [{ kind: "shuffle", who: { kind: "you" } }];
    const t = cast(
      { kind: "may", who: { kind: "you" }, effects: [search, found] },
      { kind: "if", condition: { kind: "did", name: "searched" }, then },
    );
    expect(t.asked).toBe("A confirm may");
    t.yes().pick("Hill Giant");
    const searched = t.events.some((event) => event.kind === "keywordAction" && event.action === "search");
    expect([t.hand("A"), searched, t.told("shuffled")]).toEqual([["Hill Giant"], false, 0]);
  });

  it("of a library alone isn't offered, and finds nothing", () => {
    expect(cast({ kind: "may", who: { kind: "you" }, effects: [searchFor(["library"]), found] }).asked).toBe(
      "A act priority",
    );
    expect(cast(searchFor(["library"]), found).hand("A")).toEqual([]);
  });
});
