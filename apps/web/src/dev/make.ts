/** Pieces of made-up tables, for looking at the table while working on it. */
import type { LogEntry } from "@spellroom/client";
import type {
  CardIdentity,
  EventView,
  Mention,
  ObjectView,
  PlayerView,
  PrivateCard,
  PublicTable,
} from "@spellroom/protocol";

export function card(name: string): CardIdentity {
  return { definition: name, face: 0 };
}

export function mention(name: string, key: string | null = null): Mention {
  return { key, card: card(name) };
}

let position = 0;

export function object(key: string, name: string, more: Partial<ObjectView> = {}): ObjectView {
  position += 1;
  return {
    key,
    zone: "battlefield",
    position,
    kind: "card",
    owner: 0,
    controller: more.owner ?? 0,
    card: card(name),
    power: null,
    toughness: null,
    loyalty: null,
    damage: 0,
    tapped: false,
    faceDown: false,
    phasedOut: false,
    summoningSick: false,
    counters: {},
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
    ...more,
  };
}

export function creature(
  key: string,
  name: string,
  strength: readonly [number, number],
  more: Partial<ObjectView> = {},
): ObjectView {
  return object(key, name, { power: strength[0], toughness: strength[1], ...more });
}

export function many(count: number, make: (at: number) => ObjectView): ObjectView[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export function player(seat: number, name: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    name,
    team: null,
    life: 20,
    counters: {},
    handCount: 5,
    libraryCount: 44,
    mana: [],
    mulligans: 0,
    lost: null,
    connected: true,
    topOfLibrary: null,
    bot: false,
    handShown: false,
    commanders: [],
    ...more,
  };
}

export function tableOf(objects: readonly ObjectView[], more: Partial<PublicTable> = {}): PublicTable {
  return {
    matchId: "dev",
    seq: 1,
    turn: 7,
    turnsBefore: 0,
    active: 0,
    step: "precombatMain",
    monarch: null,
    day: null,
    teams: null,
    players: [player(0, "Wandering Fox", { life: 16 }), player(1, "Tumbling Dice", { life: 9, bot: true })],
    objects: Object.fromEntries(objects.map((one) => [one.key, one])),
    waiting: { seat: 0, prompt: "priority" },
    result: null,
    watchers: 3,
    ...more,
  };
}

export function hand(...names: readonly string[]): PrivateCard[] {
  return names.map((name, at) => ({ key: `s${at + 1}`, card: card(name), zone: "hand", owner: 0 }));
}

/** Cards of the player's library that the player may see. */
export function library(...names: readonly string[]): PrivateCard[] {
  return names.map((name, at) => ({ key: `l${at + 1}`, card: card(name), zone: "library", owner: 0 }));
}

export function logOf(events: readonly EventView[]): LogEntry[] {
  return events.map((event, id) => ({ id, event }));
}
