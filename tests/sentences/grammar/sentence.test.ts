import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  keyword,
  life,
  of,
  pt,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, enchantment, family, instant, sorcery } from "../support/family.ts";

family("grammar/sentence/instructions", {
  "aims at something once tokens were made": {
    card: sorcery(
      "Create a 1/1 white Soldier creature token. When you do, tap target creature an opponent controls.",
    ),
    B: { battlefield: ["Hill Giant"] },
    expect: [tapped("Hill Giant")],
  },
  "triggers on what was done, with targets of its own": {
    card: sorcery("You may sacrifice a creature. When you do, target player loses 3 life."),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }, { target: { player: "B" } }],
    expect: [life("B", 17), has("A", "graveyard", "Grizzly Bears")],
  },
  "doesn't trigger where nothing was done": {
    card: sorcery("You may sacrifice a creature. When you do, target player loses 3 life."),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: false }],
    expect: [life("B", 20)],
  },
  "carries sentences out in their order": {
    card: sorcery("Draw two cards. Then discard your hand."),
    expect: [size("A", "hand", 0), size("A", "graveyard", 3)],
  },
});

family("grammar/sentence/sequence", {
  "carries out one thing, then another": {
    card: "Sift",
    A: { library: ["Shock", "Shock", "Opt"] },
    answersA: [{ choose: ["Opt"] }],
    expect: [has("A", "hand", "Shock", 2), has("A", "graveyard", "Opt")],
  },
  "joins what two players do by and": {
    card: sorcery("Target opponent discards a card and you draw a card."),
    B: { hand: ["Shock"] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Shock"), size("A", "hand", 1)],
  },
  "lists three things": {
    card: sorcery("Draw a card, lose 1 life, and create a 1/1 red Goblin creature token."),
    expect: [size("A", "hand", 1), life("A", 19), has("A", "permanents", "Goblin Token")],
  },
});

family("grammar/sentence/step", {
  "is done by each of two target players": {
    card: sorcery("Two target players each draw a card."),
    targets: ["A", "B"],
    expect: [size("A", "hand", 1), size("B", "hand", 1)],
  },
  "is done by each target player with what is theirs": {
    card: sorcery("Two target players each mill cards equal to the number of cards in their graveyard."),
    A: { graveyard: [of("Shock", 2)] },
    B: { graveyard: [of("Shock", 3)] },
    targets: ["A", "B"],
    expect: [size("A", "graveyard", 5), size("B", "graveyard", 6)],
  },
  "says of each player what each does": {
    card: sorcery("Each player draws a card, then discards a card."),
    expect: [size("A", "graveyard", 2), size("B", "graveyard", 1)],
  },
  "goes on about the same player as they": {
    card: sorcery("Target player draws two cards. Then they lose 2 life."),
    targets: ["B"],
    expect: [size("B", "hand", 2), life("B", 18)],
  },
  "says of several what each gets": {
    card: sorcery("Up to two target creatures each get +1/+1 until end of turn."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 4, 4)],
  },
  "gives another combat phase": {
    card: sorcery(
      "Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.",
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [
      attack("A", "Hill Giant"),
      by("A", { do: "cast", card: "Plain Words" }, { turn: 1, step: "postcombat-main" }),
      attack("A", "Hill Giant"),
    ],
    expect: [life("B", 14)],
  },
});

family("grammar/sentence/may", {
  "lets a player do one thing, and another": {
    card: sorcery("You may draw a card, and you may have target player gain 3 life."),
    targets: ["A"],
    answersA: [{ yes: false }, { yes: true }],
    expect: [size("A", "hand", 0), life("A", 23)],
  },
  "does what the player wants done": {
    card: sorcery("You may draw two cards."),
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 2)],
  },
  "leaves what the player does not want": {
    card: sorcery("You may draw two cards."),
    answersA: [{ yes: false }],
    expect: [size("A", "hand", 0)],
  },
  "asks the player who may": {
    card: sorcery("Target player may draw two cards."),
    targets: ["B"],
    answersB: [{ yes: false }],
    expect: [size("B", "hand", 0)],
  },
  "has somebody else do something": {
    card: sorcery("You may have target player lose 3 life."),
    targets: ["B"],
    answersA: [{ yes: true }],
    expect: [life("B", 17)],
  },
  "lets a player pay": {
    card: sorcery("You may pay {2}. If you do, draw a card."),
    lands: "none",
    A: { battlefield: [of("Forest", 2)], hand: ["Plain Words", of("Shock")] },
    script: [cast("A", "Plain Words")],
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 2), { tappedCount: { card: "Forest", tapped: true, count: 2 } }],
  },
});

const PRICE = "You may sacrifice a creature. If you do, draw two cards. If you don't, you lose 2 life.";

family("grammar/sentence/rider", {
  "goes on if the player has paid": {
    card: instant("Counter target spell unless its controller pays {1}. If they do, you gain 2 life."),
    A: { hand: ["Quick Words"] },
    B: { hand: ["Shock"], battlefield: [of("Mountain", 2)] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Quick Words", at("Shock"))],
    answersB: [{ yes: true }],
    expect: [life("A", 20)],
  },
  "does not go on where the player has not paid": {
    card: instant("Counter target spell unless its controller pays {1}. If they do, you gain 2 life."),
    A: { hand: ["Quick Words"] },
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Quick Words", at("Shock"))],
    expect: [life("A", 20), has("B", "graveyard", "Shock")],
  },
  "goes on from what may be done under a condition": {
    card: sorcery("If you control a creature, you may discard a card. If you do, draw two cards."),
    A: { hand: ["Shock"], battlefield: ["Hill Giant"] },
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 2), has("A", "graveyard", "Shock")],
  },
  "does not go on where the condition is not met": {
    card: sorcery("If you control a creature, you may discard a card. If you do, draw two cards."),
    A: { hand: ["Shock"] },
    expect: [size("A", "hand", 1)],
  },
  "goes on if a counter was removed": {
    card: sorcery("Remove a +1/+1 counter from target creature. If you do, you gain 2 life."),
    others: [{ name: "Boon", text: "Put a +1/+1 counter on target creature." }],
    A: { hand: [of("Plain Words", 2), "Boon"], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Boon", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Plain Words", at("Grizzly Bears")),
    ],
    expect: [life("A", 22)],
  },
  "goes on only if the creature became tapped": {
    card: sorcery("Tap target creature. If you do, you gain 2 life."),
    A: { hand: [of("Plain Words", 2)], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Plain Words", at("Grizzly Bears")),
    ],
    expect: [life("A", 22)],
  },
  "goes on once tokens were made": {
    card: sorcery("Create a 1/1 white Soldier creature token. If you do, you gain 2 life."),
    expect: [life("A", 22)],
  },
  "hangs on what the player of an event pays": {
    card: enchantment(
      "Whenever a player casts a spell, that player may pay {1}. If the player does, they draw a card.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Shock"], battlefield: [of("Mountain", 2)] },
    script: [cast("B", "Shock", at("A"))],
    answersB: [{ yes: true }],
    expect: [size("B", "hand", 1), life("A", 18)],
  },
  "goes on if it was done": {
    card: sorcery(PRICE),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 2), life("A", 20), has("A", "graveyard", "Grizzly Bears")],
  },
  "goes on otherwise if it was not": {
    card: sorcery(PRICE),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: false }],
    expect: [size("A", "hand", 0), life("A", 18)],
  },
  "does something else where it can't be done": {
    card: sorcery("Sacrifice a creature. If you can't, you lose 7 life."),
    expect: [life("A", 13)],
  },
  "does nothing else where it can be done": {
    card: sorcery("Sacrifice a creature. If you can't, you lose 7 life."),
    A: { battlefield: ["Grizzly Bears"] },
    expect: [life("A", 20), has("A", "graveyard", "Grizzly Bears")],
  },
  "goes on if the player wins a clash": {
    card: sorcery("Clash with an opponent. If you win, you gain 4 life."),
    A: { library: ["Craw Wurm"] },
    B: { library: ["Forest"] },
    expect: [life("A", 24)],
  },
  "does the one or the other by how a coin falls": {
    card: sorcery(
      "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you gain 5 life.",
    ),
    expect: [life("A", 25)],
  },
  "counts as not done where it can't be": {
    card: sorcery("Sacrifice a creature. If you do, draw two cards."),
    expect: [size("A", "hand", 0)],
  },
  "hangs on what another player pays": {
    card: sorcery("Target opponent may pay {2}. If that player doesn't, they lose 3 life."),
    B: { battlefield: ["Forest"] },
    targets: ["B"],
    expect: [life("B", 17)],
  },
  "does something else instead": {
    card: sorcery("Draw a card. If you control a Goblin, draw two cards instead."),
    A: { battlefield: ["Goblin Piker"] },
    expect: [size("A", "hand", 2)],
  },
  "does the usual where the condition of the other does not hold": {
    card: sorcery("Draw a card. If you control a Goblin, draw two cards instead."),
    expect: [size("A", "hand", 1)],
  },
  "does something else instead, said in a paragraph with an ability word": {
    card: sorcery(
      "Return target creature card from your graveyard to your hand.\nThreshold — Return that card from your graveyard to the battlefield instead if seven or more cards are in your graveyard.",
    ),
    A: { hand: ["Plain Words"], graveyard: ["Grizzly Bears", of("Forest", 6)] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "does the usual where the ability word's condition does not hold": {
    card: sorcery("You gain 2 life.\nFateful hour — If you have 5 or less life, you gain 9 life instead."),
    expect: [life("A", 22)],
  },
  "does the same to the same group by another amount": {
    card: {
      name: "Plain Words",
      text: "Kicker {3}\nCreatures target player controls get -1/-1 until end of turn. If this spell was kicked, those creatures get -2/-2 until end of turn instead.",
    },
    B: { battlefield: ["Hill Giant"] },
    targets: ["B"],
    answersA: [{ yes: true }],
    expect: [pt("B", "Hill Giant", 1, 1)],
  },
  "creates more copies instead": {
    card: {
      name: "Plain Words",
      text: "Kicker {5}\nCreate a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.",
    },
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Hill Giant", 5)],
  },
  "does one or the other": {
    card: sorcery("If you control a Goblin, draw a card. Otherwise, you gain 3 life."),
    expect: [size("A", "hand", 0), life("A", 23)],
  },
  "lets nothing be regenerated": {
    card: "Terminate",
    A: { hand: ["Terminate"], battlefield: ["Drudge Skeletons"] },
    script: [activate("A", "{B}: Regenerate"), SETTLED, cast("A", "Terminate", at("Drudge Skeletons"))],
    expect: [has("A", "graveyard", "Drudge Skeletons")],
  },
  "deals damage that can't be prevented": {
    card: sorcery("Plain Words deals 2 damage to any target. The damage can't be prevented."),
    A: { hand: ["Plain Words", "Hush"] },
    others: [
      {
        name: "Hush",
        typeLine: "Instant",
        text: "Prevent all damage that would be dealt to any target this turn.",
      },
    ],
    script: [cast("A", "Hush", at("B")), SETTLED, cast("A", "Plain Words", at("B"))],
    expect: [life("B", 18)],
  },
  "does what is said where somebody else can't": {
    card: sorcery("Target opponent sacrifices a creature. If the player can't, they lose 5 life."),
    targets: ["B"],
    expect: [life("B", 15)],
  },
  "does nothing of it where that was done": {
    card: sorcery("Target opponent sacrifices a creature. If that player can't, draw a card."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["B"],
    expect: [size("A", "hand", 0), has("B", "graveyard", "Hill Giant")],
  },
});

family("grammar/sentence/sentence", {
  "finds X with a target that only its description names": {
    card: sorcery(
      "You draw X cards and you lose X life, where X is the number of creature cards in target player's graveyard.",
    ),
    B: { graveyard: ["Hill Giant", "Grizzly Bears", "Shock"] },
    targets: ["B"],
    expect: [life("A", 18), size("A", "hand", 2)],
  },
  "finds X of what it has destroyed": {
    card: sorcery(
      "Destroy target creature. You draw X cards and you lose X life, where X is that creature's power.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [life("A", 17), size("A", "hand", 3), has("B", "graveyard", "Hill Giant")],
  },
  "destroys unless its controller is dealt damage instead": {
    card: sorcery("Destroy target land unless its controller has Plain Words deal 6 damage to them."),
    B: { battlefield: ["Forest"] },
    targets: ["Forest"],
    lands: "none",
    answersB: [{ yes: true }],
    expect: [life("B", 14), has("B", "permanents", "Forest")],
  },
  "destroys where its controller won't be dealt damage": {
    card: sorcery("Destroy target land unless its controller has Plain Words deal 6 damage to them."),
    B: { battlefield: ["Forest"] },
    targets: ["Forest"],
    lands: "none",
    answersB: [{ yes: false }],
    expect: [life("B", 20), has("B", "graveyard", "Forest")],
  },
  "lets a player do it only under a condition": {
    card: sorcery("You may destroy target creature if it's tapped."),
    B: { battlefield: [of("Hill Giant", 1, { tapped: false })] },
    targets: ["Hill Giant"],
    expect: [has("B", "permanents", "Hill Giant")],
  },
  "adds something in a later paragraph under a condition": {
    card: sorcery(
      "Creatures you control get +1/+1 until end of turn.\nFateful hour — If you have 5 or less life, those creatures gain indestructible until end of turn.",
    ),
    A: { life: 5, battlefield: ["Grizzly Bears"] },
    expect: [pt("A", "Grizzly Bears", 3, 3), keyword("A", "Grizzly Bears", "indestructible")],
  },
  "finds X once, before anything is done": {
    card: sorcery("You draw X cards and you lose X life, where X is the number of cards in your hand."),
    A: { hand: ["Shock", "Forest"] },
    expect: [size("A", "hand", 4), life("A", 18)],
  },
  "does something if a condition holds": {
    card: sorcery("If you control a Goblin, draw a card."),
    A: { battlefield: ["Goblin Piker"] },
    expect: [size("A", "hand", 1)],
  },
  "does nothing where it does not": {
    card: sorcery("Draw a card if you control a Goblin."),
    expect: [size("A", "hand", 0)],
  },
  "does something unless a player pays": {
    card: "Mana Leak",
    A: { hand: ["Mana Leak"] },
    B: { hand: ["Shock"], battlefield: [of("Mountain", 3)] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Mana Leak", at("Shock"))],
    expect: [life("A", 20)],
  },
  "does not where the player pays": {
    card: "Mana Leak",
    A: { hand: ["Mana Leak"] },
    B: { hand: ["Shock"], battlefield: [of("Mountain", 4)] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Mana Leak", at("Shock"))],
    answersB: [{ yes: true }],
    expect: [life("A", 18)],
  },
  "begins with how long all of it lasts": {
    card: sorcery("Until end of turn, creatures you control get +1/+1 and gain trample."),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), SETTLED, check("A", pt("A", "Hill Giant", 4, 4))],
    stop: { turn: 2, step: "upkeep" },
    expect: [pt("A", "Hill Giant", 3, 3), keyword("A", "Hill Giant", "trample", false)],
  },
  "says what X is": {
    card: sorcery(
      "Target creature gets +X/+X until end of turn, where X is the number of artifacts you control.",
    ),
    A: { battlefield: ["Grizzly Bears", of("Sol Ring", 3)] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 5, 5)],
  },
});

family("grammar/sentence/delayed", {
  "waits again and again until the player's next turn": {
    card: sorcery("Until your next turn, whenever a creature attacks, you gain 1 life."),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    B: { battlefield: [of("Grizzly Bears", 2)] },
    script: [
      cast("A", "Plain Words"),
      attack("A", "Hill Giant"),
      attack("B", "Grizzly Bears:0", 2),
      attack("B", "Grizzly Bears:1", 2),
      attack("A", "Hill Giant", 3),
    ],
    stop: { turn: 3, step: "end" },
    expect: [life("A", 19)],
  },
  "waits for the next end step": {
    card: sorcery("At the beginning of the next end step, draw a card."),
    A: { hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words"),
      check("A", size("A", "hand", 0), { turn: 1, step: "postcombat-main" }),
    ],
    expect: [size("A", "hand", 1)],
  },
  "waits for the next turn's upkeep": {
    card: sorcery("Draw a card at the beginning of the next turn's upkeep."),
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 1)],
  },
  "waits for one's own upkeep": {
    card: sorcery("At the beginning of your next upkeep, draw a card."),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), check("A", size("A", "hand", 0), { turn: 2, step: "end" })],
    stop: { turn: 3, step: "upkeep" },
    expect: [size("A", "hand", 1)],
  },
  "waits for the end of combat": {
    card: creature("Whenever this creature attacks, sacrifice it at end of combat."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 18), has("A", "graveyard", "Speaker")],
  },
  "waits for the next spell of a turn": {
    card: sorcery("When you next cast an instant or sorcery spell this turn, you gain 3 life."),
    A: { hand: ["Plain Words", "Shock", "Opt"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Shock", at("B")), SETTLED, cast("A", "Opt")],
    expect: [life("A", 23)],
  },
  "waits for a creature to die": {
    card: sorcery("Choose target creature. When that creature dies this turn, you gain 3 life."),
    A: { hand: ["Plain Words", "Shock"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), SETTLED, cast("A", "Shock", at("Grizzly Bears"))],
    expect: [life("A", 23)],
  },
  "waits for the next main phase, of either kind": {
    card: sorcery("At the beginning of your next main phase, add {G}{G}."),
    lands: "none",
    A: { hand: ["Plain Words", "Grizzly Bears"] },
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "cast", card: "Grizzly Bears" }, { turn: 1, step: "postcombat-main" }),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

family("grammar/sentence/hand-pick", {
  "lets the player choose from a revealed hand": {
    card: sorcery(
      "Target player reveals their hand. You choose a nonland card from it. That player discards that card.",
    ),
    B: { hand: ["Forest", "Shock", "Opt"] },
    targets: ["B"],
    answersA: [{ choose: ["Opt"] }],
    expect: [has("B", "graveyard", "Opt"), size("B", "hand", 2)],
  },
  "exiles the card until the permanent that took it leaves, and gives it back to the hand": {
    card: {
      name: "Thief",
      typeLine: "Creature — Human",
      power: "1",
      toughness: "1",
      text: "When Thief enters, target opponent reveals their hand and you choose a nonland card from it. Exile that card until Thief leaves the battlefield.",
    },
    A: { hand: ["Thief", "Shock"] },
    B: { hand: ["Forest", "Opt"] },
    script: [cast("A", "Thief"), SETTLED, check("A", size("B", "hand", 1)), cast("A", "Shock", at("Thief"))],
    expect: [has("B", "hand", "Opt"), size("B", "hand", 2)],
  },
  "chooses and discards in one sentence": {
    card: sorcery(
      "Target player reveals their hand, you choose a card from it, then that player discards that card.",
    ),
    B: { hand: ["Forest", "Shock"] },
    targets: ["B"],
    answersA: [{ choose: ["Forest"] }],
    expect: [has("B", "graveyard", "Forest"), has("B", "hand", "Shock")],
  },
  "takes nothing where nothing fits": {
    card: sorcery(
      "Target player reveals their hand. You choose a card from it with mana value 2 or less. That player discards that card.",
    ),
    B: { hand: ["Craw Wurm"] },
    targets: ["B"],
    expect: [size("B", "hand", 1)],
  },
});

family("grammar/sentence/enters-as", {
  "says what a permanent is as it enters, so that what triggers on that sees it": {
    card: sorcery(
      "Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.",
    ),
    others: [
      {
        name: "Grave Watch",
        typeLine: "Enchantment",
        text: "Whenever a Zombie enters, you gain 3 life.",
      },
    ],
    A: { battlefield: ["Grave Watch"], graveyard: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("A", "permanents", "Hill Giant"), life("A", 23)],
  },
  "makes it no creature where it is said to be something else": {
    card: creature(
      "When this creature dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Murder", "Wrath of God"] },
    script: [cast("A", "Murder", at("Speaker")), SETTLED, cast("A", "Wrath of God")],
    expect: [has("A", "permanents", "Speaker")],
  },
});
