import type { Key, ObjectView } from "@spellroom/protocol";

export const ROWS = ["creatures", "others", "lands"] as const;
export type RowName = (typeof ROWS)[number];

/** Permanents that are alike, drawn as one with their number, or one with what is attached to it. */
export interface Stack {
  readonly keys: readonly Key[];
  /** What is attached to the host (never grouped), and what is attached to that. */
  readonly attached: readonly Key[];
}

export type Objects = Readonly<Record<Key, ObjectView>>;
export type Board = Readonly<Record<RowName, readonly Stack[]>>;

export interface BoardAids {
  readonly rowOf: (object: ObjectView) => RowName;
  /** Whatever else must be the same for two to be drawn as one: what may be done with them now. */
  readonly markOf: (key: Key) => string;
}

/** One player's battlefield in rows. Attachments lie with their host, whoever controls them. */
export function boardOf(objects: Objects, seat: number, aids: BoardAids): Board {
  const permanents = Object.values(objects)
    .filter((object) => object.zone === "battlefield")
    .sort((one, other) => one.position - other.position);
  const hosts = new Map<Key, ObjectView[]>();
  for (const object of permanents) {
    const host = hostOf(objects, object);
    if (host !== null) hosts.set(host, [...(hosts.get(host) ?? []), object]);
  }
  const rows: Record<RowName, Stack[]> = { creatures: [], others: [], lands: [] };
  const alike = new Map<string, { keys: Key[]; row: RowName }>();
  for (const object of permanents) {
    if (object.controller !== seat || hostOf(objects, object) !== null) continue;
    const row = aids.rowOf(object);
    const attached = attachmentsOf(object.key, hosts, new Set([object.key]));
    if (attached.length > 0) {
      rows[row].push({ keys: [object.key], attached });
      continue;
    }
    const group = `${row} ${likeness(object)} ${aids.markOf(object.key)}`;
    const known = alike.get(group);
    if (known !== undefined) {
      known.keys.push(object.key);
      continue;
    }
    const keys = [object.key];
    alike.set(group, { keys, row });
    rows[row].push({ keys, attached: [] });
  }
  return { ...rows, lands: groupedByCard(rows.lands, objects) };
}

/** The permanent that an object is attached to, if that is still there. */
function hostOf(objects: Objects, { attachedTo }: ObjectView): Key | null {
  if (attachedTo === null || !("key" in attachedTo)) return null;
  return objects[attachedTo.key]?.zone === "battlefield" ? attachedTo.key : null;
}

function attachmentsOf(host: Key, hosts: ReadonlyMap<Key, readonly ObjectView[]>, seen: Set<Key>): Key[] {
  return (hosts.get(host) ?? []).flatMap(({ key }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [key, ...attachmentsOf(key, hosts, seen)];
  });
}

/** Everything that can be seen of a permanent, but for which one it is. */
function likeness(object: ObjectView): string {
  const { key: _key, position: _position, ...rest } = object;
  return JSON.stringify(rest);
}

/** Lands of one name are grouped, tapped or not, in the order of the first of each. */
function groupedByCard(stacks: readonly Stack[], objects: Objects): Stack[] {
  const order = new Map<string, number>();
  const nameOf = ({ keys: [key = ""] }: Stack): string => objects[key]?.card?.definition ?? key;
  for (const stack of stacks) if (!order.has(nameOf(stack))) order.set(nameOf(stack), order.size);
  return stacks.toSorted((one, other) => (order.get(nameOf(one)) ?? 0) - (order.get(nameOf(other)) ?? 0));
}
