import type { Predicate } from "@spellroom/card-language";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";

/** An object of more subtypes than that has every creature type. */
const MOST_SUBTYPES = 24;
const EVERY = "every creature type";
const NOTHING: readonly ObjectId[] = [];

type Lists = Map<string, ObjectId[]>;

/** A list of permanents, and what of a filter isn't known of all of them. */
export interface Narrowed {
  readonly ids: readonly ObjectId[];
  readonly rest: readonly Predicate[];
}

/** Permanents that haven't phased out in the order of the battlefield, by one thing that they have each, and by who controls them. */
export class SortedPermanents {
  readonly #ids: readonly ObjectId[];
  readonly #all: Lists = new Map();
  readonly #byController: { readonly all: ObjectId[]; readonly lists: Lists }[] = [];
  #places: ReadonlyMap<ObjectId, number> | null = null;

  constructor(sight: Sight, ids: readonly ObjectId[]) {
    this.#ids = ids;
    for (const id of ids) {
      const values = sight.read(id);
      if (!values || sight.existing(id)?.status.phasedOut !== false) continue;
      const { all, lists } = this.#of(values.controller);
      all.push(id);
      for (const name of namesOf(values)) {
        add(this.#all, name, id);
        add(lists, name, id);
      }
    }
  }

  #of(controller: Seat): { readonly all: ObjectId[]; readonly lists: Lists } {
    while (this.#byController.length <= controller) this.#byController.push({ all: [], lists: new Map() });
    return this.#byController[controller] ?? { all: [], lists: new Map() };
  }

  /** The shortest list that contains all matches; `null` if no predicate selects a list. */
  shortest(predicates: readonly Predicate[], controller: Seat): Narrowed | null {
    const yours = predicates.find((one) => one.kind === "controller" && one.player.kind === "you");
    const own = yours ? this.#of(controller) : null;
    const lists = own ? own.lists : this.#all;
    let shortest: readonly ObjectId[] | null = own ? own.all : null;
    let by: Predicate | null = null;
    for (const predicate of predicates) {
      const name = nameOf(predicate);
      if (name === null) continue;
      const list = lists.get(name) ?? NOTHING;
      const wild = predicate.kind === "subtype" ? (lists.get(EVERY) ?? NOTHING) : NOTHING;
      if (shortest && by && list.length + wild.length >= shortest.length) continue;
      shortest = wild.length === 0 ? list : this.#inOrder([...list, ...wild]);
      by = wild.length === 0 ? predicate : NONE;
    }
    return shortest && { ids: shortest, rest: predicates.filter((one) => one !== yours && one !== by) };
  }

  #inOrder(ids: readonly ObjectId[]): readonly ObjectId[] {
    this.#places ??= new Map(this.#ids.map((id, at) => [id, at]));
    const places = this.#places;
    return [...ids].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  }
}

/** Nothing is known of all of a list by it. */
const NONE: Predicate = { kind: "all", of: [] };

function add(lists: Lists, name: string, id: ObjectId): void {
  const list = lists.get(name);
  if (!list) lists.set(name, [id]);
  else if (list[list.length - 1] !== id) list.push(id);
}

/** Types, colors and subtypes differ in their words. */
function namesOf(values: Characteristics): readonly string[] {
  const { types, colors, subtypes } = values;
  return [...types, ...colors, ...(subtypes.length > MOST_SUBTYPES ? [EVERY] : subtypes)];
}

/** Of which list something is of which a predicate is true. */
function nameOf(predicate: Predicate): string | null {
  switch (predicate.kind) {
    case "type":
      return predicate.type;
    case "color":
      return predicate.color;
    case "subtype":
      return predicate.subtype;
    default:
      return null;
  }
}
