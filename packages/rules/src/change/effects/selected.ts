import type { ObjectRef, PlayerRef, Selection } from "@spellroom/card-language";
import type { PickRule } from "../../decisions/kinds/pick.ts";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { characteristics } from "../../query/layers/index.ts";
import { amountOf, objectsMatching, satisfies } from "../../query/selection/index.ts";
import { existing, numbersIn, objectOf, playerOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { nextBelow } from "../game/chance.ts";
import { objectsChoosable, pickObjects } from "./ask.ts";
import { isNamedFirst } from "./first-named.ts";
import { leavesEnough, type Part } from "./parts-filled.ts";
import { allPresent } from "./present.ts";
import type { Run } from "./run.ts";

type Chosen = Extract<Selection, { kind: "choose" }>;

/**
 * The objects that an instruction acts on, `undefined` while somebody has yet to choose some of them. Objects that are gone
 * for good stay in the list under their old ids: they are what the text means, but nothing can be done to them. What is phased
 * out is as if it did not exist (CR 702.26b).
 *
 * @param name tells the questions of one instruction apart
 * @param allowed what could be chosen at all, as only permanents that can be sacrificed when sacrificing
 */
export function selected(
  run: Run,
  selection: Selection,
  name = "what",
  prompt: PromptKey = "choose",
  allowed: ((id: ObjectId, by: Seat) => boolean) | null = null,
): readonly ObjectId[] | undefined {
  switch (selection.kind) {
    case "ref":
      return run
        .objects(selection.ref)
        .flatMap((id) => referredTo(run, selection.ref, id))
        .filter((id) => run.state.objects[id]?.status.phasedOut !== true);
    case "all":
      return objectsMatching(run.state, run.context, selection.filter);
    case "top":
      return topCards(run, selection.of, run.count(selection.amount), selection.bottom === true);
    case "union":
      return united(run, selection, name, prompt, allowed);
    case "choose":
      return chosen(run, selection, name, prompt, allowed);
  }
}

/**
 * If there are several players, each makes all choices before the next one makes any (CR 101.4). What needs no choice
 * comes first, without a decision.
 */
function united(
  run: Run,
  { of: parts, overlap }: Extract<Selection, { kind: "union" }>,
  name: string,
  prompt: PromptKey,
  allowed: ((id: ObjectId, by: Seat) => boolean) | null,
): readonly ObjectId[] | undefined {
  const found = new Map<number, ObjectId[]>();
  const all = (): ObjectId[] => [...new Set(parts.flatMap((_, at) => found.get(at) ?? []))];
  for (const [at, part] of parts.entries()) {
    if (part.kind === "choose") continue;
    const some = selected(run, part, `${name}.${at}`, prompt, allowed);
    if (!some) return undefined;
    found.set(at, [...some]);
  }
  const choices = [...parts.entries()].flatMap(([at, one]) => (one.kind === "choose" ? [{ at, one }] : []));
  const choosing = new Set(choices.flatMap(({ one }) => run.players(one.by)));
  for (const seat of run.players({ kind: "allPlayers" }).filter((one) => choosing.has(one))) {
    const own = choices.filter(({ one }) => run.players(one.by).includes(seat));
    for (const [index, { at, one }] of own.entries()) {
      // "An artifact and a land": what was chosen as the one isn't chosen as the other as well, unless that is said.
      const free = notTaken(overlap ? [] : all(), allowed);
      const later = own.slice(index + 1).map((other) => partOf(run, other.one, seat, free));
      const part = partOf(run, one, seat, free);
      const fits = (id: ObjectId, by: Seat): boolean =>
        free(id, by) && (overlap === true || leavesEnough(id, part, later));
      const some = chosenBy(run, one, seat, `${name}.${at}`, prompt, fits);
      if (!some) return undefined;
      found.set(at, [...(found.get(at) ?? []), ...some]);
    }
  }
  return all();
}

type Allowed = (id: ObjectId, by: Seat) => boolean;

function notTaken(taken: readonly ObjectId[], allowed: Allowed | null): Allowed {
  return (id, by) => !taken.includes(id) && (allowed === null || allowed(id, by));
}

function partOf(run: Run, one: Chosen, seat: Seat, free: Allowed): Part {
  return {
    needs: run.count(one.count.min),
    candidates: candidates(run, one, seat).filter((id) => free(id, seat)),
  };
}

/** A target that has moved is found again by what the text says of it later, not by the words that name it as a target. */
function referredTo(run: Run, ref: ObjectRef, id: ObjectId): readonly ObjectId[] {
  if (existing(run.state, id) || (ref.kind === "target" && isNamedFirst(run.state, ref.target))) return [id];
  return allPresent(run.state, run.context, id);
}

/** The top (or bottom) cards of one or several libraries, as many as there are. */
export function topCards(run: Run, of: PlayerRef, amount: number, bottom = false): readonly ObjectId[] {
  if (amount === 0) return [];
  return run.players(of).flatMap((seat) => {
    const { library } = playerOf(run.state, seat);
    return bottom ? library.slice(-amount).toReversed() : library.slice(0, amount);
  });
}

/** The objects that can still be acted on. A token that has left the battlefield counts as gone (CR 111.8). */
export function stillThere(run: Run, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.filter((id) => {
    const object = existing(run.state, id);
    return object !== null && (object.kind !== "token" || object.zone === "battlefield");
  });
}

/** Permanents among objects: what can be destroyed, tapped, sacrificed and the like. */
export function permanentsAmong(run: Run, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.filter((id) => {
    const object = existing(run.state, id);
    return object?.zone === "battlefield" && !object.status.phasedOut;
  });
}

/** CR 608.2d-e: chosen on resolution, by each player in APNAP order before anything is done with any of them. */
function chosen(
  run: Run,
  selection: Chosen,
  name: string,
  prompt: PromptKey,
  allowed: ((id: ObjectId, by: Seat) => boolean) | null,
): readonly ObjectId[] | undefined {
  const found: ObjectId[] = [];
  for (const seat of choosers(run, selection)) {
    const picked = chosenBy(run, selection, seat, name, prompt, allowed);
    if (!picked) return undefined;
    for (const id of picked) if (!found.includes(id)) found.push(id);
  }
  return found;
}

/** Who chooses: where nobody in range can, the closest player to the left (CR 801.5c), unless each chooses among their own. */
function choosers(run: Run, { by, eachOwn }: Chosen): readonly Seat[] {
  const inRange = run.players(by);
  if (inRange.length > 0 || eachOwn) return inRange;
  const closest = run.chooser(by);
  return closest === undefined ? inRange : [closest];
}

/** What one player chooses. */
function chosenBy(
  run: Run,
  selection: Chosen,
  seat: Seat,
  name: string,
  prompt: PromptKey,
  allowed: ((id: ObjectId, by: Seat) => boolean) | null,
): readonly ObjectId[] | undefined {
  const among = candidates(run, selection, seat).filter((id) => !allowed || allowed(id, seat));
  return selection.random
    ? pickedByChance(run, selection, `${name}:${seat}`, among)
    : pickedBy(run, selection, `${name}:${seat}`, seat, prompt, among);
}

/** What a player may choose among. */
export function candidates(run: Run, selection: Chosen, seat: Seat): readonly ObjectId[] {
  const { filter, among } = selection;
  const found = among
    ? run
        .objects(among)
        .flatMap((id) => allPresent(run.state, run.context, id))
        .filter((id) => isAmong(run, selection, id))
    : objectsMatching(run.state, run.context, filter);
  const inRange = objectsChoosable(run, seat, found);
  return selection.eachOwn ? inRange.filter((id) => belongsTo(run, id, seat)) : inRange;
}

function isAmong(run: Run, { filter }: Chosen, id: ObjectId): boolean {
  const zone = existing(run.state, id)?.zone;
  if (!zone || (filter.zones && !filter.zones.includes(zone))) return false;
  return satisfies(run.state, run.context, filter.of, id);
}

function belongsTo(run: Run, id: ObjectId, seat: Seat): boolean {
  const object = objectOf(run.state, id);
  const holder =
    object.zone === "battlefield" || object.zone === "stack"
      ? characteristics(run.state, id).controller
      : object.owner;
  return holder === seat;
}

function pickedBy(
  run: Run,
  selection: Chosen,
  name: string,
  seat: Seat,
  prompt: PromptKey,
  among: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const { min, max } = howMany(run, selection, among);
  const together = totalRule(run, selection, among);
  const about = { key: prompt, amount: max };
  if (!together) return pickObjects(run, name, seat, about, among, { min, max });
  const affordable = among.filter((_, at) => (together.values[at] ?? 0) <= together.limit);
  const rule = totalRule(run, selection, affordable);
  return pickObjects(run, name, seat, about, affordable, {
    min: Math.min(min, rule && affordable.length > 1 ? 0 : min),
    max,
    ...(rule ? { together: rule } : {}),
  });
}

function howMany(
  run: Run,
  { count }: Chosen,
  among: readonly ObjectId[],
): { readonly min: number; readonly max: number } {
  const max = count.max === "any" ? among.length : run.count(count.max);
  return { min: Math.min(run.count(count.min), max), max };
}

function totalRule(
  run: Run,
  { totalAtMost }: Chosen,
  among: readonly ObjectId[],
): Extract<PickRule, { rule: "totalAtMost" }> | null {
  if (!totalAtMost) return null;
  const { stat, value } = totalAtMost;
  const values = among.map((id) =>
    amountOf(
      run.state,
      { ...run.context, each: { object: id } },
      { kind: "stat", stat, of: { kind: "each" } },
    ),
  );
  return { rule: "totalAtMost", values, limit: run.amount(value) };
}

/** Chosen at random; kept, so that a later decision of the same instruction doesn't choose again. */
function pickedByChance(
  run: Run,
  selection: Chosen,
  name: string,
  among: readonly ObjectId[],
): readonly ObjectId[] {
  const known = numbersIn(run.scratch, name);
  if (known) return known;
  const { max } = howMany(run, selection, among);
  const picked = atRandom(run, among, max);
  run.note(name, picked);
  return picked;
}

/** Random items of a list, without repetition. */
export function atRandom(
  run: Run,
  among: readonly ObjectId[],
  count: number,
  stream = "random",
): readonly ObjectId[] {
  const left = among.slice();
  const picked: ObjectId[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(nextBelow(run.g, stream, left.length), 1));
  return picked;
}
