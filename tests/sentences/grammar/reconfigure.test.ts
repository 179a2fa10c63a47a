import {
  activate,
  at,
  attack,
  cast,
  check,
  has,
  keyword,
  life,
  playable,
  pt,
  SETTLED,
} from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";

const BLADE: Scene["card"] = {
  name: "Living Blade",
  typeLine: "Artifact Creature — Equipment Cat",
  power: "1",
  toughness: "1",
  text: "Equipped creature gets +2/+2.\nReconfigure {1}",
};

const ATTACHED = [activate("A", "Reconfigure", at("Grizzly Bears")), SETTLED];
const WRATH = { name: "Wrath", text: "Destroy all creatures." };

mechanic("reconfigure", {
  "makes it equip a creature and be none itself": {
    card: BLADE,
    others: [WRATH],
    A: { battlefield: ["Living Blade", "Grizzly Bears"], hand: ["Wrath"] },
    script: [...ATTACHED, check("A", pt("A", "Grizzly Bears", 4, 4)), cast("A", "Wrath")],
    expect: [has("A", "graveyard", "Grizzly Bears"), has("A", "permanents", "Living Blade")],
  },
  "makes it a creature again": {
    card: BLADE,
    A: { battlefield: ["Living Blade", "Grizzly Bears"] },
    script: [...ATTACHED, activate("A", "{1}: Unattach"), SETTLED, attack("A", "Living Blade")],
    expect: [pt("A", "Grizzly Bears", 2, 2), life("B", 19)],
  },
  "moves it to another creature": {
    card: BLADE,
    A: { battlefield: ["Living Blade", "Grizzly Bears", "Hill Giant"] },
    script: [...ATTACHED, activate("A", "Reconfigure", at("Hill Giant"))],
    expect: [pt("A", "Grizzly Bears", 2, 2), pt("A", "Hill Giant", 5, 5)],
  },
  "leaves a creature behind where the one that it equipped is gone": {
    card: BLADE,
    others: [WRATH],
    A: { battlefield: ["Living Blade", "Grizzly Bears"], hand: ["Wrath", "Murder"] },
    script: [...ATTACHED, cast("A", "Murder", at("Grizzly Bears")), SETTLED, cast("A", "Wrath")],
    expect: [has("A", "graveyard", "Living Blade")],
  },
  "doesn't make it a creature again where it loses that ability": {
    card: BLADE,
    others: [WRATH, { name: "Silence", text: "Target artifact loses all abilities until end of turn." }],
    A: { battlefield: ["Living Blade", "Grizzly Bears"], hand: ["Silence", "Wrath"] },
    script: [...ATTACHED, cast("A", "Silence", at("Living Blade")), SETTLED, cast("A", "Wrath")],
    expect: [has("A", "permanents", "Living Blade"), has("A", "graveyard", "Grizzly Bears")],
  },
  "can't be done to itself or while it equips nothing": {
    card: BLADE,
    A: { battlefield: ["Living Blade"] },
    script: [],
    expect: [playable("A", "Reconfigure", false)],
  },
  "keeps it attached where it has become a creature again": {
    card: BLADE,
    others: [{ name: "Stir", text: "Target artifact becomes a 5/5 artifact creature until end of turn." }],
    A: { battlefield: ["Living Blade", "Grizzly Bears"], hand: ["Stir"] },
    script: [...ATTACHED, cast("A", "Stir", at("Living Blade")), SETTLED],
    expect: [pt("A", "Grizzly Bears", 4, 4), pt("A", "Living Blade", 5, 5)],
  },
});

mechanic("a Fortification that is a creature (CR 301.6, 704.5p)", {
  "fortifies nothing, not even with reconfigure": {
    card: {
      name: "Plain Wall",
      typeLine: "Artifact — Fortification",
      text: "Fortified land has indestructible.\nFortify {0}\nReconfigure {1}",
    },
    others: [
      { name: "Keep", manaCost: "", typeLine: "Land", text: "{T}: Add {C}." },
      { name: "Stir", text: "Target artifact becomes a 5/5 artifact creature until end of turn." },
    ],
    A: { battlefield: ["Plain Wall", "Keep"], hand: ["Stir"] },
    script: [
      activate("A", "Fortify", at("Keep")),
      SETTLED,
      check("A", keyword("A", "Keep", "indestructible")),
      cast("A", "Stir", at("Plain Wall")),
    ],
    expect: [keyword("A", "Keep", "indestructible", false)],
  },
});

mechanic("equipment that is a creature", {
  "equips none without reconfigure": {
    card: {
      name: "Plain Blade",
      typeLine: "Artifact — Equipment",
      text: "Equipped creature gets +2/+2.\nEquip {0}",
    },
    others: [{ name: "Stir", text: "Target artifact becomes a 5/5 artifact creature until end of turn." }],
    A: { battlefield: ["Plain Blade", "Grizzly Bears"], hand: ["Stir"] },
    script: [cast("A", "Stir", at("Plain Blade")), SETTLED, activate("A", "Equip", at("Grizzly Bears"))],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
});
