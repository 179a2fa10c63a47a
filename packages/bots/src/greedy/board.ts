import type { CardDefinition, Face } from "@spellroom/card-language";
import type { CardIdentity, Key, ObjectView, PrivateCard, TableView } from "@spellroom/protocol";
import type { BotAids } from "../bot.ts";

/** The view with what a player works out at a glance. */
export interface Board {
  readonly view: TableView;
  readonly me: number;
  readonly aids: BotAids;
  face(card: CardIdentity | null): Face | null;
  object(key: Key): ObjectView | null;
  /** A card in hand or otherwise privately known. */
  card(key: Key): PrivateCard | null;
  /** The face of whatever a key names. */
  faceOf(key: Key): Face | null;
}

export function lookAt(view: TableView, aids: BotAids): Board {
  const own = new Map<Key, PrivateCard>();
  for (const card of [...(view.own?.hand ?? []), ...(view.own?.known ?? [])]) own.set(card.key, card);
  const face = (card: CardIdentity | null): Face | null => {
    const definition: CardDefinition | undefined = card ? aids.definition(card.definition) : undefined;
    return definition?.faces[card?.face ?? 0] ?? null;
  };
  const object = (key: Key): ObjectView | null => view.table.objects[key] ?? null;
  const card = (key: Key): PrivateCard | null => own.get(key) ?? null;
  return {
    view,
    me: view.own?.seat ?? -1,
    aids,
    face,
    object,
    card,
    faceOf: (key) => face(object(key)?.card ?? card(key)?.card ?? null),
  };
}

export function creaturesOf(board: Board, mine: boolean): ObjectView[] {
  return Object.values(board.view.table.objects).filter(
    (object) =>
      object.zone === "battlefield" &&
      !object.phasedOut &&
      object.power !== null &&
      (object.controller === board.me) === mine,
  );
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
