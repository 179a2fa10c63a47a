import { type CardDefinition, type Face, faceNumbered } from "@spellroom/card-language";
import {
  areTogether,
  type CardIdentity,
  isTurnOf,
  type Key,
  type ObjectView,
  type PrivateCard,
  type TableView,
} from "@spellroom/protocol";
import { objectList } from "@spellroom/view";
import type { BotAids } from "../bot/bot.ts";

/** The view with what a player works out at a glance. */
export interface Board {
  readonly view: TableView;
  readonly me: number;
  readonly aids: BotAids;
  /** Everything in public zones, what is on the stack, and creatures on the battlefield, one's own or the opponents'. */
  readonly objects: readonly ObjectView[];
  stack(): readonly ObjectView[];
  creatures(mine: boolean): readonly ObjectView[];
  face(card: CardIdentity | null): Face | null;
  object(key: Key): ObjectView | null;
  /** A card in hand or otherwise privately known. */
  card(key: Key): PrivateCard | null;
  /** The face of whatever a key names. */
  faceOf(key: Key): Face | null;
}

export function lookAt(view: TableView, aids: BotAids): Board {
  const objects = objectList(view.table);
  const me = view.own?.seat ?? -1;
  const face = (card: CardIdentity | null): Face | null => {
    const definition: CardDefinition | undefined = card ? aids.definition(card.definition) : undefined;
    return definition ? faceNumbered(definition, card?.face ?? 0) : null;
  };
  const byKey = once(() => new Map(objects.map((object) => [object.key, object])));
  const own = once(() => {
    const cards = new Map<Key, PrivateCard>();
    for (const card of view.own?.hand ?? []) cards.set(card.key, card);
    for (const card of view.own?.known ?? []) cards.set(card.key, card);
    return cards;
  });
  const creatures = once(() => objects.filter(isCreature));
  const mine = once(() => creatures().filter((object) => object.controller === me));
  const theirs = once(() => creatures().filter((object) => !areTogether(view.table, object.controller, me)));
  const object = (key: Key): ObjectView | null => byKey().get(key) ?? null;
  const card = (key: Key): PrivateCard | null => own().get(key) ?? null;
  return {
    view,
    me,
    aids,
    objects,
    stack: once(() => objects.filter((one) => one.zone === "stack")),
    creatures: (ofMine) => (ofMine ? mine() : theirs()),
    face,
    object,
    card,
    faceOf: (key) => face(card(key)?.card ?? object(key)?.card ?? null),
  };
}

/** Whether it is one's own turn, or that of one's team. */
export function isMyTurn({ view, me }: Board): boolean {
  return isTurnOf(view.table, me);
}

/** Whether a seat is neither one's own nor a teammate's. */
export function isOpponent({ view, me }: Board, seat: number): boolean {
  return !areTogether(view.table, seat, me);
}

/** Computed on first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function isCreature(object: ObjectView): boolean {
  return object.zone === "battlefield" && !object.phasedOut && object.power !== null;
}

export function creaturesOf(board: Board, mine: boolean): readonly ObjectView[] {
  return board.creatures(mine);
}

export function keywordsOf(board: Board, object: ObjectView): readonly string[] {
  if (object.changed?.keywords) return object.changed.keywords;
  return (board.face(object.card)?.abilities ?? []).flatMap((one) =>
    one.kind === "keyword" ? [one.keyword] : [],
  );
}

export function has(board: Board, object: ObjectView, keyword: string): boolean {
  return keywordsOf(board, object).includes(keyword);
}

export function manaValue(face: Face | null): number {
  let total = 0;
  for (const symbol of face?.manaCost ?? []) {
    if (symbol === "X") continue;
    const generic = Number(symbol);
    total += Number.isNaN(generic) ? 1 : generic;
  }
  return total;
}

/** What an object is worth on the battlefield, in rough card-power points. */
export function worth(board: Board, object: ObjectView): number {
  const face = board.face(object.card);
  const base = manaValue(face);
  if (object.power !== null) {
    const evasion = has(board, object, "flying") || has(board, object, "menace") ? 1 : 0;
    return (
      (object.power + (object.toughness ?? 0)) / 2 + evasion + base / 4 + (face?.abilities?.length ?? 0) * 0.3
    );
  }
  if (face?.types.includes("land")) return 1;
  return base + 1;
}
