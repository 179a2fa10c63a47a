import { expect, it } from "vitest";
import { MAIN, play } from "./support.ts";

it("crafts with a material and comes back as its other face", () => {
  const outcome = play({
    cards: [
      {
        name: "Kiln // Great Kiln",
        layout: "transform",
        faces: [
          { name: "Kiln", manaCost: "{1}", typeLine: "Artifact", text: "Craft with artifact {2}" },
          { name: "Great Kiln", typeLine: "Artifact", text: "{T}: You gain 1 life." },
        ],
        text: "",
      },
      { name: "Pot", typeLine: "Artifact", text: "{T}: You gain 2 life." },
    ],
    A: {
      battlefield: [{ card: "Kiln // Great Kiln" }, { card: "Forest", count: 2 }],
      graveyard: [{ card: "Pot" }],
    },
    script: [{ ...MAIN, player: "A", do: "activate", ability: "Craft" }],
    expect: [
      { permanents: { player: "A", card: "Great Kiln", count: 1 } },
      { exile: { player: "A", card: "Pot", count: 1 } },
    ],
  });
  expect(outcome).toMatchObject({ status: "pass", why: "" });
});

it("remembers whether a spell was bargained", () => {
  const cards = [
    { name: "Haggle", text: "Bargain\nYou gain 1 life. If this spell was bargained, you gain 4 life." },
    { name: "Trinket", typeLine: "Artifact", text: "{T}: You gain 2 life." },
  ];
  for (const yes of [true, false]) {
    const outcome = play({
      cards,
      A: { hand: [{ card: "Haggle" }], battlefield: [{ card: "Trinket" }] },
      script: [{ ...MAIN, player: "A", do: "cast", card: "Haggle" }],
      answersA: [{ yes }],
      expect: [
        { life: { player: "A", is: yes ? 25 : 21 } },
        { graveyard: { player: "A", card: "Trinket", count: yes ? 1 : 0 } },
      ],
    });
    expect(outcome).toMatchObject({ status: "pass", why: "" });
  }
});

it("supports up to that many target creatures", () => {
  const outcome = play({
    cards: [
      { name: "Prop", text: "Support 2." },
      { name: "Mouse", typeLine: "Creature — Mouse", power: "1", toughness: "1", text: "Flying" },
      { name: "Rat", typeLine: "Creature — Rat", power: "1", toughness: "1", text: "Flying" },
    ],
    A: { hand: [{ card: "Prop" }], battlefield: [{ card: "Mouse" }, { card: "Rat" }] },
    script: [{ ...MAIN, player: "A", do: "cast", card: "Prop", targets: [{ objects: ["Mouse", "Rat"] }] }],
    expect: [
      { powerToughness: { player: "A", card: "Mouse", is: [2, 2] } },
      { powerToughness: { player: "A", card: "Rat", is: [2, 2] } },
    ],
  });
  expect(outcome).toMatchObject({ status: "pass", why: "" });
});

it("flips a flip card for good", () => {
  const outcome = play({
    cards: [
      {
        name: "Pupil // Master",
        layout: "flip",
        faces: [
          {
            name: "Pupil",
            manaCost: "{G}",
            typeLine: "Creature — Human",
            power: "1",
            toughness: "1",
            text: "{T}: Flip this creature.",
          },
          {
            name: "Master",
            manaCost: "{G}",
            typeLine: "Legendary Creature — Human",
            power: "4",
            toughness: "4",
            text: "Trample",
          },
        ],
        text: "",
      },
    ],
    A: { battlefield: [{ card: "Pupil // Master" }] },
    script: [{ ...MAIN, player: "A", do: "activate", ability: "{T}: Flip" }],
    expect: [{ powerToughness: { player: "A", card: "Master", is: [4, 4] } }],
  });
  expect(outcome).toMatchObject({ status: "pass", why: "" });
});
