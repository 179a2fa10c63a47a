import { objectOf } from "../../../state/access.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { Run } from "../run.ts";

const EXILED = "#exiledFirst";
const EXILING = "exiling";
const NOTHING: readonly ObjectId[] = [];

/** Whether a keyword action that exiles first has come so far. */
export function hasBegunExiling(run: Run): boolean {
  return run.scratch.stage === EXILING;
}

/**
 * Exiles what is found as the first part of a keyword action, and gives what has come into exile: nothing if there was nothing to
 * exile or it went elsewhere; `undefined` as long as somebody has a choice about it, after which the action is carried out again.
 */
export function exileFirst(
  run: Run,
  find: () => ObjectId | null | undefined,
): readonly ObjectId[] | undefined {
  if (!hasBegunExiling(run)) {
    const object = find() ?? null;
    if (object === null) return NOTHING;
    run.note("stage", EXILING);
    const { controller: by, source } = run;
    const isDone = run.step(
      [{ kind: "move", object, to: { zone: "exile" }, cause: "exile", by, source }],
      EXILED,
    );
    if (!isDone) return undefined;
  }
  const exiled = run.context.bindings[EXILED]?.objects ?? NOTHING;
  return exiled.filter((id) => objectOf(run.state, id).zone === "exile");
}
