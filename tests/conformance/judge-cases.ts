import type { Scenario } from "@spellroom/cli";
import { scenario, type Written } from "../support/scenario.ts";
import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  has,
  keyword,
  life,
  named,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
} from "../support/script.ts";

/** Enough lands of each type for anything that is cast here. */
const LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name) => of(name, 6));

/** The cards that a player has besides lands. */
function having(battlefield: readonly string[], hand: readonly string[] = []): object {
  return { battlefield: [...LANDS, ...named(...battlefield)], hand: named(...hand) };
}

/** A case under the rule that decides it. */
function judge(rule: string, what: string, written: Omit<Written, "id">): Scenario {
  return scenario({ ...written, id: `${rule}: ${what}` });
}

const duringBlocks = { turn: 1, step: "declare-blockers" } as const;

/** Hard interactions, each named by the rule of the Comprehensive Rules that decides it. */
export const LAYERS: readonly Scenario[] = [
  judge("613.4c", "an anthem counts after a spell has set power and toughness", {
    A: having(["Glorious Anthem", "Serra Angel"], ["Turn to Frog"]),
    script: [cast("A", "Turn to Frog", at("Serra Angel"))],
    expect: [pt("A", "Serra Angel", 2, 2), keyword("A", "Serra Angel", "flying", false)],
  }),
  judge("613.4c", "Giant Growth counts although power and toughness were set after it", {
    A: having(["Serra Angel"], ["Giant Growth", "Turn to Frog"]),
    script: [
      cast("A", "Giant Growth", at("Serra Angel")),
      SETTLED,
      cast("A", "Turn to Frog", at("Serra Angel")),
    ],
    expect: [pt("A", "Serra Angel", 4, 4)],
  }),
  judge("613.1e", "a creature that has become blue gets nothing for being white", {
    A: having(["Honor of the Pure", "Serra Angel"], ["Turn to Frog"]),
    script: [cast("A", "Turn to Frog", at("Serra Angel"))],
    expect: [pt("A", "Serra Angel", 1, 1)],
  }),
  judge("613.4a", "what sets power and toughness goes before what defines them", {
    A: having(["Nightmare"], ["Ovinize"]),
    script: [cast("A", "Ovinize", at("Nightmare"))],
    expect: [pt("A", "Nightmare", 0, 1), keyword("A", "Nightmare", "flying", false)],
  }),
  judge("613.7", "a land animated after Humility came is 2/2", {
    A: having(["Humility", "Mutavault"]),
    script: [activate("A", "{1}: ")],
    expect: [pt("A", "Mutavault", 2, 2)],
    stop: { turn: 1, step: "precombat-main" },
  }),
  judge("613.1f", "under Humility nothing triggers when a creature enters or dies", {
    A: having(["Humility"], ["Kitchen Finks", "Murder"]),
    script: [cast("A", "Kitchen Finks"), SETTLED, cast("A", "Murder", at("Kitchen Finks"))],
    expect: [life("A", 20), has("A", "graveyard", "Kitchen Finks")],
  }),
  judge("613.1f", "Humility's creatures still grow by spells", {
    A: having(["Humility", "Serra Angel"], ["Giant Growth"]),
    script: [cast("A", "Giant Growth", at("Serra Angel"))],
    expect: [pt("A", "Serra Angel", 4, 4), keyword("A", "Serra Angel", "flying", false)],
  }),
  judge("613.1d", "an animated enchantment is destroyed with the creatures", {
    A: having(["Opalescence", "Glorious Anthem"], ["Wrath of God"]),
    script: [cast("A", "Wrath of God")],
    expect: [has("A", "graveyard", "Glorious Anthem"), has("A", "permanents", "Opalescence")],
  }),
  judge("613.4c", "an animated anthem makes itself larger", {
    A: having(["Opalescence", "Glorious Anthem"]),
    expect: [pt("A", "Glorious Anthem", 4, 4)],
  }),
  judge("305.7", "a nonbasic land under Blood Moon can't become a creature", {
    A: having(["Mutavault"]),
    B: having(["Blood Moon"]),
    expect: [playable("A", "{1}: ", false)],
    stop: { turn: 1, step: "precombat-main" },
  }),
  judge("611.2c", "a spell that protects permanents does nothing for those that come later", {
    A: having(["Hill Giant"], ["Boros Charm", "Grizzly Bears", "Wrath of God"]),
    answersA: [{ mode: "2" }],
    script: [
      cast("A", "Boros Charm"),
      SETTLED,
      cast("A", "Grizzly Bears"),
      SETTLED,
      cast("A", "Wrath of God"),
    ],
    expect: [has("A", "permanents", "Hill Giant"), has("A", "graveyard", "Grizzly Bears")],
  }),
  judge("613.1f", "an ability that depends on life comes and goes with it", {
    A: { ...having(["Serra Ascendant"], ["Sign in Blood"]), life: 31 },
    script: [
      by("A", { do: "check", that: pt("A", "Serra Ascendant", 6, 6) }),
      cast("A", "Sign in Blood", at("A")),
    ],
    expect: [pt("A", "Serra Ascendant", 1, 1), keyword("A", "Serra Ascendant", "flying", false)],
  }),
];

export const COPIES_AND_CONTROL: readonly Scenario[] = [
  judge("707.2", "a copy leaves out what a spell has added", {
    A: having([], ["Giant Growth", "Clone"]),
    B: having(["Grizzly Bears"]),
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }],
    script: [cast("A", "Giant Growth", at("Grizzly Bears")), SETTLED, cast("A", "Clone")],
    expect: [pt("B", "Grizzly Bears", 5, 5), pt("A", "Grizzly Bears", 2, 2)],
    stop: { turn: 1, step: "precombat-main" },
  }),
  judge("707.9", "a Clone whose controller has it copy nothing is put into the graveyard", {
    A: having([], ["Clone"]),
    B: having(["Grizzly Bears"]),
    answersA: [{ yes: false }],
    script: [cast("A", "Clone")],
    expect: [has("A", "graveyard", "Clone")],
  }),
  judge("704.5f", "a Clone that finds nothing to copy is put into the graveyard", {
    A: having([], ["Clone"]),
    script: [cast("A", "Clone")],
    expect: [has("A", "graveyard", "Clone")],
  }),
  judge("707.2", "a copy of Wurmcoil Engine leaves two tokens as it dies, and is a Clone in the graveyard", {
    A: having([], ["Clone", "Murder"]),
    B: having(["Wurmcoil Engine"]),
    answersA: [{ yes: true }, { choose: ["Wurmcoil Engine"] }],
    script: [cast("A", "Clone"), SETTLED, cast("A", "Murder", { object: "Wurmcoil Engine", copy: true })],
    expect: [
      has("A", "graveyard", "Clone"),
      size("A", "permanents", 32),
      has("B", "permanents", "Wurmcoil Engine"),
    ],
  }),
  judge("707.9a", "Phantasmal Image is sacrificed when it is targeted, whatever it copies", {
    A: having([], ["Phantasmal Image", "Giant Growth"]),
    B: having(["Hill Giant"]),
    answersA: [{ yes: true }, { choose: ["Hill Giant"] }],
    script: [
      cast("A", "Phantasmal Image"),
      SETTLED,
      cast("A", "Giant Growth", { object: "Hill Giant", copy: true }),
    ],
    expect: [has("A", "graveyard", "Phantasmal Image"), has("B", "permanents", "Hill Giant")],
  }),
  judge("400.3", "a stolen creature dies into its owner's graveyard", {
    A: having([], ["Act of Treason", "Murder"]),
    B: having(["Grizzly Bears"]),
    script: [
      cast("A", "Act of Treason", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Murder", at("Grizzly Bears")),
    ],
    expect: [has("B", "graveyard", "Grizzly Bears"), has("A", "graveyard", "Grizzly Bears", 0)],
  }),
  judge("704.5m", "an Aura without its creature goes to its owner's graveyard", {
    A: having([], ["Control Magic", "Unsummon"]),
    B: having(["Grizzly Bears"]),
    script: [
      cast("A", "Control Magic", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Unsummon", at("Grizzly Bears")),
    ],
    expect: [has("B", "hand", "Grizzly Bears"), has("A", "graveyard", "Control Magic")],
  }),
  judge("400.7", "a stolen creature that was exiled and returned is kept", {
    A: having([], ["Act of Treason", "Cloudshift"]),
    B: having(["Grizzly Bears"]),
    script: [
      cast("A", "Act of Treason", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Cloudshift", at("Grizzly Bears")),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), keyword("A", "Grizzly Bears", "haste", false)],
    stop: { turn: 2, step: "upkeep" },
  }),
  judge("514.2", "a stolen creature is given back at cleanup", {
    A: having([], ["Act of Treason"]),
    B: having(["Grizzly Bears"]),
    script: [cast("A", "Act of Treason", at("Grizzly Bears"))],
    expect: [has("B", "permanents", "Grizzly Bears"), has("A", "permanents", "Grizzly Bears", 0)],
    stop: { turn: 2, step: "upkeep" },
  }),
  judge("608.2h", "who controls the exiled creature gains the life, not who owns it", {
    A: having([], ["Act of Treason", "Swords to Plowshares"]),
    B: having(["Hill Giant"]),
    script: [
      cast("A", "Act of Treason", at("Hill Giant")),
      SETTLED,
      cast("A", "Swords to Plowshares", at("Hill Giant")),
    ],
    expect: [life("A", 23), life("B", 20), has("B", "exile", "Hill Giant")],
  }),
  judge("400.7", "a creature that returns has lost what a spell gave it", {
    A: having(["Grizzly Bears"], ["Giant Growth", "Cloudshift"]),
    script: [
      cast("A", "Giant Growth", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Cloudshift", at("Grizzly Bears")),
    ],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
    stop: { turn: 1, step: "precombat-main" },
  }),
];

export const REPLACEMENT_AND_LOOKING_BACK: readonly Scenario[] = [
  judge("603.10a", "what dies together sees all of it die", {
    A: having(["Blood Artist", "Grizzly Bears"], ["Wrath of God"]),
    B: having(["Hill Giant"]),
    answersA: [{ target: at("B") }, { target: at("B") }, { target: at("B") }],
    script: [cast("A", "Wrath of God")],
    expect: [life("A", 23), life("B", 17)],
  }),
  judge("603.10a", "an ability about one's own creatures looks back at who controlled them", {
    A: having(["Zulaport Cutthroat"], ["Wrath of God"]),
    B: having(["Hill Giant"]),
    script: [cast("A", "Wrath of God")],
    expect: [life("A", 21), life("B", 19)],
  }),
  judge("700.4", "a creature that is exiled instead has not died", {
    A: having(["Rest in Peace", "Blood Artist", "Kitchen Finks"], ["Murder"]),
    script: [cast("A", "Murder", at("Kitchen Finks"))],
    expect: [life("A", 20), has("A", "exile", "Kitchen Finks"), has("A", "exile", "Murder")],
  }),
  judge("616.1", "two effects that double damage make four times as much", {
    A: having(["Furnace of Rath", "Furnace of Rath"], ["Lightning Bolt"]),
    script: [cast("A", "Lightning Bolt", at("B"))],
    expect: [life("B", 8)],
  }),
  judge("616.1", "two effects that double tokens make four times as many", {
    A: having(["Anointed Procession", "Doubling Season", "Wurmcoil Engine"], ["Murder"]),
    script: [cast("A", "Murder", at("Wurmcoil Engine"))],
    expect: [size("A", "permanents", 40)],
  }),
  judge("608.2h", "a sacrificed creature's power is what it last was", {
    A: having(["Glorious Anthem", "Hill Giant"], ["Fling"]),
    answersA: [{ choose: ["Hill Giant"] }],
    script: [cast("A", "Fling", at("B"))],
    expect: [life("B", 16)],
  }),
  judge("608.2h", "the exiled creature's power counts as it last was", {
    A: having([], ["Giant Growth", "Swords to Plowshares"]),
    B: having(["Grizzly Bears"]),
    script: [
      cast("A", "Giant Growth", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Swords to Plowshares", at("Grizzly Bears")),
    ],
    expect: [life("B", 25)],
  }),
  judge("702.79a", "persist returns a creature once, with what it does as it enters", {
    A: having(["Kitchen Finks"], ["Murder", "Murder"]),
    script: [cast("A", "Murder", at("Kitchen Finks")), SETTLED, cast("A", "Murder", at("Kitchen Finks"))],
    expect: [life("A", 22), has("A", "graveyard", "Kitchen Finks")],
  }),
  judge("610.3b", "nothing is exiled until something that has left already leaves", {
    A: having([], ["Banisher Priest"]),
    B: having(["Hill Giant"], ["Murder"]),
    answersA: [{ target: at("Hill Giant") }],
    script: [cast("A", "Banisher Priest"), respond("B", "When", "Murder", at("Banisher Priest"))],
    expect: [has("B", "permanents", "Hill Giant"), has("A", "graveyard", "Banisher Priest")],
  }),
  judge("610.3", "what was exiled until something leaves returns at once", {
    A: having([], ["Banisher Priest", "Murder"]),
    B: having(["Hill Giant"]),
    answersA: [{ target: at("Hill Giant") }],
    script: [cast("A", "Banisher Priest"), SETTLED, cast("A", "Murder", at("Banisher Priest"))],
    expect: [has("B", "permanents", "Hill Giant")],
  }),
  judge("607.2a", "returning first and exiling then leaves the creature exiled", {
    A: having([], ["Fiend Hunter"]),
    B: having(["Hill Giant"], ["Murder"]),
    answersA: [{ yes: true }, { target: at("Hill Giant") }],
    script: [cast("A", "Fiend Hunter"), respond("B", "When", "Murder", at("Fiend Hunter"))],
    expect: [has("B", "exile", "Hill Giant")],
  }),
  judge("104.3b", "a player who can't lose plays on at 0 life, and loses once that protection is gone", {
    A: having([], ["Lightning Bolt", "Murder"]),
    B: { ...having(["Platinum Angel"]), life: 3 },
    script: [
      cast("A", "Lightning Bolt", at("B")),
      by("A", { do: "resolve-stack" }),
      by("A", { do: "check", that: life("B", 0) }),
      cast("A", "Murder", at("Platinum Angel")),
    ],
    expect: [{ lost: "B" }, { won: "A" }],
  }),
];

export const CASTING_AND_COMBAT: readonly Scenario[] = [
  judge("608.2b", "a spell without a legal target does nothing", {
    A: having(["Grizzly Bears"], ["Giant Growth"]),
    B: having([], ["Murder"]),
    script: [
      cast("A", "Giant Growth", at("Grizzly Bears")),
      respond("B", "Giant Growth", "Murder", at("Grizzly Bears")),
    ],
    expect: [has("A", "graveyard", "Giant Growth"), has("A", "graveyard", "Grizzly Bears")],
  }),
  judge("608.3b", "an Aura spell without its target was never on the battlefield", {
    A: having(["Grizzly Bears"], ["Rancor"]),
    B: having([], ["Unsummon"]),
    script: [
      cast("A", "Rancor", at("Grizzly Bears")),
      respond("B", "Rancor", "Unsummon", at("Grizzly Bears")),
    ],
    expect: [has("A", "graveyard", "Rancor"), has("A", "hand", "Grizzly Bears")],
  }),
  judge("603.6c", "an Aura whose creature died sees itself leave the battlefield", {
    A: having(["Grizzly Bears"], ["Rancor", "Murder"]),
    script: [cast("A", "Rancor", at("Grizzly Bears")), SETTLED, cast("A", "Murder", at("Grizzly Bears"))],
    expect: [has("A", "hand", "Rancor"), has("A", "graveyard", "Rancor", 0)],
  }),
  judge("701.5a", "a countered creature neither enters nor dies", {
    A: having([], ["Kitchen Finks"]),
    B: having([], ["Counterspell"]),
    script: [cast("A", "Kitchen Finks"), respond("B", "Kitchen Finks", "Counterspell", at("Kitchen Finks"))],
    expect: [life("A", 20), has("A", "graveyard", "Kitchen Finks")],
  }),
  judge("702.12b", "deathtouch does not destroy what is indestructible", {
    A: having(["Typhoid Rats"]),
    B: having(["Darksteel Myr"]),
    script: [attack("A", "Typhoid Rats"), block("B", "Darksteel Myr", "Typhoid Rats")],
    expect: [has("B", "permanents", "Darksteel Myr"), has("A", "permanents", "Typhoid Rats")],
  }),
  judge("704.5f", "toughness 0 ends what is indestructible", {
    A: having([], ["Dismember"]),
    B: having(["Darksteel Myr"]),
    script: [cast("A", "Dismember", at("Darksteel Myr"))],
    expect: [has("B", "graveyard", "Darksteel Myr")],
  }),
  judge("509.1h", "an attacker stays blocked when its blocker is gone", {
    A: having(["Hill Giant"], ["Unsummon"]),
    B: having(["Grizzly Bears"]),
    script: [
      attack("A", "Hill Giant"),
      block("B", "Grizzly Bears", "Hill Giant"),
      by("A", { do: "cast", card: "Unsummon", targets: [at("Grizzly Bears")] }, duringBlocks),
    ],
    expect: [life("B", 20), has("B", "hand", "Grizzly Bears")],
  }),
  judge("506.4", "an attacker that left and returned is no longer attacking", {
    A: having(["Hill Giant"], ["Cloudshift"]),
    script: [
      attack("A", "Hill Giant"),
      by("A", { do: "cast", card: "Cloudshift", targets: [at("Hill Giant")] }, duringBlocks),
    ],
    expect: [life("B", 20), { tapped: { card: "Hill Giant", is: false } }],
  }),
  judge("702.90b", "infect gives poison for what damage would have cost in life", {
    A: having(["Glistener Elf", "Furnace of Rath"]),
    script: [attack("A", "Glistener Elf")],
    expect: [life("B", 20), { counters: { onPlayer: "B", kind: "poison", count: 2 } }],
  }),
  judge("702.90c", "infect wears a blocker down for good", {
    A: having(["Glistener Elf"]),
    B: having(["Giant Spider"]),
    script: [attack("A", "Glistener Elf"), block("B", "Giant Spider", "Glistener Elf")],
    expect: [pt("B", "Giant Spider", 1, 3), has("A", "graveyard", "Glistener Elf")],
    stop: { turn: 2, step: "upkeep" },
  }),
  judge("615.1", "lifelink gains nothing from damage that is prevented", {
    A: having(["Wurmcoil Engine"], ["Fog"]),
    script: [attack("A", "Wurmcoil Engine"), by("A", { do: "cast", card: "Fog" }, duringBlocks)],
    expect: [life("A", 20), life("B", 20)],
  }),
  judge("120.3f", "lifelink counts damage that doesn't destroy", {
    A: having(["Child of Night"]),
    B: having(["Darksteel Myr"]),
    script: [attack("A", "Child of Night"), block("B", "Darksteel Myr", "Child of Night")],
    expect: [life("A", 22), life("B", 20)],
  }),
];

export const JUDGE_CASES: readonly Scenario[] = [
  ...LAYERS,
  ...COPIES_AND_CONTROL,
  ...REPLACEMENT_AND_LOOKING_BACK,
  ...CASTING_AND_COMBAT,
];
