import { describe, expect, it } from "vitest";
import {
  activate,
  at,
  by,
  cast,
  check,
  counters,
  has,
  life,
  of,
  playable,
  respond,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";
import { play } from "../support/play.ts";

const ENCHANTER = enchantment(
  "When this enchantment enters, if it's on the battlefield, it becomes an Aura with \"enchant creature put onto the battlefield with Lasting Words.\" Put target creature card from a graveyard onto the battlefield under your control and attach this enchantment to it. When this enchantment leaves the battlefield, that creature's controller sacrifices it.",
);

mechanic("an enchantment that becomes an Aura", {
  "enchants what it has put onto the battlefield": {
    card: ENCHANTER,
    B: { graveyard: ["Hill Giant"] },
    script: [
      cast("A", "Lasting Words"),
      SETTLED,
      check("A", has("A", "permanents", "Hill Giant")),
      check("A", has("A", "permanents", "Lasting Words")),
      cast("A", "Plain Words", at("Lasting Words")),
    ],
    A: { hand: ["Lasting Words", "Plain Words"] },
    others: [sorcery("Destroy target Aura.")],
    expect: [has("B", "graveyard", "Hill Giant"), size("A", "hand", 0)],
  },
});

mechanic("targets of two kinds that each deal damage", {
  "deal it by their own power": {
    card: sorcery(
      "Target creature you control and up to one other target creature you control each deal damage equal to their power to target creature you don't control.",
    ),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Craw Wurm"] },
    targets: ["Grizzly Bears", "Hill Giant", "Craw Wurm"],
    expect: [has("B", "permanents", "Craw Wurm", 0), size("A", "graveyard", 1)],
  },
  "are one alone where the other was left out": {
    card: sorcery(
      "Target creature you control and up to one other target creature you control each deal damage equal to their power to target creature you don't control.",
    ),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Craw Wurm"] },
    targets: ["Grizzly Bears", { skip: true }, "Craw Wurm"],
    expect: [{ damage: { player: "B", card: "Craw Wurm", is: 2 } }],
  },
});

mechanic("cards kept on top by surveilling", {
  "are counted, those in the graveyard are not": {
    card: sorcery(
      "Surveil 2. Then for each card you put on top of your library, you draw a card and you lose 3 life.",
    ),
    A: { library: ["Opt", "Shock"] },
    answersA: [{ choose: ["Opt"] }],
    expect: [has("A", "hand", "Shock"), has("A", "graveyard", "Opt"), life("A", 17)],
  },
});

mechanic("a copy of another color", {
  "is of that color on the stack": {
    card: instant("Copy target instant or sorcery spell, except that the copy is red."),
    others: [
      { ...creature("Protection from red"), name: "Warded Speaker" },
      {
        name: "Green Words",
        typeLine: "Instant",
        manaCost: "{G}",
        text: "Put a +1/+1 counter on target creature.",
      },
    ],
    A: { battlefield: ["Warded Speaker"], hand: ["Quick Words", "Green Words"] },
    script: [
      cast("A", "Green Words", at("Warded Speaker")),
      respond("A", "Green Words", "Quick Words", at("Green Words")),
    ],
    expect: [counters("Warded Speaker", "+1/+1", 1)],
  },
});

mechanic("cards from elsewhere than the own hand", {
  "are lands played and spells cast": {
    card: enchantment(
      "Whenever you play a land or cast a spell from anywhere other than your hand, you gain 1 life.",
    ),
    others: [
      { name: "Open Ground", typeLine: "Enchantment", text: "You may play lands from your graveyard." },
    ],
    A: { battlefield: ["Lasting Words", "Open Ground"], graveyard: ["Swamp"], hand: ["Shock"] },
    script: [
      by("A", { do: "play-land", card: "Swamp" }),
      check("A", life("A", 20)),
      cast("A", "Shock", { player: "B" }),
    ],
    stop: { turn: 1, step: "beginning-of-combat" },
    expect: [life("A", 21), life("B", 18)],
  },
  "are those from another player's hand": {
    card: creature("When this creature enters, if you cast it from your hand, you gain 5 life."),
    others: [
      sorcery(
        "Target opponent reveals their hand. You may cast a creature card from it without paying its mana cost.",
      ),
    ],
    A: { hand: ["Plain Words"] },
    B: { hand: ["Speaker"] },
    script: [cast("A", "Plain Words", { player: "B" })],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Speaker"), life("A", 20)],
  },
});

mechanic("a card in exile that its owner may cast", {
  "is cast without paying its mana cost, as long as it is there": {
    card: sorcery(
      "Exile target nonland permanent. For as long as that card remains exiled, its owner may cast it without paying its mana cost.",
    ),
    B: { battlefield: ["Hill Giant"] },
    A: { hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      SETTLED,
      check("A", has("B", "exile", "Hill Giant")),
      check("A", playable("A", "Cast Hill Giant", false)),
      by("B", { do: "cast", card: "Hill Giant" }, { turn: 2, step: "precombat-main" }),
    ],
    stop: { turn: 2, step: "beginning-of-combat" },
    expect: [has("B", "permanents", "Hill Giant")],
  },
});

mechanic("what players can't do for a time", {
  "is cast or play what has the chosen name": {
    card: sorcery(
      "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.",
    ),
    A: { hand: ["Plain Words", "Swamp", "Shock"] },
    answersA: [{ choose: ["Swamp"] }],
    script: [
      check("A", playable("A", "Play Swamp")),
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Play Swamp", false)),
      check("A", playable("A", "Cast Shock")),
    ],
    expect: [size("A", "hand", 2)],
  },
  "is gain life after damage": {
    card: artifact(
      "{0}: This artifact deals 1 damage to any other target. If a player is dealt damage this way, they can't gain life for the rest of the game.",
    ),
    others: [sorcery("Each player gains 3 life.")],
    A: { battlefield: ["Device"], hand: ["Plain Words"] },
    script: [activate("A", "{0}: Device deals 1 damage", { player: "B" }), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 23), life("B", 19)],
  },
});

mechanic("twice as many counters", {
  "are put by effects and not by costs": {
    card: enchantment(
      "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
    ),
    others: [
      sorcery("Put two +1/+1 counters on target creature."),
      artifact("Put a charge counter on this artifact: You gain 1 life."),
    ],
    A: { battlefield: ["Lasting Words", "Device", "Grizzly Bears"], hand: ["Plain Words"] },
    script: [activate("A", "Put a charge counter on Device"), cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 4), counters("Device", "charge", 1)],
  },
});

const DUST = instant(
  "Exile target artifact or enchantment. If you cast this spell during your main phase, you may exile up to one other target artifact or enchantment.",
);

/** Two artifacts of an opponent, and an answer that aims at the second of them. */
function dusted(step: string): { readonly unused: readonly string[] } {
  return play({
    cards: [
      DUST,
      { ...artifact("You have hexproof."), name: "Other Device" },
      artifact("You have hexproof."),
    ],
    A: { hand: [of("Quick Words")] },
    B: { battlefield: [of("Device"), of("Other Device")] },
    script: [by("A", { do: "cast", card: "Quick Words", targets: [at("Device")] }, { turn: 1, step })],
    answersA: [{ target: at("Other Device") }, { yes: true }],
    expect: [],
  });
}

describe("a target that hangs on when the spell is cast", () => {
  it("is chosen in the main phase", () => {
    expect(dusted("precombat-main").unused).toEqual([]);
  });

  it("is not asked for at any other time", () => {
    expect(dusted("beginning-of-combat").unused).toHaveLength(2);
  });
});

mechanic("cards with the same name", {
  "are those with the name that a copy had, not with that of its card": {
    card: sorcery(
      "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles.",
    ),
    others: [creature("You may have this creature enter as a copy of any creature on the battlefield.")],
    A: { hand: ["Plain Words", "Speaker", "Speaker"], graveyard: ["Hill Giant"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Plain Words", at("Hill Giant[only copy]")), SETTLED],
    answersA: [{ yes: true }, { choose: ["Hill Giant"] }],
    expect: [has("A", "exile", "Hill Giant"), has("A", "hand", "Speaker")],
  },
});

mechanic("counters of a creature that died", {
  "are put on a token, if there were any": {
    card: creature(
      "When this creature dies, if it had one or more counters on it, create a 0/0 green Fractal creature token, then put this creature's counters on that token.",
    ),
    others: [
      sorcery("Put two +1/+1 counters on target creature."),
      { ...sorcery("Destroy target creature."), name: "Last Words" },
    ],
    A: { battlefield: ["Speaker"], hand: ["Plain Words", "Last Words"] },
    script: [
      cast("A", "Plain Words", at("Speaker")),
      SETTLED,
      cast("A", "Last Words", at("Speaker")),
      SETTLED,
      check("A", counters("Fractal Token", "+1/+1", 2)),
    ],
    expect: [has("A", "permanents", "Fractal Token")],
  },
});
