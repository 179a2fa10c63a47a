import type { Filter, Predicate } from "@spellroom/card-language";
import { type Context, emptyContext } from "../../state/context.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { sharesWith } from "../sight/shared-traits.ts";
import type { Sight } from "../sight/sight.ts";
import { type SettledFilter, settledFilter } from "./settled-filter.ts";
import { type Narrowed, SortedPermanents } from "./sorted-permanents.ts";

/** Before this many different queries, and below this many permanents, they are searched one by one. */
const WORTH_SORTING = 6;
export const MANY = 24;

/**
 * The permanents by what no layer that is left changes: from layer 6 on controllers, types, colors and names are settled
 * (CR 613.1). So what a filter asks of these is looked up, once for all effects that ask the same, and only the rest of it is
 * tried on each of the permanents found. The sight asked may be another each time, if it sees the same of what is settled.
 */
export class SettledBoard {
  readonly #ids: readonly ObjectId[];
  readonly #groups = new Map<string, Group>();
  /** Numbers of the lists of traits by which groups are known, for their names. */
  readonly #lists = new Map<readonly string[], number>();
  #sorted: SortedPermanents | null = null;

  constructor(ids: Iterable<ObjectId>) {
    this.#ids = [...ids];
  }

  /** All permanents that match a filter, in the order of the battlefield; `null` if it names other zones. */
  matching(sight: Sight, context: Context, filter: Filter): readonly ObjectId[] | null {
    const asked = this.#ask(sight, context, filter);
    if (!asked) return null;
    const { group, rest, fighting } = asked;
    const excluded = asked.excluded.filter((id) => hasIn(group, id));
    if (excluded.length === 0 && rest.length === 0) return group.ids;
    return group.ids.filter(
      (id) =>
        (!fighting || fighting.has(id)) &&
        !excluded.includes(id) &&
        (rest.length === 0 || sight.satisfies(context, rest, id)),
    );
  }

  /** How many permanents a filter describes. */
  count(sight: Sight, context: Context, filter: Filter): number | null {
    const asked = this.#ask(sight, context, filter);
    if (!asked) return null;
    if (asked.rest.length > 0) return this.matching(sight, context, filter)?.length ?? null;
    const { group, excluded } = asked;
    let count = group.ids.length;
    for (const [at, id] of excluded.entries()) if (excluded.indexOf(id) === at && hasIn(group, id)) count--;
    return count;
  }

  /** Permanents that include all that match a filter; `null` if it names other zones. */
  candidates(sight: Sight, context: Context, filter: Filter): readonly ObjectId[] | null {
    const asked = this.#ask(sight, context, filter);
    if (!asked) return null;
    const { group, fighting } = asked;
    return fighting ? group.ids.filter((id) => fighting.has(id)) : group.ids;
  }

  /** Whether an object matches the settled part of a filter. */
  mayMatch(sight: Sight, context: Context, filter: Filter, id: ObjectId): boolean {
    const asked = settledFilter(filter);
    return !asked || hasIn(this.#group(sight, asked, context.controller), id);
  }

  #ask(sight: Sight, context: Context, filter: Filter): Asked | null {
    const asked = settledFilter(filter);
    if (!asked) return null;
    const { shares, otherThan } = asked;
    const excluded = otherThan.flatMap((ref) => sight.objectsOf(context, ref));
    if (asked.other) excluded.push(context.source);
    const group = this.#group(sight, asked, context.controller);
    const fighting = asked.inCombat ? combatants(sight) : null;
    if (!shares) return { group, excluded, fighting, rest: asked.rest };
    const [other, ...more] = sight.objectsOf(context, shares.ref);
    const isSettled =
      other !== undefined && more.length === 0 && sight.existing(other)?.zone === "battlefield";
    if (!isSettled) return { group, excluded, fighting, rest: [...asked.rest, shares] };
    const sharing = this.#sharing(
      sight,
      { group, key: this.#keyOf(sight, asked, context.controller) },
      shares.what,
      other,
    );
    return { group: sharing, excluded, fighting, rest: asked.rest };
  }

  #keyOf({ state }: Sight, asked: SettledFilter, controller: Seat): string {
    return asked.asksController || hasRanges(state) ? `${controller} ${asked.key}` : asked.key;
  }

  #group(sight: Sight, asked: SettledFilter, controller: Seat): Group {
    const key = this.#keyOf(sight, asked, controller);
    const known = this.#groups.get(key);
    if (known) return known;
    const narrowed = this.#narrowed(sight, asked, controller);
    if (narrowed?.rest.length === 0) return this.#keep(key, narrowed.ids);
    const context = emptyContext(NO_SOURCE, controller);
    const settled: Filter = narrowed ? { of: narrowed.rest } : asked.settled;
    const fitting = (narrowed?.ids ?? this.#ids).filter((id) => sight.matches(context, settled, id));
    return this.#keep(key, fitting);
  }

  #keep(key: string, ids: readonly ObjectId[]): Group {
    const group: Group = { ids, set: null };
    this.#groups.set(key, group);
    return group;
  }

  /** Those of a group that share something with an object: the same for all objects that have the same of it. */
  #sharing(
    sight: Sight,
    { group, key }: { readonly group: Group; readonly key: string },
    what: Trait,
    other: ObjectId,
  ): Group {
    const name = `${key} ${what} ${this.#traitOf(sight, what, other)}`;
    const known = this.#groups.get(name);
    if (known) return known;
    return this.#keep(
      name,
      group.ids.filter((id) => sharesWith(sight, id, other, what)),
    );
  }

  #traitOf(sight: Sight, what: Trait, id: ObjectId): string | number {
    const values = sight.read(id);
    if (!values) return "";
    switch (what) {
      case "name":
        return values.name;
      case "manaValue":
        return values.manaValue;
      case "controller":
        return values.controller;
      case "color":
        return this.#numberOf(values.colors);
      case "cardType":
        return this.#numberOf(values.types);
      case "creatureType":
        return this.#numberOf(values.subtypes);
    }
  }

  #numberOf(list: readonly string[]): number {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    this.#lists.set(list, this.#lists.size);
    return this.#lists.size - 1;
  }

  /** The shortest list of permanents that includes all matches of a filter; `null` if all have to be checked. */
  #narrowed(sight: Sight, { settled }: SettledFilter, controller: Seat): Narrowed | null {
    if (this.#ids.length < MANY || this.#groups.size < WORTH_SORTING || hasRanges(sight.state)) return null;
    this.#sorted ??= new SortedPermanents(sight, this.#ids);
    return this.#sorted.shortest(settled.of, controller);
  }
}

type Trait = NonNullable<SettledFilter["shares"]>["what"];

/** A filter in a context. */
interface Asked {
  /** All permanents that match the settled part. */
  readonly group: Group;
  /** What it doesn't mean although it is in the group. */
  readonly excluded: readonly ObjectId[];
  /** All that it can refer to, where it refers to combat. */
  readonly fighting: ReadonlySet<ObjectId> | null;
  readonly rest: readonly Predicate[];
}

interface Group {
  readonly ids: readonly ObjectId[];
  set: ReadonlySet<ObjectId> | null;
}

function hasIn(group: Group, id: ObjectId): boolean {
  group.set ??= new Set(group.ids);
  return group.set.has(id);
}

function combatants({ state: { combat } }: Sight): ReadonlySet<ObjectId> {
  return new Set([...(combat?.attackers ?? []), ...(combat?.blockers ?? [])].map(({ object }) => object));
}

/** Settled predicates are evaluated in contexts without a source. */
const NO_SOURCE = -1;
