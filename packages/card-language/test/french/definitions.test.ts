/** What French says of definitions that no card's text comes to, or that differ in one thing alone. */
import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../../src/card.ts";
import type { Effect } from "../../src/effect.ts";
import type { EventPattern } from "../../src/event.ts";
import type { Filter } from "../../src/filter.ts";
import { frenchCard } from "../../src/french/index.ts";
import { printCard } from "../../src/print/card.ts";
import { NotPrintable } from "../../src/print/not-printable.ts";
import type { Replacement } from "../../src/replacement.ts";
import type { TargetClause } from "../../src/target-clause.ts";
import { creature, instant } from "../support/cards.ts";

function lastLine(definition: CardDefinition): string | undefined {
  return frenchCard(definition).faces[0]?.lines.at(-1)?.replaceAll("\u00a0", " ");
}

const YOU = { kind: "you" } as const;
const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
const TARGET: TargetClause = { id: "t1", what: { kind: "object", filter: CREATURE } };

function resized(power: number, toughness: number): readonly [Effect] {
  return [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      modifications: [{ kind: "addPT", power, toughness }],
      duration: "endOfTurn",
    },
  ];
}

describe("alternatives in French", () => {
  it("name their target where it is first mentioned, chosen at random too", () => {
    const options = [resized(2, 0), resized(0, 2)] as const;
    const chance = instant([{ kind: "chooseOne", who: YOU, options, random: true }], [TARGET]);
    expect(lastLine(chance)).toBe(
      "La créature ciblée gagne +2/+0 jusqu'à la fin du tour ou elle gagne +0/+2 jusqu'à la fin du tour, choisi au hasard.",
    );
  });
});

describe("zones in French", () => {
  const mine = { kind: "owner", player: YOU } as const;
  const both: Filter = { zones: ["hand", "graveyard"], of: [{ kind: "type", type: "creature" }, mine] };

  it("are joined by « ou » where several cards are chosen from them, by « et » where all are meant", () => {
    const chosen: TargetClause = {
      id: "t1",
      count: { min: 0, max: 2 },
      what: { kind: "object", filter: both },
    };
    const target = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
    expect(lastLine(instant([{ kind: "exile", what: target }], [chosen]))).toContain("ou votre cimetière");
    const all: Effect = { kind: "exile", what: { kind: "all", filter: both } };
    expect(lastLine(instant([all]))).toContain("et de votre cimetière");
  });

  it("are outside the game without an article of their own", () => {
    const outside: Filter = { zones: ["outside", "exile"], of: [{ kind: "type", type: "creature" }, mine] };
    const what = { kind: "choose", by: YOU, filter: outside, count: { min: 1, max: 1 } } as const;
    const text = lastLine(instant([{ kind: "reveal", what, bind: "shown" }]));
    expect(text).toContain("extérieur de la partie");
    expect(text).not.toMatch(/dans l'extérieur|un extérieur|votre extérieur/);
  });

  it("are « de l'exil » where all cards of exile are meant", () => {
    const exiled: Filter = { zones: ["exile"], of: [mine] };
    const what = { kind: "all", filter: exiled } as const;
    expect(lastLine(instant([{ kind: "move", what, to: { zone: "hand" } }]))).toContain("de l'exil");
  });
});

describe("the amount of prevented damage in French", () => {
  function shield(unreduced: boolean): CardDefinition {
    const amount = unreduced ? ({ kind: "event", unreduced } as const) : ({ kind: "event" } as const);
    const replacement: Replacement = {
      kind: "preventDamage",
      to: { kind: "player", player: YOU },
      also: [{ kind: "gainLife", who: YOU, amount }],
    };
    return creature({ kind: "static", effects: [{ kind: "replacement", replacement }] });
  }

  it("is told from all that would have been dealt", () => {
    expect(lastLine(shield(false))).toContain(
      "autant de points de vie que de blessures prévenues de cette manière",
    );
    expect(lastLine(shield(true))).toMatch(/gagnez autant de points de vie\.$/);
  });
});

describe("French", () => {
  it("refuses a permanent that enters tapped, as a copy or not", () => {
    const replacement: Replacement = {
      kind: "enters",
      what: "this",
      with: { tapped: true, copyOf: { filter: CREATURE } },
    };
    const clone = creature({ kind: "static", effects: [{ kind: "replacement", replacement }] });
    expect(() => lastLine(clone)).toThrow("as a copy or not");
  });

  it("names the player of a step whom « chaque autre joueur » leaves out", () => {
    const event: EventPattern = { kind: "stepBegins", step: "upkeep", whose: { kind: "allPlayers" } };
    const effects: readonly Effect[] = [
      { kind: "loseLife", who: { kind: "otherThanEventPlayer" }, amount: 1 },
    ];
    const drain = creature({ kind: "triggered", event, body: { kind: "plain", effects } });
    expect(lastLine(drain)).toContain("de l'entretien de chaque joueur");
  });

  it.each<Partial<Extract<EventPattern, { kind: "moves" }>>>([
    { cause: "sacrifice", from: "battlefield" },
    { cause: "mill", to: "graveyard" },
    { cause: "discard", what: { filter: { zones: ["hand"], of: [] } } },
    { cause: "destroy", from: "graveyard" },
  ])("doesn't call a move by %j, caused by somebody, a discard", (how) => {
    const event: EventPattern = { kind: "moves", what: "this", causedBy: { kind: "opponents" }, ...how };
    const body = { kind: "plain", effects: [{ kind: "draw", who: YOU, amount: 1 }] } as const;
    expect(() => lastLine(creature({ kind: "triggered", event, body }))).toThrow("event moves");
  });

  it("keeps a condition on damage where what follows is about something else", () => {
    const dealt = { kind: "bound", name: "dealt" } as const;
    const effects: readonly Effect[] = [
      { kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t1" }, bind: "dealt" },
      {
        kind: "if",
        condition: { kind: "compare", left: dealt, compare: ">=", right: 1 },
        then: [
          {
            kind: "createReplacement",
            replacement: {
              kind: "redirectMove",
              what: { filter: CREATURE },
              from: "battlefield",
              to: "graveyard",
              newZone: "exile",
            },
            duration: "endOfTurn",
          },
        ],
      },
    ];
    expect(lastLine(instant(effects, [TARGET]))).toMatch(/\. Si .*, si une créature devait mourir/);
  });
});

describe("what only a keyword stands for", () => {
  it("isn't said by its definition, in either language", () => {
    const hidden = instant(
      [
        {
          kind: "exile",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          faceDown: true,
          controllerMayLook: true,
        },
      ],
      [TARGET],
    );
    expect(() => frenchCard(hidden)).toThrow(NotPrintable);
    expect(() => printCard(hidden)).toThrow(NotPrintable);
    const either = creature({
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { tapped: true },
            optional: true,
            otherwise: { prepared: true },
          },
        },
      ],
    });
    expect(() => frenchCard(either)).toThrow(NotPrintable);
    expect(() => printCard(either)).toThrow(NotPrintable);
  });
});

describe("a battle that is attacked", () => {
  it("is nobody's in particular, in either language", () => {
    const event: EventPattern = { kind: "attacks", what: "this", target: "battle", defending: YOU };
    const effects: readonly [Effect] = [{ kind: "draw", who: YOU, amount: 1 }];
    const knight = creature({ kind: "triggered", event, body: { kind: "plain", effects } });
    expect(() => printCard(knight)).toThrow(NotPrintable);
    expect(() => frenchCard(knight)).toThrow(NotPrintable);
  });
});
