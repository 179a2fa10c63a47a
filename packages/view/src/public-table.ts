import type { ChangedLook, Key, ObjectView, PlayerView, Pointer, PublicTable } from "@spellroom/protocol";
import {
  type Characteristics,
  characteristics,
  type Entity,
  type GameObject,
  type GameState,
  type ObjectId,
} from "@spellroom/rules";
import { isPublicZone, type KeyBook, knownPublicKey, live, publicKey } from "./keys.ts";
import { identityFor } from "./knowledge.ts";
import { revealedTop } from "./library-top.ts";
import { publicPrompt } from "./public-prompt.ts";

/** What the game itself doesn't know of a table, to be shown with it. */
export interface TableFacts {
  readonly matchId: string;
  readonly seq: number;
  readonly connected: readonly boolean[];
  readonly bots: readonly boolean[];
  readonly watchers: number;
}

/**
 * Everything that everybody may see, built from nothing: each field is copied here by name, so nothing that is added to the
 * game's state is shown by accident. Mints public keys for objects that have just become public.
 */
export function publicTable(state: GameState, book: KeyBook, facts: TableFacts): PublicTable {
  const objects: Record<Key, ObjectView> = {};
  const add = (ids: readonly ObjectId[]): void => {
    for (const [position, id] of ids.entries()) {
      const object = live(state, id);
      if (!object || !isPublicZone(object.zone)) continue;
      const view = objectView(state, book, object, position);
      objects[view.key] = view;
    }
  };
  add(state.battlefield);
  add(state.stack);
  for (const player of state.players) add(player.graveyard);
  add(state.exile);
  add(state.command);
  return {
    matchId: facts.matchId,
    seq: facts.seq,
    turn: state.turn.number,
    active: state.turn.active,
    step: state.turn.step,
    monarch: state.turn.monarch,
    day: state.turn.day,
    players: state.players.map(
      (player): PlayerView => ({
        seat: player.seat,
        name: player.name,
        life: player.life,
        counters: player.counters,
        handCount: player.hand.length,
        libraryCount: player.library.length,
        mana: player.mana.map((unit) => unit.type),
        mulligans: player.mulligans,
        lost: player.lost,
        connected: facts.connected[player.seat] ?? false,
        topOfLibrary: revealedTop(state, player.seat),
        bot: facts.bots[player.seat] ?? false,
      }),
    ),
    objects,
    waiting: state.decision
      ? { seat: state.decision.seat, prompt: publicPrompt(state.decision.prompt.key) }
      : null,
    result: state.result ? { winners: state.result.winners, reason: state.result.reason } : null,
    watchers: facts.watchers,
  };
}

function objectView(state: GameState, book: KeyBook, object: GameObject, position: number): ObjectView {
  const { id } = object;
  const onBattlefield = object.zone === "battlefield";
  const values = object.kind === "ability" ? null : characteristics(state, id);
  const isCreature = values?.types.includes("creature") ?? false;
  const attacker = state.combat?.attackers.find((one) => one.object === id);
  const blocker = state.combat?.blockers.find((one) => one.object === id);
  const { announcement } = object;
  const onStack = object.zone === "stack";
  return {
    key: publicKey(book, id),
    zone: object.zone ?? "exile",
    position,
    kind: object.kind,
    owner: object.owner,
    controller: onBattlefield && values ? values.controller : onStack ? object.controller : object.owner,
    card: identityFor(state, id, null),
    power: isCreature ? (values?.power ?? null) : null,
    toughness: isCreature ? (values?.toughness ?? null) : null,
    loyalty: onBattlefield ? (object.counters.loyalty ?? null) : null,
    damage: object.damage,
    tapped: object.status.tapped,
    faceDown: object.status.faceDown !== null,
    phasedOut: object.status.phasedOut,
    summoningSick: onBattlefield && isCreature && values !== null && isSick(state, object, values),
    counters: object.counters,
    changed: onBattlefield && values ? changedLook(state, object, values) : null,
    attachedTo: object.attachedTo ? pointer(state, book, object.attachedTo) : null,
    attacking: attacker ? pointer(state, book, attacker.defender) : null,
    blocking: blocker ? blocker.blocking.map((one) => publicKey(book, one)) : [],
    blocked: attacker?.blocked === true,
    source: onStack && announcement?.source != null ? knownPublicKey(book, announcement.source) : null,
    ability: announcement?.ability && onStack ? announcement.ability.key : null,
    targets:
      onStack && announcement
        ? pointers(state, book, Object.values(announcement.context.targets).flat())
        : [],
    x: onStack && announcement && announcement.context.x > 0 ? announcement.context.x : null,
    modes: onStack && announcement ? announcement.modes : [],
    chosen: Object.fromEntries(Object.entries(object.chosen).map(([what, value]) => [what, String(value)])),
  };
}

/** CR 302.6, as far as it keeps the creature from doing something now. */
function isSick(state: GameState, object: GameObject, values: Characteristics): boolean {
  return (
    values.controller === state.turn.active &&
    object.controlledSince >= state.turn.number &&
    !values.keywords.has("haste")
  );
}

/** What a creature has become, where that is not what its card says. Face-down permanents show only what everybody sees of them. */
function changedLook(state: GameState, object: GameObject, values: Characteristics): ChangedLook | null {
  if (object.status.faceDown !== null) return null;
  const shown = object.copied ?? object;
  const printed = state.definitions[shown.definition]?.faces[shown.face];
  if (!printed) return null;
  const printedTypes = [...(printed.supertypes ?? []), ...printed.types, ...(printed.subtypes ?? [])];
  const types = [...values.supertypes, ...values.types, ...values.subtypes];
  const printedKeywords = (printed.abilities ?? []).flatMap((one) =>
    one.kind === "keyword" ? [one.keyword as string] : [],
  );
  const keywords = [...values.keywords];
  const printedColors =
    printed.colorIndicator ??
    ["W", "U", "B", "R", "G"].filter((color) => printed.manaCost?.some((symbol) => symbol.includes(color)));
  const changed: ChangedLook = {
    ...(values.name === printed.name ? {} : { name: values.name }),
    ...(sameWords(printedColors, values.colors) ? {} : { colors: values.colors }),
    ...(sameWords(printedTypes, types) ? {} : { typeLine: types }),
    ...(sameWords(printedKeywords, keywords) ? {} : { keywords }),
    ...(printed.abilities?.length && values.abilities.length === 0 ? { losesAbilities: true as const } : {}),
  };
  return Object.keys(changed).length > 0 ? changed : null;
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** How an object or player is pointed at. Objects that aren't public have no public name; they are never targets. */
export function pointer(state: GameState, book: KeyBook, entity: Entity): Pointer | null {
  if ("player" in entity) return { seat: entity.player };
  const object = live(state, entity.object);
  if (object && isPublicZone(object.zone)) return { key: publicKey(book, entity.object) };
  const key = knownPublicKey(book, entity.object);
  return key ? { key } : null;
}

export function pointers(state: GameState, book: KeyBook, entities: readonly Entity[]): Pointer[] {
  return entities.flatMap((entity) => pointer(state, book, entity) ?? []);
}
