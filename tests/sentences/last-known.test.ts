import { describe, it } from "vitest";
import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  has,
  life,
  of,
  respond,
  SETTLED,
  size,
} from "../support/script.ts";
import { holds } from "./support/play.ts";

const BLOCKED = { turn: 1, step: "declare-blockers" } as const;

describe("a creature that an instruction sacrifices", () => {
  it("is looked at as it last was on the battlefield (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Grim Meal",
          text: "Target player sacrifices a creature, then gains life equal to that creature's toughness.",
        },
        { name: "Long Growth", text: "Put three +1/+1 counters on target creature." },
      ],
      A: { battlefield: [of("Grizzly Bears")], hand: [of("Long Growth"), of("Grim Meal")] },
      script: [cast("A", "Long Growth", at("Grizzly Bears")), cast("A", "Grim Meal", at("A"))],
      expect: [life("A", 25)],
    });
  });
});

describe("a creature that is exiled as a cost", () => {
  it("is looked at as it last was on the battlefield (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Last Meal",
          text: "As an additional cost to cast this spell, exile a creature you control.\nYou gain life equal to the exiled creature's power.",
        },
        { name: "Long Growth", text: "Put three +1/+1 counters on target creature." },
      ],
      A: { battlefield: [of("Grizzly Bears")], hand: [of("Long Growth"), of("Last Meal")] },
      script: [cast("A", "Long Growth", at("Grizzly Bears")), SETTLED, cast("A", "Last Meal")],
      expect: [life("A", 25), has("A", "exile", "Grizzly Bears")],
    });
  });
});

describe("a creature that was sacrificed as a cost", () => {
  it("is found in the graveyard by a trigger that has waited for turns (CR 400.7j, 603.7c)", () => {
    holds({
      cards: [
        {
          name: "Deep Rescue",
          typeLine: "Instant",
          text: "As an additional cost to cast this spell, sacrifice a creature.\nChoose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep. Exile Deep Rescue.",
        },
      ],
      A: {
        battlefield: [of("Grizzly Bears")],
        graveyard: [of("Hill Giant")],
        hand: [of("Deep Rescue")],
        library: [of("Forest", 3)],
      },
      B: { library: [of("Forest", 3)] },
      script: [cast("A", "Deep Rescue", at("Hill Giant"))],
      stop: { turn: 3, step: "precombat-main" },
      expect: [has("A", "permanents", "Grizzly Bears"), has("A", "permanents", "Hill Giant")],
    });
  });
});

describe("the Equipment on a creature that has died since", () => {
  it("is what was attached to it as it left the battlefield (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Green Acid",
          typeLine: "Creature — Ooze",
          power: "2",
          toughness: "2",
          text: "Whenever Green Acid blocks or becomes blocked by an equipped creature, destroy all Equipment attached to that creature at end of combat.",
        },
        {
          name: "Plain Blade",
          typeLine: "Artifact — Equipment",
          text: "Equipped creature has vigilance.\nEquip {0}",
        },
      ],
      A: { battlefield: [of("Grizzly Bears"), of("Plain Blade"), of("Sol Ring")] },
      B: { battlefield: [of("Green Acid")] },
      script: [
        activate("A", "Equip", at("Grizzly Bears")),
        SETTLED,
        attack("A", "Grizzly Bears"),
        block("B", "Green Acid", "Grizzly Bears"),
      ],
      stop: { turn: 1, step: "postcombat-main" },
      expect: [
        has("A", "graveyard", "Grizzly Bears"),
        has("A", "graveyard", "Plain Blade"),
        has("A", "permanents", "Sol Ring"),
      ],
    });
  });
});

describe("a card's ability about its leaving a graveyard", () => {
  const scale = {
    name: "Mossy Scale",
    typeLine: "Creature — Lizard",
    manaCost: "{G}",
    power: "1",
    toughness: "1",
    text: "When Mossy Scale is put into your hand from your graveyard, you gain 2 life.",
  };
  const recall = {
    name: "Cold Recall",
    text: "Return target creature card from your graveyard to your hand.",
  };

  it("triggers as the card was in the graveyard (CR 603.10a)", () => {
    holds({
      cards: [scale, recall],
      A: { graveyard: [of("Mossy Scale")], hand: [of("Cold Recall")] },
      script: [cast("A", "Cold Recall", at("Mossy Scale"))],
      expect: [life("A", 22)],
    });
  });

  it("is lost where the card had no abilities there, though it has them in the hand", () => {
    const warden = {
      name: "Silent Warden",
      typeLine: "Creature — Zombie",
      manaCost: "{B}",
      power: "1",
      toughness: "1",
    };
    holds({
      cards: [scale, recall, { ...warden, text: "Cards in graveyards lose all abilities." }],
      A: { graveyard: [of("Mossy Scale")], hand: [of("Cold Recall")], battlefield: [of("Silent Warden")] },
      script: [cast("A", "Cold Recall", at("Mossy Scale"))],
      expect: [life("A", 20)],
    });
  });

  it("is looked at on the battlefield where the card enters it from a graveyard (CR 603.6a)", () => {
    const dweller = {
      name: "Pit Guest",
      typeLine: "Creature — Demon",
      manaCost: "{B}",
      power: "4",
      toughness: "3",
    };
    holds({
      cards: [
        { ...dweller, text: "When Pit Guest enters the battlefield from a graveyard, you gain 3 life." },
        { name: "Warm Welcome", text: "Return target creature card from your graveyard to the battlefield." },
      ],
      A: { graveyard: [of("Pit Guest")], hand: [of("Warm Welcome")] },
      script: [cast("A", "Warm Welcome", at("Pit Guest"))],
      expect: [life("A", 23)],
    });
  });
});

describe("whether a creature was destroyed", () => {
  it("is that of the object on the battlefield, not of its card (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Wake",
          text: "Target land becomes a 3/4 Elemental creature until end of turn. It's still a land.",
        },
        {
          name: "Breaker",
          text: "Destroy target land. If a creature is destroyed this way, you gain life equal to its toughness.",
        },
      ],
      A: { hand: [of("Wake"), of("Breaker")] },
      B: { battlefield: [of("Forest")] },
      script: [cast("A", "Wake", at("Forest")), SETTLED, cast("A", "Breaker", at("Forest"))],
      expect: [has("B", "graveyard", "Forest"), life("A", 24)],
    });
  });
});

describe("the colors of a spell that has been spoken of", () => {
  it("are those that it last had, where it has been countered (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Prism Feast",
          typeLine: "Enchantment",
          text: "Whenever you cast a spell that's one or more colors, you may gain 1 life for each of that spell's colors.",
        },
      ],
      A: { battlefield: [of("Prism Feast"), of("Mountain")], hand: [of("Lightning Bolt")] },
      B: { battlefield: [of("Island", 2)], hand: [of("Counterspell")] },
      script: [
        cast("A", "Lightning Bolt", at("B")),
        respond("B", "Lightning Bolt", "Counterspell", at("Lightning Bolt")),
      ],
      answersA: [{ yes: true }],
      expect: [life("A", 21), life("B", 20)],
    });
  });
});

describe("an Aura that triggers on its land's going to a graveyard", () => {
  const genju = {
    name: "Spirit of the Hill",
    typeLine: "Enchantment — Aura",
    text: "Enchant land\nWhen enchanted land is put into a graveyard, you may return Spirit of the Hill from your graveyard to your hand.",
  };

  it.each(["Destroy all lands.", "Destroy all permanents."])(
    "is found in the graveyard, where it went for it or together with it (CR 400.7f): %s",
    (text) => {
      holds({
        cards: [genju, { name: "Ruin", text }],
        A: { battlefield: [of("Mountain")], hand: [of("Spirit of the Hill"), of("Ruin")] },
        script: [cast("A", "Spirit of the Hill", at("Mountain")), SETTLED, cast("A", "Ruin")],
        answersA: [{ yes: true }],
        expect: [has("A", "hand", "Spirit of the Hill"), has("A", "graveyard", "Mountain")],
      });
    },
  );
});

describe("a spell or ability of an opponent that makes somebody discard", () => {
  it("is that of whoever activated the ability, whoever controls its source by then (CR 113.8)", () => {
    holds({
      cards: [
        {
          name: "Hidden Beast",
          typeLine: "Creature — Beast",
          power: "5",
          toughness: "5",
          text: "If a spell or ability an opponent controls causes you to discard Hidden Beast, put it onto the battlefield instead of putting it into your graveyard.",
        },
        {
          name: "Mind Reader",
          typeLine: "Creature — Wizard",
          power: "1",
          toughness: "1",
          text: "{T}: Target opponent discards a card.",
        },
        {
          name: "Quick Theft",
          typeLine: "Instant",
          text: "Gain control of target creature until end of turn.",
        },
      ],
      A: { hand: [of("Hidden Beast"), of("Quick Theft")] },
      B: { battlefield: [of("Mind Reader")] },
      script: [
        activate("B", "{T}:", at("A")),
        respond("A", "Target opponent discards", "Quick Theft", at("Mind Reader")),
      ],
      expect: [has("A", "permanents", "Hidden Beast"), has("A", "permanents", "Mind Reader")],
    });
  });
});

describe("a creature that was blocked by a Zombie this turn", () => {
  it("was so where the blocker was one as it blocked, whatever it has become (CR 608.2h)", () => {
    holds({
      cards: [
        { text: "", name: "Dead End", typeLine: "Creature — Zombie", power: "0", toughness: "4" },
        { name: "New Life", typeLine: "Instant", text: "Target creature becomes a Bird until end of turn." },
        {
          name: "Last Look",
          typeLine: "Instant",
          text: "Exile target creature that blocked or was blocked by a Zombie this turn.",
        },
      ],
      A: { battlefield: [of("Grizzly Bears")], hand: [of("New Life")] },
      B: { battlefield: [of("Dead End")], hand: [of("Last Look")] },
      script: [
        attack("A", "Grizzly Bears"),
        block("B", "Dead End", "Grizzly Bears"),
        by("A", { do: "cast", card: "New Life", targets: [at("Dead End")] }, BLOCKED),
        by("B", { do: "resolve-stack" }, BLOCKED),
        by("B", { do: "cast", card: "Last Look", targets: [at("Grizzly Bears")] }, BLOCKED),
      ],
      expect: [has("A", "exile", "Grizzly Bears")],
    });
  });
});

describe("targets put into a library in any order", () => {
  it.each(["Shock", "Lightning Bolt"])("are ordered by whoever puts them there: %s first", (first) => {
    holds({
      cards: [
        {
          name: "False Memory",
          text: "Put up to three target cards from an opponent's graveyard on top of their library in any order.",
        },
      ],
      A: { hand: [of("False Memory")] },
      B: { graveyard: [of("Shock"), of("Lightning Bolt")] },
      script: [cast("A", "False Memory", { objects: ["Shock", "Lightning Bolt"] })],
      answersA: [{ choose: [first] }],
      expect: [has("B", "hand", first), size("B", "graveyard", 0), size("B", "hand", 1)],
      stop: { turn: 2, step: "draw" },
    });
  });
});

describe("the exiled card of a permanent", () => {
  const binder = {
    name: "Binder",
    typeLine: "Creature — Vampire",
    manaCost: "{1}",
    power: "1",
    toughness: "1",
    text: "Haste\nWhen this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.\nWhenever this creature attacks, you gain X life, where X is the power of the exiled card.",
  };
  const A = { battlefield: [of("Plains")], hand: [of("Binder")] };

  it("is the card that is still in exile", () => {
    holds({
      cards: [binder],
      A,
      B: { battlefield: [of("Hill Giant")] },
      script: [cast("A", "Binder"), SETTLED, attack("A", "Binder")],
      expect: [life("A", 23)],
    });
  });

  it("is no token that was exiled (CR 607.2a)", () => {
    holds({
      cards: [binder],
      A,
      B: { battlefield: [of("Plains", 2)], hand: [of("Raise the Alarm")] },
      script: [
        by("B", { do: "cast", card: "Raise the Alarm" }),
        SETTLED,
        cast("A", "Binder"),
        SETTLED,
        attack("A", "Binder"),
      ],
      expect: [life("A", 20)],
    });
  });
});
