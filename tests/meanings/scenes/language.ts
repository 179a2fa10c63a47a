/** Members of the card language that are no keywords. */
import {
  artifact,
  creature,
  enchantment,
  instant,
  type Scene,
  sorcery,
  type TextCard,
} from "../../sentences/support/scene.ts";
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
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";

/** A spell is cast. */
function spoken(text: string, expect: readonly object[], more: Partial<Scene> = {}): Scene {
  const { A = {}, targets = [], script, ...rest } = more;
  return {
    card: sorcery(text),
    ...rest,
    A: { ...A, hand: ["Plain Words", ...(A.hand ?? [])] },
    script: script ?? [
      cast("A", "Plain Words", ...targets.map((one) => (typeof one === "string" ? at(one) : one))),
    ],
    expect,
  };
}

/** Something lies there while what the script says happens. */
function lying(
  card: TextCard,
  script: readonly object[],
  expect: readonly object[],
  more: Partial<Scene> = {},
): Scene {
  const { A = {}, ...rest } = more;
  return { card, ...rest, A: { ...A, battlefield: [card.name, ...(A.battlefield ?? [])] }, script, expect };
}

const gain = { name: "Lesser Words", typeLine: "Instant", text: "You gain 1 life." };

export const COSTS: Readonly<Record<string, Scene>> = {
  energy: lying(
    artifact("{T}: You get {E}{E}.\nPay {E}{E}: You gain 5 life."),
    [activate("A", "{T}: You get"), SETTLED, activate("A", "Pay {E}{E}")],
    [life("A", 25)],
  ),
  "putting counters": lying(
    creature("Put a -1/-1 counter on this creature: You gain 5 life."),
    [activate("A", "Put a")],
    [life("A", 25), counters("Speaker", "-1/-1", 1)],
  ),
  "revealing a card": spoken(
    "As an additional cost to cast this spell, reveal a red card from your hand.\nYou gain 5 life.",
    [life("A", 20)],
    {
      script: [check("A", playable("A", "Cast Plain Words", false))],
    },
  ),
  "untapping itself": lying(
    creature("{Q}: You gain 5 life."),
    [
      attack("A", "Speaker"),
      by("A", { do: "activate", ability: "{Q}" }, { turn: 1, step: "postcombat-main" }),
    ],
    [life("A", 25), tapped("Speaker", false)],
  ),
  "an exerted creature stays tapped next turn": lying(
    creature("{T}, Exert this creature: You gain 5 life."),
    [activate("A", "{T}, Exert")],
    [life("A", 25), tapped("Speaker")],
    { stop: { turn: 3, step: "upkeep" } },
  ),
  foraging: lying(
    artifact("Forage: You gain 5 life."),
    [activate("A", "Forage")],
    [life("A", 25), size("A", "graveyard", 0)],
    {
      A: { graveyard: ["Shock", "Shock", "Shock"] },
      answersA: [{ choose: ["Shock", "Shock", "Shock"] }],
    },
  ),
};

export const EFFECTS: Readonly<Record<string, Scene>> = {
  surveil: spoken("Surveil 2.", [has("A", "graveyard", "Shock", 2)], {
    A: { library: ["Shock", "Shock"] },
    answersA: [{ choose: ["Shock", "Shock"] }],
  }),
  unattach: spoken("Unattach target Equipment.", [pt("A", "Grizzly Bears", 2, 2)], {
    A: { battlefield: ["Bonesplitter", "Grizzly Bears"] },
    script: [
      activate("A", "Equip", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Plain Words", at("Bonesplitter")),
    ],
  }),
  "for each player": spoken(
    "Each player discards a card, then draws two cards.",
    [size("A", "hand", 2), size("B", "hand", 2)],
    {
      A: { hand: ["Shock"] },
      B: { hand: ["Shock"] },
    },
  ),
  "a spell's target is changed": {
    card: instant("Change the target of target spell with a single target."),
    A: { hand: ["Quick Words", "Shock"] },
    answersA: [{ target: at("B") }],
    script: [cast("A", "Shock", at("A")), respond("A", "Shock", "Quick Words", at("Shock"))],
    expect: [life("A", 20), life("B", 18)],
  },
  "energy is paid": spoken(
    "You get {E}{E}{E}. You may pay {E}{E}. If you do, draw a card.",
    [size("A", "hand", 1)],
    {
      answersA: [{ yes: true }],
    },
  ),
  monstrosity: lying(
    creature("{1}: Monstrosity 3."),
    [activate("A", "{1}: Monstrosity")],
    [counters("Speaker", "+1/+1", 3)],
  ),
  discover: spoken("Discover 3.", [life("A", 21)], {
    A: { library: ["Lesser Words"] },
    others: [{ ...gain, manaCost: "{1}" }],
  }),
  incubate: spoken("Incubate 2.", [has("A", "permanents", "Incubator Token")]),
  cloak: spoken("Cloak the top card of your library.", [size("A", "library", 70)]),
  fateseal: spoken("Fateseal 1.", [size("B", "library", 71)]),
  suspect: spoken("Suspect target creature.", [life("A", 17)], {
    B: { battlefield: ["Hill Giant"] },
    A: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      { do: "attack", turn: 2, player: "B", with: "Hill Giant" },
      { do: "block", turn: 2, player: "A", with: "Grizzly Bears", attacker: "Hill Giant" },
    ],
    stop: { turn: 2, step: "end" },
  }),
  blight: spoken("Blight 1.", [counters("Hill Giant", "-1/-1", 1)], { A: { battlefield: ["Hill Giant"] } }),
  learn: spoken("Learn.", [has("A", "graveyard", "Shock")], {
    A: { hand: ["Shock"] },
    answersA: [{ yes: true }, { choose: ["Shock"] }],
  }),
  "the Ring tempts": spoken("The Ring tempts you. You gain 1 life.", []),
  "a day": spoken("It becomes night.", []),
};

export const EVENTS: Readonly<Record<string, Scene>> = {
  "a chapter": {
    card: {
      name: "Long Story",
      typeLine: "Enchantment — Saga",
      text: "I — You gain 5 life.\nII — You gain 1 life.",
    },
    A: { hand: ["Long Story"] },
    script: [cast("A", "Long Story")],
    expect: [life("A", 25)],
  },
  scrying: lying(
    enchantment("Whenever you scry, you gain 5 life."),
    [cast("A", "Look Ahead")],
    [life("A", 25)],
    {
      others: [{ name: "Look Ahead", text: "Scry 1." }],
      A: { hand: ["Look Ahead"] },
    },
  ),
  untapping: lying(
    creature("Whenever this creature becomes untapped, you gain 5 life."),
    [attack("A", "Speaker")],
    [life("A", 25)],
    { stop: { turn: 3, step: "upkeep" } },
  ),
  "its attacker": lying(
    enchantment("Whenever a creature attacks you, destroy that creature."),
    [{ do: "attack", turn: 2, player: "B", with: "Hill Giant" }],
    [has("B", "graveyard", "Hill Giant")],
    {
      B: { battlefield: ["Hill Giant"] },
      stop: { turn: 2, step: "end" },
    },
  ),
  "the other in a block": lying(
    creature("Whenever this creature blocks or becomes blocked by a creature, destroy that creature."),
    [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    [has("B", "graveyard", "Hill Giant"), has("A", "permanents", "Speaker")],
    {
      B: { battlefield: ["Hill Giant"] },
    },
  ),
  "what dealt damage": lying(
    enchantment("Whenever a creature deals combat damage to you, destroy that creature."),
    [{ do: "attack", turn: 2, player: "B", with: "Hill Giant" }],
    [has("B", "graveyard", "Hill Giant")],
    {
      B: { battlefield: ["Hill Giant"] },
      stop: { turn: 2, step: "end" },
    },
  ),
  "whom it damaged": lying(
    creature("Whenever this creature deals damage to a creature, destroy that creature."),
    [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    [has("B", "graveyard", "Hill Giant")],
    {
      B: { battlefield: ["Hill Giant"] },
    },
  ),
  "the spell that was cast": lying(
    enchantment("Whenever an opponent casts a creature spell, counter that spell."),
    [by("B", { do: "cast", card: "Bear" }, { turn: 2, step: "precombat-main" })],
    [has("B", "graveyard", "Bear")],
    {
      others: [{ name: "Bear", typeLine: "Creature — Bear", power: "2", toughness: "2", text: "Vigilance" }],
      B: { hand: ["Bear"] },
      stop: { turn: 2, step: "end" },
    },
  ),
};

export const STATICS: Readonly<Record<string, Scene>> = {
  "no sacrifice": lying(
    creature("This creature can't be sacrificed."),
    [cast("A", "Ill Words")],
    [has("A", "permanents", "Speaker")],
    {
      others: [{ name: "Ill Words", text: "You sacrifice a creature." }],
      A: { hand: ["Ill Words"] },
    },
  ),
  "no regeneration": {
    card: sorcery("Destroy target creature. It can't be regenerated."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
  "no combat damage": lying(
    creature("Prevent all combat damage that would be dealt by this creature."),
    [attack("A", "Speaker")],
    [life("B", 20)],
  ),
  "it assigns no combat damage": {
    card: sorcery("Target creature assigns no combat damage this turn."),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), attack("A", "Grizzly Bears")],
    expect: [life("B", 20)],
  },
  "no transforming": lying(creature("This creature can't transform."), [], []),
  "it can't block but flyers": {
    card: creature("This creature can block only creatures with flying."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Speaker"] },
    script: [attack("A", "Grizzly Bears"), block("B", "Speaker", "Grizzly Bears")],
    expect: [life("B", 18)],
  },
  "it can't attack": lying(
    creature("This creature can't attack.\nThis creature attacks each combat if able."),
    [],
    [life("B", 20)],
  ),
  "no searching": lying(
    enchantment("Players can't search libraries."),
    [cast("A", "Seek")],
    [has("A", "hand", "Grizzly Bears", 0)],
    {
      others: [
        {
          name: "Seek",
          text: "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
        },
      ],
      A: { hand: ["Seek"], library: ["Grizzly Bears"] },
      answersA: [{ choose: ["Grizzly Bears"] }],
    },
  ),
};
