import type { Destination } from "@spellroom/card-language";
import { existing, objectOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isYetToEnter } from "../events/tokens.ts";
import { shuffled } from "../game/chance.ts";
import { orderObjects } from "./ask.ts";
import { hostsFor } from "./aura-host.ts";
import { rearrange } from "./library.ts";
import { moved } from "./moved.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";
import { shuffleInto } from "./shuffle-into.ts";

type Move = EffectOf<"move">;

/** Every other zone change: return, put onto, put into, shuffle into (CR 400). All of it happens at the same time. */
export function move(run: Run, effect: Move): void {
  if (effect.by && run.players(effect.by).length === 0) {
    run.fail(effect.bind);
    return;
  }
  const what = selected(run, effect.what, "what", promptFor(effect.to));
  if (!what) return;
  const there = [...stillThere(run, what), ...tokensToCome(run, what, effect.to)].filter((id) =>
    canGo(run, id, effect.to),
  );
  if (effect.to.zone === "library") {
    intoLibrary(run, effect, what, there);
    return;
  }
  if (effect.to.zone === "battlefield") {
    ontoBattlefield(run, effect, there);
    return;
  }
  run.propose(
    there.map((object) => moved(run, object, effect.to)),
    effect.bind,
  );
}

/** Where something is done instead of a token's entering, the text may put that token onto the battlefield (CR 614.6). */
function tokensToCome(run: Run, what: readonly ObjectId[], to: Destination): readonly ObjectId[] {
  if (to.zone !== "battlefield") return [];
  return what.filter((id) => isYetToEnter(run.state, objectOf(run.state, id)));
}

function promptFor(to: Destination): "putOnLibrary" | "choose" {
  return to.zone === "library" ? "putOnLibrary" : "choose";
}

/**
 * Something is not moved to where it is already; within a library it may change its place. Only a transforming double-faced card
 * can be put onto the battlefield transformed; any other stays where it is (CR 712.14a).
 */
function canGo(run: Run, id: ObjectId, to: Destination): boolean {
  const { zone, definition } = objectOf(run.state, id);
  if (to.with?.transformed === true && run.state.definitions[definition]?.layout !== "transform")
    return false;
  return zone !== to.zone || zone === "library";
}

/** Auras are attached as they enter (CR 303.4f). */
function ontoBattlefield(run: Run, effect: Move, there: readonly ObjectId[]): void {
  const { to } = effect;
  const hosts = hostsFor(run, to.with?.attachedTo || to.faceDown ? [] : there, (id) =>
    controllerFor(run, to, id),
  );
  if (!hosts) return;
  const batch = there.flatMap((object): Happening[] => {
    const host = hosts.get(object);
    if (host === null) return [];
    return [
      {
        ...enteringMove(run, object, to),
        ...(host === undefined
          ? {}
          : {
              entersWith: { ...to.with, attachedTo: { kind: "each" } },
              entersContext: { ...run.context, each: host },
            }),
      },
    ];
  });
  run.propose(batch, effect.bind);
}

function enteringMove(run: Run, object: ObjectId, to: Destination): ReturnType<typeof moved> {
  return {
    ...moved(run, object, to),
    controller: controllerFor(run, to, object),
    ...(to.with ? { entersWith: to.with, entersContext: run.context } : {}),
    ...(to.faceDown ? { faceDown: "manifest" as const } : {}),
  };
}

/**
 * "Under their owners' control" is each card's own owner, however many there are; so it is where the definition names nobody. The
 * compiler names the player who is told to put somebody else's card onto the battlefield (CR 110.2a).
 */
function controllerFor(run: Run, to: Destination, id: ObjectId): Seat {
  const { owner } = objectOf(run.state, id);
  if (!to.under || (to.under.kind === "owner" && run.objects(to.under.of).includes(id))) return owner;
  return run.player(to.under) ?? owner;
}

/**
 * Cards of a library that are put on its top or bottom stay in it; others move there. If there are several, their owner chooses the
 * order (CR 401.4), the first being the topmost.
 */
function intoLibrary(run: Run, effect: Move, named: readonly ObjectId[], there: readonly ObjectId[]): void {
  const { to } = effect;
  if (to.shuffle) {
    shuffleInto(run, effect, named, there);
    return;
  }
  const ordered = inOrder(run, effect, there);
  if (!ordered) return;
  const inside = ordered.filter((id) => existing(run.state, id)?.zone === "library");
  if (inside.length === ordered.length && typeof to.position !== "object") {
    run.finish(effect.bind, { objects: ordered, amount: ordered.length, did: ordered.length > 0 });
    putBack(run, effect, ordered);
    return;
  }
  const bottom = isBottom(to);
  const sequence = bottom ? ordered : ordered.toReversed();
  run.propose(
    sequence.map((object) => moved(run, object, plainPosition(to, bottom))),
    effect.bind,
  );
}

function isAnyOrder({ position }: Destination): boolean {
  return position === "topAnyOrder" || position === "bottomAnyOrder";
}

function isBottom({ position }: Destination): boolean {
  return position === "bottom" || position === "bottomRandom" || position === "bottomAnyOrder";
}

function plainPosition(to: Destination, bottom: boolean): Destination {
  return typeof to.position === "object" ? to : { ...to, position: bottom ? "bottom" : "top" };
}

/**
 * The cards of each owner from the top down, `undefined` while a player has yet to choose: the owner, or the player who puts
 * targets there "in any order".
 */
function inOrder(
  run: Run,
  { what, to, by }: Move,
  there: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const known = run.scratch.order;
  if (Array.isArray(known)) return known.filter((id) => typeof id === "number");
  if (to.position === "bottomRandom") {
    const order = shuffled(run.g, "random", there);
    run.note("order", order);
    return order;
  }
  const isMine = isAnyOrder(to) && what.kind === "ref" && what.ref.kind === "target";
  const owners = [...new Set(there.map((id) => objectOf(run.state, id).owner))];
  const all: ObjectId[] = [];
  for (const owner of owners) {
    const own = there.filter((id) => objectOf(run.state, id).owner === owner);
    const inside = own.every((id) => existing(run.state, id)?.zone === "library");
    const ordered = orderObjects(
      run,
      `order:${owner}`,
      inside ? putter(run, what, by, owner) : isMine ? run.controller : owner,
      { key: "orderCards", detail: isBottom(to) ? "bottom" : "top" },
      own,
    );
    if (!ordered) return undefined;
    all.push(...ordered);
  }
  return all;
}

function putBack(run: Run, { what, to, by }: Move, ordered: readonly ObjectId[]): void {
  const bottom = isBottom(to);
  for (const owner of new Set(ordered.map((id) => objectOf(run.state, id).owner))) {
    const own = ordered.filter((id) => objectOf(run.state, id).owner === owner);
    const knownTo = to.position === "bottomRandom" ? [] : knowing(run, putter(run, what, by, owner), own);
    rearrange(run.g, owner, bottom ? [] : own, bottom ? own : [], knownTo);
  }
}

/** Who puts cards of a library back into it: whoever is told to choose them, if anybody is. */
function putter(run: Run, what: Move["what"], told: Move["by"], owner: Seat): Seat {
  const by = told ?? (what.kind === "choose" ? what.by : undefined);
  const players = by === undefined ? [] : run.players(by);
  return players.length > 1 && players.includes(owner) ? owner : (players[0] ?? run.controller);
}

/** The player who put the cards there, and the controller who has seen the only one; of several the order is seen by nobody else. */
function knowing(run: Run, seat: Seat, cards: readonly ObjectId[]): readonly Seat[] {
  const { controller } = run;
  if (seat === controller) return [controller];
  const [only, ...more] = cards;
  const isSeen =
    only !== undefined && more.length === 0 && objectOf(run.state, only).knownTo.includes(controller);
  return isSeen ? [seat, controller] : [seat];
}
