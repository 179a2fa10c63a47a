import { describe, expect, it } from "vitest";
import {
  activate,
  at,
  by,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
} from "../../support/script.ts";
import { creature, family, instant, mechanic, sorcery } from "../support/family.ts";
import { A_CREATURE, frenchOf } from "../support/french.ts";

const ESCAPE = "Escape—{0}, Exile two other cards from your graveyard.";
const UNLESS = creature(`${ESCAPE}\nWhen this creature enters, sacrifice it unless it escaped.`);
const GROWN = creature(`${ESCAPE}\nThis creature escapes with two +1/+1 counters on it.`);
const EXILE = { name: "Away", typeLine: "Instant", text: "Exile target creature." };
const escapes = by("A", { do: "cast", card: "Speaker", via: "escape" });

mechanic("what has escaped (CR 702.138b-c)", {
  "may stay": {
    card: UNLESS,
    A: { graveyard: ["Speaker", of("Forest", 2)] },
    script: [escapes],
    expect: [has("A", "permanents", "Speaker"), size("A", "exile", 2)],
  },
  "is not what was cast from the hand": {
    card: UNLESS,
    A: { graveyard: [of("Forest", 2)] },
    expect: [has("A", "graveyard", "Speaker")],
  },
  "enters with what it escapes with": {
    card: GROWN,
    A: { graveyard: ["Speaker", of("Forest", 2)] },
    script: [escapes],
    expect: [pt("A", "Speaker", 4, 4), counters("Speaker", "+1/+1", 2)],
  },
  "enters without it from the hand": { card: GROWN, expect: [pt("A", "Speaker", 2, 2)] },
});

mechanic("what leaves the battlefield for exile", {
  "sees a card put into exile from the battlefield, which is found there": {
    card: creature(
      "When this creature dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.",
    ),
    others: [EXILE],
    A: { battlefield: ["Speaker"], hand: ["Away"], library: [of("Forest", 4)] },
    script: [cast("A", "Away", at("Speaker"))],
    answersA: [{ yes: true }],
    expect: [has("A", "library", "Speaker"), size("A", "exile", 0)],
  },
  "sees it die as well": {
    card: creature(
      "When this creature dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Murder"], library: [of("Forest", 4)] },
    script: [cast("A", "Murder", at("Speaker"))],
    answersA: [{ yes: true }],
    expect: [has("A", "library", "Speaker"), size("A", "graveyard", 1)],
  },
});

const FLASH = sorcery("Until your next turn, you may cast sorcery spells as though they had flash.");
const MEND = { name: "Mend", text: "You gain 1 life." };
const DEAR = { name: "Dear", manaCost: "{1}", typeLine: "Instant", text: "You gain 2 life." };

mechanic("rules that last until a turn is over, or the next begins", {
  "are that sorceries may be cast at any time": {
    card: FLASH,
    others: [MEND],
    A: { hand: ["Plain Words", "Mend"] },
    script: [cast("A", "Plain Words"), by("A", { do: "cast", card: "Mend" }, { turn: 2, step: "upkeep" })],
    stop: { turn: 2, step: "draw" },
    expect: [life("A", 21)],
  },
  "are over when the next turn begins": {
    card: FLASH,
    others: [MEND],
    A: { hand: ["Plain Words", "Mend"], library: [of("Forest", 5)] },
    script: [
      cast("A", "Plain Words"),
      check("A", playable("A", "Cast Mend"), { turn: 2, step: "end" }),
      check("A", playable("A", "Cast Mend", false), { turn: 3, step: "upkeep" }),
    ],
    stop: { turn: 3, step: "draw" },
    expect: [size("A", "hand", 2)],
  },
  "are that one's own spells of the turn cost less": {
    card: sorcery("Instant spells you cast this turn cost {1} less to cast."),
    others: [DEAR],
    lands: "none",
    A: { hand: ["Plain Words", "Dear", "Dear"] },
    script: [
      check("A", playable("A", "Cast Dear", false)),
      cast("A", "Plain Words"),
      SETTLED,
      cast("A", "Dear"),
      check("A", playable("A", "Cast Dear", false), { turn: 2, step: "upkeep" }),
    ],
    stop: { turn: 2, step: "draw" },
    expect: [life("A", 22)],
  },
  "are that no spell of the turn can be countered": {
    card: instant("Creature spells you control can't be countered this turn."),
    others: [{ name: "Denial", typeLine: "Instant", text: "Counter target spell." }],
    A: { hand: ["Quick Words", "Grizzly Bears"] },
    B: { hand: ["Denial"] },
    script: [
      by("A", { do: "cast", card: "Quick Words" }, { turn: 1, step: "upkeep" }),
      cast("A", "Grizzly Bears"),
      respond("B", "Grizzly Bears", "Denial", at("Grizzly Bears")),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "graveyard", "Denial")],
  },
});

family("grammar/reference/spell-costs", {
  "makes spells of a kind cheaper": {
    card: "Goblin Electromancer",
    lands: "none",
    A: { hand: ["Divination"], battlefield: ["Goblin Electromancer", of("Island", 2)] },
    script: [cast("A", "Divination")],
    expect: [size("A", "hand", 2)],
  },
  "makes spells of a kind dearer, for everybody": {
    card: "Thalia, Guardian of Thraben",
    lands: "none",
    A: { hand: ["Shock", "Goblin Guide"], battlefield: ["Thalia, Guardian of Thraben", "Mountain"] },
    script: [check("A", playable("A", "Cast Shock", false)), check("A", playable("A", "Cast Goblin Guide"))],
    expect: [],
  },
  "lets opponents pay more until the next turn": {
    card: sorcery("Noncreature spells your opponents cast cost {2} more to cast until your next turn."),
    others: [DEAR],
    A: { hand: ["Plain Words"], library: [of("Forest", 5)] },
    B: { battlefield: [of("Forest", 2)], hand: ["Dear"], library: [of("Craw Wurm", 5)] },
    script: [
      check("B", playable("B", "Cast Dear")),
      cast("A", "Plain Words"),
      SETTLED,
      check("B", playable("B", "Cast Dear", false)),
      check("B", playable("B", "Cast Dear", false), { turn: 2, step: "end" }),
      by("B", { do: "cast", card: "Dear" }, { turn: 3, step: "upkeep" }),
    ],
    stop: { turn: 3, step: "draw" },
    expect: [life("B", 22)],
  },
});

mechanic("abilities that are lost together", {
  "are lost until end of turn": {
    card: sorcery("Creatures your opponents control lose flying and vigilance until end of turn."),
    B: { battlefield: ["Serra Angel"] },
    expect: [keyword("B", "Serra Angel", "flying", false), keyword("B", "Serra Angel", "vigilance", false)],
  },
});

mechanic("mana of one kind", {
  "adds as much of one kind as it says": {
    card: { name: "Stone", typeLine: "Artifact", text: "{T}: Add six {G}." },
    others: [{ name: "Great", manaCost: "{6}", typeLine: "Artifact", text: "Flying" }],
    lands: "none",
    A: { battlefield: ["Stone"], hand: ["Great"] },
    script: [activate("A", "{T}: Add"), cast("A", "Great")],
    expect: [has("A", "permanents", "Great")],
  },
});

describe("the French of what has escaped", () => {
  it("says that it did or did not", () => {
    expect(
      frenchOf(`${ESCAPE}\nWhen this creature enters, sacrifice it unless it escaped.`, A_CREATURE),
    ).toBe(
      "Échappée — {0}, exilez deux autres cartes depuis votre cimetière. / Quand cette créature arrive sur le champ de bataille, sacrifiez-la si elle ne s'est pas échappée.",
    );
    expect(frenchOf("When this creature enters, if it escaped, draw a card.", A_CREATURE)).toContain(
      "si elle s'est échappée",
    );
  });

  it("puts abilities together that are lost", () => {
    expect(frenchOf("Target creature loses flying and reach until end of turn.")).toContain(
      "perd le vol et la portée jusqu'à la fin du tour",
    );
  });
});
