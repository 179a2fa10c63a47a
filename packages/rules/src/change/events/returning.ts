import type { Zone } from "@spellroom/card-language";
import { type Game, objectOf } from "../../state/access.ts";
import { cameOf, type GameEvent } from "../../state/event.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";

const MARK = "returnsWhenLeft";

/**
 * Notes on a card in exile for which permanent it waits there, and from which zone it came. Only what really went to exile
 * waits; a token ceases to exist there.
 */
export function markToReturn(g: Game, id: ObjectId, source: ObjectId): void {
  const object = objectOf(g.state, id);
  if (object.zone !== "exile" || object.kind !== "card") return;
  const from = zoneBefore(g.state.history.thisTurn, id);
  updateObject(g, id, { marks: [...object.marks, `${MARK}:${source}:${from}`] });
}

function zoneBefore(events: readonly GameEvent[], id: ObjectId): Zone {
  const moved = events.findLast((event) => event.kind === "moved" && cameOf(event).includes(id));
  return moved?.kind === "moved" ? moved.from : "battlefield";
}

/**
 * What returns because of what has just happened: everything that waited in exile for a permanent that has left the
 * battlefield, all of it at the same time, right after (CR 610.3, 610.3c-d). It doesn't use the stack.
 */
export function returning(g: Game, events: readonly GameEvent[]): readonly Happening[] {
  if (g.state.exile.length === 0) return NOTHING;
  const left = events.flatMap((event) =>
    event.kind === "moved" && event.from === "battlefield" ? [event.object] : [],
  );
  if (left.length === 0) return NOTHING;
  return g.state.exile.flatMap((id) => {
    const waiting = objectOf(g.state, id).marks.find((one) => one.startsWith(`${MARK}:`));
    const [, source, zone] = waiting?.split(":") ?? [];
    return waiting !== undefined && left.includes(Number(source)) ? [back(id, zone)] : [];
  });
}

const NOTHING: readonly Happening[] = [];

function back(object: ObjectId, zone: string | undefined): Happening {
  const to = { zone: RETURN_TO[zone ?? ""] ?? "battlefield" } as const;
  return { kind: "move", object, to, cause: "put", by: null, source: null };
}

const RETURN_TO: Readonly<Record<string, Zone>> = {
  hand: "hand",
  graveyard: "graveyard",
  library: "library",
};
