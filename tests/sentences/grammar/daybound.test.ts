/** Permanents that follow day and night. */
import { at, by, cast, check, has, life, pt, SETTLED } from "../../support/script.ts";
import { mechanic } from "../support/family.ts";
import type { TextCard } from "../support/scene.ts";

const WOLF: TextCard = {
  name: "Woodcutter // Wolf of the Wood",
  layout: "transform",
  text: "",
  faces: [
    {
      name: "Woodcutter",
      manaCost: "{1}{G}",
      typeLine: "Creature — Human Werewolf",
      power: "2",
      toughness: "2",
      text: "Daybound",
    },
    {
      name: "Wolf of the Wood",
      typeLine: "Creature — Werewolf",
      colorIndicator: "G",
      power: "4",
      toughness: "4",
      text: "Trample\nNightbound",
    },
  ],
};
const NIGHT: TextCard = { name: "Nightfall", manaCost: "{0}", text: "It becomes night." };
const DAY: TextCard = { name: "Daybreak", manaCost: "{0}", text: "It becomes day." };
const TURN: TextCard = { name: "Turning", manaCost: "{0}", text: "Transform target creature." };
const others = [NIGHT, DAY, TURN];
const SECOND_UPKEEP = { turn: 2, step: "upkeep" };
const THIRD_UPKEEP = { turn: 3, step: "upkeep" };

mechanic("daybound and nightbound (CR 702.145, 728)", {
  "make it day, and night after a turn without a spell": {
    card: WOLF,
    A: { battlefield: ["Woodcutter // Wolf of the Wood"] },
    script: [
      check("A", pt("A", "Woodcutter", 2, 2)),
      check("B", pt("A", "Wolf of the Wood", 4, 4), SECOND_UPKEEP),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Wolf of the Wood")],
  },
  "stay by day after a turn with a spell": {
    card: WOLF,
    A: { hand: ["Woodcutter // Wolf of the Wood"] },
    script: [cast("A", "Woodcutter")],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Woodcutter")],
  },
  "become day again after two spells of the player whose turn it was": {
    card: WOLF,
    others,
    A: { battlefield: ["Woodcutter // Wolf of the Wood"] },
    B: { hand: ["Ornithopter", "Ornithopter"] },
    script: [
      by("B", { do: "cast", card: "Ornithopter" }, { turn: 2, step: "precombat-main" }),
      by("B", { do: "cast", card: "Ornithopter" }, { turn: 2, step: "postcombat-main" }),
      check("B", has("A", "permanents", "Wolf of the Wood"), { turn: 2, step: "postcombat-main" }),
      check("A", has("A", "permanents", "Woodcutter"), THIRD_UPKEEP),
    ],
    stop: { turn: 3, step: "upkeep" },
    expect: [has("A", "permanents", "Woodcutter")],
  },
  "transform at once when an effect makes it night or day": {
    card: WOLF,
    others,
    A: { battlefield: ["Woodcutter // Wolf of the Wood"], hand: ["Nightfall", "Daybreak"] },
    script: [
      cast("A", "Nightfall"),
      SETTLED,
      check("A", pt("A", "Wolf of the Wood", 4, 4)),
      cast("A", "Daybreak"),
      SETTLED,
    ],
    expect: [pt("A", "Woodcutter", 2, 2)],
  },
  "enter transformed at night": {
    card: WOLF,
    others,
    A: { hand: ["Woodcutter // Wolf of the Wood", "Nightfall"] },
    script: [cast("A", "Nightfall"), SETTLED, cast("A", "Woodcutter"), SETTLED],
    expect: [pt("A", "Wolf of the Wood", 4, 4)],
  },
  "transform a token copy that comes at night, once it is there": {
    card: WOLF,
    others: [
      ...others,
      {
        name: "Echo",
        manaCost: "{0}",
        text: "Create a token that's a copy of target creature card in your graveyard.",
      },
    ],
    A: { graveyard: ["Woodcutter // Wolf of the Wood"], hand: ["Nightfall", "Echo"] },
    script: [cast("A", "Nightfall"), SETTLED, cast("A", "Echo", at("Woodcutter")), SETTLED],
    expect: [pt("A", "Wolf of the Wood", 4, 4)],
  },
  "can't be transformed by anything else": {
    card: WOLF,
    others,
    A: { battlefield: ["Woodcutter // Wolf of the Wood"], hand: ["Turning"] },
    script: [cast("A", "Turning", at("Woodcutter")), SETTLED],
    expect: [pt("A", "Woodcutter", 2, 2)],
  },
  "let other permanents be transformed, as many as are chosen": {
    card: { name: "Moonrise", manaCost: "{0}", text: "Transform any number of Humans you control." },
    others: [
      {
        name: "Pilgrim // Prowler",
        layout: "transform",
        text: "",
        faces: [
          {
            name: "Pilgrim",
            manaCost: "{1}",
            typeLine: "Creature — Human",
            power: "1",
            toughness: "1",
            text: "",
          },
          {
            name: "Prowler",
            typeLine: "Creature — Wolf",
            colorIndicator: "G",
            power: "4",
            toughness: "4",
            text: "",
          },
        ],
      },
      WOLF,
    ],
    A: { battlefield: ["Pilgrim // Prowler", "Woodcutter // Wolf of the Wood"], hand: ["Moonrise"] },
    script: [cast("A", "Moonrise"), SETTLED],
    answersA: [{ choose: ["Pilgrim", "Woodcutter"] }],
    expect: [pt("A", "Prowler", 4, 4), pt("A", "Woodcutter", 2, 2)],
  },
  "leave a copy that has one face as it is": {
    card: WOLF,
    others,
    A: { battlefield: ["Woodcutter // Wolf of the Wood"], hand: ["Clone", "Nightfall"] },
    script: [cast("A", "Clone"), SETTLED, cast("A", "Nightfall"), SETTLED],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Woodcutter"), has("A", "permanents", "Wolf of the Wood")],
  },
  "follow what makes it day as it enters, for which nothing triggers, and after two spells (728.1a, 728.2b)":
    {
      card: {
        name: "Sundial",
        typeLine: "Artifact",
        text: "If it's neither day nor night, it becomes day as this artifact enters.\nWhenever day becomes night or night becomes day, you gain 1 life.",
      },
      others,
      A: { hand: ["Sundial", "Nightfall", "Daybreak"] },
      script: [
        cast("A", "Sundial"),
        SETTLED,
        check("A", life("A", 20)),
        cast("A", "Daybreak"),
        SETTLED,
        check("A", life("A", 20)),
        cast("A", "Nightfall"),
        SETTLED,
        check("A", life("A", 21)),
      ],
      stop: { turn: 2, step: "draw" },
      expect: [life("A", 22)],
    },
  "make it night only where a spellless turn came after it had become day (728.2a, 728.2c)": {
    card: {
      name: "Sundial",
      typeLine: "Artifact",
      text: "If it's neither day nor night, it becomes day as this artifact enters.\nWhenever day becomes night, you gain 1 life.\nWhenever night becomes day, you gain 5 life.",
    },
    A: { hand: ["Sundial"] },
    B: { hand: ["Ornithopter", "Ornithopter"] },
    script: [
      by("A", { do: "cast", card: "Sundial" }, { turn: 3, step: "precombat-main" }),
      check("A", life("A", 20), { turn: 4, step: "upkeep" }),
      by("B", { do: "cast", card: "Ornithopter" }, { turn: 6, step: "precombat-main" }),
      check("A", life("A", 21), { turn: 6, step: "precombat-main" }),
      by("B", { do: "cast", card: "Ornithopter" }, { turn: 6, step: "postcombat-main" }),
    ],
    stop: { turn: 7, step: "upkeep" },
    expect: [life("A", 26)],
  },
  "leave it as it is where it is day or night already": {
    card: {
      name: "Sundial",
      typeLine: "Artifact",
      text: "If it's neither day nor night, it becomes day as this artifact enters.\nAt the beginning of your end step, if it's night, you gain 1 life.",
    },
    others,
    A: { hand: ["Sundial", "Nightfall"] },
    script: [cast("A", "Nightfall"), SETTLED, cast("A", "Sundial"), SETTLED],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 21)],
  },
  "be asked about by name, neither included (728.1)": {
    card: {
      name: "Almanac",
      manaCost: "{0}",
      text: "If it's night, you gain 1 life. If it's day, you gain 2 life. If it's neither day nor night, you gain 4 life.",
    },
    others,
    A: { hand: ["Almanac", "Almanac", "Almanac", "Daybreak", "Nightfall"] },
    script: [
      cast("A", "Almanac"),
      SETTLED,
      check("A", life("A", 24)),
      cast("A", "Daybreak"),
      SETTLED,
      cast("A", "Almanac"),
      SETTLED,
      check("A", life("A", 26)),
      cast("A", "Nightfall"),
      SETTLED,
      cast("A", "Almanac"),
      SETTLED,
    ],
    expect: [life("A", 27)],
  },
});
