import { satisfies } from "../../query/selection/index.ts";
import { objectOf, playerOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { hostsOfEntering } from "../events/entering-aura.ts";
import { pickObjects } from "./ask.ts";
import { moved } from "./moved.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

type Exchange = EffectOf<"exchangeWithHand">;

/**
 * CR 701.10a, d-e: a permanent and a card of its owner's hand change places, both or neither; what the one was attached to, the
 * other becomes attached to.
 */
export function exchangeWithHand(run: Run, effect: Exchange): void {
  const what = selected(run, effect.what, "what");
  if (!what) return;
  const [id] = permanentsAmong(run, what);
  if (id === undefined || objectOf(run.state, id).owner !== run.controller) {
    run.fail();
    return;
  }
  const host = objectOf(run.state, id).attachedTo;
  const able = playerOf(run.state, run.controller).hand.filter((card) =>
    canTakeItsPlace(run, effect, card, host),
  );
  const picked = pickObjects(run, "card", run.controller, { key: "choose" }, able, { min: 1, max: 1 });
  if (!picked) return;
  const [card] = picked;
  if (card === undefined) {
    run.fail();
    return;
  }
  run.propose([moved(run, id, { zone: "hand" }), entering(run, card, host)]);
}

function canTakeItsPlace(run: Run, { filter }: Exchange, card: ObjectId, host: Entity | null): boolean {
  if (!satisfies(run.state, run.context, filter.of, card)) return false;
  const hosts = hostsOfEntering(run.state, { object: card }, run.controller);
  return hosts === null || (host !== null && hosts.some((one) => isSame(one, host)));
}

function isSame(one: Entity, other: Entity): boolean {
  return "object" in one && "object" in other
    ? one.object === other.object
    : "player" in one && "player" in other && one.player === other.player;
}

function entering(run: Run, card: ObjectId, host: Entity | null): Happening {
  const move = { ...moved(run, card, { zone: "battlefield" }), controller: run.controller };
  if (host === null) return move;
  return {
    ...move,
    entersWith: { attachedTo: { kind: "each" } },
    entersContext: { ...run.context, each: host },
  };
}
