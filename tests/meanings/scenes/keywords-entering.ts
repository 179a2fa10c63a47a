/** Keyword abilities that change how a permanent enters, or are activated by it. */
import { artifact, creature, type Scene, sorcery } from "../../sentences/support/scene.ts";
import {
  activate,
  at,
  attack,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  pt,
  SETTLED,
} from "../../support/script.ts";

/** It is cast, and enters with or does something. */
function enters(text: string, expect: readonly object[], more: Partial<Scene> = {}, size = 2): Scene {
  const { A = {}, script, ...rest } = more;
  return {
    card: creature(text, size, size),
    ...rest,
    A: { ...A, hand: ["Speaker", ...(A.hand ?? [])] },
    script: script ?? [cast("A", "Speaker")],
    expect,
  };
}

const ARTIFACT = { typeLine: "Artifact — Vehicle", power: "3", toughness: "3" } as const;

export const KEYWORDS_ENTERING: Readonly<Record<string, Scene>> = {
  modular: {
    ...enters("Modular 2", []),
    card: { ...creature("Modular 2", 0, 0), typeLine: "Artifact Creature — Construct" },
    expect: [pt("A", "Speaker", 2, 2)],
  },
  graft: enters("Graft 2", [counters("Speaker", "+1/+1", 2)]),
  fading: enters("Fading 2", [counters("Speaker", "fade", 2)]),
  vanishing: enters("Vanishing 2", [counters("Speaker", "time", 2)]),
  soulbond: enters(
    "Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +4/+4.",
    [pt("A", "Grizzly Bears", 6, 6), pt("A", "Speaker", 6, 6)],
    { A: { battlefield: ["Grizzly Bears"] }, answersA: [{ yes: true }] },
  ),
  "soulbond, until one of both is gone": enters(
    "Soulbond\nAs long as this creature is paired with another creature, both creatures have flying.",
    [keyword("A", "Grizzly Bears", "flying", false)],
    {
      A: { battlefield: ["Grizzly Bears"], hand: ["Murder"] },
      answersA: [{ yes: true }],
      script: [
        cast("A", "Speaker"),
        SETTLED,
        check("A", keyword("A", "Grizzly Bears", "flying")),
        cast("A", "Murder", at("Speaker")),
      ],
    },
  ),
  unleash: enters("Unleash", [counters("Speaker", "+1/+1", 1)], { answersA: [{ yes: true }] }),
  sunburst: {
    ...enters("Sunburst", [counters("Speaker", "+1/+1", 2)]),
    card: { ...creature("Sunburst"), manaCost: "{W}{U}" },
  },
  bloodthirst: enters("Bloodthirst 1", [counters("Speaker", "+1/+1", 1)], {
    A: { hand: ["Shock"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Speaker")],
  }),
  devour: enters("Devour 1", [counters("Speaker", "+1/+1", 1)], {
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
  }),
  amplify: enters("Amplify 1", [counters("Speaker", "+1/+1", 1)], {
    A: { hand: ["Chatterer"] },
    others: [{ name: "Chatterer", typeLine: "Creature — Human", power: "1", toughness: "1", text: "Flying" }],
    answersA: [{ choose: ["Chatterer"] }],
  }),
  fabricate: enters("Fabricate 1", [counters("Speaker", "+1/+1", 1)], { answersA: [{ yes: true }] }),
  champion: enters("Champion a creature", [has("A", "exile", "Grizzly Bears")], {
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
  }),
  exploit: enters("Exploit", [has("A", "graveyard", "Grizzly Bears")], {
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }],
  }),
  evolve: {
    card: creature("Evolve"),
    A: { battlefield: ["Speaker"], hand: ["Hill Giant"] },
    script: [cast("A", "Hill Giant")],
    expect: [counters("Speaker", "+1/+1", 1)],
  },
  "living weapon": {
    card: {
      ...artifact("Living weapon\nEquipped creature gets +1/+1.\nEquip {2}"),
      typeLine: "Artifact — Equipment",
    },
    A: { hand: ["Device"] },
    script: [cast("A", "Device")],
    expect: [pt("A", "Phyrexian Germ Token", 1, 1)],
  },
  "for Mirrodin": {
    card: {
      ...artifact("For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {2}"),
      typeLine: "Artifact — Equipment",
    },
    A: { hand: ["Device"] },
    script: [cast("A", "Device")],
    expect: [pt("A", "Rebel Token", 3, 3)],
  },
  "job select": {
    card: {
      ...artifact("Job select\nEquipped creature gets +1/+1.\nEquip {2}"),
      typeLine: "Artifact — Equipment",
    },
    A: { hand: ["Device"] },
    script: [cast("A", "Device")],
    expect: [pt("A", "Hero Token", 2, 2)],
  },
  fortify: {
    card: {
      ...artifact("Fortified land has indestructible.\nFortify {1}"),
      typeLine: "Artifact — Fortification",
    },
    others: [{ name: "Ill Words", text: "Destroy all lands." }],
    A: { battlefield: ["Device", "Wastes"], hand: ["Ill Words"] },
    script: [activate("A", "Fortify", at("Wastes")), SETTLED, cast("A", "Ill Words")],
    expect: [has("A", "permanents", "Wastes")],
  },
  crew: {
    card: { ...artifact("Crew 2"), ...ARTIFACT },
    A: { battlefield: ["Device", "Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    script: [activate("A", "Crew"), attack("A", "Device")],
    expect: [life("B", 17)],
  },
  "living metal": {
    card: { ...artifact("Living metal"), ...ARTIFACT },
    A: { battlefield: ["Device"] },
    script: [attack("A", "Device")],
    expect: [life("B", 17)],
  },
  ascend: {
    card: sorcery("Ascend\nYou gain 1 life. If you have the city's blessing, you gain 5 life instead."),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 25)],
  },
  storied: {
    card: {
      ...creature("Storied\nAs long as you have an enduring story, this creature gets +2/+2."),
      typeLine: "Legendary Artifact Creature — Human Bard",
    },
    A: { battlefield: ["Speaker", "Sol Ring", "Ornithopter"] },
    script: [],
    expect: [pt("A", "Speaker", 4, 4)],
  },
};
