import { attack, block, cast, check, has, keyword, life, of, playable, pt } from "../../support/script.ts";
import { artifact, creature, enchantment, family, mechanic } from "../support/family.ts";

const DEAR = { name: "Dear Words", manaCost: "{5}", typeLine: "Sorcery", text: "You gain 5 life." };

mechanic("subjects and sources of static abilities", {
  "are the one creature that a player controls": {
    card: enchantment(
      "As long as you control exactly one creature, that creature gets +3/+1 and has lifelink.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [],
    expect: [
      pt("A", "Hill Giant", 6, 4),
      keyword("A", "Hill Giant", "lifelink"),
      pt("B", "Grizzly Bears", 2, 2),
    ],
  },
  "are none of two": {
    card: enchantment(
      "As long as you control exactly one creature, that creature gets +3/+1 and has lifelink.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant", "Grizzly Bears"] },
    script: [],
    expect: [pt("A", "Hill Giant", 3, 3)],
  },
  "are the card itself and others under one condition": {
    card: creature(
      "As long as you control an artifact, this creature gets +2/+2 and creatures you control have vigilance.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant", "Ornithopter"] },
    script: [],
    expect: [pt("A", "Speaker", 4, 4), keyword("A", "Hill Giant", "vigilance")],
  },
  "are creatures blocking it, whose damage is prevented": {
    card: creature(
      "Prevent all combat damage that would be dealt to this creature by creatures blocking it.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [has("A", "permanents", "Speaker")],
  },
  "are creatures that it is blocking": {
    card: creature("Prevent all damage that would be dealt to this creature by creatures it's blocking."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Speaker"] },
    script: [attack("A", "Hill Giant"), block("B", "Speaker", "Hill Giant")],
    stop: { turn: 1, step: "end" },
    expect: [has("B", "permanents", "Speaker")],
  },
  "are made legendary": {
    card: enchantment("All nonland permanents are legendary."),
    A: { battlefield: ["Lasting Words", of("Hill Giant", 2)] },
    script: [],
    answersA: [{ choose: ["Hill Giant"] }],
    stop: { turn: 1, step: "end" },
    expect: [has("A", "permanents", "Hill Giant")],
  },
  "have a color and a type besides": {
    card: enchantment("All Giants are green and are Bears in addition to their other creature types."),
    others: [{ name: "Song", typeLine: "Enchantment", text: "Green creatures get +1/+1.\nBears get +1/+1." }],
    A: { battlefield: ["Lasting Words", "Song", "Hill Giant"] },
    script: [],
    expect: [pt("A", "Hill Giant", 5, 5)],
  },
  "grow with twice a number": {
    card: creature(
      "This creature's power and toughness are each equal to 1 plus twice the number of Forests you control.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker", of("Forest", 3)] },
    script: [],
    expect: [pt("A", "Speaker", 7, 7)],
  },
  "take mana for two kinds of spells": {
    card: artifact(
      "{T}: Add {C}{C}{C}{C}{C}. Spend this mana only to cast spells with mana value 5 or greater or spells with {X} in their mana costs.",
    ),
    others: [DEAR, { name: "Cheap Words", manaCost: "{4}", typeLine: "Sorcery", text: "You gain 4 life." }],
    lands: "none",
    A: { battlefield: ["Device"], hand: ["Dear Words", "Cheap Words"] },
    script: [check("A", playable("A", "Cast Cheap Words", false)), cast("A", "Dear Words")],
    expect: [life("A", 25)],
  },
  "pay for attacking, those of one kind": {
    card: enchantment(
      "Nonblack creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    ),
    lands: "none",
    A: { battlefield: ["Hill Giant", of("Mountain", 2)] },
    B: { battlefield: ["Lasting Words"] },
    script: [attack("A", "Hill Giant")],
    stop: { turn: 1, step: "end" },
    expect: [life("B", 17), { tappedCount: { card: "Mountain", tapped: true, count: 2 } }],
  },
});

family("ability/static-subject", {
  "gives each of a kind something": {
    card: enchantment("Each Giant gets +1/+1."),
    A: { battlefield: ["Lasting Words", "Hill Giant"] },
    script: [],
    expect: [pt("A", "Hill Giant", 4, 4)],
  },
});

family("ability/static-form", {
  "may stay tapped": {
    card: creature("You may choose not to untap this creature during your untap step."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [life("B", 18)],
  },
});
