import { componentFaces, controllerOf } from "../../query/layers/index.ts";
import { isInstantOrSorcery } from "../../query/rules/as-it-enters.ts";
import { lifeLostToDamage } from "../../query/rules/life-lost.ts";
import { existing, type Game, playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { turned } from "../../state/merged.ts";
import { sharingSeats, teamSeats } from "../../state/teams.ts";
import { endGame } from "../game/end-game.ts";
import { putObject, tell, updateObject, updatePlayer } from "../game/game.ts";
import { revealToAll } from "../game/reveal.ts";
import { asCounted } from "./as-counted.ts";
import { changeLife } from "./change-life.ts";
import { newCounterTimes } from "./counter-times.ts";
import type { Done } from "./done.ts";
import { turnDoor } from "./doors.ts";
import { performDamage } from "./perform-damage.ts";
import { shuffleLibrary } from "./perform-move.ts";
import { phaseIn, phaseOut } from "./phasing.ts";
import { stopBeingCreature } from "./reconfigured.ts";
import { transform } from "./transform.ts";

const NOTHING: Done = { objects: [], amount: 0 };

/** Carries out anything but a zone change. `null` when it came to nothing. */
export function performOne(g: Game, happening: Exclude<Happening, { kind: "move" }>): Done | null {
  switch (happening.kind) {
    case "damage":
      return performDamage(g, happening);
    case "gainLife":
      return changeLife(g, happening.player, happening.amount, "effect");
    case "loseLife":
      return changeLife(g, happening.player, -lifeLost(g, happening), happening.cause);
    case "tap":
    case "untap":
      return setTapped(
        g,
        happening.object,
        happening.kind === "tap",
        "by" in happening ? happening.by : undefined,
      );
    case "addCounters":
      return changeCounters(g, happening.on, happening.counter, happening.amount, happening.by);
    case "removeCounters":
      return changeCounters(g, happening.on, happening.counter, -happening.amount, null);
    case "attach":
      return attach(g, happening.object, happening.to);
    case "addMana":
      updatePlayer(g, happening.player, {
        mana: [...playerOf(g.state, happening.player).mana, ...happening.units],
      });
      tell(g, {
        kind: "manaAdded",
        seat: happening.player,
        mana: happening.units.map((unit) => unit.type),
        source: happening.source,
        tappedFor: happening.tappedFor,
      });
      return { objects: [], amount: happening.units.length };
    case "loseGame":
      return loseGame(g, happening);
    case "winGame":
      endGame(g, { winners: teamSeats(g.state, happening.player), reason: "effect" });
      return NOTHING;
    case "shuffle":
      shuffleLibrary(g, happening.player);
      return NOTHING;
    case "reveal":
      return reveal(g, happening);
    case "transform":
      return transform(g, happening.object, happening.bound === true);
    case "turnFaceUp":
      return turnFaceUp(g, happening);
    case "turnDoor":
      return turnDoor(g, happening);
    case "phase":
      return happening.out ? phaseOut(g, happening.object) : phaseIn(g, happening.object);
    case "draw":
    case "destroy":
    case "discard":
    case "sacrifice":
    case "mill":
    case "counterSpell":
    case "createToken":
      return null;
  }
}

function lifeLost(g: Game, { player, amount, cause }: Extract<Happening, { kind: "loseLife" }>): number {
  return cause === "damage" ? lifeLostToDamage(g.state, player, amount) : amount;
}

/** CR 810.8a: those who win and lose together lose together, for what they share or for what one of them did. */
function loseGame(g: Game, { player, reason }: Extract<Happening, { kind: "loseGame" }>): Done | null {
  const others = sharingSeats(g.state, player).filter((seat) => seat !== player);
  const losing = [player, ...others].filter((seat) => playerOf(g.state, seat).lost === null);
  for (const seat of losing) {
    const isShared = seat === player || reason === "life" || reason === "poison";
    const lost = isShared ? reason : "team";
    updatePlayer(g, seat, { lost });
    tell(g, { kind: "playerLost", seat, reason: lost });
  }
  return losing.length > 0 ? NOTHING : null;
}

/** CR 701.21: only an untapped permanent can be tapped, and the other way round. */
function setTapped(g: Game, id: number, tapped: boolean, by?: Seat): Done | null {
  const object = existing(g.state, id);
  if (object?.zone !== "battlefield" || object.status.tapped === tapped) return null;
  putObject(g, { ...object, status: { ...object.status, tapped } });
  tell(
    g,
    by === undefined ? { kind: "tapped", object: id, tapped } : { kind: "tapped", object: id, tapped, by },
  );
  return { objects: [id], amount: 1 };
}

/** CR 122: counters on objects and players; there can't be fewer than none. */
function changeCounters(g: Game, on: Entity, counter: string, change: number, by: Seat | null): Done | null {
  const holder = "player" in on ? playerOf(g.state, on.player) : existing(g.state, on.object);
  if (!holder) return null;
  const now = holder.counters[counter] ?? 0;
  const real = Math.max(change, -now);
  if (real === 0) return null;
  if ("player" in on) setPlayerCounter(g, on.player, counter, now + real);
  else
    updateObject(g, on.object, {
      counters: withCount(holder.counters, counter, now + real),
      ...(real > 0 ? newCounterTimes(g, on.object, [counter]) : {}),
    });
  const as = "object" in on ? asCounted(g.state, on.object) : {};
  tell(g, { kind: "countersChanged", on, counter, change: real, ...(by === null ? {} : { by }), ...as });
  return { objects: "object" in on ? [on.object] : [], amount: Math.abs(real) };
}

/** CR 810.10: poison counters are the team's, other kinds each player's own. */
function setPlayerCounter(g: Game, player: Seat, counter: string, count: number): void {
  for (const seat of counter === "poison" ? sharingSeats(g.state, player) : [player])
    updatePlayer(g, seat, { counters: withCount(playerOf(g.state, seat).counters, counter, count) });
}

function withCount(
  counters: Readonly<Record<string, number>>,
  counter: string,
  count: number,
): Readonly<Record<string, number>> {
  const { [counter]: _had, ...others } = counters;
  return count > 0 ? { ...others, [counter]: count } : others;
}

/** CR 701.3: attaching gives a new timestamp (613.7e); attaching to what it is attached to does nothing. */
function attach(g: Game, id: number, to: Entity | null): Done | null {
  const object = existing(g.state, id);
  if (!object) return null;
  const same = JSON.stringify(object.attachedTo) === JSON.stringify(to);
  if (same) return null;
  updateObject(g, id, { attachedTo: to, timestamp: g.state.nextTimestamp++ });
  stopBeingCreature(g, id, to);
  const host = object.attachedTo !== null && "object" in object.attachedTo ? object.attachedTo.object : null;
  const left = to === null && host !== null && !existing(g.state, host) ? { left: host } : {};
  tell(g, { kind: "attached", object: id, to, ...left });
  return { objects: [id], amount: 1 };
}

function reveal(g: Game, happening: Extract<Happening, { kind: "reveal" }>): Done {
  revealToAll(g, happening.objects, happening.by);
  return { objects: happening.objects, amount: happening.objects.length };
}

/** CR 701.34g, 701.56g, 727.2g: what is an instant or sorcery card, or has one among its components, is revealed and stays face down. */
function turnFaceUp(g: Game, { object: id, x }: Extract<Happening, { kind: "turnFaceUp" }>): Done | null {
  const object = existing(g.state, id);
  if (!object || object.status.faceDown === null) return null;
  if (object.zone === "battlefield" && componentFaces(g.state, object).some(isInstantOrSorcery)) {
    revealToAll(g, [id], controllerOf(g.state, id));
    return null;
  }
  updateObject(g, id, {
    status: { ...object.status, faceDown: null },
    ...turned(object, null),
    timestamp: g.state.nextTimestamp++,
    knownTo: [],
  });
  tell(g, { kind: "faceChanged", object: id, what: "turnedFaceUp", ...(x === undefined ? {} : { x }) });
  return { objects: [id], amount: 1 };
}
