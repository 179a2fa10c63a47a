import type { Zone } from "@spellroom/card-language";
import { existing, type Game, objectOf, updateObject } from "../core/game.ts";
import type { GameEvent } from "../state/event.ts";
import type { Happening } from "../state/happening.ts";
import type { ObjectId } from "../state/ids.ts";
import { exiling } from "./exile.ts";
import type { EffectOf, Run } from "./run.ts";

const MARK = "returnsWhenLeft";
const DELIVERED = "#exiled";

/**
 * "Exile ... until this leaves the battlefield" (CR 610.3): nothing moves if it has left already (610.3a-b). What was exiled
 * carries a mark that says for which permanent it waits and from which zone it came.
 */
export function exileUntil(run: Run, what: readonly ObjectId[], effect: EffectOf<"exile">): void {
  const { source } = run;
  if (run.scratch.exiled === true) {
    const exiled = run.context.bindings[DELIVERED] ?? { objects: [], did: false };
    for (const id of exiled.objects ?? []) mark(run.g, id, source);
    run.finish(effect.bind, exiled);
    return;
  }
  if (existing(run.state, source)?.zone !== "battlefield" || what.length === 0) {
    run.fail(effect.bind);
    return;
  }
  run.note("exiled", true);
  run.step(
    what.map((object) => exiling(run, object, effect)),
    DELIVERED,
  );
}

/** Only what really went to exile waits; a commander or token that ended elsewhere doesn't. */
function mark(g: Game, id: ObjectId, source: ObjectId): void {
  const object = existing(g.state, id);
  if (object?.zone !== "exile" || object.kind !== "card") return;
  const from = zoneBefore(g.state.history.thisTurn, id);
  updateObject(g, id, { marks: [...object.marks, `${MARK}:${source}:${from}`] });
}

function zoneBefore(events: readonly GameEvent[], id: ObjectId): Zone {
  const moved = events.findLast((event) => event.kind === "moved" && event.became === id);
  return moved?.kind === "moved" ? moved.from : "battlefield";
}

/**
 * What returns because of what has just happened: everything that waited in exile for a permanent that has left the
 * battlefield, all of it at the same time, right after (CR 610.3, 610.3c-d).
 */
export function returning(g: Game, events: readonly GameEvent[]): readonly Happening[] {
  const left = events.flatMap((event) =>
    event.kind === "moved" && event.from === "battlefield" ? [event.object] : [],
  );
  if (left.length === 0 || g.state.exile.length === 0) return [];
  return g.state.exile.flatMap((id) => {
    const waiting = objectOf(g.state, id).marks.find((one) => one.startsWith(`${MARK}:`));
    const [, source, zone] = waiting?.split(":") ?? [];
    return waiting !== undefined && left.includes(Number(source)) ? [back(id, zone)] : [];
  });
}

function back(object: ObjectId, zone: string | undefined): Happening {
  return {
    kind: "move",
    object,
    to: { zone: RETURN_TO[zone ?? ""] ?? "battlefield" },
    cause: "put",
    by: null,
    source: null,
  };
}

const RETURN_TO: Readonly<Record<string, Zone>> = {
  hand: "hand",
  graveyard: "graveyard",
  library: "library",
};
