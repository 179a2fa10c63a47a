import { at, cast, check, has, life, of, playable, SETTLED } from "../../support/script.ts";
import { creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const PARTING = {
  name: "Parting",
  manaCost: "{1}{B}",
  typeLine: "Sorcery",
  text: "Destroy any number of target creatures.",
};

mechanic("what a spell costs for its targets", {
  "is life, whatever becomes of them": {
    card: sorcery(
      "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures.",
    ),
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }],
    expect: [life("A", 14), has("B", "graveyard", "Hill Giant")],
  },
  "is less mana, for each of those that the effect names": {
    card: creature(
      "Each instant and sorcery spell you cast costs {1} less to cast for each creature it targets.",
    ),
    others: [PARTING],
    lands: "none",
    A: { battlefield: ["Speaker", of("Swamp", 2)], hand: ["Parting", "Duress"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      cast("A", "Parting", { objects: ["Grizzly Bears", "Hill Giant"] }),
      SETTLED,
      check("A", { tappedCount: { card: "Swamp", tapped: true, count: 1 } }),
      cast("A", "Duress", at("B")),
    ],
    expect: [has("B", "graveyard", "Hill Giant"), { tappedCount: { card: "Swamp", tapped: true, count: 2 } }],
  },
  "is less for what could target the creature, whoever casts it": {
    card: creature("Spells that target this creature cost {2} less to cast."),
    others: [{ name: "Blow", manaCost: "{2}{B}", typeLine: "Instant", text: "Destroy target creature." }],
    lands: "none",
    A: { battlefield: ["Speaker", "Hill Giant", of("Swamp", 1)], hand: ["Blow"] },
    script: [cast("A", "Blow", at("Speaker"))],
    expect: [has("A", "graveyard", "Speaker"), has("A", "graveyard", "Blow")],
  },
  "is less if such a target is there, before one is chosen": {
    card: {
      ...sorcery(
        "This spell costs {2} less to cast if it targets a tapped creature.\nDestroy target creature.",
      ),
      manaCost: "{3}{B}",
    },
    lands: "none",
    A: { battlefield: [of("Swamp", 2)], hand: ["Plain Words"] },
    B: { battlefield: [of("Grizzly Bears", 1, { tapped: true })] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
  "is the whole of it if no such target is there": {
    card: {
      ...sorcery(
        "This spell costs {2} less to cast if it targets a tapped creature.\nDestroy target creature.",
      ),
      manaCost: "{3}{B}",
    },
    lands: "none",
    A: { battlefield: ["Grizzly Bears", of("Swamp", 2)], hand: ["Plain Words"] },
    script: [check("A", playable("A", "Cast Plain Words", false))],
    expect: [has("A", "hand", "Plain Words")],
  },
  "is no less than there are targets to be had": {
    card: creature(
      "Each instant and sorcery spell you cast costs {1} less to cast for each creature it targets.",
    ),
    others: [{ name: "Blow", manaCost: "{2}{B}", typeLine: "Instant", text: "Destroy target creature." }],
    lands: "none",
    A: { battlefield: ["Speaker", of("Swamp", 1)], hand: ["Blow"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [check("A", playable("A", "Blow", false))],
    expect: [has("A", "hand", "Blow")],
  },
});

const SHIELD = "Spells and abilities your opponents control can't cause you to sacrifice permanents.";
const ON_SHIELDED = { battlefield: ["Lasting Words", "Grizzly Bears"] };

function opponentCasts(text: string) {
  return { name: "Demand", manaCost: "{0}", typeLine: "Instant", text };
}

mechanic("what opponents can't cause", {
  "is that their spells make somebody sacrifice": {
    card: enchantment(SHIELD),
    others: [opponentCasts("Each player sacrifices a creature.")],
    A: ON_SHIELDED,
    B: { battlefield: ["Hill Giant"], hand: ["Demand"] },
    script: [cast("B", "Demand")],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
  },
  "is that somebody pays for them by sacrificing": {
    card: enchantment(SHIELD),
    others: [opponentCasts("Target player loses 3 life unless they sacrifice a creature.")],
    A: ON_SHIELDED,
    B: { hand: ["Demand"] },
    script: [cast("B", "Demand", at("A"))],
    expect: [life("A", 17), has("A", "permanents", "Grizzly Bears")],
  },
  "isn't what is paid for one's own spells and abilities": {
    card: enchantment(SHIELD),
    others: [{ name: "Altar", typeLine: "Artifact", text: "Sacrifice a creature: You gain 1 life." }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Altar"] },
    script: [{ player: "A", turn: 1, step: "precombat-main", do: "activate", ability: "Sacrifice" }],
    expect: [life("A", 21), has("A", "graveyard", "Grizzly Bears")],
  },
});
