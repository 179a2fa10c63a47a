import {
  activate,
  at,
  attack,
  block,
  cast,
  check,
  has,
  life,
  MAIN,
  of,
  playable,
  pt,
  tapped,
} from "../../support/script.ts";
import { artifact, creature, family } from "../support/family.ts";

family("grammar/keyword", {
  "has a number that is counted": {
    card: creature("This creature has bushido X, where X is the number of attacking creatures.", 1, 1),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    B: { battlefield: ["Savannah Lions"] },
    script: [attack("A", "Speaker"), attack("A", "Grizzly Bears"), block("B", "Savannah Lions", "Speaker")],
    expect: [pt("A", "Speaker", 3, 3)],
  },
  "has protection from a quality": {
    card: creature("Protection from red and from blue"),
    A: { battlefield: ["Speaker"], hand: ["Shock", "Murder"] },
    script: [check("A", playable("A", "Cast Murder")), attack("A", "Speaker")],
    B: { battlefield: ["Hill Giant"] },
    expect: [life("B", 18)],
  },
  "has hexproof from a color": {
    card: creature("Hexproof from black"),
    A: { battlefield: ["Speaker"] },
    B: { hand: ["Murder", "Shock"], battlefield: [of("Swamp", 3), "Mountain"] },
    script: [check("B", playable("B", "Cast Murder", false)), check("B", playable("B", "Cast Shock"))],
    expect: [],
  },
  "enchants what it says": {
    card: {
      name: "Clinging Words",
      typeLine: "Enchantment — Aura",
      text: 'Enchant land\nEnchanted land has "{T}: You gain 1 life."',
    },
    A: { hand: ["Clinging Words"], battlefield: ["Wasteland", "Grizzly Bears"] },
    script: [
      cast("A", "Clinging Words", at("Wasteland")),
      { do: "resolve-stack", ...MAIN },
      activate("A", "{T}: You gain 1 life"),
    ],
    expect: [life("A", 21), tapped("Wasteland")],
  },
  "equips some creatures for less": {
    card: {
      name: "Device",
      typeLine: "Artifact — Equipment",
      text: "Equipped creature gets +2/+0.\nEquip Goblin {0}\nEquip {9}",
    },
    lands: "none",
    A: { battlefield: ["Device", "Grizzly Bears", "Goblin Piker"] },
    script: [check("A", playable("A", "Equip {9}", false)), activate("A", "Equip Goblin")],
    expect: [pt("A", "Goblin Piker", 4, 1), pt("A", "Grizzly Bears", 2, 2)],
  },
  "costs less by affinity": {
    card: { ...artifact("Affinity for artifacts"), manaCost: "{4}" },
    lands: "none",
    A: { hand: ["Device"], battlefield: [of("Ornithopter", 4)] },
    script: [cast("A", "Device")],
    expect: [has("A", "permanents", "Device")],
  },
  "walks past who has that land": {
    card: creature("Nonbasic landwalk"),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Wasteland", "Hill Giant"] },
    script: [
      attack("A", "Speaker"),
      { do: "block", player: "B", turn: 1, with: "Hill Giant", attacker: "Speaker" },
    ],
    expect: [life("B", 18)],
  },
});

family("grammar/keyword-mechanics", {
  "crafts with a material": {
    card: {
      name: "Kiln // Great Kiln",
      layout: "transform",
      text: "",
      faces: [
        { name: "Kiln", manaCost: "{1}", typeLine: "Artifact", text: "Craft with artifact {2}" },
        { name: "Great Kiln", typeLine: "Artifact", text: "{T}: You gain 1 life." },
      ],
    },
    A: { battlefield: ["Kiln // Great Kiln"], graveyard: ["Sol Ring"] },
    script: [activate("A", "Craft")],
    expect: [has("A", "permanents", "Great Kiln"), has("A", "exile", "Sol Ring")],
  },
});
