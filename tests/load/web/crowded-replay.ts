/** A recorded moment with two hundred permanents, in the form in which the API tells of a replay. */
import { loadPool } from "@spellroom/cards";
import type { ObjectView, PlayerView, ReplayMoment } from "@spellroom/protocol";
import type { ReplayInfo } from "@spellroom/protocol/http";
import { definitionId } from "@spellroom/rules";

const PERMANENTS = 200;

export const CROWDED_MATCH = "crowded";

export function crowdedReplay(): { readonly info: ReplayInfo; readonly moments: readonly ReplayMoment[] } {
  const seats = [0, 1].map((seat) => ({
    seat,
    name: `Player ${seat + 1}`,
    accountId: `account-${seat}`,
    bot: null,
    outcome: seat === 0 ? ("win" as const) : ("loss" as const),
  }));
  return {
    info: {
      match: {
        matchId: CROWDED_MATCH,
        format: "full",
        visibility: "public",
        origin: "quick",
        status: "finished",
        seats,
        createdAt: 0,
        finishedAt: 1,
        rematchOf: null,
        timeControl: "casual",
        rated: false,
      },
      views: ["watchers"],
      consent: { given: [], open: false, seat: null },
    },
    moments: [moment()],
  };
}

function moment(): ReplayMoment {
  return {
    at: 0,
    game: 1,
    head: {
      turn: 20,
      turnsBefore: 0,
      active: 0,
      step: "precombatMain",
      monarch: null,
      teams: null,
      day: null,
      waiting: null,
      result: null,
    },
    players: [player(0), player(1)],
    objects: permanents(),
    gone: [],
    own: [],
    events: [],
  };
}

/** Half of them creatures and half lands, each unlike the others, so that none are drawn as one. */
function permanents(): ObjectView[] {
  const { all } = loadPool();
  const creatures = all.filter(({ faces }) => faces[0].types.includes("creature"));
  const lands = all.filter(({ faces }) => faces[0].types.includes("land"));
  return Array.from({ length: PERMANENTS }, (_, at) => {
    const isLand = at % 2 === 1;
    const cards = isLand ? lands : creatures;
    const card = cards[Math.floor(at / 2) % cards.length];
    if (card === undefined) throw new Error("the pool has no cards for a board");
    return permanent(at, definitionId(card), isLand);
  });
}

function permanent(at: number, definition: string, isLand: boolean): ObjectView {
  const seat = Math.floor(at / 2) % 2;
  return {
    key: `p${at}`,
    zone: "battlefield",
    position: at,
    kind: "card",
    owner: seat,
    controller: seat,
    card: { definition, face: 0 },
    power: isLand ? null : 2,
    toughness: isLand ? null : 2,
    loyalty: null,
    damage: 0,
    tapped: at % 7 === 0,
    faceDown: false,
    phasedOut: false,
    summoningSick: false,
    counters: { charge: at + 1 },
    changed: null,
    attachedTo: null,
    attacking: null,
    blocking: [],
    blocked: false,
    source: null,
    ability: null,
    targets: [],
    x: null,
    modes: [],
    chosen: {},
    components: [],
    level: null,
  };
}

function player(seat: number): PlayerView {
  return {
    seat,
    name: `Player ${seat + 1}`,
    life: 20,
    counters: {},
    handCount: 4,
    libraryCount: 30,
    mana: [],
    mulligans: 0,
    lost: null,
    connected: true,
    topOfLibrary: null,
    bot: false,
    handShown: false,
    team: null,
    commanders: [],
  };
}
