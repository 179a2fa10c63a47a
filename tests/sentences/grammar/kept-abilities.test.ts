import { activate, at, cast, check, counters, has, keyword, pt, SETTLED } from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";

const SHIFTER = creature("{2}: Speaker becomes a copy of target creature and gains this ability.");

mechanic("abilities that a copy keeps", {
  "becomes a copy again and again": {
    card: SHIFTER,
    A: { battlefield: ["Speaker", "Hill Giant", "Siege Mastodon"] },
    script: [
      activate("A", "{2}", at("Hill Giant")),
      SETTLED,
      check("A", has("A", "permanents", "Hill Giant", 2)),
      activate("A", "{2}", at("Siege Mastodon")),
    ],
    expect: [has("A", "permanents", "Siege Mastodon", 2), has("A", "permanents", "Hill Giant")],
  },
  "keeps it for those who copy the copy": {
    card: SHIFTER,
    A: { battlefield: ["Speaker", "Hill Giant"], hand: ["Clone"] },
    script: [
      activate("A", "{2}", at("Hill Giant")),
      SETTLED,
      cast("A", "Clone"),
      SETTLED,
      check("A", has("A", "permanents", "Hill Giant", 3)),
    ],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Hill Giant", 3)],
  },
  "keeps the right one where it became something else in response": {
    card: SHIFTER,
    A: { battlefield: ["Speaker", "Hill Giant", "Siege Mastodon"] },
    script: [
      activate("A", "{2}", at("Hill Giant")),
      activate("A", "{2}", at("Siege Mastodon")),
      SETTLED,
      check("A", has("A", "permanents", "Hill Giant", 2)),
      activate("A", "{2}", at("Siege Mastodon")),
    ],
    expect: [has("A", "permanents", "Siege Mastodon", 2)],
  },
  "gains it if it does become a copy": {
    card: creature(
      "At the beginning of your upkeep, you may have Speaker become a copy of another target creature. If you do, Speaker gains this ability.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    script: [],
    answersA: [{ yes: true }],
    stop: { turn: 3, step: "draw" },
    expect: [has("A", "permanents", "Hill Giant", 2)],
  },
});

mechanic("the counters of what has died", {
  "puts all of them on another creature": {
    card: creature(
      "Speaker enters with two +1/+1 counters on it.\n{0}: Put a charge counter on Speaker.\nWhen Speaker dies, put its counters on target creature you control.",
      0,
      0,
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Speaker", "Shock"] },
    script: [cast("A", "Speaker"), SETTLED, activate("A", "{0}"), SETTLED, cast("A", "Shock", at("Speaker"))],
    expect: [
      counters("Hill Giant", "+1/+1", 2),
      counters("Hill Giant", "charge", 1),
      pt("A", "Hill Giant", 5, 5),
    ],
  },
  "puts only those of one kind, of another creature that died": {
    card: creature(
      "Whenever another creature you control dies, if it had counters on it, put its +1/+1 counters on Speaker.",
    ),
    others: [
      {
        name: "Growth",
        typeLine: "Creature — Plant",
        power: "0",
        toughness: "1",
        text: "Growth enters with a +1/+1 counter on it.\n{0}: Put a charge counter on Growth.",
      },
    ],
    A: { battlefield: ["Speaker"], hand: ["Growth", "Shock"] },
    script: [cast("A", "Growth"), SETTLED, activate("A", "{0}"), SETTLED, cast("A", "Shock", at("Growth"))],
    expect: [counters("Speaker", "+1/+1", 1), counters("Speaker", "charge", 0)],
  },
});

mechanic("abilities that something enters with (CR 614.1c)", {
  "stay, though what gave them is no longer there to be read": {
    card: {
      ...creature(
        "Kicker {1}\nIf this creature was kicked, it enters with a +1/+1 counter on it and with flying.",
        1,
        1,
      ),
      manaCost: "{G}",
    },
    others: [
      { name: "Become", text: "Target creature you control becomes a copy of another target creature." },
    ],
    A: { hand: ["Speaker", "Become"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      check("A", pt("A", "Speaker", 2, 2)),
      cast("A", "Become", at("Speaker"), at("Hill Giant")),
    ],
    answersA: [{ yes: true }],
    expect: [pt("A", "Hill Giant", 4, 4), keyword("A", "Hill Giant", "flying")],
  },
  "aren't there if it wasn't kicked": {
    card: creature(
      'Kicker {1}\nIf this creature was kicked, it enters with a +1/+1 counter on it and with "{T}: Draw a card."',
    ),
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: false }],
    expect: [pt("A", "Speaker", 2, 2)],
  },
});
