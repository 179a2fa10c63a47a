/** Keyword abilities of creatures, in combat or as something happens to them. */
import { creature, type Scene } from "../../sentences/support/scene.ts";
import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  counters,
  has,
  life,
  playable,
  pt,
} from "../../support/script.ts";

/** The creature attacks, and those of the other side block it. */
function attacks(text: string, blockers: readonly string[], expect: readonly object[], more = {}): Scene {
  return {
    card: creature(text),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: blockers },
    script: [attack("A", "Speaker"), ...blockers.map((name) => block("B", name, "Speaker"))],
    expect,
    ...more,
  };
}

/** It attacks with another creature of its side. */
function attacksWith(text: string, other: string, expect: readonly object[]): Scene {
  return {
    card: creature(text),
    A: { battlefield: ["Speaker", other] },
    script: [attack("A", "Speaker"), attack("A", other)],
    expect,
  };
}

/** It is shocked to death. */
function dies(text: string, expect: readonly object[], more: Partial<Scene> = {}): Scene {
  return {
    card: creature(text),
    A: { battlefield: ["Speaker"], hand: ["Shock"], ...more.A },
    script: [cast("A", "Shock", at("Speaker"))],
    expect,
  };
}

/** Somebody would kill it with a spell that has no other target. */
function isOutOfReach(text: string): Scene {
  return {
    card: creature(text),
    others: [{ name: "Ill Words", typeLine: "Instant", manaCost: "{B}", text: "Destroy target creature." }],
    A: { hand: ["Ill Words"] },
    B: { battlefield: ["Speaker"] },
    script: [check("A", playable("A", "Cast Ill Words", false))],
    expect: [has("B", "permanents", "Speaker")],
  };
}

/** With more power than its blockers have toughness. */
const TRAMPLER = {
  name: "Heavy Foot",
  typeLine: "Creature — Elephant",
  manaCost: "{0}",
  power: "8",
  toughness: "8",
  text: "Trample",
};

/** The trampler attacks, and all these block it. */
function stopsTrampling(card: Scene["card"], others: readonly string[], more: Partial<Scene>): Scene {
  const blockers = ["Speaker", ...others];
  return {
    ...more,
    card,
    others: [TRAMPLER, ...(more.others ?? [])],
    A: { battlefield: ["Heavy Foot"] },
    B: { battlefield: blockers },
    script: [attack("A", "Heavy Foot"), ...blockers.map((name) => block("B", name, "Heavy Foot"))],
    expect: [life("B", 20)],
  };
}

const blockersStop = { turn: 1, step: "declare-blockers" } as const;

export const KEYWORDS_IN_COMBAT: Readonly<Record<string, Scene>> = {
  fear: attacks("Fear", ["Hill Giant"], [life("B", 18)]),
  intimidate: attacks("Intimidate", ["Hill Giant"], [life("B", 18)]),
  shadow: attacks("Shadow", ["Hill Giant"], [life("B", 18)]),
  skulk: attacks("Skulk", ["Hill Giant"], [life("B", 18)]),
  horsemanship: attacks("Horsemanship", ["Hill Giant"], [life("B", 18)]),
  menace: attacks("Menace", ["Hill Giant"], [life("B", 18)]),
  protection: attacks("Protection from red", ["Hill Giant"], [life("B", 18)]),
  reach: {
    card: creature("Reach"),
    A: { battlefield: ["Serra Angel"] },
    B: { battlefield: ["Speaker"] },
    script: [attack("A", "Serra Angel"), block("B", "Speaker", "Serra Angel")],
    expect: [life("B", 20)],
  },
  defender: {
    card: creature("Defender\nThis creature attacks each combat if able."),
    A: { battlefield: ["Speaker"] },
    script: [],
    expect: [life("B", 20)],
  },
  deathtouch: attacks("Deathtouch", ["Hill Giant"], [has("B", "graveyard", "Hill Giant")]),
  "double strike": attacks("Double strike", [], [life("B", 16)]),
  "first strike": attacks("First strike", ["Grizzly Bears"], [has("A", "permanents", "Speaker")]),
  lifelink: attacks("Lifelink", [], [life("A", 22)]),
  infect: attacks("Infect", [], [life("B", 20), { counters: { onPlayer: "B", kind: "poison", count: 2 } }]),
  toxic: attacks("Toxic 2", [], [{ counters: { onPlayer: "B", kind: "poison", count: 2 } }]),
  poisonous: attacks("Poisonous 1", [], [{ counters: { onPlayer: "B", kind: "poison", count: 1 } }]),
  wither: attacks("Wither", ["Hill Giant"], [counters("Hill Giant", "-1/-1", 2)]),
  absorb: {
    card: creature("Absorb 1"),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Speaker"), block("B", "Grizzly Bears", "Speaker")],
    expect: [has("A", "permanents", "Speaker")],
  },
  bushido: attacks("Bushido 1", ["Grizzly Bears"], [has("A", "permanents", "Speaker")]),
  rampage: attacks("Rampage 2", ["Grizzly Bears", "Hill Giant"], [pt("A", "Speaker", 4, 4)], {
    stop: blockersStop,
  }),
  flanking: attacks("Flanking", ["Grizzly Bears"], [pt("B", "Grizzly Bears", 1, 1)], { stop: blockersStop }),
  exalted: attacks("Exalted", [], [life("B", 17)]),
  afflict: attacks("Afflict 2", ["Hill Giant"], [life("B", 18)]),
  annihilator: {
    ...attacks("Annihilator 1", ["Hill Giant"], [has("B", "graveyard", "Hill Giant")]),
    script: [attack("A", "Speaker")],
  },
  frenzy: attacks("Frenzy 2", [], [life("B", 16)]),
  ingest: attacks("Ingest", [], [{ exile: { player: "B", count: 1 } }]),
  melee: attacks("Melee", [], [life("B", 17)]),
  dethrone: attacks("Dethrone", [], [counters("Speaker", "+1/+1", 1)]),
  renown: attacks("Renown 1", [], [counters("Speaker", "+1/+1", 1)]),
  provoke: {
    ...attacks("Provoke", ["Hill Giant"], [life("B", 20)]),
    script: [attack("A", "Speaker")],
  },
  mobilize: attacks("Mobilize 2", [], [life("B", 16)]),
  decayed: attacks("Decayed", [], [has("A", "graveyard", "Speaker")]),
  firebending: {
    card: creature("Firebending 1"),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    lands: "none",
    script: [
      attack("A", "Speaker"),
      by("A", { do: "cast", card: "Shock", targets: [at("B")] }, { turn: 1, step: "declare-attackers" }),
    ],
    expect: [life("B", 16)],
  },
  // The defending player divides the damage of what a creature with it blocks (CR 702.22k).
  banding: stopsTrampling(creature("Banding"), [], {}),
  "bands with other": stopsTrampling(
    {
      ...creature("Bands with other legendary creatures"),
      typeLine: "Legendary Creature — Human Bard",
    },
    ["Old Name"],
    {
      others: [
        {
          name: "Old Name",
          typeLine: "Legendary Creature — Human",
          manaCost: "{0}",
          power: "1",
          toughness: "1",
          text: "Vigilance",
        },
      ],
    },
  ),
  "battle cry": attacksWith("Battle cry", "Grizzly Bears", [life("B", 15)]),
  mentor: attacksWith("Mentor", "Llanowar Elves", [counters("Llanowar Elves", "+1/+1", 1)]),
  training: attacksWith("Training", "Hill Giant", [counters("Speaker", "+1/+1", 1)]),
  shroud: isOutOfReach("Shroud"),
  hexproof: isOutOfReach("Hexproof"),
  ward: {
    card: creature("Ward {2}"),
    A: { battlefield: ["Mountain"], hand: ["Shock"] },
    B: { battlefield: ["Speaker"] },
    lands: "none",
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [has("B", "permanents", "Speaker")],
  },
  prowess: {
    card: creature("Prowess"),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [pt("A", "Speaker", 3, 3)],
  },
  extort: {
    card: creature("Extort"),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 17), life("A", 21)],
  },
  phasing: {
    card: creature("Phasing\nThis creature attacks each combat if able."),
    A: { battlefield: ["Speaker"] },
    script: [],
    stop: { turn: 3, step: "end" },
    expect: [life("B", 18)],
  },
  persist: dies("Persist", [counters("Speaker", "-1/-1", 1)]),
  undying: dies("Undying", [counters("Speaker", "+1/+1", 1)]),
  afterlife: dies("Afterlife 1", [has("A", "permanents", "Spirit Token")]),
  soulshift: {
    card: creature("Soulshift 2"),
    others: [
      {
        name: "Ghost",
        typeLine: "Creature — Spirit",
        manaCost: "{1}",
        power: "1",
        toughness: "1",
        text: "Flying",
      },
    ],
    A: { battlefield: ["Speaker"], hand: ["Shock"], graveyard: ["Ghost"] },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [has("A", "hand", "Ghost")],
  },
  recover: {
    card: { ...creature("Recover {1}") },
    A: { battlefield: ["Grizzly Bears"], graveyard: ["Speaker"], hand: ["Shock"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Shock", at("Grizzly Bears"))],
    expect: [has("A", "hand", "Speaker")],
  },
  changeling: {
    card: creature("Changeling"),
    others: [{ name: "Ill Words", text: "Destroy all Goblins." }],
    A: { hand: ["Ill Words"] },
    B: { battlefield: ["Speaker"] },
    script: [cast("A", "Ill Words")],
    expect: [has("B", "graveyard", "Speaker")],
  },
  devoid: {
    card: { ...creature("Devoid"), manaCost: "{R}" },
    others: [{ name: "Ill Words", text: "Destroy all red creatures." }],
    A: { hand: ["Ill Words"] },
    B: { battlefield: ["Speaker"] },
    script: [cast("A", "Ill Words")],
    expect: [has("B", "permanents", "Speaker")],
  },
  "umbra armor": {
    card: { name: "Clinging Words", typeLine: "Enchantment — Aura", text: "Enchant creature\nUmbra armor" },
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", "Shock"] },
    script: [
      cast("A", "Clinging Words", at("Grizzly Bears")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Shock", at("Grizzly Bears")),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Clinging Words")],
  },
  "aura swap": {
    card: {
      name: "Clinging Words",
      typeLine: "Enchantment — Aura",
      text: "Enchant creature\nAura swap {0}",
    },
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", "Pacifism"] },
    script: [
      cast("A", "Clinging Words", at("Grizzly Bears")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      activate("A", "Aura swap"),
    ],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Pacifism"), has("A", "hand", "Clinging Words")],
  },
  "totem armor": {
    card: { name: "Clinging Words", typeLine: "Enchantment — Aura", text: "Enchant creature\nTotem armor" },
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", "Shock"] },
    script: [
      cast("A", "Clinging Words", at("Grizzly Bears")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Shock", at("Grizzly Bears")),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Clinging Words")],
  },
};
