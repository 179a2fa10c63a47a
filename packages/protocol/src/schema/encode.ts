import type { Pointer } from "../key.ts";
import type {
  CardIdentity,
  CommanderView,
  ObjectView,
  PlayerView,
  PublicTable,
  TeamsView,
} from "../table.ts";
import { OBJECT_KINDS, ZONE_NAMES } from "../table.ts";
import { PUBLIC_PROMPTS, STEPS } from "../vocabulary.ts";
import { FLAGS, NO_NUMBER, OBJECT_DEFAULTS, type ObjectValues, TEAMS_SHARE } from "./table-fields.ts";
import { ObjectSchema, PlayerSchema, TableSchema } from "./table-schema.ts";

/** A new schema state that shows a table. */
export function openTableSchema(table: PublicTable): TableSchema {
  const target = new TableSchema();
  applyTable(target, table);
  return target;
}

/**
 * Updates a schema state to a table, touching only what differs, so that one choice costs one small patch. An object that
 * has gone is deleted; a new key always gets a new instance. Views are never changed, so one that was applied before is passed over.
 */
export function applyTable(target: TableSchema, table: PublicTable): void {
  const { players, objects, waiting, result } = table;
  assign(target, {
    matchId: table.matchId,
    seq: table.seq,
    turn: table.turn,
    active: table.active,
    step: table.step === "" ? -1 : STEPS.indexOf(table.step),
    monarch: table.monarch ?? -1,
    day: table.day ?? "",
    waitingSeat: waiting?.seat ?? -1,
    waitingPrompt: waiting ? PUBLIC_PROMPTS.indexOf(waiting.prompt) : -1,
    winners: result ? result.winners.join(" ") : "",
    resultReason: result?.reason ?? "",
    watchers: table.watchers,
    teams: encodeTeams(table.teams),
    turnsBefore: table.turnsBefore,
  });
  const numberOf = numbering(target);
  for (const player of players) {
    const key = String(player.seat);
    const known = target.players.get(key);
    const values = playerValues(player, numberOf);
    if (known) assign(known, values);
    else target.players.set(key, new PlayerSchema(values));
  }
  applyObjects(target, objects, numberOf);
}

/** What each schema state shows: an identical view needs no writing. */
const applied = new WeakMap<TableSchema, PublicTable["objects"]>();

function applyObjects(target: TableSchema, objects: PublicTable["objects"], numberOf: NumberOf): void {
  const before = applied.get(target);
  if (before === objects) return;
  for (const key of [...target.objects.keys()]) if (!(key in objects)) target.objects.delete(key);
  for (const key in objects) {
    const object = objects[key];
    if (!object || object === before?.[key]) continue;
    const known = target.objects.get(key);
    const shown = known ?? new ObjectSchema();
    assign(shown, objectValues(object, numberOf), OBJECT_DEFAULTS);
    if (!known) target.objects.set(key, shown);
  }
  applied.set(target, objects);
}

/** Writes the fields whose value differs; the library would send even equal values again. An absent field has its default. */
function assign<T extends object>(target: T, values: Partial<T>, defaults: Partial<T> = {}): void {
  for (const name in values) {
    const value = values[name];
    const before: T[Extract<keyof T, string>] | undefined = target[name] ?? defaults[name];
    if (value !== undefined && before !== value) target[name] = value;
  }
}

/** The numbers that definitions have in a table, by content hash. */
export function definitionNumbers(table: TableSchema): Map<string, number> {
  const numbers = new Map<string, number>();
  table.definitions.forEach((hash, index) => {
    numbers.set(hash, Number(index));
  });
  return numbers;
}

type NumberOf = (card: CardIdentity | null) => number;

function numbering(target: TableSchema): NumberOf {
  let numbers: Map<string, number> | null = null;
  return (card) => {
    if (!card) return -1;
    numbers ??= definitionNumbers(target);
    const known = numbers.get(card.definition);
    if (known !== undefined) return known;
    const next = numbers.size;
    numbers.set(card.definition, next);
    target.definitions.set(String(next), card.definition);
    return next;
  };
}

function playerValues(player: PlayerView, numberOf: NumberOf) {
  return {
    name: player.name,
    life: player.life,
    counters: encodeCounts(player.counters),
    handCount: player.handCount,
    libraryCount: player.libraryCount,
    mana: player.mana.join(" "),
    mulligans: player.mulligans,
    lost: player.lost ?? "",
    connected: player.connected,
    bot: player.bot,
    handShown: player.handShown,
    top: numberOf(player.topOfLibrary),
    topFace: player.topOfLibrary?.face ?? 0,
    commanders: player.commanders.map((one) => encodeCommander(one, numberOf)).join(";"),
    team: player.team ?? -1,
  };
}

function encodeTeams(teams: TeamsView | null): number {
  if (teams === null) return -1;
  return (teams.sharedTurns ? TEAMS_SHARE.turns : 0) | (teams.sharedLife ? TEAMS_SHARE.life : 0);
}

function encodeCommander({ card, casts, damage }: CommanderView, numberOf: NumberOf): string {
  return [numberOf(card), casts, ...damage].join(" ");
}

function objectValues(object: ObjectView, numberOf: NumberOf): ObjectValues {
  return {
    zone: ZONE_NAMES.indexOf(object.zone),
    position: object.position,
    kind: OBJECT_KINDS.indexOf(object.kind),
    owner: object.owner,
    controller: object.controller,
    card: numberOf(object.card),
    face: object.card?.face ?? 0,
    power: object.power ?? NO_NUMBER,
    toughness: object.toughness ?? NO_NUMBER,
    loyalty: object.loyalty ?? NO_NUMBER,
    damage: object.damage,
    flags: FLAGS.reduce((bits, flag, at) => bits | (object[flag] ? 1 << at : 0), 0),
    counters: encodeCounts(object.counters),
    changed: object.changed ? JSON.stringify(object.changed) : "",
    attachedTo: encodePointer(object.attachedTo),
    attacking: encodePointer(object.attacking),
    blocking: object.blocking.join(" "),
    source: object.source ?? "",
    ability: object.ability ?? "",
    targets: object.targets.map(encodePointer).join(" "),
    x: object.x ?? NO_NUMBER,
    modes: object.modes.join(" "),
    chosen: encodeRecord(object.chosen),
    components: object.components.map((card) => `${numberOf(card)} ${card?.face ?? 0}`).join(";"),
    level: object.level ?? 0,
  };
}

/** `@` and a seat, or a key. */
function encodePointer(pointer: Pointer | null): string {
  if (!pointer) return "";
  return "seat" in pointer ? `@${pointer.seat}` : pointer.key;
}

function encodeCounts(counts: Readonly<Record<string, number>>): string {
  return encodeRecord(counts);
}

function encodeRecord(record: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(record);
  return entries.length === 0 ? "" : JSON.stringify(record);
}
