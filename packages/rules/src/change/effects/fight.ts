import { characteristics } from "../../query/layers/index.ts";
import { existing } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { present } from "./present.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 701.12: each deals damage equal to its power to the other, or nothing happens if one isn't a creature there any more. */
export function fight(run: Run, effect: EffectOf<"fight">): void {
  const [a] = run.objects(effect.a);
  const [b] = run.objects(effect.b);
  const one = a === undefined ? null : fighter(run, a);
  const other = b === undefined ? null : fighter(run, b);
  if (!one || !other) {
    run.fail();
    return;
  }
  run.propose([blow(one, other.id), blow(other, one.id)]);
}

interface Fighter {
  readonly id: ObjectId;
  readonly power: number;
}

function fighter(run: Run, named: ObjectId): Fighter | null {
  const id = present(run.state, run.context, named);
  const object = existing(run.state, id);
  if (object?.zone !== "battlefield" || object.status.phasedOut) return null;
  const { types, power } = characteristics(run.state, id);
  return types.includes("creature") ? { id, power: power ?? 0 } : null;
}

function blow(from: Fighter, to: ObjectId): Happening {
  return {
    kind: "damage",
    source: from.id,
    to: { object: to },
    amount: from.power,
    combat: false,
    unpreventable: false,
  };
}
