import {
  activate,
  at,
  by,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  MAIN,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { artifact, aura, creature, family, instant, type Scene, sorcery } from "../support/family.ts";

/** An artifact of A's that gains a life for a cost, and what there is after it was paid. */
function pays(cost: string, more: Omit<Scene, "card">): Scene {
  return {
    card: artifact(`${cost}: You gain 1 life.`),
    script: [activate("A", cost)],
    ...more,
    A: { ...more.A, battlefield: ["Device", ...(more.A?.battlefield ?? [])] },
    expect: [life("A", 21), ...more.expect],
  };
}

family("grammar/cost", {
  "waterbends with what can be tapped": {
    card: artifact("Waterbend {2}: You gain 1 life."),
    lands: "none",
    A: { battlefield: ["Device", "Grizzly Bears"] },
    script: [activate("A", "Waterbend {2}")],
    expect: [life("A", 21), tapped("Device"), tapped("Grizzly Bears")],
  },
  "taps what the card is on": {
    card: aura("Tap enchanted creature: You gain 1 life."),
    A: { hand: ["Clinging Words"], battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Clinging Words", at("Hill Giant")),
      SETTLED,
      activate("A", "Tap enchanted creature"),
      check("A", playable("A", "Tap enchanted", false)),
    ],
    expect: [life("A", 21), tapped("Hill Giant")],
  },
  "pays one of two whole costs": {
    card: artifact("{3}, {T} or {U}, {T}: You gain 1 life."),
    lands: "none",
    A: { battlefield: ["Device", of("Island")] },
    script: [activate("A", "{3}, {T} or")],
    expect: [life("A", 21), tapped("Device"), tapped("Island")],
  },
  "sacrifices or discards": {
    card: artifact("{T}, Sacrifice a creature or discard a card: You gain 1 life."),
    A: { battlefield: ["Device"], hand: ["Shock"] },
    script: [activate("A", "{T}, Sacrifice")],
    expect: [life("A", 21), has("A", "graveyard", "Shock"), tapped("Device")],
  },
  "pays as much as X comes to": {
    card: instant("Counter target spell unless its controller pays {X}, where X is its mana value."),
    A: { hand: ["Quick Words"] },
    B: { hand: ["Lightning Bolt"], battlefield: [of("Mountain", 2)] },
    script: [
      cast("B", "Lightning Bolt", at("A")),
      respond("A", "Lightning Bolt", "Quick Words", at("Lightning Bolt")),
    ],
    answersB: [{ yes: true }],
    expect: [life("A", 17), { tappedCount: { card: "Mountain", tapped: true, count: 2 } }],
  },
  "can't pay what X comes to": {
    card: instant("Counter target spell unless its controller pays {X}, where X is its mana value."),
    A: { hand: ["Quick Words"] },
    B: { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
    script: [
      cast("B", "Lightning Bolt", at("A")),
      respond("A", "Lightning Bolt", "Quick Words", at("Lightning Bolt")),
    ],
    expect: [life("A", 20)],
  },
  "removes counters and sacrifices it": {
    card: artifact("Remove three charge counters from this artifact and sacrifice it: You gain 7 life."),
    others: [{ name: "Charge", text: "Put three charge counters on target artifact." }],
    A: { battlefield: ["Device"], hand: ["Charge"] },
    script: [cast("A", "Charge", at("Device")), SETTLED, activate("A", "Remove three charge counters")],
    expect: [life("A", 27), has("A", "graveyard", "Device")],
  },
  "sacrifices the card": pays("Sacrifice this artifact", { expect: [has("A", "graveyard", "Device")] }),
  "sacrifices another": pays("Sacrifice a creature", {
    A: { battlefield: ["Grizzly Bears"] },
    expect: [has("A", "graveyard", "Grizzly Bears")],
  }),
  "can't sacrifice too few": {
    card: artifact("Sacrifice two creatures: You gain 1 life."),
    A: { battlefield: ["Device", "Grizzly Bears"] },
    script: [check("A", playable("A", "Sacrifice two", false))],
    expect: [],
  },
  "discards a card": pays("Discard a card", {
    A: { hand: ["Shock"] },
    expect: [has("A", "graveyard", "Shock")],
  }),
  "discards at random": pays("Discard a card at random", {
    A: { hand: [of("Shock", 2)] },
    expect: [size("A", "hand", 1)],
  }),
  "exiles cards from the graveyard": pays("Exile two cards from your graveyard", {
    A: { graveyard: [of("Shock", 3)] },
    expect: [size("A", "exile", 2)],
  }),
  "pays life": {
    card: artifact("Pay 3 life: Draw a card."),
    A: { battlefield: ["Device"] },
    script: [activate("A", "Pay 3 life")],
    expect: [life("A", 17), size("A", "hand", 1)],
  },
  "can't pay life that is not there": {
    card: artifact("Pay 3 life: Draw a card."),
    A: { battlefield: ["Device"], life: 2 },
    script: [check("A", playable("A", "Pay 3 life", false))],
    expect: [],
  },
  "taps an untapped creature": pays("Tap an untapped creature you control", {
    A: { battlefield: ["Hill Giant"] },
    expect: [tapped("Hill Giant")],
  }),
  "returns a permanent to its owner's hand": pays("Return a creature you control to its owner's hand", {
    A: { battlefield: ["Hill Giant"] },
    expect: [has("A", "hand", "Hill Giant")],
  }),
  "returns the card itself": pays("Return this artifact to its owner's hand", {
    expect: [has("A", "hand", "Device")],
  }),
  "removes a counter": {
    card: artifact(
      "This artifact enters with two charge counters on it.\nRemove a charge counter from this artifact: You gain 1 life.",
    ),
    A: { battlefield: ["Device"] },
    script: [by("A", { do: "activate", ability: "Remove a charge", times: 2 })],
    expect: [life("A", 22), counters("Device", "charge", 0)],
  },
  "puts a counter on the card": {
    card: creature("Put a -1/-1 counter on this creature: You gain 1 life."),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "Put a -1/-1")],
    expect: [life("A", 21), pt("A", "Speaker", 1, 1)],
  },
  "mills cards": pays("{T}, Mill two cards", {
    script: [activate("A", "{T}, Mill")],
    expect: [size("A", "graveyard", 2)],
  }),
  "pays one thing or another": {
    card: sorcery("As an additional cost to cast this spell, sacrifice a creature or pay {2}.\nDraw a card."),
    lands: "none",
    A: { battlefield: [of("Forest", 2)], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [size("A", "hand", 1), { tappedCount: { card: "Forest", tapped: true, count: 2 } }],
  },
  "pays X life": {
    card: sorcery("As an additional cost to cast this spell, pay X life.\nDraw X cards."),
    answersA: [{ x: 3 }],
    expect: [life("A", 17), size("A", "hand", 3)],
  },
});

family("grammar/duration", {
  "lasts until end of turn": {
    card: "Giant Growth",
    A: { hand: ["Giant Growth"], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Giant Growth", at("Grizzly Bears")),
      check("A", pt("A", "Grizzly Bears", 5, 5), { turn: 1, step: "end" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "lasts until the next turn": {
    card: sorcery("Until your next turn, creatures you control gain hexproof."),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words"),
      check("A", keyword("A", "Grizzly Bears", "hexproof"), { turn: 2, step: "end" }),
    ],
    stop: { turn: 3, step: "upkeep" },
    expect: [keyword("A", "Grizzly Bears", "hexproof", false)],
  },
  "lasts as long as the card remains": {
    card: creature(
      "When this creature enters, gain control of target creature for as long as you control this creature.",
    ),
    A: { hand: ["Speaker", "Murder"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Speaker"),
      { do: "resolve-stack", ...MAIN },
      check("A", has("A", "permanents", "Hill Giant")),
      cast("A", "Murder", at("Speaker")),
    ],
    answersA: [{ target: at("Hill Giant") }],
    expect: [has("B", "permanents", "Hill Giant")],
  },
});
