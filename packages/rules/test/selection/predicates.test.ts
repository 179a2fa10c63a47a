import type { Predicate } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { emptyContext, type GameEvent } from "../../src/index.ts";
import { matches, objectsMatching, satisfies, targetKindAllows } from "../../src/query/selection/index.ts";
import { board } from "../support/board.ts";
import { CREATURES, card, creature, enchantment, keyword, not } from "../support/cards.ts";
import { bears, forest, gloriousAnthem } from "../support/real-cards.ts";

const angel = creature("Angel", 4, 4, {
  manaCost: ["3", "W", "W"],
  supertypes: ["legendary"],
  subtypes: ["Angel"],
  abilities: [keyword("flying"), keyword("vigilance")],
});
const golem = card("Golem", { types: ["artifact", "creature"], manaCost: ["5"], power: 3, toughness: 3 });

function scene() {
  return board({
    A: {
      battlefield: [
        {
          card: angel,
          as: {
            counters: { "+1/+1": 2 },
            status: { tapped: true, flipped: false, faceDown: null, phasedOut: false },
          },
        },
        { card: golem, as: { kind: "token", enteredTurn: 1 } },
        forest,
      ],
      graveyard: [{ card: bears, called: "dead" }],
    },
    B: { battlefield: [bears] },
  });
}

const holdsFor: readonly [string, Predicate, readonly string[]][] = [
  ["type", CREATURES, ["Angel", "Golem", "Grizzly Bears"]],
  ["supertype", { kind: "supertype", supertype: "legendary" }, ["Angel"]],
  ["subtype", { kind: "subtype", subtype: "Bear" }, ["Grizzly Bears"]],
  ["color", { kind: "color", color: "W" }, ["Angel"]],
  ["colorCount", { kind: "colorCount", compare: "=", count: 0 }, ["Golem", "Forest"]],
  ["token", { kind: "token" }, ["Golem"]],
  ["permanent", { kind: "permanent" }, ["Angel", "Golem", "Forest", "Grizzly Bears"]],
  ["historic", { kind: "historic" }, ["Angel", "Golem"]],
  ["named", { kind: "named", name: "Golem" }, ["Golem"]],
  ["tapped", { kind: "status", status: "tapped" }, ["Angel"]],
  ["untapped", not({ kind: "status", status: "tapped" }), ["Golem", "Forest", "Grizzly Bears"]],
  ["modified", { kind: "status", status: "modified" }, ["Angel"]],
  ["enteredThisTurn", { kind: "status", status: "enteredThisTurn" }, ["Golem"]],
  ["keyword", { kind: "keyword", keyword: "flying" }, ["Angel"]],
  ["power", { kind: "stat", stat: "power", compare: ">=", value: 3 }, ["Angel", "Golem"]],
  ["toughness with counters", { kind: "stat", stat: "toughness", compare: "=", value: 6 }, ["Angel"]],
  ["base power", { kind: "stat", stat: "basePower", compare: "=", value: 4 }, ["Angel"]],
  ["mana value", { kind: "stat", stat: "manaValue", compare: "<", value: 3 }, ["Forest", "Grizzly Bears"]],
  ["counters", { kind: "counters", counter: "any", compare: ">", value: 1 }, ["Angel"]],
  ["controller you", { kind: "controller", player: { kind: "you" } }, ["Angel", "Golem", "Forest"]],
  ["controller opponents", { kind: "controller", player: { kind: "opponents" } }, ["Grizzly Bears"]],
  ["owner", { kind: "owner", player: { kind: "opponents" } }, ["Grizzly Bears"]],
  ["other", { kind: "other" }, ["Golem", "Forest", "Grizzly Bears"]],
  ["oneOf", { kind: "oneOf", ref: { kind: "this" } }, ["Angel"]],
  ["otherThan", { kind: "otherThan", ref: { kind: "this" } }, ["Golem", "Forest", "Grizzly Bears"]],
  [
    "extreme",
    { kind: "extreme", stat: "power", which: "least", among: { of: [CREATURES] } },
    ["Grizzly Bears"],
  ],
  ["hasAbility none", { kind: "hasAbility", which: "none" }, ["Golem", "Grizzly Bears"]],
  ["hasAbility with {T}", { kind: "hasAbility", which: "activatedWithTap" }, ["Forest"]],
  ["hasAbility mana", { kind: "hasAbility", which: "mana" }, ["Forest"]],
  [
    "shares a card type",
    { kind: "shares", what: "cardType", ref: { kind: "this" } },
    ["Angel", "Golem", "Grizzly Bears"],
  ],
  ["all", { kind: "all", of: [CREATURES, { kind: "token" }] }, ["Golem"]],
  [
    "any",
    { kind: "any", of: [{ kind: "token" }, { kind: "color", color: "G" }] },
    ["Golem", "Grizzly Bears"],
  ],
];

describe("predicates", () => {
  it.each(holdsFor)("%s", (_, predicate, names) => {
    const on = scene();
    const found = objectsMatching(on.state, on.context("Angel"), { of: [predicate] });
    expect(found).toEqual(names.map((name) => on.id(name)));
  });

  it("of combat read who attacks and blocks whom", () => {
    const on = scene();
    const [attacker, blocker] = [on.id("Angel"), on.id("Grizzly Bears")];
    on.state.combat = {
      attackers: [
        { object: attacker, defender: { player: 1 }, defending: 1, blocked: true, blockers: [blocker] },
        { object: on.id("Golem"), defender: { player: 1 }, defending: 1, blocked: false, blockers: [] },
      ],
      blockers: [{ object: blocker, blocking: [attacker] }],
      dealtFirst: [],
      attackersDeclared: true,
      blockersDeclared: true,
      hadAttackers: true,
    };
    const holding = (predicate: Predicate) =>
      objectsMatching(on.state, on.context("Angel"), { of: [predicate] });
    expect(holding({ kind: "status", status: "attacking" })).toEqual([attacker, on.id("Golem")]);
    expect(holding({ kind: "status", status: "blocked" })).toEqual([attacker]);
    expect(holding({ kind: "status", status: "unblocked" })).toEqual([on.id("Golem")]);
    expect(holding({ kind: "status", status: "blocking" })).toEqual([blocker]);
    expect(holding({ kind: "blocking", ref: { kind: "this" } })).toEqual([blocker]);
    expect(
      satisfies(
        on.state,
        on.context("Grizzly Bears"),
        [{ kind: "blockedBy", ref: { kind: "this" } }],
        attacker,
      ),
    ).toBe(true);
    expect(holding({ kind: "attacksPlayer", player: { kind: "opponents" } })).toEqual([
      attacker,
      on.id("Golem"),
    ]);
  });

  it("of what happened this turn read the history", () => {
    const on = scene();
    const id = on.id("Grizzly Bears");
    const thisTurn: GameEvent[] = [
      {
        kind: "damageDealt",
        source: on.id("Angel"),
        controller: 0,
        to: { object: id },
        amount: 1,
        combat: false,
      },
      {
        kind: "attackersDeclared",
        seat: 0,
        attackers: [{ object: on.id("Angel"), defender: { player: 1 } }],
      },
      {
        kind: "moved",
        object: 90,
        became: on.id("dead"),
        from: "battlefield",
        to: "graveyard",
        owner: 0,
        controller: 0,
        cause: "destroy",
        by: null,
        source: null,
      },
    ];
    on.state.history = { thisTurn, lastTurn: [] };
    const holds = (predicate: Predicate, name: string) =>
      satisfies(on.state, on.context("Angel"), [predicate], on.id(name));
    expect(holds({ kind: "status", status: "dealtDamageThisTurn" }, "Grizzly Bears")).toBe(true);
    expect(holds({ kind: "status", status: "attackedThisTurn" }, "Angel")).toBe(true);
    expect(holds({ kind: "putThereThisTurn", from: "battlefield" }, "dead")).toBe(true);
    expect(holds({ kind: "putThereThisTurn", from: "hand" }, "dead")).toBe(false);
  });

  it("of the chosen value read what was chosen for the source", () => {
    const on = scene();
    on.change("Forest", { chosen: { color: "G", creatureType: "Angel", cardName: "Golem", player: 1 } });
    const chosen = (what: Extract<Predicate, { kind: "chosen" }>["what"]) =>
      objectsMatching(on.state, on.context("Forest"), { of: [{ kind: "chosen", what }] });
    expect(chosen("color")).toEqual([on.id("Grizzly Bears")]);
    expect(chosen("creatureType")).toEqual([on.id("Angel")]);
    expect(chosen("name")).toEqual([on.id("Golem")]);
    expect(chosen("player")).toEqual([on.id("Grizzly Bears")]);
  });

  it("of spells read the stack", () => {
    const on = scene();
    const announcement = {
      source: null,
      ability: null,
      modes: [],
      context: { ...emptyContext(0, 0), targets: { t: [{ object: on.id("Angel") }] } },
      via: null,
      castFrom: "graveyard",
      wasCast: true,
      manaSpent: {},
      paidOptions: [],
    } as const;
    on.put({ card: card("Shock", { types: ["instant"] }), as: { announcement } }, 1, "stack");
    const holds = (predicate: Predicate) =>
      satisfies(on.state, on.context("Angel"), [predicate], on.id("Shock"));
    expect(holds({ kind: "stackObject", is: "spell" })).toBe(true);
    expect(holds({ kind: "stackObject", is: "triggeredAbility" })).toBe(false);
    expect(holds({ kind: "castFrom", zone: "graveyard" })).toBe(true);
    expect(holds({ kind: "targets", what: { kind: "object", filter: { of: [CREATURES] } } })).toBe(true);
    expect(holds({ kind: "targets", what: { kind: "player", player: "any" } })).toBe(false);
  });

  it("enchanted and equipped see what is attached (CR 303.4, 301.5)", () => {
    const on = scene();
    const sword = card("Sword", { types: ["artifact"], subtypes: ["Equipment"] });
    on.put({ card: sword, on: "Golem" }, 0, "battlefield");
    on.put(
      { card: card("Curse", { types: ["enchantment"], subtypes: ["Aura"] }), on: "Grizzly Bears" },
      0,
      "battlefield",
    );
    const holds = (status: "enchanted" | "equipped" | "modified", name: string) =>
      satisfies(on.state, on.context("Angel"), [{ kind: "status", status }], on.id(name));
    expect(holds("equipped", "Golem")).toBe(true);
    expect(holds("modified", "Golem")).toBe(true);
    expect(holds("enchanted", "Grizzly Bears")).toBe(true);
    expect(holds("modified", "Grizzly Bears")).toBe(false);
    expect(
      objectsMatching(on.state, on.context("Golem"), { of: [{ kind: "attachedTo", ref: { kind: "this" } }] }),
    ).toEqual([on.id("Sword")]);
  });
});

describe("filters and zones", () => {
  it("mean permanents unless they name zones, and take several", () => {
    const on = scene();
    const context = on.context("Angel");
    expect(matches(on.state, context, { of: [CREATURES] }, on.id("dead"))).toBe(false);
    expect(matches(on.state, context, { zones: ["graveyard"], of: [CREATURES] }, on.id("dead"))).toBe(true);
    expect(
      objectsMatching(on.state, context, {
        zones: ["graveyard", "battlefield"],
        of: [{ kind: "named", name: "Grizzly Bears" }],
      }),
    ).toEqual([on.id("dead"), on.id("Grizzly Bears")]);
  });

  it("leave out what is phased out or gone; predicates alone still know it", () => {
    const on = scene();
    const context = on.context("Angel");
    on.change("Golem", { status: { ...on.object("Golem").status, phasedOut: true } });
    expect(matches(on.state, context, { of: [] }, on.id("Golem"))).toBe(false);
    on.remove("Grizzly Bears");
    expect(matches(on.state, context, { of: [] }, on.id("Grizzly Bears"))).toBe(false);
    expect(satisfies(on.state, context, [CREATURES], on.id("Grizzly Bears"))).toBe(true);
    expect(satisfies(on.state, context, [CREATURES], 999)).toBe(false);
  });
});

describe("kinds of targets (CR 115)", () => {
  it("any target is a creature, planeswalker, battle or player", () => {
    const on = scene();
    const context = on.context("Angel");
    const any = (entity: Parameters<typeof targetKindAllows>[3]) =>
      targetKindAllows(on.state, context, { kind: "any" }, entity);
    expect(any({ object: on.id("Angel") })).toBe(true);
    expect(any({ object: on.id("Forest") })).toBe(false);
    expect(any({ object: on.id("dead") })).toBe(false);
    expect(any({ player: 1 })).toBe(true);
  });

  it("players are any, opponents, or others than some, and still in the game", () => {
    const on = scene();
    const context = on.context("Angel");
    expect(targetKindAllows(on.state, context, { kind: "player", player: "opponent" }, { player: 0 })).toBe(
      false,
    );
    expect(targetKindAllows(on.state, context, { kind: "player", player: "opponent" }, { player: 1 })).toBe(
      true,
    );
    expect(
      targetKindAllows(
        on.state,
        context,
        { kind: "player", player: { not: { kind: "you" } } },
        { player: 0 },
      ),
    ).toBe(false);
    on.state.players = on.state.players.map((player) => ({
      ...player,
      lost: player.seat === 1 ? "life" : null,
    }));
    expect(targetKindAllows(on.state, context, { kind: "player", player: "any" }, { player: 1 })).toBe(false);
    expect(
      targetKindAllows(
        on.state,
        context,
        {
          kind: "either",
          of: [
            { kind: "player", player: "any" },
            { kind: "object", filter: { of: [CREATURES] } },
          ],
        },
        { object: on.id("Golem") },
      ),
    ).toBe(true);
  });
});

describe("an enchantment that is also counted", () => {
  it("is seen with every effect on it", () => {
    const on = board({
      A: {
        battlefield: [
          gloriousAnthem,
          enchantment("All Creatures", {
            kind: "static",
            effects: [
              {
                kind: "modify",
                what: { filter: { of: [{ kind: "named", name: "Glorious Anthem" }] } },
                modifications: [
                  { kind: "types", mode: "add", types: ["creature"] },
                  { kind: "setPT", power: 2, toughness: 2 },
                ],
              },
            ],
          }),
        ],
      },
    });
    const found = objectsMatching(on.state, on.context("Glorious Anthem"), {
      of: [CREATURES, { kind: "stat", stat: "power", compare: "=", value: 3 }],
    });
    expect(found).toEqual([on.id("Glorious Anthem")]);
  });
});
