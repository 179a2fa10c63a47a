import type { EventView, ObjectView } from "@spellroom/protocol";
import { creature, many, mention, object } from "./make.ts";

const THEM = { owner: 1, controller: 1 } as const;

/** A game in its middle. */
export function middleBoard(): ObjectView[] {
  return [
    ...many(3, (at) => object(`p${at + 1}`, "Mountain", { tapped: at === 0 })),
    ...many(3, (at) => object(`p${at + 11}`, "Forest")),
    object("p15", "Bonesplitter"),
    creature("p20", "Mogg Fanatic", [1, 1]),
    creature("p21", "Kalonian Tusker", [5, 3], { counters: { "+1/+1": 2 } }),
    object("p22", "Rancor", { attachedTo: { key: "p21" } }),
    creature("p23", "Llanowar Elves", [1, 1], { tapped: true }),
    creature("p24", "Colossal Dreadmaw", [6, 6], { summoningSick: true }),
    ...many(4, (at) => creature(`p${at + 30}`, "Goblin", [1, 1], { kind: "token" })),
    ...many(4, (at) => object(`p${at + 40}`, "Plains", { ...THEM, tapped: at > 1 })),
    ...many(2, (at) => object(`p${at + 50}`, "Island", THEM)),
    object("p53", "Tranquil Cove", THEM),
    creature("p60", "Serra Angel", [4, 4], THEM),
    creature("p61", "Healer's Hawk", [1, 1], THEM),
    creature("p62", "Healer's Hawk", [1, 1], { ...THEM, tapped: true }),
    creature("p63", "Young Pyromancer", [2, 1], { ...THEM, damage: 1 }),
    object("p64", "Pacifism", { ...THEM, attachedTo: { key: "p20" } }),
    object("p65", "Jace Beleren", { ...THEM, loyalty: 4, counters: { loyalty: 4 } }),
    object("p70", "Lightning Bolt", { zone: "graveyard" }),
    object("p71", "Shock", { zone: "graveyard" }),
    object("p72", "Guttersnipe", { zone: "graveyard" }),
    object("p73", "Divination", { zone: "graveyard", ...THEM }),
    object("p74", "Ball Lightning", { zone: "exile", ...THEM }),
  ];
}

/** Far more than usually lies on a table. */
export function crowdedBoard(): ObjectView[] {
  const names = ["Guttersnipe", "Mogg Fanatic", "Young Pyromancer", "Elvish Mystic", "Serra Angel"];
  const crowd = (side: Partial<ObjectView>, from: number): ObjectView[] => [
    ...many(14, (at) =>
      creature(`c${from + at}`, names[at % names.length] ?? "", [2, 2], {
        ...side,
        counters: { "+1/+1": at % 4 },
        tapped: at % 5 === 4,
      }),
    ),
    ...many(9, (at) => object(`c${from + at + 20}`, at % 2 === 0 ? "Forest" : "Mountain", side)),
    ...many(6, (at) =>
      object(`c${from + at + 40}`, "Bonesplitter", { ...side, counters: { charge: at + 1 } }),
    ),
  ];
  return [...crowd({}, 100), ...crowd(THEM, 200)];
}

export function stacked(): ObjectView[] {
  return [
    object("p80", "Lightning Bolt", { zone: "stack", targets: [{ key: "p60" }] }),
    object("p81", "Young Pyromancer", {
      zone: "stack",
      kind: "ability",
      ability: "p0",
      source: "p63",
      ...THEM,
    }),
    object("p82", "Cancel", { zone: "stack", targets: [{ key: "p80" }], ...THEM }),
  ];
}

export const STORY: readonly EventView[] = [
  { kind: "gameBegan", seat: 0 },
  { kind: "handKept", seat: 0, cards: 7 },
  { kind: "mulliganTaken", seat: 1, count: 1 },
  { kind: "handKept", seat: 1, cards: 6 },
  { kind: "turnBegan", turn: 6, seat: 1 },
  { kind: "drew", seat: 1, count: 1 },
  { kind: "cast", seat: 1, what: mention("Serra Angel", "p60"), targets: [], from: "hand" },
  { kind: "attackers", seat: 1, attacks: [{ what: mention("Healer's Hawk", "p62"), defender: { seat: 0 } }] },
  {
    kind: "damage",
    source: mention("Healer's Hawk"),
    to: { seat: 0 },
    amount: 1,
    combat: true,
    prevented: false,
  },
  { kind: "life", seat: 1, change: 1, life: 9, cause: "effect" },
  { kind: "turnBegan", turn: 7, seat: 0 },
  { kind: "drew", seat: 0, count: 1, cards: [mention("Blaze", "s3")] },
  {
    kind: "moved",
    what: mention("Forest", "p13"),
    from: "hand",
    to: "battlefield",
    seat: 0,
    cause: "play",
  },
  {
    kind: "cast",
    seat: 0,
    what: mention("Lightning Bolt", "p80"),
    targets: [mention("Serra Angel", "p60")],
    from: "hand",
  },
];
