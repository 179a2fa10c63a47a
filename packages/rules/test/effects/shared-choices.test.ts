import type { Effect, Predicate, Selection } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const YOU = { kind: "you" } as const;

function one(type: "artifact" | "creature" | "land"): Selection {
  const is: Predicate = { kind: "type", type };
  return { kind: "choose", by: YOU, filter: { of: [is] }, count: { min: 1, max: 1 }, eachOwn: true };
}

const sacrifice = (...of: readonly Selection[]): Effect => ({
  kind: "sacrifice",
  who: YOU,
  what: { kind: "union", of },
});

const collapse = spell("Collapse", [sacrifice(one("artifact"), one("land"))]);
const ruin = spell("Ruin", [sacrifice(one("artifact"), one("creature"), one("land"))]);
const bauble = card("Bauble", { types: ["artifact"] });
const vault = card("Vault", { types: ["artifact", "land"] });
const field = card("Field", { types: ["land"] });
const golem = card("Golem", { types: ["artifact", "creature"], power: 1, toughness: 1 });

describe('"an artifact and a land": as much is done as is possible (CR 101.3, 609.3)', () => {
  it("so the only land is the land, although it is an artifact as well", () => {
    const t = play({ A: { battlefield: [vault, bauble], hand: [collapse] } });
    t.cast("Collapse").resolve();
    expect(t.battlefield("A")).toEqual([]);
  });

  it("and it may be the artifact where there is another land", () => {
    const t = play({ A: { battlefield: [vault, bauble, field], hand: [collapse] } });
    t.cast("Collapse").resolve();
    expect(t.options()).toEqual(["Vault", "Bauble"]);
    t.pick("Vault");
    expect(t.battlefield("A")).toEqual(["Bauble"]);
  });

  it("and where one object is all there is, that one is enough", () => {
    const t = play({ A: { battlefield: [vault], hand: [collapse] } });
    t.cast("Collapse").resolve();
    expect(t.battlefield("A")).toEqual([]);
  });

  it("also where one part can be met only by what another part leaves to a third", () => {
    const t = play({ A: { battlefield: [golem, vault, field], hand: [ruin] } });
    t.cast("Ruin").resolve();
    expect(t.battlefield("A")).toEqual([]);
  });
});
