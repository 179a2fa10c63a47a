import { satisfies } from "../../query/selection/index.ts";
import { numbersIn, objectOf, playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { revealToAll } from "../game/reveal.ts";
import type { EffectOf, Run } from "./run.ts";
import { lookAt } from "./scry.ts";
import { selected, stillThere } from "./selected.ts";

/** Looking at cards, without showing them to anyone else. */
export function look(run: Run, effect: EffectOf<"look">): void {
  const cards = cardsShown(run, effect.at);
  if (!cards) return;
  for (const seat of run.players(effect.who)) lookAt(run, seat, cards);
  run.finish(effect.bind, { objects: cards, amount: cards.length, did: cards.length > 0 });
}

/** CR 701.16: shown to all players. */
export function reveal(run: Run, effect: EffectOf<"reveal">): void {
  const cards = cardsShown(run, effect.what);
  if (!cards) return;
  run.finish(effect.bind, { objects: cards, amount: cards.length, did: cards.length > 0 });
  const [first] = cards;
  revealToAll(run.g, cards, first === undefined ? run.controller : objectOf(run.state, first).owner);
}

function cardsShown(run: Run, what: EffectOf<"reveal">["what"]): readonly ObjectId[] | undefined {
  if ("hand" in what) return run.players(what.hand).flatMap((seat) => playerOf(run.state, seat).hand);
  const chosen = selected(run, what);
  return chosen ? stillThere(run, chosen) : undefined;
}

/** CR 701.16b: cards are revealed (or exiled) one by one from the top until enough of them are what is looked for. */
export function revealUntil(run: Run, effect: EffectOf<"revealUntil">): void {
  const { found, rest } = effect.exile && run.scratch.exiled === true ? afterExile(run) : walk(run, effect);
  if (effect.exile && run.scratch.exiled !== true) {
    run.note("found", found);
    run.note("rest", rest);
    run.note("exiled", true);
    const batch = [...found, ...rest].map((object) => exiled(run, object));
    if (batch.length > 0 && !run.step(batch, "#revealed")) return;
    revealUntil(run, effect);
    return;
  }
  const players = run.players(effect.who);
  run.bind(effect.rest, { objects: rest, players, amount: rest.length, did: rest.length > 0 });
  run.finish(effect.bind, { objects: found, amount: found.length, did: found.length > 0 });
  if (!effect.exile) revealToAll(run.g, [...rest, ...found], run.controller);
}

interface Walked {
  readonly found: readonly ObjectId[];
  readonly rest: readonly ObjectId[];
}

function walk(run: Run, effect: EffectOf<"revealUntil">): Walked {
  const wanted = run.count(effect.count);
  const found: ObjectId[] = [];
  const rest: ObjectId[] = [];
  for (const seat of run.players(effect.who)) {
    let hits = 0;
    for (const id of playerOf(run.state, seat).library) {
      if (hits === wanted) break;
      if (satisfies(run.state, run.context, effect.filter.of, id)) {
        found.push(id);
        hits++;
      } else rest.push(id);
    }
  }
  return { found, rest };
}

/** The cards under the ids that they have in exile. */
function afterExile(run: Run): Walked {
  const found = numbersIn(run.scratch, "found") ?? [];
  const rest = numbersIn(run.scratch, "rest") ?? [];
  const now = run.context.bindings["#revealed"]?.objects ?? [];
  return now.length === found.length + rest.length
    ? { found: now.slice(0, found.length), rest: now.slice(found.length) }
    : { found: [], rest: now };
}

function exiled(run: Run, object: ObjectId): Happening {
  return {
    kind: "move",
    object,
    to: { zone: "exile" },
    cause: "exile",
    by: run.controller,
    source: run.source,
  };
}
