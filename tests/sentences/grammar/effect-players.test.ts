import { at, cast, counters, has, life, of, respond, size } from "../../support/script.ts";
import { artifact, creature, family, instant, sorcery } from "../support/family.ts";

family("grammar/effect/players", {
  "discards the card that was chosen": {
    card: sorcery(
      "Target player reveals two cards from their hand and you choose one of them. That player discards that card.",
    ),
    B: { hand: ["Shock", "Hill Giant"] },
    targets: ["B"],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "hand", "Shock")],
  },
  "discards the cards that were chosen": {
    card: sorcery(
      "Target player reveals three cards from their hand. You choose two of them. That player discards those cards.",
    ),
    B: { hand: ["Shock", "Hill Giant", "Forest"] },
    targets: ["B"],
    answersA: [{ choose: ["Hill Giant", "Shock"] }],
    expect: [has("B", "hand", "Forest"), size("B", "graveyard", 2)],
  },
  "discards all cards of a kind": {
    card: sorcery("Target player reveals their hand and discards all nonland cards."),
    B: { hand: ["Shock", "Forest", "Hill Giant"] },
    targets: ["B"],
    expect: [has("B", "hand", "Forest"), size("B", "hand", 1), size("B", "graveyard", 2)],
  },
  "gets energy for each of something": {
    card: sorcery("You get {E}{E} for each creature you control."),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    expect: [{ counters: { onPlayer: "A", kind: "energy", count: 4 } }],
  },
  "draws cards": {
    card: "Divination",
    A: { library: [of("Shock", 2)] },
    expect: [has("A", "hand", "Shock", 2)],
  },
  "lets each player draw": {
    card: sorcery("Each player draws a card."),
    expect: [size("A", "hand", 1), size("B", "hand", 1)],
  },
  "gains as much life as a creature's power": {
    card: sorcery("You gain life equal to target creature's power."),
    B: { battlefield: ["Craw Wurm"] },
    targets: ["Craw Wurm"],
    expect: [life("A", 26)],
  },
  "loses half of one's life, rounded up": {
    card: sorcery("Target player loses half their life, rounded up."),
    B: { life: 7 },
    targets: ["B"],
    expect: [life("B", 3)],
  },
  "loses half of one's life, rounded down": {
    card: sorcery("You lose half your life, rounded down."),
    A: { life: 7 },
    expect: [life("A", 4)],
  },
  "discards what the player chooses": {
    card: "Mind Rot",
    B: { hand: ["Shock", "Opt", "Murder"] },
    targets: ["B"],
    answersB: [{ choose: ["Shock", "Murder"] }],
    expect: [has("B", "hand", "Opt"), size("B", "graveyard", 2)],
  },
  "discards at random": {
    card: sorcery("Target player discards two cards at random."),
    B: { hand: [of("Shock", 3)] },
    targets: ["B"],
    expect: [has("B", "hand", "Shock"), has("B", "graveyard", "Shock", 2)],
  },
  "discards a whole hand": {
    card: sorcery("Each player discards their hand."),
    A: { hand: ["Opt"] },
    B: { hand: [of("Shock", 3)] },
    expect: [size("A", "hand", 0), size("B", "hand", 0), has("B", "graveyard", "Shock", 3)],
  },
  "mills cards": {
    card: sorcery("Target player mills three cards."),
    targets: ["B"],
    expect: [size("B", "graveyard", 3)],
  },
  "looks at the top of the library and may put it below": {
    card: sorcery("Scry 1. Draw a card."),
    A: { library: ["Opt", "Shock"] },
    answersA: [{ choose: ["Shock"] }],
    expect: [has("A", "hand", "Opt")],
  },
  "gets energy": {
    card: sorcery("You get {E}{E}{E}."),
    expect: [{ counters: { onPlayer: "A", kind: "energy", count: 3 } }],
  },
  "gives poison counters": {
    card: sorcery("Target player gets two poison counters."),
    targets: ["B"],
    expect: [{ counters: { onPlayer: "B", kind: "poison", count: 2 } }],
  },
  "loses the game": {
    card: sorcery("Target player loses the game."),
    targets: ["B"],
    expect: [{ won: "A" }, { lost: "B" }],
  },
  "wins the game": {
    card: sorcery("You win the game."),
    expect: [{ won: "A" }],
  },
  "becomes the monarch, who draws at the end of the turn": {
    card: sorcery("You become the monarch."),
    A: { library: ["Shock"] },
    expect: [has("A", "hand", "Shock")],
  },
  "exchanges life totals": {
    card: sorcery("Exchange life totals with target player."),
    A: { life: 3 },
    B: { life: 11 },
    targets: ["B"],
    expect: [life("A", 11), life("B", 3)],
  },
  "sets a life total": {
    card: sorcery("Your life total becomes 10."),
    A: { life: 3 },
    expect: [life("A", 10)],
  },
  "takes another turn": {
    card: "Time Walk",
    stop: { turn: 2, step: "end" },
    A: { library: ["Opt", "Shock"] },
    expect: [has("A", "hand", "Shock"), size("B", "hand", 0)],
  },
  "skips the next draw step": {
    card: sorcery("Skip your next draw step."),
    stop: { turn: 5, step: "end" },
    expect: [size("A", "hand", 1), size("B", "hand", 2)],
  },
  "skips the next turn": {
    card: sorcery("Target player skips their next turn."),
    targets: ["B"],
    stop: { turn: 2, step: "end" },
    expect: [size("A", "hand", 1), size("B", "hand", 0)],
  },
});

family("grammar/effect/measure", {
  "is X and some more": {
    card: sorcery("You gain X plus 1 life, where X is the number of cards in your hand."),
    A: { hand: ["Shock", "Opt"] },
    expect: [life("A", 23)],
  },
  "counts for each creature": {
    card: sorcery("Draw a card for each creature you control."),
    A: { battlefield: [of("Grizzly Bears", 3)] },
    expect: [size("A", "hand", 3)],
  },
  "takes what a number equals": {
    card: sorcery("Draw cards equal to the greatest power among creatures you control."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    expect: [size("A", "hand", 3)],
  },
  "speaks of as many as before": {
    card: sorcery("Target player discards their hand, then draws that many cards."),
    B: { hand: [of("Shock", 3)], library: [of("Opt", 4)] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Shock", 3), has("B", "hand", "Opt", 3)],
  },
  "is so many times X cards": {
    card: { ...sorcery("Draw three times X cards."), manaCost: "{X}" },
    answersA: [{ x: 2 }],
    expect: [size("A", "hand", 6)],
  },
  "doubles X": {
    card: { ...sorcery("You gain twice X life."), manaCost: "{X}" },
    answersA: [{ x: 3 }],
    expect: [life("A", 26)],
  },
  "speaks of as much life as was lost": {
    card: "Sanguine Bond",
    A: { battlefield: ["Sanguine Bond"], hand: ["Healing Salve"] },
    script: [
      {
        do: "cast",
        player: "A",
        turn: 1,
        step: "precombat-main",
        card: "Healing Salve",
        targets: [{ player: "A" }],
      },
    ],
    answersA: [{ mode: "1" }],
    expect: [life("A", 23), life("B", 17)],
  },
});

family("grammar/effect/counters", {
  "puts all of one kind at once, so that one more is one more": {
    card: sorcery("Put two +1/+1 counters and a flying counter on target creature."),
    A: { battlefield: ["Grizzly Bears", "Hardened Scales"] },
    expect: [counters("Grizzly Bears", "+1/+1", 3), counters("Grizzly Bears", "flying", 1)],
  },
  "puts counters of two kinds on a creature, of each kind so many": {
    card: sorcery("Put two +1/+1 counters and a flying counter on target creature."),
    A: { battlefield: ["Grizzly Bears"] },
    expect: [counters("Grizzly Bears", "+1/+1", 2), counters("Grizzly Bears", "flying", 1)],
  },
  "removes one from each of those chosen that have some, and counts them": {
    card: sorcery(
      "Put two +1/+1 counters on each of up to two target creatures. You may remove a +1/+1 counter from each of any number of creatures you control. You gain 2 life for each +1/+1 counter removed this way.",
    ),
    A: { battlefield: ["Grizzly Bears", "Craw Wurm", "Hill Giant"] },
    targets: [{ objects: ["Grizzly Bears", "Craw Wurm"] }],
    answersA: [{ yes: true }, { choose: ["Grizzly Bears", "Craw Wurm"] }],
    expect: [counters("Grizzly Bears", "+1/+1", 1), counters("Craw Wurm", "+1/+1", 1), life("A", 24)],
  },
  "removes one from each of two that have some, since no others can be chosen": {
    card: sorcery(
      "Put a +1/+1 counter on each of up to two target creatures. Remove a +1/+1 counter from each of two creatures you control. You gain 2 life for each +1/+1 counter removed this way.",
    ),
    A: { battlefield: ["Hill Giant", "Grizzly Bears", "Craw Wurm"] },
    targets: [{ objects: ["Grizzly Bears", "Craw Wurm"] }],
    expect: [counters("Grizzly Bears", "+1/+1", 0), counters("Craw Wurm", "+1/+1", 0), life("A", 24)],
  },
  "puts another counter where one has been put already": {
    card: sorcery("Put a +1/+1 counter on target creature. Put another +1/+1 counter on that creature."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
  "distributes counters among targets as it is cast, not again when one of them is gone": {
    card: instant("Distribute three +1/+1 counters among one, two, or three target creatures you control."),
    A: { hand: ["Quick Words", "Shock"], battlefield: ["Grizzly Bears", "Craw Wurm"] },
    script: [cast("A", "Quick Words"), respond("A", "Quick Words", "Shock", at("Grizzly Bears"))],
    answersA: [
      { target: at("Grizzly Bears"), amount: 2 },
      { target: at("Craw Wurm"), amount: 1 },
    ],
    expect: [counters("Craw Wurm", "+1/+1", 1)],
  },
  "puts counters on creatures": {
    card: sorcery("Put two +1/+1 counters on target creature."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [
      counters("Grizzly Bears", "+1/+1", 2),
      { powerToughness: { player: "A", card: "Grizzly Bears", is: [4, 4] } },
    ],
  },
  "puts counters of two kinds on one creature": {
    card: sorcery("Put a +1/+1 counter and a flying counter on target creature."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [
      counters("Grizzly Bears", "+1/+1", 1),
      { keyword: { player: "A", card: "Grizzly Bears", keyword: "flying", is: true } },
    ],
  },
  "puts as many as something counts": {
    card: creature(
      "When this creature enters, put a +1/+1 counter on this creature for each other creature you control.",
    ),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    expect: [counters("Speaker", "+1/+1", 2)],
  },
  "puts as many counters as a number equals": {
    card: sorcery(
      "Put a number of +1/+1 counters on target creature equal to the number of artifacts you control.",
    ),
    A: { battlefield: ["Hill Giant", of("Sol Ring", 3)] },
    targets: ["Hill Giant"],
    expect: [counters("Hill Giant", "+1/+1", 3)],
  },
  "distributes counters": {
    card: sorcery("Distribute three +1/+1 counters among one, two, or three target creatures you control."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersA: [
      { target: { object: "Grizzly Bears" }, amount: 1 },
      { target: { object: "Hill Giant" }, amount: 2 },
    ],
    expect: [counters("Grizzly Bears", "+1/+1", 1), counters("Hill Giant", "+1/+1", 2)],
  },
  "removes a counter": {
    card: artifact(
      "This artifact enters with three charge counters on it.\n{T}: Remove a charge counter from this artifact.",
    ),
    A: { battlefield: ["Device"] },
    script: [{ do: "activate", player: "A", turn: 1, step: "precombat-main", ability: "{T}: Remove" }],
    expect: [counters("Device", "charge", 2)],
  },
  "moves a counter from one creature to another": {
    card: sorcery("Move a +1/+1 counter from target creature you control onto another target creature."),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    others: [creature("This creature enters with two +1/+1 counters on it.")],
    targets: ["Speaker", "Grizzly Bears"],
    expect: [counters("Speaker", "+1/+1", 1), counters("Grizzly Bears", "+1/+1", 1)],
  },
  "doubles counters": {
    card: sorcery(
      "Put a +1/+1 counter on target creature. Double the number of +1/+1 counters on that creature.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
});
