import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { attachmentsOf, controllerOf, lastKnownOf, snapshot } from "../../src/query/layers/index.ts";
import { EngineError, writeObjects } from "../../src/state/access.ts";
import { board } from "../support/board.ts";
import {
  add,
  all,
  always,
  aura,
  CREATURES,
  card,
  creature,
  enchantment,
  gain,
  keyword,
  YOURS,
} from "../support/cards.ts";
import { bears, gloriousAnthem } from "../support/real-cards.ts";

const wonder = creature("Wonder", 2, 2, {
  abilities: [
    keyword("flying"),
    {
      kind: "static",
      zone: "graveyard",
      condition: { kind: "exists", filter: { of: [{ kind: "subtype", subtype: "Island" }, YOURS] } },
      effects: [
        { kind: "modify", what: { filter: { of: [CREATURES, YOURS] } }, modifications: [gain("flying")] },
      ],
    },
  ],
});
const island = card("Island", { types: ["land"], supertypes: ["basic"], subtypes: ["Island"] });

describe("static abilities and zones (CR 113.6)", () => {
  it("work from the battlefield only", () => {
    const on = board({
      A: {
        battlefield: [bears],
        hand: [gloriousAnthem],
        graveyard: [{ card: gloriousAnthem, called: "dead" }],
      },
    });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
  });

  it("work from the zone they name, while their condition holds", () => {
    const on = board({ A: { battlefield: [bears], graveyard: [wonder] } });
    expect(on.keywords("Grizzly Bears")).toEqual([]);
    on.put(island, 0, "battlefield");
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
    on.state.players = on.state.players.map((player) => ({ ...player, graveyard: [] }));
    expect(on.keywords("Grizzly Bears")).toEqual([]);
  });

  it("of an emblem work from the command zone (CR 114.4)", () => {
    const emblem = card("Emblem", { types: [], abilities: [all([CREATURES, YOURS], add(1, 1))] });
    const on = board({ A: { command: [{ card: emblem, as: { kind: "emblem" } }], battlefield: [bears] } });
    expect(on.pt("Grizzly Bears")).toBe("3/3");
  });

  it("of a phased-out permanent don't work, nor is it touched by others (CR 702.26b)", () => {
    const on = board({ A: { battlefield: [gloriousAnthem, bears] } });
    on.change("Glorious Anthem", { status: { ...on.object("Glorious Anthem").status, phasedOut: true } });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
    on.change("Glorious Anthem", { status: { ...on.object("Glorious Anthem").status, phasedOut: false } });
    on.change("Grizzly Bears", { status: { ...on.object("Grizzly Bears").status, phasedOut: true } });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
  });

  it("reach cards in other zones where they say so", () => {
    const teacher = enchantment(
      "Teacher",
      always({
        kind: "grantToCards",
        what: { zones: ["graveyard"], of: [CREATURES, { kind: "owner", player: { kind: "you" } }] },
        abilities: [{ kind: "keyword", keyword: "unearth", cost: [] }],
      }),
    );
    const on = board({ A: { battlefield: [teacher, bears], graveyard: [{ card: bears, called: "dead" }] } });
    expect(on.keywords("dead")).toEqual(["unearth"]);
    expect(on.keywords("Grizzly Bears")).toEqual([]);
    expect(on.values("dead").abilities.map(({ ability }) => ability.kind)).toEqual(["keyword", "activated"]);
  });

  it("say on the stack that their own spell can't be countered (CR 113.6g)", () => {
    const verdict = card("Verdict", {
      types: ["creature"],
      abilities: [
        always({
          kind: "modify",
          what: "this",
          modifications: [{ kind: "restriction", restriction: { kind: "cantBeCountered" } }],
        }),
      ],
    });
    const on = board({ A: { stack: [verdict], hand: [{ card: verdict, called: "in hand" }] } });
    expect(on.values("Verdict").restrictions.map(({ kind }) => kind)).toEqual(["cantBeCountered"]);
    expect(on.values("in hand").restrictions).toEqual([]);
  });
});

describe("attachments", () => {
  it("are found from what they are on, and their effects move with them (CR 604.4)", () => {
    const on = board({ A: { battlefield: [bears, creature("Ogre", 2, 2), aura("Wings", gain("flying"))] } });
    on.change("Wings", { attachedTo: { object: on.id("Grizzly Bears") } });
    expect(attachmentsOf(on.state, on.id("Grizzly Bears"))).toEqual([on.id("Wings")]);
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
    on.change("Wings", { attachedTo: { object: on.id("Ogre") } });
    expect(on.keywords("Grizzly Bears")).toEqual([]);
    expect(on.keywords("Ogre")).toEqual(["flying"]);
    expect(attachmentsOf(on.state, on.id("Ogre"))).toEqual([on.id("Wings")]);
  });
});

describe("last known information (CR 608.2h)", () => {
  it("is what an object was as it left, and plain data", () => {
    const on = board({ A: { battlefield: [gloriousAnthem, bears] } });
    on.effect(["Grizzly Bears"], gain("flying"));
    const id = on.id("Grizzly Bears");
    const kept = snapshot(on.state, id);
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
    on.state.lastKnown = { ...on.state.lastKnown, [id]: kept };
    on.remove("Grizzly Bears");
    on.remove("Glorious Anthem");
    expect(on.pt("Grizzly Bears")).toBe("3/3");
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
    expect(controllerOf(on.state, id)).toBe(0);
    expect(lastKnownOf(on.state, id)).toBe(kept);
    writeObjects(on.state)[id] = null;
    expect(on.pt("Grizzly Bears")).toBe("3/3");
  });

  it("of what was never seen is what is printed; of what never was there is none", () => {
    const on = board({ A: { hand: [bears] } });
    on.change("Grizzly Bears", { zone: null });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
    expect(() => characteristics(on.state, 999)).toThrow(EngineError);
  });
});

describe("cards outside the battlefield that count each other", () => {
  it("each have the number of all of them, however many there are (CR 604.3)", () => {
    const number = {
      kind: "count",
      filter: { zones: ["graveyard"], of: [CREATURES, { kind: "owner", player: { kind: "you" } }] },
    } as const;
    const wurm = creature(
      "Wurm",
      { star: 0 },
      { star: 0 },
      {
        abilities: [
          always({
            kind: "modify",
            what: "this",
            modifications: [{ kind: "setPT", power: number, toughness: number }],
          }),
        ],
      },
    );
    const dead = Array.from({ length: 14 }, (_, at) => ({ card: wurm, called: `dead ${at}` }));
    const on = board({ A: { graveyard: dead, battlefield: [{ card: wurm, called: "alive" }] } });
    expect([on.pt("alive"), on.pt("dead 3")]).toEqual(["14/14", "14/14"]);
  });
});
