import type { Selection } from "@spellroom/card-language";
import { controllerOf } from "../../query/layers/index.ts";
import { isForbidden } from "../../query/rules/forbidden.ts";
import { amountOf } from "../../query/selection/index.ts";
import { countersOf } from "../../query/sight/predicates.ts";
import { existing, numbersIn, objectOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { put as ask, divideAmong } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";

type AddCounters = EffectOf<"addCounters">;

/**
 * CR 122.6: counters are put on all the objects at the same time, of several kinds that many of each, as often as it is named. "They
 * gain vigilance" is about all of them, also those that can't have counters.
 */
export function addCounters(run: Run, effect: AddCounters): void {
  const on = selected(run, effect.on);
  if (!on) return;
  const objects = stillThere(run, on);
  const kinds = typeof effect.counter === "string" ? [effect.counter] : effect.counter;
  const shares = effect.divided ? divided(run, effect, on) : null;
  if (shares === undefined) return;
  const batch = objects.flatMap((object) => {
    const amount = shares ? (shares[on.indexOf(object)] ?? 0) : perObject(run, object, effect);
    return [...new Set(kinds)].flatMap((counter) => {
      const times = kinds.filter((one) => one === counter).length;
      return put(run, object, counter, amount * times, putter(run, effect, object));
    });
  });
  run.propose(batch, effect.bind, objects);
}

/**
 * If a text has players put counters on one of their own creatures, or says that a player may put them, they put them themselves
 * (CR 122.6).
 */
function putter(run: Run, { on }: AddCounters, object: ObjectId): Seat {
  if (on.kind === "choose" && on.eachOwn === true) return controllerOf(run.state, object);
  return run.permitted ?? run.controller;
}

function perObject(run: Run, object: ObjectId, { amount }: AddCounters): number {
  const { context } = run;
  return amountOf(run.state, context.each ? context : { ...context, each: { object } }, amount);
}

/** The happening by which counters are put on an object, none for no counters. */
export function put(
  run: Run,
  object: ObjectId,
  counter: string,
  amount: number,
  by: Seat,
): readonly Happening[] {
  return amount > 0 ? [{ kind: "addCounters", on: { object }, counter, amount, by, source: run.source }] : [];
}

function divided(run: Run, effect: AddCounters, on: readonly ObjectId[]): readonly number[] | undefined {
  const clause = clauseOf(effect.on);
  const announced = clause === undefined ? undefined : run.context.division[clause];
  if (announced) return announced;
  const total = run.count(effect.amount);
  if (on.length === 0 || total === 0) return [];
  const minimum = on.length <= total ? 1 : 0;
  return divideAmong(
    run,
    "divide",
    run.controller,
    { key: "divide", amount: total },
    on.map((object) => ({ object })),
    total,
    minimum,
  );
}

function clauseOf(on: Selection): string | undefined {
  return on.kind === "ref" && on.ref.kind === "target" ? on.ref.target : undefined;
}

/** CR 122.1: as many as there are; of "any" kind the player chooses how many of each if that matters. */
export function removeCounters(run: Run, effect: EffectOf<"removeCounters">): void {
  const from = selected(run, effect.from, "what", "choose", (id) =>
    hasEnoughCounters(run, id, effect, false),
  );
  if (!from) return;
  const batch: Happening[] = [];
  for (const object of stillThere(run, from)) {
    const amounts = takenOff(run, object, effect.counter, effect.amount);
    if (!amounts) return;
    for (const [counter, amount] of amounts)
      batch.push({ kind: "removeCounters", on: { object }, counter, amount, source: run.source });
  }
  run.propose(batch, effect.bind);
}

/** Whether counters can be removed from something: as many as there are (CR 609.3), or all that are asked for if `whole`. */
export function hasEnoughCounters(
  run: Run,
  id: ObjectId,
  { counter, amount }: EffectOf<"removeCounters">,
  whole: boolean,
): boolean {
  const least = whole && amount !== "all" ? run.count(amount) : 1;
  return countersOf(existing(run.state, id)?.counters ?? {}, counter) >= least;
}

type Taken = readonly (readonly [counter: string, amount: number])[];

function takenOff(
  run: Run,
  object: ObjectId,
  counter: string,
  amount: EffectOf<"removeCounters">["amount"],
): Taken | undefined {
  const kinds = Object.entries(existing(run.state, object)?.counters ?? {}).filter(
    ([kind, count]) => count > 0 && (counter === "any" || kind === counter),
  );
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const wanted = amount === "all" ? total : Math.min(run.count(amount), total);
  if (wanted === 0) return [];
  if (wanted === total) return kinds;
  const [only] = kinds;
  if (kinds.length === 1 && only) return [[only[0], wanted]];
  const shares = splitKinds(run, object, kinds, wanted);
  return shares?.flatMap((share, at): Taken => {
    const kind = kinds[at]?.[0];
    return kind !== undefined && share > 0 ? [[kind, share]] : [];
  });
}

function splitKinds(
  run: Run,
  object: ObjectId,
  kinds: readonly (readonly [string, number])[],
  total: number,
): readonly number[] | undefined {
  const name = `counters:${object}`;
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered;
  const options = kinds.map(([word, maximum], value) => ({
    value,
    what: { kind: "word" as const, word },
    minimum: 0,
    maximum,
  }));
  ask(run, name, run.controller, { key: "divide", amount: total }, { kind: "distribute", options, total });
  return undefined;
}

/** CR 122.5: counters move only if all that can be put there may be. */
export function moveCounters(run: Run, effect: EffectOf<"moveCounters">): void {
  const isThere = (id: ObjectId): boolean => existing(run.state, id)?.status.phasedOut === false;
  const [from] = stillThere(run, run.objects(effect.from)).filter(isThere);
  const [to] = stillThere(run, run.objects(effect.to)).filter(isThere);
  if (from === undefined || to === undefined || from === to) {
    run.fail();
    return;
  }
  const amounts = takenOff(run, from, effect.counter, effect.amount);
  if (!amounts) return;
  run.propose(
    amounts.flatMap(([counter, amount]): Happening[] => {
      const arriving = put(run, to, counter, amount, run.controller);
      if (arriving.some((one) => isForbidden(run.state, one))) return [];
      return [
        { kind: "removeCounters", on: { object: from }, counter, amount, source: run.source },
        ...arriving,
      ];
    }),
  );
}

/** CR 701.9e: to double the counters is to put as many more there. */
export function multiplyCounters(run: Run, effect: EffectOf<"multiplyCounters">): void {
  const on = selected(run, effect.on);
  if (!on) return;
  const batch = stillThere(run, on).flatMap((object) =>
    Object.entries(existing(run.state, object)?.counters ?? {}).flatMap(([counter, count]) =>
      effect.counter === "any" || effect.counter === counter
        ? put(run, object, counter, count * (effect.factor - 1), run.controller)
        : [],
    ),
  );
  run.propose(batch);
}

/** CR 122.1f-g: poison, energy, experience. */
export function addPlayerCounters(run: Run, effect: EffectOf<"addPlayerCounters">): void {
  const amount = run.count(effect.amount);
  run.propose(
    run.players(effect.who).flatMap((player): Happening[] =>
      amount > 0
        ? [
            {
              kind: "addCounters",
              on: { player },
              counter: effect.counter,
              amount,
              by: run.controller,
              source: run.source,
            },
          ]
        : [],
    ),
  );
}

/** CR 107.14: energy is paid in full or not at all. */
export function payEnergy(run: Run, effect: EffectOf<"payEnergy">): void {
  const amount = run.count(effect.amount);
  const player = run.controller;
  const has = run.state.players[player]?.counters.energy ?? 0;
  if (has < amount || amount === 0) {
    run.finish(effect.bind, { did: amount === 0 });
    return;
  }
  run.propose(
    [{ kind: "removeCounters", on: { player }, counter: "energy", amount, source: run.source }],
    effect.bind,
  );
}

/** "Put its counters on target creature": the same counters again, those of the object as it last existed (CR 122.6, 608.2h). */
export function addSameCounters(run: Run, effect: EffectOf<"addSameCounters">): void {
  const on = selected(run, effect.on);
  if (!on) return;
  const [of] = run.objects(effect.of);
  const had = of === undefined ? [] : Object.entries(objectOf(run.state, of).counters);
  const counters = had.filter(([kind]) => effect.counter === undefined || kind === effect.counter);
  run.propose(
    stillThere(run, on).flatMap((object) =>
      counters.flatMap(([counter, amount]) => put(run, object, counter, amount, run.controller)),
    ),
  );
}
