import { describe, it } from "vitest";
import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  counters,
  keyword,
  life,
  of,
  pt,
  SETTLED,
  tapped,
} from "../support/script.ts";
import { holds } from "./support/play.ts";

const MOUNTAINS = of("Mountain", 6);

describe("crimes", () => {
  const witness = {
    name: "Witness",
    typeLine: "Creature — Human",
    power: "1",
    toughness: "1",
    text: "Whenever you commit a crime, you gain 1 life.",
  };

  it("are committed once by each spell that targets an opponent or what an opponent has", () => {
    holds({
      cards: [witness],
      A: { battlefield: [of("Witness"), of("Hill Giant"), MOUNTAINS], hand: [of("Shock", 3)] },
      B: { battlefield: [of("Craw Wurm")] },
      script: [
        cast("A", "Shock", at("B")),
        SETTLED,
        check("A", life("A", 21)),
        cast("A", "Shock", at("Craw Wurm")),
        SETTLED,
        check("A", life("A", 22)),
        cast("A", "Shock", at("Hill Giant")),
      ],
      expect: [life("A", 22)],
    });
  });

  it("are committed by abilities, and remembered for the turn", () => {
    holds({
      cards: [
        {
          name: "Robber",
          typeLine: "Creature — Human",
          power: "1",
          toughness: "1",
          text: "{T}: Target player loses 1 life.\nThis creature gets +2/+0 as long as you've committed a crime this turn.",
        },
      ],
      A: { battlefield: [of("Robber")] },
      script: [
        check("A", pt("A", "Robber", 1, 1)),
        activate("A", "{T}", at("B")),
        SETTLED,
        check("A", pt("A", "Robber", 3, 1)),
      ],
      stop: { turn: 2, step: "upkeep" },
      expect: [pt("A", "Robber", 1, 1)],
    });
  });
});

describe("what triggers for the first time each turn", () => {
  it("does not trigger again in the turn", () => {
    holds({
      cards: [
        {
          name: "Hero",
          typeLine: "Creature — Human",
          power: "1",
          toughness: "5",
          text: "Whenever this creature becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on it.",
        },
      ],
      A: { battlefield: [of("Hero"), MOUNTAINS], hand: [of("Shock", 2)] },
      script: [cast("A", "Shock", at("Hero")), SETTLED, cast("A", "Shock", at("Hero"))],
      expect: [counters("Hero", "+1/+1", 1)],
    });
  });

  it("does not trigger where it did not see the first", () => {
    holds({
      cards: [
        { name: "Balm", typeLine: "Instant", manaCost: "{0}", text: "You gain 1 life." },
        {
          name: "Late Choir",
          typeLine: "Enchantment",
          manaCost: "{0}",
          text: "Whenever you gain life for the first time each turn, each opponent loses 1 life.",
        },
      ],
      A: { hand: [of("Balm", 2), of("Late Choir")] },
      script: [cast("A", "Balm"), SETTLED, cast("A", "Late Choir"), SETTLED, cast("A", "Balm")],
      expect: [life("B", 20)],
    });
  });
});

describe("creatures that may be exerted as they attack", () => {
  const runner = {
    name: "Runner",
    typeLine: "Creature — Human",
    power: "2",
    toughness: "2",
    text: "You may exert this creature as it attacks. When you do, it gets +2/+2 until end of turn.",
  };

  it("stay tapped in the next turn for what they did", () => {
    holds({
      cards: [runner],
      A: { battlefield: [of("Runner")] },
      script: [attack("A", "Runner")],
      answersA: [{ yes: true }],
      stop: { turn: 3, step: "draw" },
      expect: [life("B", 16), tapped("Runner")],
    });
  });

  it("need not be", () => {
    holds({
      cards: [runner],
      A: { battlefield: [of("Runner")] },
      script: [attack("A", "Runner")],
      answersA: [{ yes: false }],
      stop: { turn: 3, step: "draw" },
      expect: [life("B", 18), tapped("Runner", false)],
    });
  });
});

describe("speed", () => {
  it("increases once in each of the player's turns in which an opponent loses life, up to 4", () => {
    holds({
      cards: [
        {
          name: "Racer",
          typeLine: "Creature — Human",
          manaCost: "{0}",
          power: "2",
          toughness: "2",
          text: "Haste\nStart your engines!\nMax speed — This creature has flying.",
        },
      ],
      A: { battlefield: [MOUNTAINS], hand: [of("Racer"), of("Shock")] },
      script: [
        cast("A", "Racer"),
        SETTLED,
        cast("A", "Shock", at("B")),
        attack("A", "Racer"),
        attack("A", "Racer", 3),
        check("A", keyword("A", "Racer", "flying", false), { turn: 3, step: "end" }),
        attack("A", "Racer", 5),
      ],
      stop: { turn: 5, step: "end" },
      expect: [life("B", 12), keyword("A", "Racer", "flying")],
    });
  });
});

describe("a chosen source of damage", () => {
  const shield = {
    name: "Shield",
    typeLine: "Instant",
    manaCost: "{0}",
    text: "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
  };

  it("is the permanent that a chosen spell becomes", () => {
    holds({
      cards: [
        shield,
        {
          name: "Spark",
          typeLine: "Creature — Elemental",
          manaCost: "{0}",
          power: "1",
          toughness: "1",
          text: "When this creature enters, it deals 3 damage to you.",
        },
      ],
      A: { hand: [of("Shield"), of("Spark")] },
      script: [cast("A", "Spark"), by("A", { do: "cast", card: "Shield", whileOnStack: "Spark" })],
      answersA: [{ choose: ["Spark"] }],
      expect: [life("A", 20)],
    });
  });

  it("is prevented from dealing damage once only", () => {
    holds({
      cards: [
        shield,
        {
          name: "Needle",
          typeLine: "Artifact",
          manaCost: "{0}",
          text: "{0}: This artifact deals 1 damage to you.",
        },
      ],
      A: { battlefield: [of("Needle")], hand: [of("Shield")] },
      script: [
        cast("A", "Shield"),
        SETTLED,
        activate("A", "{0}"),
        SETTLED,
        check("A", life("A", 20)),
        activate("A", "{0}"),
      ],
      expect: [life("A", 19)],
    });
  });
});
