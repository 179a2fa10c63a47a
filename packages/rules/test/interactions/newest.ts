import { characteristics, type ObjectId } from "../../src/index.ts";
import type { Play } from "../effects/play.ts";

/** The newest object of a name on the battlefield: a copy where there is an original, too. */
export function newest(t: Play, name: string): ObjectId {
  const found = t.state.battlefield.filter((id) => t.nameOf(id) === name).at(-1);
  if (found === undefined) throw new Error(`no ${name} on the battlefield`);
  return found;
}

/** Power and toughness of an object, and its controller's letter. */
export function seen(t: Play, id: ObjectId) {
  const values = characteristics(t.state, id);
  return { ...values, pt: `${values.power}/${values.toughness}`, seat: "ABCD"[values.controller] };
}

/** How many permanents of a name there are; phased-out ones aren't there (CR 702.26b). */
export function count(t: Play, name: string): number {
  const { battlefield, objects } = t.state;
  return battlefield.filter((id) => t.nameOf(id) === name && !objects[id]?.status.phasedOut).length;
}

/** Answers yes and picks one name until somebody has priority again: for what may enter as a copy. */
export function copying(t: Play, original: string): ObjectId {
  for (let guard = 0; guard < 10 && t.decision.kind !== "act"; guard++) {
    if (t.decision.kind === "confirm") t.yes();
    else t.pick(original);
  }
  return newest(t, original);
}

/** Picks that very object where several of a name are offered. */
export function aim(t: Play, object: ObjectId): Play {
  const { decision } = t;
  if (decision.kind !== "pick") throw new Error(`asked ${t.asked}, not to pick`);
  const option = decision.options.find(({ what }) => what.kind === "object" && what.object === object);
  if (!option) throw new Error(`${t.nameOf(object)} is not among ${t.options().join(", ")}`);
  return t.say({ kind: "pick", values: [option.value] });
}
