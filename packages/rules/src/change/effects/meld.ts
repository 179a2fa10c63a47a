import { COMBINED, meldPair } from "../../query/rules/melded.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { present } from "./present.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

const EXILED = "#exiled";

/**
 * CR 701.37: exiles this permanent and another one as described, and puts both cards onto the battlefield as one permanent; those
 * that can't be melded stay in exile (701.37c).
 */
export function meld(run: Run, { partner, into }: EffectOf<"meld">): void {
  if (run.scratch.exiled === true) {
    putMelded(run, run.context.bindings[EXILED]?.objects ?? [], into);
    return;
  }
  const one = { min: 1, max: 1 };
  const other = selected(
    run,
    { kind: "choose", filter: partner, by: { kind: "you" }, count: one },
    "partner",
  );
  if (!other) return;
  const own = present(run.state, run.context, run.source);
  run.note("exiled", true);
  run.step(
    permanentsAmong(run, [own, ...other]).map((object) => exiled(run, object)),
    EXILED,
  );
}

function exiled(run: Run, object: ObjectId): Happening {
  const { controller: by, source } = run;
  return { kind: "move", object, to: { zone: "exile" }, cause: "exile", by, source };
}

function putMelded(run: Run, cards: readonly ObjectId[], into: string): void {
  const pair = meldPair(run.state, cards, into);
  if (!pair) {
    run.fail();
    return;
  }
  const [object, meldsWith] = pair;
  const { controller, source } = run;
  run.propose([
    {
      kind: "move",
      object,
      meldsWith,
      to: { zone: "battlefield" },
      face: COMBINED,
      cause: "put",
      by: controller,
      source,
      controller,
    },
  ]);
}
