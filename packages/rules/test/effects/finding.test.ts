import { type Ability, type Effect, parseCardText } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { play, real, spell } from "./play.ts";

const toHand: Effect = { kind: "move", what: { kind: "ref", ref: { kind: "this" } }, to: { zone: "hand" } };

const wreath = card("Faithful Wreath", {
  types: ["enchantment"],
  subtypes: ["Aura"],
  abilities: [
    { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } },
    {
      kind: "triggered",
      event: { kind: "moves", what: "attached", from: "battlefield", to: "graveyard" },
      body: { kind: "plain", effects: [toHand] },
    },
  ],
});

const homeward: Ability = {
  kind: "triggered",
  event: { kind: "moves", what: "this", to: "battlefield" },
  body: {
    kind: "plain",
    effects: [
      {
        kind: "delayed",
        event: { kind: "nextStep", step: "end", whose: { kind: "allPlayers" } },
        body: { kind: "plain", effects: [toHand] },
      },
    ],
  },
};
const visitor = creature("Brief Visitor", 2, 2, { manaCost: ["0"], abilities: [homeward] });

const doom = spell("Doom", [
  {
    kind: "destroy",
    what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }], zones: ["battlefield"] } },
  },
]);

const avenger = card("Stern Answer", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "triggered",
      event: {
        kind: "dealsDamage",
        source: { filter: { of: [{ kind: "type", type: "creature" }] } },
        to: { kind: "player", player: { kind: "you" } },
      },
      body: {
        kind: "plain",
        effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "event", role: "object" } } }],
      },
    },
  ],
});

describe("what a trigger finds of what has moved", () => {
  it("is an Aura that followed what it enchanted to the graveyard (CR 400.7f)", () => {
    const bears = real("Grizzly Bears");
    const t = play({ A: { battlefield: [bears, { card: wreath, on: "Grizzly Bears" }], hand: [doom] } });
    t.cast("Doom").resolve();
    t.resolveAll();
    expect(t.hand("A")).toEqual(["Faithful Wreath"]);
  });

  it("is not a permanent that has died since the trigger for the end step was made (CR 603.7c)", () => {
    const t = play({ A: { hand: [visitor, doom] } });
    t.cast("Brief Visitor").resolveAll();
    t.cast("Doom").resolve();
    t.to("end");
    t.resolveAll();
    expect(t.graveyard("A")).toContain("Brief Visitor");
  });

  it("is nothing that has phased out, which comes back as it was (CR 702.26b)", () => {
    const fog = spell("Thick Fog", [
      {
        kind: "phaseOut",
        what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }], zones: ["battlefield"] } },
      },
    ]);
    const t = play({ A: { hand: [visitor, fog] } });
    t.cast("Brief Visitor").resolveAll();
    t.cast("Thick Fog").resolve();
    t.to("end");
    t.resolveAll();
    expect(t.hand("A")).not.toContain("Brief Visitor");
    expect(t.object("Brief Visitor").zone).toBe("battlefield");
  });

  it("is the source of damage to a player, which is the only object there", () => {
    const t = play({ A: { battlefield: [{ card: real("Grizzly Bears") }] }, B: { battlefield: [avenger] } });
    t.attack("Grizzly Bears");
    t.to("end");
    expect(t.graveyard("A")).toEqual(["Grizzly Bears"]);
  });
});

/** You may search for a Plains and put it onto the battlefield; if you do, gain 3 life, so that one sees whether you did. */
const LONG_LOOK = `{ "version": 1, "name": "Long Look", "layout": "normal", "faces": [
  { "name": "Long Look", "manaCost": ["0"], "types": ["instant"], "abilities": [
    { "kind": "spell", "body": { "kind": "plain", "effects": [
      { "kind": "may", "who": { "kind": "you" },
        "effects": [
          { "kind": "search", "who": { "kind": "you" }, "zones": ["library"], "of": { "kind": "you" },
            "filter": { "of": [{ "kind": "subtype", "subtype": "Plains" }] },
            "count": { "min": 1, "max": 1 }, "bind": "found" },
          { "kind": "move", "what": { "kind": "ref", "ref": { "kind": "bound", "name": "found" } },
            "to": { "zone": "battlefield" } }
        ],
        "then": [{ "kind": "gainLife", "who": { "kind": "you" }, "amount": 3 }] }
    ] } }
  ] }
] }`;

describe("a search that may be made", () => {
  const read = parseCardText(LONG_LOOK);
  const longLook = read.ok ? read.value : spell("Long Look", []);

  it("was made though it found nothing, so that what comes if it was is done (CR 701.19b)", () => {
    const t = play({ A: { hand: [longLook], life: 10 } });
    t.cast("Long Look").resolve();
    t.yes();
    if (t.decision.kind === "pick") t.pick();
    expect(t.life("A")).toBe(13);
  });

  it("was not made by one who would rather not", () => {
    const t = play({ A: { hand: [longLook], life: 10 } });
    t.cast("Long Look").resolve();
    t.no();
    expect(t.life("A")).toBe(10);
  });
});

describe("cards that come back under their owners' control", () => {
  it("come back each under its own owner's (CR 110.2a)", () => {
    const gone: Effect = {
      kind: "exile",
      what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } },
      bind: "exiled",
    };
    const back: Effect = {
      kind: "move",
      what: { kind: "ref", ref: { kind: "bound", name: "exiled" } },
      to: { zone: "battlefield", under: { kind: "owner", of: { kind: "bound", name: "exiled" } } },
    };
    const t = play({
      A: { hand: [spell("Blink of All", [gone, back])], battlefield: [real("Grizzly Bears")] },
      B: { battlefield: [real("Hill Giant")] },
    });
    t.cast("Blink of All").resolve();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears"]);
    expect(t.battlefield("B")).toEqual(["Hill Giant"]);
  });
});
