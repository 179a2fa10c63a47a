import { describe, it } from "vitest";
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
  pt,
  SETTLED,
  size,
} from "../support/script.ts";
import { holds } from "./support/play.ts";

describe("what a text continues to be about", () => {
  it("is the creatures, though cards were drawn since", () => {
    holds({
      cards: [
        {
          name: "High Ground",
          text: "Up to two target creatures get +1/+1 until end of turn. Draw two cards. They gain flying until end of turn.",
        },
      ],
      A: { hand: [of("High Ground")], battlefield: [of("Hill Giant")] },
      script: [cast("A", "High Ground", { objects: ["Hill Giant"] })],
      expect: [keyword("A", "Hill Giant", "flying"), size("A", "hand", 2)],
    });
  });

  it("is the card itself, where the flip was lost, though it would have been returned", () => {
    holds({
      cards: [
        {
          name: "Sand Swimmer",
          typeLine: "Creature — Viashino",
          power: "3",
          toughness: "2",
          text: "{R}: Flip a coin. If you win the flip, return Sand Swimmer to its owner's hand. If you lose the flip, sacrifice Sand Swimmer.",
        },
      ],
      A: { battlefield: [of("Sand Swimmer", 4), of("Mountain", 4)] },
      script: Array.from({ length: 4 }, () => [activate("A", "{R}"), SETTLED]).flat(),
      expect: [size("A", "graveyard", 3), size("A", "hand", 1)],
    });
  });

  it("is another card than what one has sacrificed oneself, though all players did", () => {
    holds({
      cards: [
        {
          name: "Bitter Brew",
          text: "Each player sacrifices a creature of their choice. If you sacrificed a permanent this way, you may return another permanent card from your graveyard to your hand.",
        },
        { name: "Lent Beast", typeLine: "Instant", text: "Gain control of target creature." },
      ],
      A: { hand: [of("Bitter Brew")], battlefield: [of("Hill Giant"), of("Grizzly Bears")] },
      B: { hand: [of("Lent Beast")] },
      script: [cast("B", "Lent Beast", at("Grizzly Bears")), SETTLED, cast("A", "Bitter Brew")],
      answersA: [{ yes: true }],
      expect: [has("A", "hand", "Grizzly Bears"), has("A", "graveyard", "Hill Giant")],
    });
  });

  it("is all creatures, though one of them can't have counters", () => {
    holds({
      cards: [
        {
          name: "High Ground",
          text: "Put a +1/+1 counter on each creature you control. They gain vigilance until end of turn.",
        },
        {
          name: "Bare Kite",
          typeLine: "Creature — Scarecrow",
          power: "2",
          toughness: "1",
          text: "Bare Kite can't have counters put on it.",
        },
      ],
      A: { hand: [of("High Ground")], battlefield: [of("Hill Giant"), of("Bare Kite")] },
      script: [cast("A", "High Ground")],
      expect: [
        keyword("A", "Hill Giant", "vigilance"),
        keyword("A", "Bare Kite", "vigilance"),
        pt("A", "Bare Kite", 2, 1),
      ],
    });
  });

  it("is the creature on which a counter is put, not the spell that was cast", () => {
    holds({
      cards: [
        {
          name: "Proud Hoplite",
          typeLine: "Creature — Human Soldier",
          power: "1",
          toughness: "1",
          text: "Whenever you cast a spell that targets Proud Hoplite, put a +1/+1 counter on it.",
        },
      ],
      A: { hand: [of("Giant Growth")], battlefield: [of("Proud Hoplite"), of("Forest")] },
      script: [cast("A", "Giant Growth", at("Proud Hoplite"))],
      expect: [counters("Proud Hoplite", "+1/+1", 1)],
    });
  });

  it("is the spell whose mana was spent, which deals the damage", () => {
    holds({
      cards: [
        {
          name: "Red Shield",
          manaCost: "{R}",
          text: "Target creature gets +1/+1 until end of turn. If {R} was spent to cast Red Shield, it deals damage to that creature's controller equal to the creature's power.",
        },
      ],
      A: { hand: [of("Red Shield")], battlefield: [of("Mountain")] },
      B: { battlefield: [of("Child of Night")] },
      script: [cast("A", "Red Shield", at("Child of Night"))],
      expect: [life("B", 17)],
    });
  });

  it("is as many cards as were put back, where any number was", () => {
    holds({
      cards: [
        {
          name: "New Plans",
          text: "Shuffle any number of cards from your hand into your library, then draw that many cards.",
        },
      ],
      A: { hand: [of("New Plans"), of("Shock", 3)] },
      script: [cast("A", "New Plans")],
      answersA: [{ choose: ["Shock", "Shock"] }],
      expect: [size("A", "hand", 3), has("A", "graveyard", "Shock", 0)],
    });
  });

  it("is another creature where a creature blocks it", () => {
    holds({
      cards: [
        {
          name: "Meadow Summons",
          text: "Put a +1/+1 counter on target creature you control. Another target creature blocks it this turn if able.",
        },
      ],
      A: { hand: [of("Meadow Summons")], battlefield: [of("Centaur Courser"), of("Grizzly Bears")] },
      B: { battlefield: [of("Hill Giant")] },
      script: [
        cast("A", "Meadow Summons", { object: "Centaur Courser" }, { object: "Hill Giant" }),
        { do: "attack", turn: 1, player: "A", with: "Centaur Courser" },
        { do: "attack", turn: 1, player: "A", with: "Grizzly Bears" },
        { do: "block", turn: 1, player: "B", with: "Hill Giant", attacker: "Centaur Courser" },
      ],
      expect: [
        { life: { player: "B", is: 18 } },
        { graveyard: { player: "B", card: "Hill Giant", count: 1 } },
      ],
    });
  });

  it("is as many cards as were discarded, not the damage that was dealt before", () => {
    holds({
      cards: [
        {
          name: "Shocking Trader",
          typeLine: "Creature \u2014 Goblin",
          power: "2",
          toughness: "2",
          text: "Whenever Shocking Trader deals damage to a player, that player discards their hand, then draws that many cards.",
        },
      ],
      A: { battlefield: [of("Shocking Trader")] },
      B: { hand: [of("Shock", 3)], library: [of("Plains", 5)] },
      script: [{ do: "attack", turn: 1, player: "A", with: "Shocking Trader" }],
      expect: [
        { graveyard: { player: "B", card: "Shock", count: 3 } },
        { hand: { player: "B", card: "Plains", count: 3 } },
      ],
    });
  });

  it("is every card revealed, what was looked for among them", () => {
    holds({
      cards: [
        {
          name: "Landslip",
          text: "Target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.",
        },
      ],
      A: { hand: [of("Landslip")] },
      B: { library: [of("Plains"), of("Shock", 2)] },
      script: [cast("A", "Landslip", { player: "B" })],
      expect: [
        { graveyard: { player: "B", card: "Shock", count: 2 } },
        { graveyard: { player: "B", card: "Plains", count: 1 } },
      ],
    });
  });
});

describe("its controller", () => {
  it("is that of the creature that deals the damage, although the card itself was named before", () => {
    holds({
      cards: [
        {
          name: "Battle Teacher",
          typeLine: "Creature \u2014 Human",
          power: "2",
          toughness: "2",
          text: "Kicker {1}\nWhen Battle Teacher enters the battlefield, if it was kicked, tap target untapped creature and that creature deals damage equal to its power to its controller.",
        },
      ],
      A: { hand: [of("Battle Teacher")], battlefield: [of("Mountain", 1)] },
      B: { battlefield: [of("Hill Giant")] },
      answersA: [{ yes: true }],
      script: [cast("A", "Battle Teacher")],
      expect: [life("A", 20), life("B", 17)],
    });
  });
});

describe("what waits for the next end step", () => {
  it("is the last of several things that a player does, not those before", () => {
    holds({
      cards: [
        {
          name: "Slow Blessing",
          text: "You gain 5 life, and you draw a card at the beginning of the next end step.",
        },
      ],
      A: { hand: [of("Slow Blessing")], library: [of("Plains", 2)] },
      script: [
        cast("A", "Slow Blessing"),
        SETTLED,
        check("A", life("A", 25)),
        check("A", size("A", "hand", 0)),
      ],
      expect: [size("A", "hand", 1)],
      stop: { turn: 1, step: "cleanup" },
    });
  });
});

describe("adjectives", () => {
  it("belong to the first of several creatures where the next has its own", () => {
    holds({
      cards: [
        {
          name: "Two Banners",
          text: "Red creatures and white creatures you control gain flying until end of turn.",
        },
      ],
      A: {
        hand: [of("Two Banners")],
        battlefield: [of("Hill Giant"), of("Savannah Lions"), of("Grizzly Bears")],
      },
      script: [cast("A", "Two Banners")],
      expect: ["Hill Giant", "Savannah Lions"]
        .map((card) => ({ keyword: { player: "A", card, keyword: "flying", is: true } }))
        .concat([{ keyword: { player: "A", card: "Grizzly Bears", keyword: "flying", is: false } }]),
      stop: MAIN,
    });
  });
});

describe("targets that only a paid cost asks for", () => {
  const gust = {
    name: "Rolling Gust",
    text: "Kicker {1}{R}\nReturn target creature to its owner's hand. If Rolling Gust was kicked, it deals 2 damage to another target creature.",
  };

  it("are not chosen where the kicker is not paid (CR 601.2c)", () => {
    holds({
      cards: [gust],
      A: { hand: [of("Rolling Gust")] },
      B: { battlefield: [of("Hill Giant")] },
      script: [cast("A", "Rolling Gust", { object: "Hill Giant" })],
      expect: [{ hand: { player: "B", card: "Hill Giant", count: 1 } }],
    });
  });

  it("are chosen where it is", () => {
    holds({
      cards: [gust],
      A: { hand: [of("Rolling Gust")], battlefield: [of("Mountain", 2)] },
      B: { battlefield: [of("Hill Giant"), of("Grizzly Bears")] },
      answersA: [{ yes: true }],
      script: [
        by("A", {
          do: "cast",
          card: "Rolling Gust",
          targets: [{ object: "Hill Giant" }, { object: "Grizzly Bears" }],
        }),
      ],
      expect: [
        { hand: { player: "B", card: "Hill Giant", count: 1 } },
        { graveyard: { player: "B", card: "Grizzly Bears", count: 1 } },
      ],
    });
  });
});

describe("cards looked at instead of others", () => {
  it.each([
    { stones: 0, rest: 1 },
    { stones: 1, rest: 2 },
  ])("are those that are put somewhere, with $stones artifacts", ({ stones, rest }) => {
    holds({
      cards: [
        { name: "Plain Stone", typeLine: "Artifact", text: "" },
        {
          name: "Deep Look",
          text: "Look at the top two cards of your library. If you control an artifact, look at the top three cards of your library instead. Put one of them into your hand and the rest into your graveyard.",
        },
      ],
      A: {
        hand: [of("Deep Look")],
        battlefield: [of("Plain Stone")].slice(0, stones),
        library: [of("Plains", 4)],
      },
      script: [cast("A", "Deep Look")],
      expect: [
        { hand: { player: "A", card: "Plains", count: 1 } },
        { graveyard: { player: "A", card: "Plains", count: rest } },
      ],
    });
  });
});

describe("the card of a creature that died", () => {
  it("comes back for the Aura that was on it", () => {
    holds({
      cards: [
        {
          name: "Pact",
          typeLine: "Enchantment — Aura",
          manaCost: "{0}",
          text: "Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under your control.",
        },
      ],
      A: { hand: [of("Pact"), of("Murder")], battlefield: [of("Swamp", 3)] },
      B: { battlefield: [of("Hill Giant")] },
      script: [cast("A", "Pact", at("Hill Giant")), SETTLED, cast("A", "Murder", at("Hill Giant"))],
      expect: [has("A", "permanents", "Hill Giant")],
    });
  });
});

describe("the opponent of an event", () => {
  it("is who controls the creature that died or entered, and whose spell it was", () => {
    holds({
      cards: [
        {
          name: "Worm",
          typeLine: "Creature — Worm",
          power: "1",
          toughness: "5",
          text: "Whenever a creature an opponent controls dies, that player loses 2 life.\nWhenever this creature becomes the target of a spell or ability an opponent controls, that player loses 3 life.",
        },
      ],
      A: { battlefield: [of("Worm"), of("Swamp", 3)], hand: [of("Murder")] },
      B: { battlefield: [of("Hill Giant"), of("Mountain")], hand: [of("Shock")] },
      script: [cast("A", "Murder", at("Hill Giant")), SETTLED, cast("B", "Shock", at("Worm"))],
      expect: [life("B", 15), life("A", 20)],
    });
  });
});

describe("the same with another number instead", () => {
  it("deals more to the same target if kicked", () => {
    holds({
      cards: [
        {
          name: "Flash of Light",
          typeLine: "Instant",
          manaCost: "{R}",
          text: "Kicker {2}\nFlash of Light deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
        },
      ],
      A: { battlefield: [of("Mountain", 3)], hand: [of("Flash of Light")] },
      answersA: [{ yes: true }],
      script: [cast("A", "Flash of Light", at("B"))],
      expect: [life("B", 16)],
    });
  });
});

describe("all cards of a hand and a graveyard", () => {
  it("are shuffled into each player's own library before any player draws", () => {
    holds({
      cards: [
        {
          name: "Turn Back",
          manaCost: "{0}",
          text: "Each player shuffles their hand and graveyard into their library, then draws seven cards.",
        },
      ],
      A: { hand: [of("Turn Back"), of("Shock")], graveyard: [of("Murder", 3)], library: [of("Swamp", 10)] },
      B: { graveyard: [of("Shock", 2)], library: [of("Swamp", 6)] },
      script: [cast("A", "Turn Back")],
      expect: [
        size("A", "hand", 7),
        size("A", "graveyard", 1),
        size("B", "hand", 7),
        size("B", "graveyard", 0),
      ],
    });
  });
});

describe("damage equal to what each player has", () => {
  it("is counted for each player", () => {
    holds({
      cards: [
        {
          name: "Price",
          manaCost: "{0}",
          text: "Price deals damage to each player equal to the number of lands that player controls.",
        },
      ],
      A: { hand: [of("Price")], battlefield: [of("Swamp", 2)] },
      B: { battlefield: [of("Swamp", 5)] },
      script: [cast("A", "Price")],
      expect: [life("A", 18), life("B", 15)],
    });
  });
});

describe("any target that a text goes on to call a creature", () => {
  const scorch = {
    name: "Scorch",
    text: "Scorch deals 5 damage to any target. If the creature would die this turn, exile it instead.",
  };
  const thinker = {
    name: "Thinker",
    typeLine: "Legendary Planeswalker — Jace",
    loyalty: "3",
    text: "+1: You gain 1 life.",
  };

  it("is exiled instead of dying where it is a creature", () => {
    holds({
      cards: [scorch],
      A: { hand: [of("Scorch")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [cast("A", "Scorch", at("Grizzly Bears"))],
      expect: [has("B", "exile", "Grizzly Bears")],
    });
  });

  it("is put into the graveyard where it is a planeswalker", () => {
    holds({
      cards: [scorch, thinker],
      A: { hand: [of("Scorch")] },
      B: { battlefield: [of("Thinker")] },
      script: [cast("A", "Scorch", at("Thinker"))],
      expect: [has("B", "graveyard", "Thinker")],
    });
  });
});

describe("other creatures than a target, where the text is of a card that is no permanent", () => {
  it("are all but the target, whatever the card is when it is one", () => {
    holds({
      cards: [
        {
          name: "Old Guide",
          typeLine: "Creature — Human Scout",
          power: "1",
          toughness: "1",
          text: "{0}, Exile this card from your graveyard: Put a +1/+1 counter on target creature you control. Each other creature you control gets +2/+2 until end of turn.",
        },
      ],
      A: { graveyard: [of("Old Guide")], battlefield: [of("Grizzly Bears"), of("Hill Giant")] },
      script: [activate("A", "{0}, Exile this card from your graveyard", at("Grizzly Bears"))],
      expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 5, 5)],
    });
  });
});
