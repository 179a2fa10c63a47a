import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  life,
  of,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { DRAW, drawsWhenever } from "../support/draws.ts";
import { creature, family, mechanic, type Scene } from "../support/family.ts";

const MEND: Scene["others"] = [
  { name: "Mend", manaCost: "{1}", typeLine: "Instant", text: "You gain 1 life." },
];
const WAGON: Scene["others"] = [
  { name: "Wagon", typeLine: "Artifact — Vehicle", power: "2", toughness: "2", text: "Crew 1" },
];
const HORSE: Scene["others"] = [
  { name: "Horse", typeLine: "Creature — Horse Mount", power: "2", toughness: "2", text: "Saddle 1" },
];

family("grammar/event/other-deeds", {
  "expends with the mana that takes the total there, and no other": drawsWhenever(
    "Whenever you expend 2",
    1,
    {
      others: MEND,
      A: { battlefield: [of("Wastes", 3)], hand: [of("Mend", 3)] },
      script: [cast("A", "Mend"), check("A", size("A", "hand", 2)), cast("A", "Mend"), cast("A", "Mend")],
    },
  ),
  "expends nothing with mana for abilities": drawsWhenever("Whenever you expend 2", 0, {
    others: [{ name: "Fount", typeLine: "Artifact", text: "{2}: You gain 1 life." }],
    A: { battlefield: [of("Wastes", 2), "Fount"] },
    script: [activate("A", "{2}: You gain 1 life")],
    expect: [size("A", "hand", 0), life("A", 21)],
  }),
  "shuffles, as an effect says": drawsWhenever("Whenever an opponent shuffles", 1, {
    others: [{ name: "Riffle", typeLine: "Instant", text: "Target player shuffles." }],
    A: { hand: [of("Riffle", 2)] },
    script: [cast("A", "Riffle", at("B")), cast("A", "Riffle", at("A"))],
  }),
  "is made to shuffle along with cards put into a library": drawsWhenever(
    "Whenever a spell or ability causes a player to shuffle",
    1,
    {
      others: [
        {
          name: "Absorb",

          typeLine: "Instant",
          text: "Target creature's owner shuffles it into their library.",
        },
      ],
      A: { hand: ["Absorb"] },
      B: { battlefield: ["Grizzly Bears"] },
      script: [cast("A", "Absorb", at("Grizzly Bears"))],
    },
  ),
  "becomes the monarch, once": drawsWhenever("Whenever you become the monarch", 1, {
    others: [{ name: "Crown", typeLine: "Instant", text: "You become the monarch." }],
    A: { hand: [of("Crown", 2)] },
    script: [cast("A", "Crown"), cast("A", "Crown")],
    stop: { turn: 1, step: "precombat-main" },
  }),
  "gets energy, as much as it may be at a time": drawsWhenever("Whenever you get one or more {E}", 1, {
    others: [{ name: "Spark", typeLine: "Instant", text: "You get {E}{E}." }],
    A: { hand: ["Spark"] },
    script: [cast("A", "Spark")],
  }),
  "scries or surveils": drawsWhenever("Whenever you scry or surveil", 2, {
    others: [
      { name: "Foresee", typeLine: "Instant", text: "Scry 1." },
      { name: "Watch", typeLine: "Instant", text: "Surveil 1." },
    ],
    A: { hand: ["Foresee", "Watch"], library: [of("Forest", 5)] },
    script: [cast("A", "Foresee"), cast("A", "Watch")],
  }),
  "creates or sacrifices a token": drawsWhenever("Whenever you create or sacrifice a token", 2, {
    others: [
      { name: "Cook", typeLine: "Instant", text: "Create a Food token." },
      { name: "Offer", typeLine: "Instant", text: "Sacrifice a token." },
    ],
    A: { hand: ["Cook", "Offer"] },
    script: [cast("A", "Cook"), SETTLED, cast("A", "Offer")],
  }),
});

mechanic("crewing, saddling and phasing", {
  "crews a Vehicle, which is the one that changes": {
    card: creature("Whenever this creature crews a Vehicle, that Vehicle gets +2/+0 until end of turn."),
    others: WAGON,
    A: { battlefield: ["Speaker", "Wagon"] },
    script: [activate("A", "Crew"), attack("A", "Wagon")],
    expect: [life("B", 16)],
  },
  "saddles a Mount as well as it crews": {
    card: creature(
      "Whenever this creature saddles a Mount or crews a Vehicle, put a +1/+1 counter on that Mount or Vehicle.",
    ),
    others: HORSE,
    A: { battlefield: ["Speaker", "Horse"] },
    script: [activate("A", "Saddle")],
    expect: [pt("A", "Horse", 3, 3)],
  },
  "phases in": {
    card: creature(`Whenever this creature phases in, ${DRAW}`),
    others: [{ name: "Vanish", typeLine: "Instant", text: "Target creature phases out." }],
    A: { battlefield: ["Speaker"], hand: ["Vanish"], library: [of("Forest", 5)] },
    B: { library: [of("Forest", 5)] },
    script: [cast("A", "Vanish", at("Speaker"))],
    stop: { turn: 3, step: "upkeep" },
    expect: [size("A", "hand", 1)],
  },
  "phases out, looking back to when it was there": {
    card: creature(`When this creature phases out or leaves the battlefield, ${DRAW}`),
    others: [{ name: "Vanish", typeLine: "Instant", text: "Target creature phases out." }],
    A: { battlefield: ["Speaker"], hand: ["Vanish"], library: [of("Forest", 5)] },
    script: [cast("A", "Vanish", at("Speaker")), SETTLED],
    expect: [size("A", "hand", 1)],
  },
  "sees others phase out together with itself": {
    card: creature(`Whenever another creature you control phases out, ${DRAW}`),
    others: [{ name: "Vanish", typeLine: "Instant", text: "All creatures phase out." }],
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Vanish"], library: [of("Forest", 5)] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Vanish"), SETTLED],
    expect: [size("A", "hand", 1)],
  },
});

mechanic("what lasts until the next upkeep of a player", {
  "can't phase out until the player's next upkeep, and can from then on": {
    card: creature("{0}: Until your next upkeep, this creature can't phase out."),
    others: [{ name: "Fade", typeLine: "Artifact", text: "{0}: Target creature phases out." }],
    A: { battlefield: ["Speaker", "Grizzly Bears", "Fade"], library: [of("Forest", 5)] },
    B: { library: [of("Forest", 5)] },
    script: [
      activate("A", "{0}: Until"),
      SETTLED,
      activate("A", "{0}: Target", at("Speaker")),
      SETTLED,
      check("A", has("A", "permanents", "Speaker")),
      activate("A", "{0}: Target", at("Grizzly Bears")),
      SETTLED,
      check("A", has("A", "permanents", "Grizzly Bears", 0)),
      by("B", { do: "check", that: has("A", "permanents", "Speaker") }, { turn: 2, step: "end" }),
      by(
        "A",
        { do: "activate", ability: "{0}: Target", targets: [at("Speaker")] },
        { turn: 3, step: "draw" },
      ),
    ],
    stop: { turn: 3, step: "precombat-main" },
    expect: [has("A", "permanents", "Speaker", 0), has("A", "permanents", "Grizzly Bears")],
  },
});

mechanic("a Mount that becomes saddled", {
  "is so until the turn ends": {
    card: creature("{0}: Target Mount you control becomes saddled until end of turn."),
    others: [
      {
        name: "Horse",
        typeLine: "Creature — Horse Mount",
        power: "2",
        toughness: "2",
        text: "As long as this creature is saddled, it gets +3/+3.\nSaddle 5",
      },
    ],
    A: { battlefield: ["Speaker", "Horse"] },
    script: [activate("A", "{0}:", at("Horse")), SETTLED, check("A", pt("A", "Horse", 5, 5))],
    stop: { turn: 2, step: "upkeep" },
    expect: [pt("A", "Horse", 2, 2)],
  },
});

family("grammar/noun/done-this-turn", {
  "is a creature that saddled it this turn": {
    card: {
      ...creature(
        "{0}: Put a +1/+1 counter on target creature that saddled this creature this turn.\nSaddle 1",
      ),
      typeLine: "Creature — Horse Mount",
    },
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      check("A", { playable: { player: "A", action: "{0}: Put", is: false } }),
      activate("A", "Saddle"),
      activate("A", "{0}: Put", at("Grizzly Bears")),
    ],
    expect: [pt("A", "Grizzly Bears", 3, 3)],
  },
});

mechanic("control that is lost", {
  "is noticed by the player who loses what notices it, each time (603.10d)": {
    card: creature("Whenever an opponent gains control of a creature from you, you gain 3 life."),
    others: [
      { name: "Lure", typeLine: "Instant", text: "Gain control of target creature until end of turn." },
    ],
    A: { battlefield: ["Speaker"] },
    B: { hand: ["Lure"] },
    script: [
      by("B", { do: "cast", card: "Lure", targets: [at("Speaker")] }, { turn: 1, step: "precombat-main" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Speaker"), life("A", 23), life("B", 23)],
  },
});
