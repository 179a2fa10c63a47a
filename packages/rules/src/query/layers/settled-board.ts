import type { Filter, PlayerRef, Predicate } from "@spellroom/card-language";
import { type Context, emptyContext } from "../../state/context.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";

/** Before so many different questions, and below so many permanents, these are looked through one by one. */
const WORTH_SORTING = 6;
const MANY = 24;
/** An object of more subtypes than that has every creature type. */
const MOST_SUBTYPES = 24;

/**
 * The permanents by what no layer that is left changes: from layer 6 on controllers, types, colors and names are settled
 * (CR 613.1). So what a filter asks of these is looked up, once for all effects that ask the same, and only the rest of it is
 * tried on each of the permanents found.
 */
export class SettledBoard {
  readonly #sight: Sight;
  readonly #ids: readonly ObjectId[];
  readonly #groups = new Map<string, Group>();
  #sorted: Sorted | null = null;

  constructor(sight: Sight, ids: Iterable<ObjectId>) {
    this.#sight = sight;
    this.#ids = [...ids];
  }

  /** All permanents that a filter describes, in the order of the battlefield; `null` where it asks for other zones. */
  matching(context: Context, filter: Filter): readonly ObjectId[] | null {
    const split = splitOf(filter);
    if (!split) return null;
    const { ids } = this.#group(split, context.controller);
    if (!split.other && split.rest.length === 0) return ids;
    return ids.filter(
      (id) =>
        (!split.other || id !== context.source) &&
        (split.rest.length === 0 || this.#sight.satisfies(context, split.rest, id)),
    );
  }

  /** How many permanents a filter describes. */
  count(context: Context, filter: Filter): number | null {
    const split = splitOf(filter);
    if (!split) return null;
    if (split.rest.length > 0) return this.matching(context, filter)?.length ?? null;
    const group = this.#group(split, context.controller);
    return group.ids.length - Number(split.other && hasIn(group, context.source));
  }

  /** Whether an object has what a filter asks of what is settled. */
  mayMatch(context: Context, filter: Filter, id: ObjectId): boolean {
    const split = splitOf(filter);
    return !split || hasIn(this.#group(split, context.controller), id);
  }

  #group(split: Split, controller: Seat): Group {
    const key = split.asksController ? `${controller} ${split.key}` : split.key;
    const known = this.#groups.get(key);
    if (known) return known;
    const context = emptyContext(NO_SOURCE, controller);
    const ids = this.#candidates(split, controller).filter((id) =>
      this.#sight.matches(context, split.settled, id),
    );
    const group: Group = { ids, set: null };
    this.#groups.set(key, group);
    return group;
  }

  /** The shortest list that has all that a filter describes. */
  #candidates({ settled }: Split, controller: Seat): readonly ObjectId[] {
    if (this.#ids.length < MANY || this.#groups.size < WORTH_SORTING) return this.#ids;
    this.#sorted ??= sorted(this.#sight, this.#ids);
    let shortest = this.#ids;
    for (const predicate of settled.of) {
      const list = listFor(this.#sorted, predicate, controller);
      if (list && list.length < shortest.length) shortest = list;
    }
    return shortest;
  }
}

interface Group {
  readonly ids: readonly ObjectId[];
  set: ReadonlySet<ObjectId> | null;
}

function hasIn(group: Group, id: ObjectId): boolean {
  group.set ??= new Set(group.ids);
  return group.set.has(id);
}

/** Contexts that settled predicates are asked in have no source that they could mean. */
const NO_SOURCE = -1;

/** A filter's predicates by whether they ask for what is settled from layer 6 on. */
interface Split {
  readonly settled: Filter;
  readonly key: string;
  readonly asksController: boolean;
  /** "Other": all but the source, on the battlefield. */
  readonly other: boolean;
  readonly rest: readonly Predicate[];
}

const splits = new WeakMap<Filter, Split | "elsewhere">();

function splitOf(filter: Filter): Split | null {
  let known = splits.get(filter);
  if (!known) {
    known = isOfBattlefield(filter) ? split(filter) : "elsewhere";
    splits.set(filter, known);
  }
  return known === "elsewhere" ? null : known;
}

function isOfBattlefield({ zones }: Filter): boolean {
  return zones === undefined || (zones.length === 1 && zones[0] === "battlefield");
}

function split(filter: Filter): Split {
  const all = filter.of.flatMap(flattened);
  const settled = all.filter(isSettled);
  const rest = all.filter((one) => !isSettled(one) && one.kind !== "other");
  return {
    settled: { of: settled },
    key: JSON.stringify(settled),
    asksController: settled.some(asksController),
    other: all.some(({ kind }) => kind === "other"),
    rest,
  };
}

function flattened(predicate: Predicate): readonly Predicate[] {
  return predicate.kind === "all" ? predicate.of.flatMap(flattened) : [predicate];
}

function isSettled(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "type":
    case "supertype":
    case "subtype":
    case "color":
    case "colorCount":
    case "permanent":
    case "historic":
    case "named":
    case "token":
      return true;
    case "controller":
      return isRelative(predicate.player);
    case "not":
      return isSettled(predicate.of);
    case "any":
    case "all":
      return predicate.of.every(isSettled);
    default:
      return false;
  }
}

/** Told by who "you" is alone. */
function isRelative({ kind }: PlayerRef): boolean {
  return kind === "you" || kind === "opponents" || kind === "otherPlayers";
}

function asksController(predicate: Predicate): boolean {
  if (predicate.kind === "not") return asksController(predicate.of);
  if (predicate.kind === "any" || predicate.kind === "all") return predicate.of.some(asksController);
  return predicate.kind === "controller";
}

/** Permanents in order, by one thing that they have each. */
type Sorted = Map<string | Seat, ObjectId[]>;

function sorted(sight: Sight, ids: readonly ObjectId[]): Sorted {
  const lists: Sorted = new Map();
  const add = (name: string | Seat, id: ObjectId): void => {
    const list = lists.get(name);
    if (list) list.push(id);
    else lists.set(name, [id]);
  };
  for (const id of ids) {
    const values = sight.read(id);
    if (!values) continue;
    add(values.controller, id);
    for (const type of values.types) add(type, id);
    for (const color of values.colors) add(color, id);
    if (hasEveryType(values)) add(EVERY, id);
    else for (const subtype of values.subtypes) add(`${SUB}${subtype}`, id);
  }
  return lists;
}

const EVERY = "every creature type";
const SUB = "subtype ";
const NOTHING: readonly ObjectId[] = [];

function hasEveryType({ subtypes }: Characteristics): boolean {
  return subtypes.length > MOST_SUBTYPES;
}

function listFor(lists: Sorted, predicate: Predicate, controller: Seat): readonly ObjectId[] | null {
  switch (predicate.kind) {
    case "type":
      return lists.get(predicate.type) ?? NOTHING;
    case "color":
      return lists.get(predicate.color) ?? NOTHING;
    case "subtype":
      return ofSubtype(lists, `${SUB}${predicate.subtype}`);
    case "controller":
      return predicate.player.kind === "you" ? (lists.get(controller) ?? NOTHING) : null;
    default:
      return null;
  }
}

/** Those of a subtype; `null` where something has every creature type and would be missing among them. */
function ofSubtype(lists: Sorted, name: string): readonly ObjectId[] | null {
  return lists.has(EVERY) ? null : (lists.get(name) ?? NOTHING);
}
