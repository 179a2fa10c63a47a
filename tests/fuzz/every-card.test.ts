import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import { brokenInvariants, randomAnswer, seededChance } from "@spellroom/cli";
import {
  characteristics,
  choose,
  definitionId,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  type ObjectId,
  resume,
  type Seat,
  whatLacks,
} from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { describe, expect, it } from "vitest";

const pool = loadPool();
const PLAYED = pool.all.filter((card) => whatLacks(card).length === 0);
const BATCHES = 48;
/** Of all cards one in so many is looked at: `FUZZ_EVERY=1` looks at every card. */
const SHARE = Math.max(1, Math.floor(Number(process.env.FUZZ_EVERY ?? 8)));
const MOST_ANSWERS = 220;

function real(name: string): CardDefinition {
  const card = pool.byName(name);
  if (!card) throw new Error(`${name} is not in the pool`);
  return card;
}

/** What both players have besides the card that is looked at: things to pay with, to aim at, to kill, bounce and flicker with. */
const COMPANY = {
  battlefield: [
    ...["Plains", "Island", "Swamp", "Mountain", "Forest"].flatMap((name) => [name, name, name]),
    ...["Grizzly Bears", "Serra Angel", "Sol Ring", "Glorious Anthem", "Bonesplitter"],
  ],
  hand: ["Murder", "Unsummon", "Cloudshift", "Lightning Bolt", "Disenchant", "Giant Growth"],
  graveyard: ["Hill Giant", "Shock", "Forest"],
  library: [
    "Island",
    "Llanowar Elves",
    "Divination",
    "Swamp",
    "Goblin Piker",
    "Plains",
    "Raise the Alarm",
    "Forest",
  ],
} as const;

type Zone = "battlefield" | "hand" | "graveyard" | "library" | "exile";

/** A board on which a card lies in every zone at once. */
function board(card: CardDefinition): GameState {
  const ruleset = rulesetById("full");
  const start = initialState({
    ruleset: { ...ruleset, turnLimit: 3 },
    seed: "3".repeat(64),
    startingSeat: 0,
    players: ["A", "B"].map((name) => ({ name, deck: [] })),
  });
  const objects: (GameObject | null)[] = [...start.objects];
  const definitions: Record<string, CardDefinition> = { ...start.definitions };
  let nextCard = start.nextCard;
  const put = (what: CardDefinition, owner: Seat, zone: Zone): ObjectId => {
    const id = objects.length;
    const definition = definitionId(what);
    definitions[definition] = what;
    const object = freshObject({
      id,
      card: nextCard++,
      kind: "card",
      definition,
      owner,
      zone,
      timestamp: id,
    });
    const loyalty = what.faces[0].loyalty;
    objects.push(typeof loyalty === "number" ? { ...object, counters: { loyalty } } : object);
    return id;
  };
  const isPermanent = !card.faces[0].types.some((type) => type === "instant" || type === "sorcery");
  const zone = (owner: Seat, where: "hand" | "graveyard" | "library"): ObjectId[] => [
    put(card, owner, where),
    ...COMPANY[where].map((name) => put(real(name), owner, where)),
  ];
  const battlefield = [0, 1].flatMap((owner) => [
    ...COMPANY.battlefield.map((name) => put(real(name), owner, "battlefield")),
    ...(isPermanent ? [put(card, owner, "battlefield")] : []),
  ]);
  const players = start.players.map((player) => ({
    ...player,
    hand: zone(player.seat, "hand"),
    graveyard: zone(player.seat, "graveyard"),
    library: zone(player.seat, "library"),
  }));
  const exile = [0, 1].map((owner) => put(card, owner, "exile"));
  return {
    ...start,
    objects,
    definitions,
    players,
    battlefield,
    exile,
    nextCard,
    nextTimestamp: objects.length,
    frames: [{ kind: "turns", stage: "nextTurn", action: 0 }],
  };
}

/** Plays three turns in which everything that the card can do is done first, then all else by chance. */
function fault(card: CardDefinition, seed: number): string | null {
  const chance = seededChance(seed);
  let answers = 0;
  try {
    let { state } = resume(board(card));
    const cards = state.objects.filter((object) => object?.kind === "card" && object.zone !== null).length;
    const done = new Set<string>();
    for (; state.result === null && answers < MOST_ANSWERS; answers++) {
      const { decision } = state;
      if (!decision) return "nobody is asked";
      const [broken] = brokenInvariants(state, cards);
      if (broken) return `after ${answers} answers ${broken}`;
      const own =
        decision.kind === "act"
          ? decision.acts.find(
              (act) =>
                act.kind !== "pass" &&
                !done.has(act.id) &&
                card.faces.some(({ name }) => name === nameOf(state, act.object)),
            )
          : undefined;
      if (own) done.add(own.id);
      const bold = own
        ? ({ kind: "act", act: own.id, autoPay: true } as const)
        : randomAnswer(decision, chance);
      const taken = choose(state, decision.seat, decision.id, bold);
      const result = taken.ok ? taken : choose(state, decision.seat, decision.id, defaultChoice(decision));
      if (own && !taken.ok) return `the offered ${own.kind} is refused: ${JSON.stringify(taken.refusal)}`;
      if (!result.ok) return `the least answer to ${decision.kind} ${decision.prompt.key} is refused`;
      ({ state } = result);
    }
    return null;
  } catch (error) {
    return `after ${answers} answers it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

function nameOf(state: GameState, id: ObjectId): string {
  return characteristics(state, id).name;
}

const WHICH = SHARE === 1 ? "every card" : `one of ${SHARE} cards`;

describe(`${WHICH} of the pool, in every zone and with every use that it offers`, () => {
  it.each(Array.from({ length: BATCHES }, (_, at) => at))("breaks nothing (part %i)", (part) => {
    const faults = PLAYED.flatMap((card, at) => {
      if (at % SHARE !== 0 || (at / SHARE) % BATCHES !== part) return [];
      const why = fault(card, at);
      return why === null ? [] : [`${card.name}: ${why}`];
    });
    expect(faults).toEqual([]);
  });
});
