/** Creatures with a prepare spell, of which they have a copy in exile while they are prepared. */
import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  life,
  of,
  playable,
  pt,
  SETTLED,
} from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";
import type { TextCard } from "../support/scene.ts";

/** A creature whose prepare spell is as good as a Lightning Strike. */
function student(text: string, spell = "Instant"): TextCard {
  return {
    name: "Pupil // Spark",
    layout: "prepare",
    text: "",
    faces: [
      {
        name: "Pupil",
        manaCost: "{1}",
        typeLine: "Creature — Human Wizard",
        power: "2",
        toughness: "2",
        text,
      },
      { name: "Spark", manaCost: "{R}", typeLine: spell, text: "Spark deals 3 damage to any target." },
    ],
  };
}
const ENTERS = student("This creature enters prepared.");
const SILENCE = { name: "Silence Falls", typeLine: "Enchantment", text: "All creatures lose all abilities." };
const LATER = { turn: 1, step: "postcombat-main" };
const SPARK = "Cast Spark";
const CAST_PUPIL = [cast("A", "Pupil"), by("A", { do: "resolve-stack" })];

/** What happens when A casts the creature. */
function after(scene: Partial<Scene> & Pick<Scene, "expect">): Scene {
  const { A = {}, script = [], ...rest } = scene;
  return {
    card: ENTERS,
    ...rest,
    A: { ...A, hand: ["Pupil // Spark", ...(A.hand ?? [])] },
    script: [...CAST_PUPIL, ...script],
  };
}

mechanic("preparation cards (CR 722)", {
  "cast the copy for its own cost, and once": after({
    script: [
      check("A", has("A", "exile", "Spark")),
      cast("A", "Spark", at("B")),
      check("A", playable("A", SPARK, false)),
      SETTLED,
      check("A", playable("A", SPARK, false)),
    ],
    expect: [life("B", 17), has("A", "exile", "Spark", 0), has("A", "graveyard", "Spark", 0)],
  }),
  "keep the timing of the spell": {
    ...after({
      script: [
        check("A", playable("A", SPARK, false), { turn: 1, step: "end" }),
        check("A", playable("A", SPARK)),
      ],
      expect: [],
    }),
    card: student("This creature enters prepared.", "Sorcery"),
  },
  "are cast from the hand as creatures only": {
    card: ENTERS,
    A: { hand: ["Pupil // Spark"] },
    script: [check("A", playable("A", SPARK, false)), check("A", playable("A", "Cast Pupil"))],
    expect: [],
  },
  "lose the copy with the creature": after({
    A: { hand: ["Murder"] },
    script: [cast("A", "Murder", at("Pupil")), SETTLED, check("A", playable("A", SPARK, false))],
    expect: [has("A", "exile", "Spark", 0)],
  }),
  "enter unprepared where creatures have no abilities": after({
    others: [SILENCE],
    A: { battlefield: ["Silence Falls"] },
    expect: [has("A", "exile", "Spark", 0)],
  }),
  "stay prepared when they lose their abilities later": after({
    others: [SILENCE],
    A: { hand: ["Silence Falls"] },
    script: [cast("A", "Silence Falls"), SETTLED, cast("A", "Spark", at("B"))],
    expect: [life("B", 17)],
  }),
  "are unprepared from when the spell is cast, countered or not": after({
    B: { hand: ["Counterspell"], battlefield: [of("Island", 2)] },
    script: [
      by("A", { do: "cast", card: "Spark", targets: [at("B")] }, LATER),
      by("B", { do: "cast", card: "Counterspell", whileOnStack: "Spark", targets: [at("Spark")] }, LATER),
      by("A", { do: "resolve-stack" }, LATER),
      check("A", playable("A", SPARK, false), LATER),
    ],
    expect: [life("B", 20), has("A", "exile", "Spark", 0)],
  }),
  "become prepared again, but have one copy at a time": {
    card: student("Whenever this creature attacks, it becomes prepared."),
    A: { battlefield: ["Pupil // Spark"] },
    script: [
      attack("A", "Pupil"),
      attack("A", "Pupil", 3),
      by("A", { do: "cast", card: "Spark", targets: [at("B")] }, { turn: 3, step: "postcombat-main" }),
      check("A", playable("A", SPARK, false), { turn: 3, step: "end" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [life("B", 13), has("A", "exile", "Spark", 0)],
  },
  "become prepared and unprepared by another's doing, if they have a prepare spell": {
    card: {
      name: "Desk",
      typeLine: "Artifact",
      text: "{0}: Target creature becomes prepared.\n{1}: Target creature becomes unprepared.",
    },
    others: [student("Vigilance")],
    A: { battlefield: ["Desk", "Pupil // Spark", "Hill Giant"] },
    script: [
      activate("A", "{0}: Target creature", at("Hill Giant")),
      activate("A", "{0}: Target creature", at("Pupil")),
      SETTLED,
      check("A", has("A", "exile", "Spark")),
      check("A", playable("A", SPARK)),
      activate("A", "{1}: Target creature", at("Pupil")),
      SETTLED,
      check("A", playable("A", SPARK, false)),
    ],
    expect: [has("A", "exile", "Spark", 0)],
  },
  "are cast by whoever controls the creature now": after({
    B: { hand: ["Act of Treason"], battlefield: [of("Mountain", 4), "Hill Giant"] },
    script: [
      check("A", playable("A", SPARK)),
      by(
        "B",
        { do: "cast", card: "Act of Treason", targets: [at("Pupil")] },
        { turn: 2, step: "precombat-main" },
      ),
      by("B", { do: "resolve-stack" }, { turn: 2, step: "precombat-main" }),
      check("A", playable("A", SPARK, false), { turn: 2, step: "declare-attackers" }),
      by("B", { do: "attack", with: "Hill Giant" }, { turn: 2 }),
      by("B", { do: "cast", card: "Spark", targets: [at("A")] }, { turn: 2, step: "postcombat-main" }),
    ],
    stop: { turn: 2, step: "postcombat-main" },
    expect: [life("A", 14)],
  }),
  "are copied with their prepare spell, prepared by their own text": after({
    A: { hand: ["Clone"] },
    script: [
      cast("A", "Clone"),
      SETTLED,
      cast("A", "Spark", at("B")),
      cast("A", "Spark", at("B")),
      SETTLED,
      check("A", playable("A", SPARK, false)),
    ],
    answersA: [{ yes: true }],
    expect: [life("B", 14), has("A", "permanents", "Pupil", 2)],
  }),
  "are prepared or not, for what asks": after({
    others: [{ name: "Bell", typeLine: "Artifact", text: "Each prepared creature you control gets +1/+1." }],
    A: { battlefield: ["Bell", "Grizzly Bears"] },
    script: [
      check("A", pt("A", "Pupil", 3, 3)),
      cast("A", "Spark", at("B")),
      check("A", pt("A", "Pupil", 2, 2)),
    ],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  }),
  "have it only while they are on the battlefield": after({
    A: { hand: ["Unsummon"] },
    script: [cast("A", "Unsummon", at("Pupil")), SETTLED],
    expect: [has("A", "exile", "Spark", 0), has("A", "hand", "Pupil")],
  }),
});
