import {
  activate,
  at,
  check,
  counters,
  has,
  life,
  of,
  playable,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, creature, mechanic } from "../support/family.ts";

mechanic("all counters of a kind, as a cost", {
  "are as many as were removed": {
    card: artifact(
      "{0}: Put a charge counter on this artifact.\n{1}, Remove all charge counters from this artifact: You gain 2 life for each charge counter removed this way.",
    ),
    A: { battlefield: ["Device"] },
    script: [
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{1}"),
    ],
    expect: [life("A", 26), counters("Device", "charge", 0)],
  },
  "may be none": {
    card: artifact(
      "{1}, Remove all charge counters from this artifact: This artifact deals damage to any target equal to the number of charge counters removed this way.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{1}", at("B"))],
    expect: [life("B", 20)],
  },
});

mechanic("the top cards of a graveyard or library, as a cost", {
  "are the ones that were put there last": {
    card: creature("Exile the top card of your graveyard: This creature gets +1/+1 until end of turn."),
    A: { battlefield: ["Speaker"], graveyard: ["Shock", "Grizzly Bears"] },
    script: [activate("A", "Exile")],
    expect: [pt("A", "Speaker", 3, 3), has("A", "exile", "Grizzly Bears"), has("A", "graveyard", "Shock")],
  },
  "are those of a kind, whatever lies on them": {
    card: creature(
      "Exile the top creature card of your graveyard: This creature gets +1/+1 until end of turn.",
    ),
    A: { battlefield: ["Speaker"], graveyard: ["Hill Giant", "Grizzly Bears", "Shock"] },
    script: [activate("A", "Exile")],
    expect: [has("A", "exile", "Grizzly Bears"), has("A", "graveyard", "Hill Giant")],
  },
  "are not paid where there is no such card": {
    card: creature(
      "Exile the top creature card of your graveyard: This creature gets +1/+1 until end of turn.",
    ),
    A: { battlefield: ["Speaker"], graveyard: ["Shock"] },
    script: [check("A", playable("A", "Exile", false))],
    expect: [has("A", "graveyard", "Shock")],
  },
  "are as many as it says": {
    card: creature("Exile the top two cards of your library: You gain 1 life."),
    A: { battlefield: ["Speaker"], library: ["Forest", "Shock", "Island"] },
    script: [activate("A", "Exile")],
    expect: [life("A", 21), size("A", "exile", 2)],
  },
});

mechanic("a card that an opponent owns in exile, as a cost", {
  "goes to its owner's graveyard": {
    card: creature("Put a card an opponent owns from exile into that player's graveyard: You gain 1 life."),
    A: { battlefield: ["Speaker"], exile: ["Forest"] },
    B: { exile: [of("Shock")] },
    script: [activate("A", "Put"), SETTLED, check("A", playable("A", "Put", false))],
    expect: [life("A", 21), has("B", "graveyard", "Shock"), has("A", "exile", "Forest")],
  },
});
