import type { ObjectId } from "../../state/ids.ts";
import type { Blocking, PossibleBlocker } from "./block-options.ts";

/** Which attackers each blocker blocks. */
export type Blocks = ReadonlyMap<ObjectId, readonly ObjectId[]>;

/** What violates restrictions in a declaration of blocks (CR 509.1b), `null` if nothing does. */
export function brokenRestriction(blocking: Blocking, blocks: Blocks): string | null {
  const count = countBlockers(blocks);
  for (const { object, least, most } of blocking.attackers) {
    const blockers = count.get(object) ?? 0;
    if (blockers > 0 && blockers < least) return "blocked by too few creatures";
    if (blockers > most) return "blocked by too many creatures";
  }
  const declared = [...blocks].filter(([, attackers]) => attackers.length > 0);
  if (declared.length > blocking.limit) return "too many blockers";
  const [only] = declared;
  if (declared.length === 1 && blocking.blockers.some((one) => one.object === only?.[0] && one.notAlone))
    return "can't block alone";
  return null;
}

function countBlockers(blocks: Blocks): ReadonlyMap<ObjectId, number> {
  const count = new Map<ObjectId, number>();
  for (const attackers of blocks.values())
    for (const attacker of attackers) count.set(attacker, (count.get(attacker) ?? 0) + 1);
  return count;
}

/** How many requirements a declaration obeys (CR 509.1c). */
export function obeyed(blocking: Blocking, blocks: Blocks): number {
  const count = countBlockers(blocks);
  let total = 0;
  for (const { object, mustBeBlocked } of blocking.attackers)
    if ((count.get(object) ?? 0) > 0) total += mustBeBlocked;
  for (const blocker of blocking.blockers) total += ownObeyed(blocker, blocks.get(blocker.object) ?? []);
  return total;
}

function ownObeyed(blocker: PossibleBlocker, attackers: readonly ObjectId[]): number {
  if (attackers.length === 0) return 0;
  return blocker.mustBlock + blocker.mustBlockThese.filter((id) => attackers.includes(id)).length;
}

/** So many boards are looked at; beyond that the best found so far is what is asked for. */
const NODES = 30_000;

/** A declaration that obeys as many requirements as can be obeyed, and how many those are. */
export interface BestBlocks {
  readonly obeyed: number;
  readonly blocks: Blocks;
}

/** Blocks that are settled, such as a teammate's, and whose creatures nothing else is to be found for. */
export interface SettledBlocks {
  readonly blocks: Blocks;
  readonly blockers: ReadonlySet<ObjectId>;
}

export const NONE_SETTLED: SettledBlocks = { blocks: new Map(), blockers: new Set() };

/**
 * The most requirements that could be obeyed without disobeying a restriction; nobody has to pay for it (CR 509.1c). Found by
 * going through the blockers with those attackers that a requirement speaks of, cutting off what can't become better. `null` where
 * blocks that are settled can't be completed.
 */
export function bestBlocks(blocking: Blocking, settled: SettledBlocks = NONE_SETTLED): BestBlocks | null {
  const free = blocking.blockers.filter(
    ({ cost, object }) => cost.length === 0 && !settled.blockers.has(object),
  );
  const isLegal = brokenRestriction(blocking, settled.blocks) === null;
  const start = isLegal ? { obeyed: obeyed(blocking, settled.blocks), blocks: settled.blocks } : null;
  const mustBe = new Set(
    blocking.attackers.filter((one) => one.mustBeBlocked > 0).map(({ object }) => object),
  );
  const asked = new Set([
    ...(isLegal ? [] : blocking.attackers.map(({ object }) => object)),
    ...mustBe,
    ...free.flatMap((blocker) =>
      blocker.mustBlock > 0 ? [...blocker.mustBlockThese, ...blocker.attackers] : blocker.mustBlockThese,
    ),
  ]);
  if (asked.size === 0) return start;
  const relevant = free
    .map((blocker) => ({ blocker, choices: choicesOf(blocker, asked) }))
    .filter(({ choices }) => choices.length > 1)
    .toSorted((a, b) => potential(b.blocker) - potential(a.blocker));
  const shared = blocking.attackers.reduce((total, one) => total + one.mustBeBlocked, 0);
  const searching: Searching = {
    blocking,
    relevant,
    ceilings: ceilingsOf(
      relevant.map(({ blocker }) => potential(blocker)),
      shared,
    ),
    chosen: new Map(settled.blocks),
    best: start,
    nodes: NODES,
  };
  const gained = blocking.blockers.reduce(
    (total, blocker) => total + ownObeyed(blocker, settled.blocks.get(blocker.object) ?? []),
    0,
  );
  search(searching, 0, gained);
  return searching.best;
}

interface Relevant {
  readonly blocker: PossibleBlocker;
  readonly choices: readonly (readonly ObjectId[])[];
}

interface Searching {
  readonly blocking: Blocking;
  readonly relevant: readonly Relevant[];
  readonly ceilings: readonly number[];
  readonly chosen: Map<ObjectId, readonly ObjectId[]>;
  best: BestBlocks | null;
  nodes: number;
}

/** What a blocker alone could add. */
function potential(blocker: PossibleBlocker): number {
  const these = new Set(blocker.mustBlockThese);
  const counted = [...these]
    .map((id) => blocker.mustBlockThese.filter((one) => one === id).length)
    .sort((a, b) => b - a)
    .slice(0, blocker.most);
  return blocker.mustBlock + counted.reduce((total, one) => total + one, 0);
}

/** The most that the blockers from each place on could add, requirements of attackers included. */
function ceilingsOf(potentials: readonly number[], shared: number): readonly number[] {
  let total = shared;
  const ceilings = potentials
    .toReversed()
    .map((one) => {
      total += one;
      return total;
    })
    .toReversed();
  return [...ceilings, shared];
}

/** To block nothing, or some of the attackers that matter, as many at once as it can. */
function choicesOf(blocker: PossibleBlocker, asked: ReadonlySet<ObjectId>): readonly (readonly ObjectId[])[] {
  let sets: readonly (readonly ObjectId[])[] = [[]];
  for (const attacker of blocker.attackers) {
    if (!asked.has(attacker)) continue;
    sets = [...sets, ...sets.filter((set) => set.length < blocker.most).map((set) => [...set, attacker])];
    if (sets.length > 256) break;
  }
  return sets.toSorted((a, b) => b.length - a.length);
}

function search(searching: Searching, at: number, gained: number): void {
  const { blocking, relevant, chosen, ceilings } = searching;
  if (searching.nodes-- <= 0) return;
  const next = relevant[at];
  if (!next) {
    const total = obeyed(blocking, chosen);
    if (total > (searching.best?.obeyed ?? -1) && brokenRestriction(blocking, chosen) === null)
      searching.best = { obeyed: total, blocks: new Map(chosen) };
    return;
  }
  if (gained + (ceilings[at] ?? 0) <= (searching.best?.obeyed ?? -1)) return;
  for (const attackers of next.choices) {
    chosen.set(next.blocker.object, attackers);
    search(searching, at + 1, gained + ownObeyed(next.blocker, attackers));
  }
  chosen.delete(next.blocker.object);
}
