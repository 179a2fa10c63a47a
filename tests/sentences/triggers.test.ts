import { describe, it } from "vitest";
import { by, cast, life, of, SETTLED } from "../support/script.ts";
import { holds } from "./support/play.ts";

const beast = { typeLine: "Creature — Beast", power: "2", toughness: "2" };

describe("what triggers", () => {
  it("when a spell is cast does so even if the spell is countered", () => {
    holds({
      cards: [
        { ...beast, name: "Herald Beast", text: "When you cast this spell, draw two cards." },
        { name: "Deny It", typeLine: "Instant", text: "Counter target spell." },
      ],
      A: { hand: [of("Herald Beast")], library: [of("Plains", 3)] },
      B: { hand: [of("Deny It")] },
      script: [
        cast("A", "Herald Beast"),
        by("B", {
          do: "cast",
          card: "Deny It",
          targets: [{ object: "Herald Beast" }],
          whileOnStack: "Herald Beast",
        }),
      ],
      expect: [
        { hand: { player: "A", card: "Plains", count: 2 } },
        { graveyard: { player: "A", card: "Herald Beast", count: 1 } },
      ],
    });
  });

  it("when a spell is cast knows the X of that spell", () => {
    holds({
      cards: [
        {
          ...beast,
          name: "Swelling Beast",
          manaCost: "{X}",
          text: "When you cast this spell, you gain X life.",
        },
      ],
      A: { hand: [of("Swelling Beast")], battlefield: [of("Forest", 3)] },
      answersA: [{ x: 3 }],
      script: [cast("A", "Swelling Beast")],
      expect: [{ life: { player: "A", is: 23 } }],
    });
  });

  it("when a player is dealt damage does so once for all at the same time", () => {
    holds({
      cards: [
        {
          name: "Tally Stone",
          typeLine: "Artifact",
          text: "Whenever you're dealt damage, put that many charge counters on this artifact.\nWhenever one or more charge counters are put on this artifact, draw a card.",
        },
      ],
      A: { battlefield: [of("Grizzly Bears", 2)] },
      B: { battlefield: [of("Tally Stone")], library: [of("Plains", 3)] },
      script: [
        { do: "attack", turn: 1, player: "A", with: "Grizzly Bears:0" },
        { do: "attack", turn: 1, player: "A", with: "Grizzly Bears:1" },
      ],
      expect: [
        { counters: { card: "Tally Stone", kind: "charge", count: 4 } },
        { hand: { player: "B", card: "Plains", count: 1 } },
      ],
    });
  });

  it("when something is not there any more, as a state trigger (CR 603.8)", () => {
    holds({
      cards: [
        { ...beast, name: "Tide Serpent", text: "When you control no Islands, sacrifice this creature." },
        { name: "Drain the Marsh", text: "Destroy target land." },
      ],
      A: { battlefield: [of("Tide Serpent"), of("Island")], hand: [of("Drain the Marsh")] },
      script: [cast("A", "Drain the Marsh", { object: "Island" })],
      expect: [{ graveyard: { player: "A", card: "Tide Serpent", count: 1 } }],
    });
  });
});

describe("spells of the turn before", () => {
  const wolf = {
    ...beast,
    name: "Moonlit Guard",
    text: "At the beginning of each upkeep, if a player cast two or more spells last turn, put a +1/+1 counter on Moonlit Guard.",
  };

  it("are counted for one player alone", () => {
    holds({
      cards: [wolf],
      A: { battlefield: [of("Moonlit Guard"), of("Mountain", 2)], hand: [of("Shock", 2)] },
      script: [cast("A", "Shock", { player: "B" }), cast("A", "Shock", { player: "B" })],
      stop: { turn: 2, step: "draw" },
      expect: [{ powerToughness: { player: "A", card: "Moonlit Guard", is: [3, 3] } }],
    });
    holds({
      cards: [wolf],
      A: { battlefield: [of("Moonlit Guard"), of("Mountain")], hand: [of("Shock")] },
      B: { battlefield: [of("Mountain")], hand: [of("Shock")] },
      script: [cast("A", "Shock", { player: "B" }), cast("B", "Shock", { player: "A" })],
      stop: { turn: 2, step: "draw" },
      expect: [{ powerToughness: { player: "A", card: "Moonlit Guard", is: [2, 2] } }],
    });
  });
});

describe("two targets of one phrase", () => {
  it("can be exchanged", () => {
    holds({
      cards: [{ name: "Trading Places", text: "Exchange control of two target creatures." }],
      A: { hand: [of("Trading Places")], battlefield: [of("Grizzly Bears")] },
      B: { battlefield: [of("Hill Giant")] },
      script: [cast("A", "Trading Places", { objects: ["Grizzly Bears", "Hill Giant"] })],
      expect: [
        { permanents: { player: "A", card: "Hill Giant", count: 1 } },
        { permanents: { player: "B", card: "Grizzly Bears", count: 1 } },
      ],
    });
  });
});

describe("that player", () => {
  it("is who controlled the creature that was destroyed", () => {
    holds({
      cards: [
        {
          name: "Grim Example",
          text: "Destroy target creature an opponent controls. Each other creature that player controls gets -1/-0 until end of turn.",
        },
      ],
      A: { hand: [of("Grim Example")], battlefield: [of("Grizzly Bears")] },
      B: { battlefield: [of("Hill Giant"), of("Centaur Courser")] },
      script: [cast("A", "Grim Example", { object: "Hill Giant" })],
      stop: { turn: 1, step: "precombat-main" },
      expect: [
        { powerToughness: { player: "B", card: "Centaur Courser", is: [2, 3] } },
        { powerToughness: { player: "A", card: "Grizzly Bears", is: [2, 2] } },
      ],
    });
  });
});

describe("what becomes a target", () => {
  it("does so of copies, too", () => {
    holds({
      cards: [
        {
          ...beast,
          name: "Touchy Beast",
          text: "Whenever this creature becomes the target of a spell, you gain 1 life.",
        },
        {
          name: "Double Nudge",
          text: "Copy target instant spell you control. You may choose new targets for the copy.",
          typeLine: "Instant",
        },
        { name: "Nudge", typeLine: "Instant", text: "Tap target creature." },
      ],
      A: { battlefield: [of("Touchy Beast")], hand: [of("Nudge"), of("Double Nudge")] },
      answersA: [{ yes: false }],
      script: [
        cast("A", "Nudge", { object: "Touchy Beast" }),
        by("A", {
          do: "cast",
          card: "Double Nudge",
          targets: [{ object: "Nudge" }],
          whileOnStack: "Nudge",
        }),
      ],
      expect: [{ life: { player: "A", is: 22 } }],
    });
  });
});

describe("cards cast from a graveyard", () => {
  it("are one in each of your turns where the text says so", () => {
    const crypt = {
      name: "Open Crypt",
      typeLine: "Enchantment",
      text: "During each of your turns, you may cast one creature card from your graveyard.",
    };
    const free = { ...beast, name: "Free Beast", text: "Vigilance" };
    holds({
      cards: [crypt, free],
      A: { battlefield: [of("Open Crypt")], graveyard: [of("Free Beast", 2)] },
      script: [
        by("A", { do: "cast", card: "Free Beast", thenResolveStack: true }),
        by("A", { do: "check", that: { playable: { player: "A", action: "Cast Free Beast", is: false } } }),
      ],
      expect: [{ permanents: { player: "A", card: "Free Beast", count: 1 } }],
    });
  });
});

describe("a face-down permanent that is turned face up", () => {
  it("has entered face down this turn all the same", () => {
    holds({
      cards: [
        {
          name: "Tunnel Watch",
          typeLine: "Enchantment",
          text: "At the beginning of each end step, if a face-down creature entered the battlefield under your control this turn, you gain 2 life.",
        },
        { name: "Masked One", typeLine: "Creature — Human", power: "2", toughness: "2", text: "Morph {1}" },
      ],
      A: { battlefield: [of("Tunnel Watch"), of("Forest", 4)], hand: [of("Masked One")] },
      script: [
        by("A", { do: "cast", card: "Masked One", via: "morph" }),
        SETTLED,
        by("A", { do: "activate", ability: "{1}: Turn" }),
      ],
      stop: { turn: 2, step: "upkeep" },
      expect: [life("A", 22)],
    });
  });

  it("was one before, though it no longer is as the ability looks at it", () => {
    holds({
      cards: [
        {
          name: "Mask Watch",
          typeLine: "Enchantment",
          text: "Whenever a face-down permanent you control is turned face up, you gain 2 life.",
        },
        { name: "Masked One", typeLine: "Creature — Human", power: "2", toughness: "2", text: "Morph {1}" },
      ],
      A: { battlefield: [of("Mask Watch"), of("Forest", 4)], hand: [of("Masked One")] },
      script: [
        by("A", { do: "cast", card: "Masked One", via: "morph" }),
        SETTLED,
        by("A", { do: "activate", ability: "{1}: Turn" }),
      ],
      expect: [life("A", 22)],
    });
  });
});
