import type { Pile } from "../../decisions/kinds/arrange.ts";
import { existing, playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { letKnow } from "../game/reveal.ts";
import { arrange } from "./ask.ts";
import { tellAction } from "./keyword-event.ts";
import { rearrange } from "./library.ts";
import type { EffectOf, Run } from "./run.ts";

interface Arranged {
  readonly seat: Seat;
  readonly top: readonly ObjectId[];
  readonly away: readonly ObjectId[];
}

/** CR 701.18: several players decide in APNAP order, then all their cards are put where they said. */
export function scry(run: Run, effect: EffectOf<"scry">): void {
  const all = arrangedBy(run, effect, "libraryBottom");
  if (!all) return;
  run.finish(undefined, { did: all.length > 0 });
  for (const { seat, top, away } of all) {
    rearrange(run.g, seat, top, away, [seat]);
    tellAction(run.g, "scry", seat, null, top.length + away.length);
  }
}

/** CR 701.42. */
export function surveil(run: Run, effect: EffectOf<"surveil">): void {
  const all = arrangedBy(run, effect, "graveyard");
  if (!all) return;
  for (const { seat, top } of all) rearrange(run.g, seat, top, [], [seat]);
  const batch = all.flatMap(({ seat, away }) => away.map((object) => toGraveyard(run, object, seat)));
  if (effect.bind !== undefined) run.bind(effect.bind, { objects: all.flatMap(({ top }) => top) });
  run.propose(batch);
  for (const { seat, top, away } of all) tellAction(run.g, "surveil", seat, null, top.length + away.length);
}

function toGraveyard(run: Run, object: ObjectId, by: Seat): Happening {
  return { kind: "move", object, to: { zone: "graveyard" }, cause: "put", by, source: run.source };
}

function arrangedBy(
  run: Run,
  effect: EffectOf<"scry" | "surveil">,
  away: "libraryBottom" | "graveyard",
): readonly Arranged[] | undefined {
  const amount = run.count(effect.amount);
  const all: Arranged[] = [];
  for (const seat of run.players(effect.who)) {
    const cards = playerOf(run.state, seat).library.slice(0, amount);
    if (amount === 0) continue;
    const piles = cards.length === 0 ? [[], []] : asked(run, effect.kind, seat, cards, away);
    if (!piles) return undefined;
    all.push({ seat, top: piles[0] ?? [], away: piles[1] ?? [] });
  }
  return all;
}

function asked(
  run: Run,
  key: "scry" | "surveil",
  seat: Seat,
  cards: readonly ObjectId[],
  away: "libraryBottom" | "graveyard",
): readonly (readonly ObjectId[])[] | undefined {
  lookAt(run, seat, cards);
  const piles: readonly Pile[] = [
    { name: "libraryTop", min: 0, max: cards.length, ordered: true },
    { name: away, min: 0, max: cards.length, ordered: away === "libraryBottom" },
  ];
  return arrange(run, `${key}:${seat}`, seat, { key, amount: cards.length }, cards, piles);
}

/** Shows cards of a hidden zone to a player, once. */
export function lookAt(run: Run, seat: Seat, cards: readonly ObjectId[]): void {
  const unseen = cards.filter((id) => !existing(run.state, id)?.knownTo.includes(seat));
  if (unseen.length === 0) return;
  letKnow(run.g, unseen, [seat]);
  tell(run.g, { kind: "revealed", objects: cards, by: seat, to: [seat] });
}
