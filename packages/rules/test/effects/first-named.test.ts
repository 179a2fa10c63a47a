import type { Destination, Effect, Selection, TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { card } from "../support/cards.ts";
import { CREATURE_TARGET, play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");

function inYourGraveyard(id: string): TargetClause {
  const filter = {
    zones: ["graveyard" as const],
    of: [{ kind: "owner" as const, player: { kind: "you" as const } }],
  };
  return { id, what: { kind: "object", filter } };
}

function the(target: string): Selection {
  return { kind: "ref", ref: { kind: "target", target } };
}

function put(target: string, to: Destination): Effect {
  return { kind: "move", what: the(target), to };
}

describe('a target "in your graveyard" that is chosen twice', () => {
  it("is where the first instruction put it, out of the second one's reach (CR 400.7)", () => {
    const revival = spell(
      "Revival",
      [put("t1", { zone: "battlefield" }), put("t2", { zone: "hand" })],
      [inYourGraveyard("t1"), inYourGraveyard("t2")],
    );
    const t = play({ A: { hand: [revival], graveyard: [bears] } });
    t.cast("Revival").choose("Grizzly Bears", "Grizzly Bears").resolve();
    expect([t.battlefield("A"), t.hand("A")]).toEqual([["Grizzly Bears"], []]);
  });

  it("stays so where each is the target of a mode of its own", () => {
    const command = card("Command", {
      types: ["instant"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "modal",
            choose: { min: 2, max: 2 },
            modes: [
              { effects: [put("t1", { zone: "battlefield" })], targets: [inYourGraveyard("t1")] },
              { effects: [put("t1", { zone: "hand" })], targets: [inYourGraveyard("t1")] },
            ].map((mode) => ({ kind: "plain" as const, ...mode })),
          },
        },
      ],
    });
    const t = play({ A: { hand: [command], graveyard: [bears] } });
    t.cast("Command").resolve();
    expect([t.battlefield("A"), t.hand("A")]).toEqual([["Grizzly Bears"], []]);
  });

  it("is found again by words that come later, as often as they do (CR 400.7j)", () => {
    const flicker = spell(
      "Flicker",
      [
        { kind: "exile", what: the("t1") },
        put("t1", { zone: "battlefield" }),
        { kind: "tap", what: the("t1") },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [flicker], battlefield: [bears] } });
    t.cast("Flicker").resolve();
    expect(t.object("Grizzly Bears").status.tapped).toBe(true);
  });

  it("is found again by an ability that waits for the end of the turn (CR 603.7c)", () => {
    const away = spell(
      "Away",
      [
        { kind: "exile", what: the("t1") },
        {
          kind: "delayed",
          event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
          body: { kind: "plain", effects: [put("t1", { zone: "battlefield" })] },
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [away], battlefield: [bears] } });
    t.cast("Away").resolve();
    expect(t.battlefield("A")).toEqual([]);
    t.to("end").resolveAll();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears"]);
  });
});
