import type { Pointer } from "../key.ts";
import type {
  CardIdentity,
  ChangedLook,
  CommanderView,
  ObjectView,
  PlayerView,
  PublicTable,
  TeamsView,
} from "../table.ts";
import { OBJECT_KINDS, ZONE_NAMES } from "../table.ts";
import { DAY_NIGHT, END_REASONS, LOSS_REASONS, PUBLIC_PROMPTS, STEPS } from "../vocabulary.ts";
import {
  FLAGS,
  NO_NUMBER,
  OBJECT_DEFAULTS,
  type ObjectValues,
  type PlayerValues,
  type SentTable,
  TEAMS_SHARE,
} from "./table-fields.ts";

/** Turns a schema state back into a plain table: the inverse of `applyTable`. */
export function readTable(source: SentTable): PublicTable {
  const definitionAt = (index: number, face: number): CardIdentity | null => {
    const definition = source.definitions.get(String(index));
    return definition === undefined ? null : { definition, face };
  };
  const players: PlayerView[] = [];
  source.players.forEach((player, seat) => {
    players.push(readPlayer(Number(seat), player, definitionAt));
  });
  const objects: Record<string, ObjectView> = {};
  source.objects.forEach((object, key) => {
    objects[key] = readObject(key, object, definitionAt);
  });
  return {
    matchId: source.matchId,
    seq: source.seq,
    turn: source.turn,
    turnsBefore: source.turnsBefore,
    active: source.active,
    step: STEPS[source.step] ?? "",
    monarch: source.monarch < 0 ? null : source.monarch,
    day: oneOf(DAY_NIGHT, source.day),
    players: players.sort((one, other) => one.seat - other.seat),
    objects,
    waiting:
      source.waitingSeat < 0
        ? null
        : { seat: source.waitingSeat, prompt: PUBLIC_PROMPTS[source.waitingPrompt] ?? "choosing" },
    result: source.resultReason
      ? { winners: numbers(source.winners), reason: oneOf(END_REASONS, source.resultReason) ?? "effect" }
      : null,
    watchers: source.watchers,
    teams: readTeams(source.teams),
  };
}

type DefinitionAt = (index: number, face: number) => CardIdentity | null;

function readTeams(shared: number): TeamsView | null {
  if (shared < 0) return null;
  return {
    sharedTurns: (shared & TEAMS_SHARE.turns) !== 0,
    sharedLife: (shared & TEAMS_SHARE.life) !== 0,
  };
}

function readPlayer(seat: number, player: PlayerValues, definitionAt: DefinitionAt): PlayerView {
  return {
    seat,
    name: player.name,
    team: player.team < 0 ? null : player.team,
    life: player.life,
    counters: numbersIn(player.counters),
    handCount: player.handCount,
    libraryCount: player.libraryCount,
    mana: list(player.mana),
    mulligans: player.mulligans,
    lost: player.lost ? (oneOf(LOSS_REASONS, player.lost) ?? "effect") : null,
    connected: player.connected,
    bot: player.bot,
    handShown: player.handShown,
    topOfLibrary: definitionAt(player.top, player.topFace),
    commanders: player.commanders
      ? player.commanders.split(";").flatMap((text) => readCommander(text, definitionAt) ?? [])
      : [],
  };
}

function readCommander(text: string, definitionAt: DefinitionAt): CommanderView | null {
  const [index = -1, casts = 0, ...damage] = numbers(text);
  const card = definitionAt(index, 0);
  return card && { card, casts, damage };
}

function readObject(key: string, sent: Partial<ObjectValues>, definitionAt: DefinitionAt): ObjectView {
  const object = valuesOf(sent);
  const flag = (name: (typeof FLAGS)[number]): boolean => (object.flags & (1 << FLAGS.indexOf(name))) !== 0;
  return {
    key,
    zone: ZONE_NAMES[object.zone] ?? "exile",
    position: object.position,
    kind: OBJECT_KINDS[object.kind] ?? "card",
    owner: object.owner,
    controller: object.controller,
    card: definitionAt(object.card, object.face),
    power: number(object.power),
    toughness: number(object.toughness),
    loyalty: number(object.loyalty),
    damage: object.damage,
    tapped: flag("tapped"),
    faceDown: flag("faceDown"),
    phasedOut: flag("phasedOut"),
    summoningSick: flag("summoningSick"),
    blocked: flag("blocked"),
    counters: numbersIn(object.counters),
    level: object.level || null,
    changed: object.changed ? readChanged(object.changed) : null,
    attachedTo: readPointer(object.attachedTo),
    attacking: readPointer(object.attacking),
    blocking: list(object.blocking),
    source: object.source || null,
    ability: object.ability || null,
    targets: list(object.targets).flatMap((text) => readPointer(text) ?? []),
    x: number(object.x),
    modes: numbers(object.modes),
    chosen: textsIn(object.chosen),
    components: object.components
      ? object.components.split(";").map((text) => readComponent(text, definitionAt))
      : [],
  };
}

function readComponent(text: string, definitionAt: DefinitionAt): CardIdentity | null {
  const [index = -1, face = 0] = numbers(text);
  return definitionAt(index, face);
}

/** All fields of an object; those that were not sent have their default. */
function valuesOf(sent: Partial<ObjectValues>): ObjectValues {
  const value = <Name extends keyof ObjectValues>(name: Name): ObjectValues[Name] =>
    sent[name] ?? OBJECT_DEFAULTS[name];
  return {
    zone: value("zone"),
    position: value("position"),
    kind: value("kind"),
    owner: value("owner"),
    controller: value("controller"),
    card: value("card"),
    face: value("face"),
    power: value("power"),
    toughness: value("toughness"),
    loyalty: value("loyalty"),
    damage: value("damage"),
    flags: value("flags"),
    counters: value("counters"),
    changed: value("changed"),
    attachedTo: value("attachedTo"),
    attacking: value("attacking"),
    blocking: value("blocking"),
    source: value("source"),
    ability: value("ability"),
    targets: value("targets"),
    x: value("x"),
    modes: value("modes"),
    chosen: value("chosen"),
    components: value("components"),
    level: value("level"),
  };
}

function readChanged(text: string): ChangedLook {
  const { name, colors, typeLine, keywords, losesAbilities } = documentIn(text);
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(isTexts(colors) ? { colors } : {}),
    ...(isTexts(typeLine) ? { typeLine } : {}),
    ...(isTexts(keywords) ? { keywords } : {}),
    ...(losesAbilities === true ? { losesAbilities } : {}),
  };
}

/** A JSON object in a text field, which is empty if there is none. */
function documentIn(text: string): Readonly<Record<string, unknown>> {
  if (text === "") return {};
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function numbersIn(text: string): Record<string, number> {
  const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";
  return Object.fromEntries(Object.entries(documentIn(text)).filter(isCount));
}

function textsIn(text: string): Record<string, string> {
  const isWord = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(documentIn(text)).filter(isWord));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function readPointer(text: string): Pointer | null {
  if (!text) return null;
  return text.startsWith("@") ? { seat: Number(text.slice(1)) } : { key: text };
}

/** A word of a closed list; a server of another version may send an unknown one. */
function oneOf<Word extends string>(list: readonly Word[], text: string): Word | null {
  return list.find((word) => word === text) ?? null;
}

function number(value: number): number | null {
  return value === NO_NUMBER ? null : value;
}

function list(text: string): string[] {
  return text ? text.split(" ") : [];
}

function numbers(text: string): number[] {
  return list(text).map(Number);
}
