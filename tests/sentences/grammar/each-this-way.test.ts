import { activate, at, attack, by, cast, has, life, of, pt, SETTLED } from "../../support/script.ts";
import { creature, enchantment, family, instant, mechanic, sorcery } from "../support/family.ts";

const EACH_SEARCHES =
  "Each player may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles it.";
const SHUFFLED = enchantment("Whenever an opponent shuffles their library, you gain 1 life.");

mechanic("each player who searched their library", {
  "shuffles it, and nobody else": {
    card: sorcery(EACH_SEARCHES),
    others: [SHUFFLED],
    A: { library: ["Forest"], battlefield: ["Lasting Words"] },
    B: { library: ["Island"] },
    answersA: [{ yes: true }, { choose: ["Forest"] }],
    answersB: [{ yes: false }],
    expect: [has("A", "permanents", "Forest", 5), life("A", 20)],
  },
  "shuffles it once, however often that was": {
    card: sorcery(
      "Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles it.",
    ),
    others: [SHUFFLED],
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: [of("Reliquary Tower", 2)], library: [of("Island", 3)] },
    answersB: [{ yes: true }, { choose: ["Island"] }, { yes: true }, { choose: ["Island"] }],
    expect: [has("B", "permanents", "Island", 2), life("A", 21)],
  },
});

mechanic("all other cards revealed until one is found", {
  "are shuffled into the library even if there are none (CR 701.20d)": {
    card: sorcery(
      "Destroy target creature. It can't be regenerated. Its controller reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.",
    ),
    others: [SHUFFLED],
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Grizzly Bears"], library: ["Hill Giant"] },
    targets: ["Grizzly Bears"],
    expect: [has("B", "permanents", "Hill Giant"), life("A", 21)],
  },
});

mechanic("each player's own life", {
  "is what each player loses half of": {
    card: sorcery("Each player loses half their life, rounded up."),
    A: { life: 7 },
    expect: [life("A", 3), life("B", 10)],
  },
});

mechanic("the exiled card's owner", {
  "is nobody where a token was exiled (CR 108.2b)": {
    card: {
      name: "Grim Ship",
      typeLine: "Artifact",
      text: "When Grim Ship enters, exile target creature.\nWhen Grim Ship leaves the battlefield, the exiled card's owner creates a 2/2 green Boar creature token.",
    },
    others: [sorcery("Create a 1/1 white Human creature token."), instant("Destroy target artifact.")],
    A: { hand: ["Plain Words", "Grim Ship", "Quick Words"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      cast("A", "Grim Ship"),
      SETTLED,
      cast("A", "Quick Words", at("Grim Ship")),
    ],
    expect: [has("A", "graveyard", "Grim Ship"), has("A", "permanents", "Boar Token", 0)],
  },
});

mechanic("tokens that are created for each of several", {
  "enter at the same time, so that each sees all others enter (CR 608.2f)": {
    card: sorcery("For each creature target player controls, create a token that's a copy of that creature."),
    others: [creature("Whenever another creature enters, you gain 1 life.")],
    A: { battlefield: [of("Speaker", 2)] },
    targets: ["A"],
    expect: [has("A", "permanents", "Speaker", 4), life("A", 26)],
  },
  "have entered once": {
    card: sorcery("For each creature you control, create a 1/2 white Moogle creature token with lifelink."),
    others: [enchantment("Whenever one or more creatures you control enter, you gain 1 life.")],
    A: { battlefield: ["Lasting Words", of("Grizzly Bears", 3)] },
    expect: [has("A", "permanents", "Moogle Token", 3), life("A", 21)],
  },
});

mechanic("each of those that have left the battlefield this way", {
  "is asked for its controller as it was exiled, tokens too": {
    card: sorcery(
      "Exile all creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.",
    ),
    others: [
      { name: "Steal", text: "Gain control of target creature." },
      { name: "Breed", text: "Create a 1/1 black Rat creature token." },
    ],
    A: { hand: ["Plain Words", "Steal", "Breed"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      by("A", { do: "cast", card: "Steal", targets: [{ object: "Hill Giant" }] }),
      SETTLED,
      cast("A", "Breed"),
      SETTLED,
      cast("A", "Plain Words"),
    ],
    expect: [
      has("A", "permanents", "Boar Token", 2),
      has("B", "permanents", "Boar Token", 1),
      has("B", "exile", "Hill Giant"),
    ],
  },
  "is the card that it became, if it was none before": {
    card: sorcery(
      "Exile all creature cards from your graveyard. For each card exiled this way, create a token that's a copy of that card, except it's a 4/4 black Zombie.",
    ),
    A: { graveyard: ["Hill Giant", "Grizzly Bears"] },
    expect: [pt("A", "Hill Giant", 4, 4), pt("A", "Grizzly Bears", 4, 4)],
  },
  "is asked for its controller as it was destroyed, and is no creature that regenerated": {
    card: sorcery(
      "Destroy all creatures. For each creature destroyed this way, its controller gains 2 life.",
    ),
    others: [
      { ...creature("{0}: Regenerate this creature."), name: "Stayer" },
      { name: "Steal", text: "Gain control of target creature." },
    ],
    A: { hand: ["Plain Words", "Steal"], battlefield: ["Stayer"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      by("A", { do: "cast", card: "Steal", targets: [{ object: "Hill Giant" }] }),
      SETTLED,
      activate("A", "{0}:"),
      SETTLED,
      cast("A", "Plain Words"),
    ],
    expect: [life("A", 22), life("B", 22), has("A", "permanents", "Stayer")],
  },
});

family("grammar/sentence/does-the-same", {
  "triggers once, and gives the same to no opponent who isn't attacking": {
    card: {
      name: "Curse",
      typeLine: "Enchantment — Aura Curse",
      text: "Enchant player\nWhenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.",
    },
    A: { battlefield: [of("Grizzly Bears", 2)], hand: ["Curse"] },
    script: [
      cast("A", "Curse", { player: "B" }),
      SETTLED,
      attack("A", "Grizzly Bears"),
      attack("A", "Grizzly Bears"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("A", 22), life("B", 16)],
  },
  "gives the same to an opponent who is": {
    card: {
      name: "Curse",
      typeLine: "Enchantment — Aura Curse",
      text: "Enchant player\nWhenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.",
    },
    A: { hand: ["Curse"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Curse", { player: "A" }),
      { do: "attack", turn: 2, player: "B", with: "Grizzly Bears" },
    ],
    stop: { turn: 2, step: "postcombat-main" },
    expect: [life("A", 20), life("B", 22)],
  },
});
