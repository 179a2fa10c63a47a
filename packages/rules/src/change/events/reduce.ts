import { hasKeyword } from "../../query/layers/index.ts";
import { existing, type Game, playerOf } from "../../state/access.ts";
import type { PendingHappening } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import { hasRanges } from "../../state/range.ts";
import { opponentsOf } from "../../state/teams.ts";
import { updatePlayer } from "../game/game.ts";
import { tokensToEnter } from "./tokens.ts";

/**
 * Turns a happening that is another one in the end into that one: destroying, discarding, sacrificing, milling, countering
 * and drawing are moves (CR 701.7, 701.8, 701.17, 701.13, 701.5, 121.1), creating tokens is moving them in. The replacement
 * effects already applied stay applied. `null` when it is already in its last form; an empty list when it comes to nothing.
 */
export function reduceHappening(g: Game, pending: PendingHappening): readonly PendingHappening[] | null {
  if (pending.happening.kind === "createToken") {
    return tokensToEnter(g, pending.happening).map((happening) => ({ ...pending, happening }));
  }
  if (pending.happening.kind === "winGame" && hasRanges(g.state))
    return othersLose(g, pending, pending.happening);
  const next = reduced(g, pending.happening);
  if (next === pending.happening) return null;
  return next ? [{ ...pending, happening: next }] : [];
}

/** CR 104.3h, 801.14: a player who would win makes all opponents in range lose instead, which needn't end the game. */
function othersLose(
  g: Game,
  pending: PendingHappening,
  { player: winner }: Extract<Happening, { kind: "winGame" }>,
): readonly PendingHappening[] {
  return opponentsOf(g.state, winner).map((player) => ({
    ...pending,
    happening: { kind: "loseGame", player, reason: "effect" },
  }));
}

function reduced(g: Game, happening: Happening): Happening | null {
  switch (happening.kind) {
    case "destroy":
      return destroyed(g, happening);
    case "discard":
      return existing(g.state, happening.object)?.zone === "hand"
        ? {
            kind: "move",
            object: happening.object,
            to: { zone: "graveyard" },
            cause: happening.cycling ? "cycle" : "discard",
            by: happening.player,
            source: happening.source,
            ...(happening.x === undefined ? {} : { x: happening.x }),
          }
        : null;
    case "sacrifice":
      return existing(g.state, happening.object)?.zone === "battlefield"
        ? {
            kind: "move",
            object: happening.object,
            to: { zone: "graveyard" },
            cause: "sacrifice",
            by: happening.player,
            source: happening.source,
          }
        : null;
    case "mill":
      return existing(g.state, happening.object)?.zone === "library"
        ? {
            kind: "move",
            object: happening.object,
            to: { zone: "graveyard" },
            cause: "mill",
            by: happening.player,
            source: happening.source,
          }
        : null;
    case "counterSpell":
      return countered(g, happening);
    case "draw":
      return drawn(g, happening);
    case "untap":
      return untapped(g, happening);
    default:
      return happening;
  }
}

/** CR 701.7b; indestructible permanents can't be destroyed (CR 702.12b). */
function destroyed(g: Game, happening: Extract<Happening, { kind: "destroy" }>): Happening | null {
  if (existing(g.state, happening.object)?.zone !== "battlefield") return null;
  if (hasKeyword(g.state, happening.object, "indestructible")) return null;
  return {
    kind: "move",
    object: happening.object,
    to: { zone: "graveyard" },
    cause: "destroy",
    by: happening.by,
    source: happening.source,
  };
}

/** CR 122.1d: a stun counter goes instead of a tapped permanent becoming untapped. */
function untapped(g: Game, happening: Extract<Happening, { kind: "untap" }>): Happening {
  const object = existing(g.state, happening.object);
  if (!object?.status.tapped || (object.counters.stun ?? 0) === 0) return happening;
  return { kind: "removeCounters", on: { object: object.id }, counter: "stun", amount: 1, source: null };
}

function countered(g: Game, happening: Extract<Happening, { kind: "counterSpell" }>): Happening | null {
  if (existing(g.state, happening.object)?.zone !== "stack") return null;
  const to = happening.to ?? { zone: "graveyard" };
  const [counters] = to.with?.counters ?? [];
  return {
    kind: "move",
    object: happening.object,
    to,
    ...(counters && typeof counters.amount === "number"
      ? { arriveWith: { counter: counters.counter, amount: counters.amount } }
      : {}),
    cause: "countered",
    by: happening.by,
    source: happening.source,
  };
}

/** CR 121.4: drawing from an empty library fails, and the player loses the next time state-based actions are checked. */
function drawn(g: Game, happening: Extract<Happening, { kind: "draw" }>): Happening | null {
  const top = playerOf(g.state, happening.player).library[0];
  if (top === undefined) {
    updatePlayer(g, happening.player, { drewFromEmpty: true });
    return null;
  }
  return {
    kind: "move",
    object: top,
    to: { zone: "hand" },
    cause: "draw",
    by: happening.player,
    source: happening.source,
  };
}
