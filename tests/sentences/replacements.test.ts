import { describe, it } from "vitest";
import { at, attack, block, by, cast, counters, has, life, of, SETTLED } from "../support/script.ts";
import { holds } from "./support/play.ts";

const beast = { typeLine: "Creature — Beast", power: "2", toughness: "2" };

describe("how a permanent enters", () => {
  const kicked = {
    ...beast,
    name: "Sapling Keeper",
    text: "Kicker {2}\nIf this creature was kicked, it enters with two +1/+1 counters on it.",
  };

  it("hangs on whether it was kicked", () => {
    holds({
      cards: [kicked],
      A: { hand: [of("Sapling Keeper")], battlefield: [of("Forest", 2)] },
      answersA: [{ yes: true }],
      script: [cast("A", "Sapling Keeper")],
      expect: [{ counters: { card: "Sapling Keeper", kind: "+1/+1", count: 2 } }],
    });
    holds({
      cards: [kicked],
      A: { hand: [of("Sapling Keeper")] },
      script: [cast("A", "Sapling Keeper")],
      expect: [{ powerToughness: { player: "A", card: "Sapling Keeper", is: [2, 2] } }],
    });
  });

  it("hangs on what happened this turn", () => {
    const grim = {
      ...beast,
      name: "Grim Forager",
      text: "Grim Forager enters with a +1/+1 counter on it if a creature died this turn.",
    };
    holds({
      cards: [grim],
      A: { hand: [of("Grim Forager"), of("Shock")], battlefield: [of("Mountain")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [
        by("A", {
          do: "cast",
          card: "Shock",
          targets: [{ object: "Grizzly Bears" }],
          thenResolveStack: true,
        }),
        cast("A", "Grim Forager"),
      ],
      expect: [{ powerToughness: { player: "A", card: "Grim Forager", is: [3, 3] } }],
    });
    holds({
      cards: [grim],
      A: { hand: [of("Grim Forager")] },
      script: [cast("A", "Grim Forager")],
      expect: [{ powerToughness: { player: "A", card: "Grim Forager", is: [2, 2] } }],
    });
  });

  it("hangs on whether it was cast from the hand", () => {
    const idol = {
      ...beast,
      name: "Hand Idol",
      text: "Hand Idol enters with a +1/+1 counter on it if you cast it from your hand.",
    };
    holds({
      cards: [
        idol,
        {
          name: "Recall to Life",
          text: "Return target creature card from your graveyard to the battlefield.",
        },
      ],
      A: { hand: [of("Hand Idol")] },
      script: [cast("A", "Hand Idol")],
      expect: [{ powerToughness: { player: "A", card: "Hand Idol", is: [3, 3] } }],
    });
    holds({
      cards: [
        idol,
        {
          name: "Recall to Life",
          text: "Return target creature card from your graveyard to the battlefield.",
        },
      ],
      A: { hand: [of("Recall to Life")], graveyard: [of("Hand Idol")] },
      script: [cast("A", "Recall to Life", { object: "Hand Idol" })],
      expect: [{ powerToughness: { player: "A", card: "Hand Idol", is: [2, 2] } }],
    });
  });
});

describe("what would go to a graveyard", () => {
  it("is exiled wherever it comes from, if it is such a card", () => {
    holds({
      cards: [
        {
          name: "Spell Eater",
          typeLine: "Enchantment",
          text: "If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead.",
        },
        { name: "Grind Away", text: "Target player mills two cards." },
      ],
      A: { hand: [of("Grind Away")], battlefield: [of("Spell Eater")] },
      B: { library: [of("Shock"), of("Grizzly Bears")] },
      script: [cast("A", "Grind Away", { player: "B" })],
      expect: [
        { exile: { card: "Shock", count: 1 } },
        { exile: { card: "Grind Away", count: 1 } },
        { graveyard: { player: "B", card: "Grizzly Bears", count: 1 } },
      ],
    });
  });

  it("is shuffled into its owner's library also when it was milled", () => {
    holds({
      cards: [
        {
          ...beast,
          name: "Returning Colossus",
          text: "If Returning Colossus would be put into a graveyard from anywhere, reveal Returning Colossus and shuffle it into its owner's library instead.",
        },
        { name: "Grind Away", text: "Target player mills two cards." },
      ],
      A: { hand: [of("Grind Away")] },
      B: { library: [of("Returning Colossus"), of("Shock")] },
      script: [cast("A", "Grind Away", { player: "B" })],
      expect: [
        { graveyard: { player: "B", card: "Shock", count: 1 } },
        { graveyard: { player: "B", card: "Returning Colossus", count: 0 } },
        { library: { player: "B", card: "Returning Colossus", count: 1 } },
      ],
    });
  });

  it("is exiled when a creature that was hit dies this turn", () => {
    holds({
      cards: [
        {
          name: "Cleansing Bolt",
          text: "Cleansing Bolt deals 2 damage to target creature. If that creature would die this turn, exile it instead.",
        },
      ],
      A: { hand: [of("Cleansing Bolt")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [cast("A", "Cleansing Bolt", { object: "Grizzly Bears" })],
      expect: [{ exile: { card: "Grizzly Bears", count: 1 } }, { graveyard: { player: "B", count: 0 } }],
    });
  });
});

describe("damage", () => {
  it("is prevented for as long as the permanent is there", () => {
    holds({
      cards: [
        {
          name: "Peaceful Banner",
          typeLine: "Enchantment",
          text: "Prevent all noncombat damage that would be dealt to creatures you control.",
        },
      ],
      A: { battlefield: [of("Peaceful Banner"), of("Grizzly Bears")] },
      B: { hand: [of("Shock")], battlefield: [of("Mountain")] },
      script: [cast("B", "Shock", { object: "Grizzly Bears" })],
      expect: [{ permanents: { player: "A", card: "Grizzly Bears", count: 1 } }],
    });
  });

  it("of creatures is doubled", () => {
    holds({
      cards: [
        {
          name: "Savage Drums",
          typeLine: "Enchantment",
          text: "If a creature you control would deal damage to a permanent or player, it deals double that damage instead.",
        },
      ],
      A: { battlefield: [of("Savage Drums"), of("Grizzly Bears")] },
      script: [{ do: "attack", turn: 1, player: "A", with: "Grizzly Bears" }],
      expect: [{ life: { player: "B", is: 16 } }],
    });
  });
});

describe("what was done this way", () => {
  it("is counted by what really happened", () => {
    holds({
      cards: [
        {
          name: "Sweeping Light",
          text: "Destroy all creatures. You gain 2 life for each creature destroyed this way.",
        },
        { ...beast, name: "Stone Guardian", text: "Indestructible" },
      ],
      A: { hand: [of("Sweeping Light")], battlefield: [of("Stone Guardian")] },
      B: { battlefield: [of("Grizzly Bears", 2)] },
      script: [cast("A", "Sweeping Light")],
      expect: [{ life: { player: "A", is: 24 } }],
    });
  });
});

describe("cards that may be played", () => {
  it("may be for as long as the text says", () => {
    holds({
      cards: [
        {
          name: "Sudden Idea",
          text: "Exile the top card of your library. Until the end of your next turn, you may play that card.",
        },
      ],
      A: { hand: [of("Sudden Idea")], library: [of("Shock")], battlefield: [of("Mountain")] },
      script: [
        cast("A", "Sudden Idea"),
        by(
          "A",
          { do: "cast", card: "Shock", targets: [{ player: "B" }] },
          { turn: 3, step: "precombat-main" },
        ),
      ],
      stop: { turn: 3, step: "end" },
      expect: [{ life: { player: "B", is: 18 } }],
    });
  });
});

describe("what else a prevention effect does", () => {
  it("is done once for all damage that is dealt at the same time", () => {
    holds({
      cards: [
        {
          name: "Ghost",
          typeLine: "Creature — Spirit",
          power: "0",
          toughness: "0",
          text: "This creature enters with three +1/+1 counters on it.\nIf damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.",
          manaCost: "{0}",
        },
      ],
      A: { hand: [of("Ghost")] },
      B: { battlefield: [of("Grizzly Bears"), of("Hill Giant")] },
      script: [
        cast("A", "Ghost"),
        attack("A", "Ghost", 3),
        block("B", "Grizzly Bears", "Ghost", 3),
        block("B", "Hill Giant", "Ghost", 3),
      ],
      stop: { turn: 3, step: "end" },
      expect: [counters("Ghost", "+1/+1", 2)],
    });
  });
});

describe("a card that would be put into a graveyard", () => {
  it("is not a token, which dies as usual (CR 108.2b, 111.6)", () => {
    holds({
      cards: [
        {
          name: "Hungry Void",
          typeLine: "Enchantment",
          text: "If a card would be put into your graveyard from anywhere, exile it instead.",
        },
        { name: "Mourner", typeLine: "Enchantment", text: "Whenever a creature dies, you gain 1 life." },
      ],
      A: {
        battlefield: [of("Hungry Void"), of("Mourner"), of("Mountain", 3)],
        hand: [of("Dragon Fodder"), of("Lightning Bolt")],
      },
      script: [cast("A", "Dragon Fodder"), SETTLED, cast("A", "Lightning Bolt", at("Goblin Token"))],
      expect: [life("A", 21), has("A", "exile", "Lightning Bolt")],
    });
  });
});
