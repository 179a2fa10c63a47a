import { activate, at, cast, has, life, of, respond, size } from "../../support/script.ts";
import { creature, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("what holds for the rest of the turn", {
  "exiles the creature or planeswalker that would die": {
    card: sorcery(
      "Plain Words deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "exile", "Hill Giant")],
  },
  "exiles the permanent that would be put into a graveyard": {
    card: sorcery(
      "Plain Words deals 3 damage to target creature or planeswalker. If that permanent would be put into a graveyard this turn, exile it instead.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "exile", "Hill Giant")],
  },
  "exiles every creature of a kind that would die": {
    card: sorcery(
      "All creatures get -2/-2 until end of turn. If a creature an opponent controls would die this turn, exile it instead.",
    ),
    A: { battlefield: ["Savannah Lions"] },
    B: { battlefield: ["Grizzly Bears"] },
    expect: [has("A", "graveyard", "Savannah Lions"), has("B", "exile", "Grizzly Bears")],
  },
  "chooses new targets for a spell": {
    card: instant("You may choose new targets for target spell."),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [
      cast("B", "Lightning Bolt", at("A")),
      respond("A", "Lightning Bolt", "Quick Words", at("Lightning Bolt")),
    ],
    answersA: [{ yes: true }, { target: at("B") }],
    expect: [life("A", 20), life("B", 17)],
  },
});

mechanic("what happens instead of what only follows from a payment", {
  "is paid for, too": {
    card: creature(
      "{0}: You may pay {1}. If you do, you gain 1 life. If you control a Giant, you gain 4 life instead.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    answersA: [{ yes: false }],
    script: [activate("A", "{0}")],
    expect: [life("A", 20)],
  },
  "happens instead once it is paid": {
    card: creature(
      "{0}: You may pay {1}. If you do, you gain 1 life. If you control a Giant, you gain 4 life instead.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    answersA: [{ yes: true }],
    script: [activate("A", "{0}")],
    expect: [life("A", 24)],
  },
});

mechanic("what was destroyed this way", {
  "lets nothing regenerate that is destroyed unless somebody pays": {
    card: sorcery(
      "Any player may have Plain Words deal 6 damage to them. If no one does, destroy all creatures. Creatures destroyed this way can't be regenerated.",
    ),
    B: { battlefield: ["Drudge Skeletons", of("Swamp", 1)] },
    answersA: [{ yes: false }],
    answersB: [{ yes: false }],
    expect: [has("B", "graveyard", "Drudge Skeletons")],
  },
});

mechanic("spells and abilities as targets", {
  "counters an activated ability": {
    card: instant("Counter target spell, activated ability, or triggered ability."),
    others: [{ name: "Leech", typeLine: "Artifact", text: "{0}: You lose 5 life." }],
    A: { hand: ["Quick Words"], battlefield: ["Leech"] },
    script: [activate("A", "{0}"), respond("A", "Leech", "Quick Words", at("Leech"))],
    expect: [life("A", 20), has("A", "graveyard", "Quick Words")],
  },
});

mechanic("unless any player pays, and what X is", {
  "is spared if any player pays": {
    card: sorcery("Each opponent loses 3 life unless any player pays 2 life."),
    answersA: [{ yes: false }],
    answersB: [{ yes: true }],
    expect: [life("A", 20), life("B", 18)],
  },
  "happens where nobody pays": {
    card: sorcery("Each opponent loses 3 life unless any player pays 2 life."),
    answersA: [{ yes: false }],
    answersB: [{ yes: false }],
    expect: [life("B", 17)],
  },
  "goes on after what X is": {
    card: sorcery("You gain X life, where X is the number of creatures you control, then draw a card."),
    A: { battlefield: [of("Hill Giant", 3)] },
    expect: [life("A", 23), size("A", "hand", 1)],
  },
  "may do more after what X is": {
    card: creature(
      "When Speaker enters, Speaker gets +X/+0 until end of turn, where X is the number of cards in your graveyard, then you may have Speaker fight target creature you don't control.",
    ),
    A: { hand: ["Speaker"], graveyard: [of("Shock", 2)] },
    B: { battlefield: ["Siege Mastodon"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }],
    expect: [has("A", "graveyard", "Speaker"), has("B", "permanents", "Siege Mastodon")],
  },
});

mechanic("cards put back", {
  "puts a card back and the rest away": {
    card: sorcery(
      "Look at the top three cards of your library. You may put one of those cards back on top of your library. Put the rest into your graveyard.",
    ),
    A: { library: ["Hill Giant", "Shock", "Opt"] },
    answersA: [{ yes: true }, { choose: ["Shock"] }],
    expect: [has("A", "graveyard", "Hill Giant"), has("A", "graveyard", "Opt"), size("A", "graveyard", 3)],
  },
});
