import type { Filter, Zone } from "@spellroom/card-language";
import { activeRules, characteristics } from "../../query/layers/index.ts";
import { playersOf, satisfies } from "../../query/selection/index.ts";
import { objectOf, playerOf, zoneOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { letKnow, revealToAll } from "../game/reveal.ts";
import { confirm, pickObjects } from "./ask.ts";
import { tellSearch } from "./keyword-event.ts";
import type { EffectOf, Run } from "./run.ts";
import { lookAt } from "./scry.ts";

type Search = EffectOf<"search">;

/**
 * CR 701.19: the player looks at all the cards of the zones and finds some. In a hidden zone, cards with a stated quality need
 * not be found (701.19b); cards without one must be (701.19d). Several players decide in APNAP order (701.19i).
 */
export function search(run: Run, effect: Search): void {
  const found: ObjectId[] = [];
  const searchers: Seat[] = [];
  for (const seat of run.players(effect.who)) {
    const zones = zonesSearched(run, effect, seat);
    if (!zones) return;
    if (zones.length === 0) continue;
    const picked = findBy(run, { ...effect, zones }, seat);
    if (!picked) return;
    found.push(...picked);
    if (zones.includes("library")) searchers.push(seat);
  }
  noteSearchers(run, effect, searchers);
  run.finish(effect.bind, { objects: found, amount: found.length, did: found.length > 0 });
  if (effect.reveal) revealToAll(run.g, found, run.controller);
  for (const seat of searchers) tellSearch(run.g, seat, whoseZones(run, effect, seat));
}

/** Who has searched a library, in earlier rounds of the same instruction too (CR 701.19). */
function noteSearchers(run: Run, { searched, who }: Search, searchers: readonly Seat[]): void {
  if (searched === undefined) return;
  const before = who.kind === "you" ? [] : (run.context.bindings[searched]?.players ?? []);
  const players = [...new Set([...before, ...searchers])];
  run.bind(searched, { did: players.length > 0, ...(who.kind === "you" ? {} : { players }) });
}

/**
 * "Your library and/or graveyard": without the library, if the player wants so. A player who can't search libraries searches the
 * other zones all the same (CR 101.2, 609.3).
 */
function zonesSearched(run: Run, effect: Search, seat: Seat): readonly Zone[] | undefined {
  const zones = searchable(run, effect, seat);
  if (effect.libraryOptional !== true || !zones.includes("library")) return zones;
  const wants = confirm(run, `library:${seat}`, seat, { key: "may", detail: "searchLibrary" });
  return wants === undefined ? undefined : wants ? zones : zones.filter((zone) => zone !== "library");
}

/** The zones that the player can search: all but libraries, where an effect says that they can't be. */
export function searchable(run: Run, { zones }: Search, seat: Seat): readonly Zone[] {
  return zones.includes("library") && cantSearchLibraries(run, seat)
    ? zones.filter((zone) => zone !== "library")
    : zones;
}

function cantSearchLibraries(run: Run, seat: Seat): boolean {
  return activeRules(run.state).some(
    ({ rule, context }) =>
      rule.kind === "cantSearch" && playersOf(run.state, context, rule.who).includes(seat),
  );
}

function findBy(run: Run, effect: Search, seat: Seat): readonly ObjectId[] | undefined {
  const searched = whoseZones(run, effect, seat);
  const all = searched.flatMap((whose) => effect.zones.flatMap((zone) => zoneOf(run.state, zone, whose)));
  const hidden = effect.zones.some(isHidden);
  for (const whose of searched) lookThrough(run, effect.zones, whose, seat);
  const context = { ...run.context, each: { player: seat } };
  const matching = all.filter((id) => satisfies(run.state, context, effect.filter.of, id));
  if (effect.oneOfEach) return findOneOfEach(run, effect.oneOfEach, seat, matching);
  if (effect.all) return findAll(run, seat, matching);
  const max = effect.count.max === "any" ? matching.length : run.count(effect.count.max);
  const mayFail = hidden && effect.filter.of.length > 0;
  const min = mayFail ? 0 : Math.min(run.count(effect.count.min), matching.length);
  const about = { key: "search", amount: max } as const;
  const together = effect.differentNames ? { together: { rule: "differentNames" } as const } : {};
  const required = effect.differentNames ? Math.min(min, differentNames(run, matching)) : min;
  return pickObjects(run, `search:${seat}`, seat, about, matching, { min: required, max, ...together });
}

/** One card for each description: what was found for one isn't found for another as well; in a public zone one must be. */
function findOneOfEach(
  run: Run,
  wanted: readonly Filter[],
  seat: Seat,
  all: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const found: ObjectId[] = [];
  for (const [at, { of }] of wanted.entries()) {
    const fitting = all.filter((id) => !found.includes(id) && satisfies(run.state, run.context, of, id));
    const isShown = fitting.some((id) => !isHidden(objectOf(run.state, id).zone ?? "exile"));
    const about = { key: "search", amount: 1 } as const;
    const picked = pickObjects(run, `search:${seat}:${at}`, seat, about, fitting, {
      min: isShown ? 1 : 0,
      max: 1,
    });
    if (!picked) return undefined;
    found.push(...picked);
  }
  return found;
}

/** "All cards": only those in hidden zones need not be found (CR 701.19b). */
function findAll(run: Run, seat: Seat, matching: readonly ObjectId[]): readonly ObjectId[] | undefined {
  const hidden = matching.filter((id) => isHidden(objectOf(run.state, id).zone ?? "exile"));
  const about = { key: "search", amount: hidden.length } as const;
  const picked = pickObjects(run, `search:${seat}`, seat, about, hidden, { min: 0, max: hidden.length });
  return picked && [...matching.filter((id) => !hidden.includes(id)), ...picked];
}

function isHidden(zone: Zone): boolean {
  return zone === "library" || zone === "hand";
}

/** Where several players search, each of them searches what is their own unless the text names a player. */
function whoseZones(run: Run, effect: Search, seat: Seat): readonly Seat[] {
  const several = run.players(effect.who).length > 1;
  const same = JSON.stringify(effect.of) === JSON.stringify(effect.who);
  return several && same ? [seat] : run.players(effect.of);
}

function lookThrough(run: Run, zones: readonly Zone[], whose: Seat, seat: Seat): void {
  const { library, hand } = playerOf(run.state, whose);
  if (zones.includes("library")) lookAt(run, seat, library);
  if (zones.includes("hand") && whose !== seat) letKnow(run.g, hand, [seat]);
}

function differentNames(run: Run, ids: readonly ObjectId[]): number {
  return new Set(ids.map((id) => characteristics(run.state, id).name)).size;
}
