import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { hostsOfEntering } from "../events/entering-aura.ts";
import { pickEntities } from "./ask.ts";
import type { Run } from "./run.ts";

/**
 * CR 303.4f-g: for each Aura that is put onto the battlefield other than by resolving, what the player under whose control it
 * enters chooses for it to enchant; `null` where there is nothing, so that it stays where it is. `undefined` while a question
 * is open.
 */
export function hostsFor(
  run: Run,
  entering: readonly ObjectId[],
  controllerFor: (id: ObjectId) => Seat,
): ReadonlyMap<ObjectId, Entity | null> | undefined {
  const hosts = new Map<ObjectId, Entity | null>();
  for (const id of entering) {
    const options = hostsOfEntering(run.state, { object: id }, controllerFor(id));
    if (!options) continue;
    const picked = pickEntities(run, `host:${id}`, controllerFor(id), { key: "choose" }, options, {
      min: 1,
      max: 1,
    });
    if (!picked) return undefined;
    hosts.set(id, picked[0] ?? null);
  }
  return hosts;
}
