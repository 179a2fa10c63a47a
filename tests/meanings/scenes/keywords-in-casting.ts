/** Keyword abilities that say how a spell is cast, or what it costs. */

import type { TextCard } from "../../sentences/support/scene.ts";
import { creature, instant, type Scene, sorcery } from "../../sentences/support/scene.ts";
import {
  activate,
  at,
  attack,
  by,
  cast,
  counters,
  has,
  life,
  playable,
  pt,
  SETTLED,
} from "../../support/script.ts";

const COSTLY = { manaCost: "{7}{U}{U}{U}{U}{U}" } as const;

/** A card that lies in the graveyard or the hand is cast that way. */
function castVia(
  via: string,
  card: TextCard,
  from: "hand" | "graveyard",
  expect: readonly object[],
  more: Partial<Scene> = {},
): Scene {
  const { A = {}, script = [], ...rest } = more;
  return {
    card,
    ...rest,
    A: { ...A, [from]: [card.name, ...(A[from] ?? [])] },
    script: [...script, by("A", { do: "cast", card: card.name, via })],
    expect,
  };
}

/** What couldn't be paid for without the keyword is cast. */
function isCheaper(card: TextCard, more: Partial<Scene> = {}): Scene {
  return {
    lands: "none",
    expect: [life("A", 25)],
    ...more,
    card: { ...card, manaCost: "{4}" },
    A: { ...more.A, hand: [card.name] },
    script: [cast("A", card.name)],
  };
}

const gain = "You gain 5 life.";

export const KEYWORDS_IN_CASTING: Readonly<Record<string, Scene>> = {
  flash: {
    card: creature("Flash"),
    A: { hand: ["Speaker"] },
    script: [by("A", { do: "cast", card: "Speaker" }, { turn: 1, step: "beginning-of-combat" })],
    expect: [has("A", "permanents", "Speaker")],
  },
  flashback: castVia("flashback", sorcery(`${gain}\nFlashback {1}`), "graveyard", [
    life("A", 25),
    has("A", "exile", "Plain Words"),
  ]),
  retrace: castVia("retrace", sorcery(`${gain}\nRetrace`), "graveyard", [life("A", 25)], {
    A: { hand: ["Forest"] },
  }),
  "jump-start": castVia("jumpStart", sorcery(`${gain}\nJump-start`), "graveyard", [life("A", 25)], {
    A: { hand: ["Forest"] },
  }),
  escape: castVia(
    "escape",
    sorcery(`${gain}\nEscape—{1}, Exile two other cards from your graveyard.`),
    "graveyard",
    [life("A", 25)],
    {
      A: { graveyard: ["Shock", "Grizzly Bears"] },
    },
  ),
  harmonize: castVia("harmonize", sorcery(`${gain}\nHarmonize {3}`), "graveyard", [life("A", 25)]),
  mayhem: castVia("mayhem", sorcery(`${gain}\nMayhem {1}`), "hand", [life("A", 25)], {
    others: [{ name: "Let Go", text: "Discard a card." }],
    A: { hand: ["Let Go"] },
    script: [cast("A", "Let Go"), SETTLED],
  }),
  buyback: {
    card: sorcery(`Buyback {1}\n${gain}`),
    A: { hand: ["Plain Words"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [has("A", "hand", "Plain Words")],
  },
  replicate: {
    card: sorcery(`Replicate {1}\n${gain}`),
    A: { hand: ["Plain Words"] },
    answersA: [{ x: 2 }, { amount: 2 }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 35)],
  },
  multikicker: {
    card: creature(
      "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked.",
    ),
    A: { hand: ["Speaker"] },
    answersA: [{ x: 2 }, { amount: 2 }],
    script: [cast("A", "Speaker")],
    expect: [counters("Speaker", "+1/+1", 2)],
  },
  entwine: {
    card: sorcery("Choose one —\n• You gain 3 life.\n• You gain 5 life.\nEntwine {1}"),
    A: { hand: ["Plain Words"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 28)],
  },
  escalate: {
    card: sorcery("Escalate {1}\nChoose one or both —\n• You gain 3 life.\n• You gain 5 life."),
    A: { hand: ["Plain Words"], battlefield: ["Mountain"] },
    lands: "none",
    answersA: [{ mode: "1" }, { mode: "2" }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 28), { tapped: { card: "Mountain", is: true } }],
  },
  splice: {
    card: { ...instant(`${gain}\nSplice onto Arcane {1}`), typeLine: "Instant — Arcane" },
    others: [{ name: "Host Words", typeLine: "Instant — Arcane", text: "You gain 1 life." }],
    A: { hand: ["Quick Words", "Host Words"] },
    answersA: [{ yes: true }, { choose: ["Quick Words"] }],
    script: [cast("A", "Host Words")],
    expect: [life("A", 26)],
  },
  overload: castVia(
    "overload",
    sorcery("Destroy target creature you don't control.\nOverload {1}"),
    "hand",
    [has("B", "graveyard", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
    { B: { battlefield: ["Grizzly Bears", "Hill Giant"] } },
  ),
  conspire: {
    card: { ...sorcery(`${gain}\nConspire`), manaCost: "{R}" },
    A: { hand: ["Plain Words"], battlefield: ["Hill Giant", "Goblin Piker"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 30)],
  },
  casualty: {
    card: sorcery(`Casualty 2\n${gain}`),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 30), has("A", "graveyard", "Grizzly Bears")],
  },
  cascade: {
    card: { ...sorcery(`Cascade\n${gain}`), manaCost: "{5}" },
    others: [{ name: "Lesser Words", manaCost: "{1}", text: "You gain 1 life." }],
    A: { hand: ["Plain Words"], library: ["Lesser Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 26)],
  },
  storm: {
    card: sorcery(`${gain}\nStorm`),
    others: [{ name: "Lesser Words", text: "You gain 1 life." }],
    A: { hand: ["Plain Words", "Lesser Words"] },
    script: [cast("A", "Lesser Words"), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 31)],
  },
  gravestorm: {
    card: sorcery(`${gain}\nGravestorm`),
    others: [{ name: "Last Words", text: "Destroy all creatures." }],
    A: { hand: ["Plain Words", "Last Words"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Last Words"), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 30)],
  },
  rebound: {
    card: sorcery(`${gain}\nRebound`),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 3, step: "upkeep" },
    expect: [life("A", 30)],
  },
  ripple: {
    card: sorcery(`Ripple 4\n${gain}`),
    A: { hand: ["Plain Words"], library: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 30)],
  },
  delve: isCheaper(sorcery(`Delve\n${gain}`), { A: { graveyard: ["Shock", "Shock", "Shock", "Shock"] } }),
  convoke: isCheaper(sorcery(`Convoke\n${gain}`), {
    A: { battlefield: ["Grizzly Bears", "Hill Giant", "Goblin Piker", "Llanowar Elves"] },
  }),
  improvise: isCheaper(sorcery(`Improvise\n${gain}`), {
    others: [{ name: "Cog", typeLine: "Artifact", text: "{T}: You gain 1 life." }],
    A: { battlefield: ["Cog", "Cog", "Cog", "Cog"] },
  }),
  undaunted: isCheaper(sorcery(`Undaunted\n${gain}`), { A: { battlefield: ["Plains", "Plains", "Plains"] } }),
  surge: castVia(
    "surge",
    { ...sorcery(`Surge {1}\n${gain}`), ...COSTLY, manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    "hand",
    [life("A", 26)],
    {
      others: [{ name: "Lesser Words", text: "You gain 1 life." }],
      A: { hand: ["Lesser Words"] },
      script: [cast("A", "Lesser Words"), SETTLED],
    },
  ),
  spectacle: castVia(
    "spectacle",
    { ...sorcery(`Spectacle {1}\n${gain}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    "hand",
    [life("A", 25)],
    {
      A: { hand: ["Shock"] },
      script: [cast("A", "Shock", at("B")), SETTLED],
    },
  ),
  bestow: {
    card: {
      ...creature("Bestow {1}\nEnchanted creature gets +2/+2."),
      typeLine: "Enchantment Creature — Human",
    },
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [by("A", { do: "cast", card: "Speaker", via: "bestow", targets: [at("Grizzly Bears")] })],
    expect: [pt("A", "Grizzly Bears", 4, 4)],
  },
  evoke: castVia("evoke", { ...creature("Flying\nEvoke {1}"), manaCost: "{2}" }, "hand", [
    has("A", "graveyard", "Speaker"),
  ]),
  dash: {
    ...castVia("dash", { ...creature("Dash {1}"), manaCost: "{2}" }, "hand", [
      has("A", "hand", "Speaker"),
      life("B", 18),
    ]),
    script: [by("A", { do: "cast", card: "Speaker", via: "dash" }), attack("A", "Speaker")],
    stop: { turn: 2, step: "upkeep" },
  },
  blitz: {
    ...castVia("blitz", { ...creature("Blitz {1}"), manaCost: "{2}" }, "hand", [
      has("A", "graveyard", "Speaker"),
      life("B", 18),
    ]),
    script: [by("A", { do: "cast", card: "Speaker", via: "blitz" }), attack("A", "Speaker")],
    stop: { turn: 2, step: "upkeep" },
  },
  impending: castVia("impending", { ...creature("Impending 4—{1}"), manaCost: "{2}" }, "hand", [
    counters("Speaker", "time", 3),
  ]),
  warp: {
    ...castVia("warp", { ...creature("Warp {1}"), manaCost: "{2}" }, "hand", [has("A", "exile", "Speaker")]),
    stop: { turn: 2, step: "upkeep" },
  },
  offering: castVia(
    "offering",
    { ...creature("Goblin offering"), ...COSTLY },
    "hand",
    [has("A", "permanents", "Speaker")],
    {
      others: [{ ...creature(""), name: "Given Goblin", typeLine: "Creature — Goblin", manaCost: "{3}{U}" }],
      A: { battlefield: ["Given Goblin"] },
    },
  ),
  emerge: castVia(
    "emerge",
    { ...creature("Emerge {1}{U}"), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    "hand",
    [has("A", "permanents", "Speaker"), has("A", "graveyard", "Grizzly Bears")],
    { A: { battlefield: ["Grizzly Bears"] } },
  ),
  offspring: {
    card: creature("Offspring {1}"),
    A: { hand: ["Speaker"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker", 2)],
  },
  squad: {
    card: creature("Squad {1}"),
    A: { hand: ["Speaker"] },
    answersA: [{ x: 2 }, { amount: 2 }],
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker", 3)],
  },
  suspend: {
    card: { ...sorcery(`${gain}\nSuspend 1—{1}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    A: { hand: ["Plain Words"] },
    script: [activate("A", "Suspend")],
    stop: { turn: 3, step: "draw" },
    expect: [life("A", 25)],
  },
  plot: {
    card: { ...sorcery(`${gain}\nPlot {1}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    A: { hand: ["Plain Words"] },
    script: [
      activate("A", "Plot"),
      by("A", { do: "cast", card: "Plain Words" }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [life("A", 25)],
  },
  foretell: {
    card: { ...sorcery(`${gain}\nForetell {1}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    A: { hand: ["Plain Words"] },
    script: [
      activate("A", "Foretell"),
      by("A", { do: "cast", card: "Plain Words" }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [life("A", 25)],
  },
  miracle: {
    card: { ...sorcery(`${gain}\nMiracle {1}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    others: [{ name: "Draw Words", text: "Draw a card." }],
    A: { hand: ["Draw Words"], library: ["Plain Words"] },
    answersA: [{ yes: true }, { yes: true }],
    script: [cast("A", "Draw Words")],
    expect: [life("A", 25)],
  },
  madness: {
    card: { ...sorcery(`${gain}\nMadness {1}`), manaCost: "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}" },
    others: [{ name: "Let Go", text: "Discard a card." }],
    A: { hand: ["Plain Words", "Let Go"] },
    answersA: [{ yes: true }, { yes: true }],
    script: [cast("A", "Let Go")],
    expect: [life("A", 25)],
  },
  "split second": {
    card: { ...sorcery(`Split second\n${gain}`) },
    A: { hand: ["Plain Words"] },
    B: { hand: ["Lesser Words"] },
    others: [{ name: "Lesser Words", typeLine: "Instant", text: "You gain 1 life." }],
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "check", that: playable("B", "Cast Lesser Words", false) }),
    ],
    expect: [life("A", 25)],
  },
  megamorph: {
    card: creature("Megamorph {1}"),
    A: { hand: ["Speaker"] },
    script: [by("A", { do: "cast", card: "Speaker", via: "morph" }), SETTLED, activate("A", "{1}: Turn")],
    expect: [counters("Speaker", "+1/+1", 1)],
  },
  disguise: {
    card: creature("Disguise {1}\nWhen this creature is turned face up, you gain 5 life."),
    A: { hand: ["Speaker"] },
    script: [by("A", { do: "cast", card: "Speaker", via: "disguise" }), SETTLED, activate("A", "{1}: Turn")],
    expect: [life("A", 25)],
  },
  echo: {
    card: creature("Echo {9}{9}{9}"),
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    stop: { turn: 3, step: "upkeep" },
    expect: [has("A", "graveyard", "Speaker")],
  },
  dredge: {
    card: creature("Dredge 2"),
    others: [{ name: "Draw Words", text: "Draw a card." }],
    A: { graveyard: ["Speaker"], hand: ["Draw Words"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Draw Words")],
    expect: [has("A", "hand", "Speaker"), has("A", "graveyard", "Mountain", 2)],
  },
  typecycling: {
    card: creature("Mountaincycling {1}"),
    A: { hand: ["Speaker"] },
    answersA: [{ choose: ["Mountain"] }],
    script: [activate("A", "Mountaincycling")],
    expect: [has("A", "hand", "Mountain")],
  },
  unearth: {
    card: creature("Unearth {1}"),
    A: { graveyard: ["Speaker"] },
    script: [activate("A", "Unearth"), attack("A", "Speaker")],
    expect: [life("B", 18)],
  },
  embalm: {
    card: creature("Embalm {1}"),
    A: { graveyard: ["Speaker"] },
    script: [activate("A", "Embalm")],
    expect: [has("A", "permanents", "Speaker")],
  },
  eternalize: {
    card: creature("Eternalize {1}"),
    A: { graveyard: ["Speaker"] },
    script: [activate("A", "Eternalize")],
    expect: [pt("A", "Speaker", 4, 4)],
  },
  scavenge: {
    card: creature("Scavenge {1}"),
    A: { graveyard: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [activate("A", "Scavenge", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
  reinforce: {
    card: creature("Reinforce 2—{1}"),
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [activate("A", "Reinforce", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
  transmute: {
    card: { ...creature("Transmute {1}"), manaCost: "{2}" },
    A: { hand: ["Speaker"], library: ["Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    script: [activate("A", "Transmute")],
    expect: [has("A", "hand", "Grizzly Bears")],
  },
  transfigure: {
    card: { ...creature("Transfigure {1}"), manaCost: "{2}" },
    A: { battlefield: ["Speaker"], library: ["Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    script: [activate("A", "Transfigure")],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  outlast: {
    card: creature("Outlast {1}"),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "Outlast")],
    expect: [counters("Speaker", "+1/+1", 1)],
  },
  ninjutsu: {
    card: { ...creature("Ninjutsu {1}", 5, 5) },
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [
      attack("A", "Grizzly Bears"),
      by("A", { do: "activate", ability: "Ninjutsu" }, { turn: 1, step: "declare-blockers" }),
    ],
    expect: [life("B", 15)],
  },
  sneak: {
    card: sorcery(`${gain}\nSneak {1}`),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [
      attack("A", "Grizzly Bears"),
      by("A", { do: "cast", card: "Plain Words", via: "sneak" }, { turn: 1, step: "declare-blockers" }),
    ],
    expect: [life("A", 25), has("A", "hand", "Grizzly Bears")],
  },
};
