import { activate, at, cast, has, life, of, pt, respond, SETTLED, size } from "../../support/script.ts";
import { aura, creature, enchantment, family, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("whether something was done", {
  "is asked of what was done later": {
    card: sorcery(
      "Gain control of target creature. At the beginning of the next end step, sacrifice it. If you do, you gain 4 life.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("B", "graveyard", "Hill Giant"), life("A", 24)],
  },
  "is not so of what could not be done later": {
    card: sorcery(
      "Gain control of target creature. At the beginning of the next end step, sacrifice it. If you do, you gain 4 life.",
    ),
    A: { hand: ["Plain Words", "Lightning Bolt"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      SETTLED,
      cast("A", "Lightning Bolt", at("Hill Giant")),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 20)],
  },
  "decides between two things": {
    card: sorcery("You may discard a land card. If you do, you gain 5 life. Otherwise, you lose 5 life."),
    A: { hand: ["Forest", "Shock"] },
    answersA: [{ yes: true }],
    expect: [life("A", 25), has("A", "hand", "Shock")],
  },
  "decides for the other thing where there is no such card": {
    card: sorcery("You may discard a land card. If you do, you gain 5 life. Otherwise, you lose 5 life."),
    A: { hand: ["Shock"] },
    expect: [life("A", 15), has("A", "hand", "Shock")],
  },
  "is asked of another player": {
    card: sorcery(
      "Target opponent sacrifices a green creature of their choice. If that player does, they lose 3 life.",
    ),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["B"],
    expect: [life("B", 17), has("B", "graveyard", "Grizzly Bears")],
  },
  "is not so where the other player can't": {
    card: sorcery(
      "Target opponent sacrifices a green creature of their choice. If that player does, they lose 3 life.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["B"],
    expect: [life("B", 20)],
  },
  "is paid for by each player alone": {
    card: sorcery("Each opponent sacrifices a permanent of their choice unless they pay {1}."),
    B: { battlefield: [of("Forest", 2)] },
    answersB: [{ yes: true }],
    expect: [size("B", "graveyard", 0)],
  },
  "falls on who doesn't pay": {
    card: sorcery("Each opponent loses 3 life unless they discard a card or sacrifice a creature."),
    expect: [life("B", 17)],
  },
  "triggers with what was targeted then": {
    card: creature(
      "When this creature enters, you may pay {1}. When you do, target Goblin you control deals damage equal to its power to another target creature.",
    ),
    A: { hand: ["Speaker"], battlefield: ["Goblin Piker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { target: { object: "Grizzly Bears" } }],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
});

mechanic("damage that was prevented", {
  "is gained as life": {
    card: instant(
      "Prevent the next 3 damage that would be dealt to you this turn. You gain life equal to the damage prevented this way.",
    ),
    A: { hand: ["Quick Words", of("Shock", 2)] },
    script: [
      cast("A", "Quick Words"),
      SETTLED,
      cast("A", "Shock", at("A")),
      SETTLED,
      cast("A", "Shock", at("A")),
    ],
    expect: [life("A", 22)],
  },
});

mechanic("what something has become", {
  "is asked for its toughness where it is now": {
    card: sorcery(
      "Exile target creature. At the beginning of your next upkeep, return that card to the battlefield under its owner's control. If you do, you gain life equal to that creature's toughness.",
    ),
    others: [{ name: "Growth", text: "Put two +1/+1 counters on target creature." }],
    A: { hand: ["Growth", "Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Growth", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Plain Words", at("Grizzly Bears")),
    ],
    stop: { turn: 3, step: "draw" },
    expect: [life("A", 22), pt("A", "Grizzly Bears", 2, 2)],
  },
  "is the land that was bent to life": {
    card: sorcery("Earthbend 2. That land becomes an Island in addition to its other types."),
    A: { hand: ["Plain Words"], battlefield: ["Forest"] },
    lands: "none",
    script: [cast("A", "Plain Words", at("Forest"))],
    expect: [pt("A", "Forest", 2, 2)],
  },
  "is a card in one's own graveyard": {
    card: creature("When this creature is put into your graveyard from the battlefield, you gain 4 life."),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [life("A", 24)],
  },
  "is nothing that goes to another graveyard": {
    card: creature("When this creature is put into your graveyard from the battlefield, you gain 4 life."),
    others: [{ name: "Theft", text: "Gain control of target creature." }],
    A: { hand: ["Theft", "Shock"] },
    B: { battlefield: ["Speaker"] },
    script: [cast("A", "Theft", at("Speaker")), SETTLED, cast("A", "Shock", at("Speaker"))],
    expect: [life("A", 20), has("B", "graveyard", "Speaker")],
  },
  "is found by its Aura once it is gone": {
    card: aura(
      "When enchanted creature is put into a graveyard, you may return this card from your graveyard to your hand.",
    ),
    A: { hand: ["Clinging Words", "Shock"], battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Clinging Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Shock", at("Grizzly Bears")),
    ],
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Clinging Words"), has("A", "graveyard", "Grizzly Bears")],
  },
  "deals damage as the card that was cycled": {
    card: instant("Cycling {1}\nWhen you cycle this card, it deals 2 damage to any target."),
    A: { hand: ["Quick Words"] },
    script: [activate("A", "Cycling")],
    answersA: [{ target: { player: "B" } }],
    expect: [life("B", 18), size("A", "hand", 1)],
  },
});

mechanic("a player by what is theirs", {
  "is the owner of what went to a hand": {
    card: sorcery("Return target permanent to its owner's hand. Then that player discards a card."),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
  "is the opponent from whose graveyard a card comes": {
    card: sorcery("Return target card from an opponent's graveyard to their hand. You gain 3 life."),
    B: { graveyard: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [has("B", "hand", "Grizzly Bears"), life("A", 23)],
  },
  "is the owner of a card that is put from exile into their graveyard": {
    card: sorcery(
      "You may put a card an opponent owns from exile into that player's graveyard. If you do, each opponent discards a card.",
    ),
    B: { exile: ["Grizzly Bears"], hand: ["Shock"] },
    answersA: [{ yes: true }],
    expect: [has("B", "graveyard", "Grizzly Bears"), has("B", "graveyard", "Shock")],
  },
  "is each one for a life total of their own": {
    card: sorcery("Each player's life total becomes the number of creatures they control."),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    B: { battlefield: ["Hill Giant"] },
    expect: [life("A", 2), life("B", 1)],
  },
});

mechanic("a thing by another noun", {
  "calls a Mountain a land": {
    card: sorcery("Destroy target Plains or Mountain. Plain Words deals 3 damage to that land's controller."),
    B: { battlefield: ["Mountain"] },
    A: { hand: ["Plain Words"] },
    lands: "none",
    script: [cast("A", "Plain Words", at("Mountain"))],
    expect: [life("B", 17), has("B", "graveyard", "Mountain")],
  },
  "searches for more of a card and shows what was found": {
    card: sorcery(
      "Reveal a card from your hand. Search your library for a card with the same name as that card, reveal it, put it into your hand, then shuffle.",
    ),
    A: { hand: ["Shock"], library: ["Forest", "Shock", "Opt"] },
    answersA: [{ choose: ["Shock"] }],
    expect: [has("A", "hand", "Shock", 2)],
  },
  "measures a spell that was cast": {
    card: enchantment(
      "Whenever you cast a creature spell, create X 1/1 red Goblin creature tokens, where X is the mana value of that spell. They gain haste until end of turn.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [size("A", "permanents", 24)],
  },
});

family("grammar/sentence/if-prevented", {
  "deals what was prevented to who controls its source": {
    card: instant(
      "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Quick Words deals that much damage to that source's controller.",
    ),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("A")), respond("A", "Lightning Bolt", "Quick Words")],
    answersA: [{ choose: ["Lightning Bolt"] }],
    expect: [life("A", 20), life("B", 17)],
  },
  "deals no more than was prevented": {
    card: instant(
      "Prevent the next 2 damage that would be dealt to you this turn. If damage is prevented this way, you gain that much life.",
    ),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("A")), respond("A", "Lightning Bolt", "Quick Words")],
    expect: [life("A", 21)],
  },
  "counts what was prevented one by one": {
    card: instant(
      "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.",
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [cast("B", "Shock", at("Hill Giant")), respond("A", "Shock", "Quick Words", at("Hill Giant"))],
    expect: [{ powerToughness: { player: "A", card: "Hill Giant", is: [5, 5] } }],
  },
});

family("grammar/sentence/died-this-way", {
  "does more where what was destroyed went to the graveyard": {
    card: sorcery("Destroy target creature. If that creature dies this way, you gain 3 life."),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [life("A", 23), has("B", "graveyard", "Grizzly Bears")],
  },
  "does no more where it was exiled instead": {
    card: sorcery("Destroy target creature. If that creature dies this way, you gain 3 life."),
    B: { battlefield: ["Grizzly Bears", "Rest in Peace"] },
    targets: ["Grizzly Bears"],
    expect: [life("A", 20), has("B", "exile", "Grizzly Bears")],
  },
  "does nothing where nothing was destroyed": {
    card: creature(
      "When this creature enters, you may destroy target artifact. If that artifact is put into a graveyard this way, this creature deals 3 damage to that artifact's controller.",
    ),
    A: { hand: ["Speaker"] },
    B: { battlefield: ["Bonesplitter"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: false }],
    expect: [life("B", 20), has("B", "permanents", "Bonesplitter")],
  },
});
