import type { ListChange } from "@spellroom/protocol/site";

/** A list in the lobby that is updated by versioned changes; the whole list has a version too. */
export interface VersionedList<Item> {
  readonly items: ReadonlyMap<string, Item>;
  readonly version: number;
}

/** Applies changes that the list does not contain yet; older ones are in it already. */
export function applyChanges<Item>(
  list: VersionedList<Item>,
  changes: readonly ListChange<Item>[],
  idOf: (item: Item) => string,
): VersionedList<Item> {
  const fresh = changes.filter(({ version }) => version > list.version);
  if (fresh.length === 0) return list;
  const items = new Map(list.items);
  for (const change of fresh) {
    if (change.kind === "removed") items.delete(change.id);
    else items.set(idOf(change.item), change.item);
  }
  return { items, version: Math.max(...fresh.map(({ version }) => version)) };
}

/** The whole list again, and on top of it what arrived while it was being fetched. */
export function replaceList<Item>(
  items: readonly Item[],
  version: number,
  meanwhile: readonly ListChange<Item>[],
  idOf: (item: Item) => string,
): VersionedList<Item> {
  const list = { items: new Map(items.map((item) => [idOf(item), item])), version };
  return applyChanges(list, meanwhile, idOf);
}
