import { objectOf } from "../../../state/access.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { Run } from "../run.ts";

const EXILED = "#exiledFirst";
const NOTHING: readonly ObjectId[] = [];

/**
 * Exiles what is found as the first part of a keyword action, and gives what has come into exile: nothing if there was nothing to
 * exile or it went elsewhere; `undefined` as long as somebody has a choice about it, after which the action is carried out again.
 */
export function exileFirst(
  run: Run,
  find: () => ObjectId | null | undefined,
): readonly ObjectId[] | undefined {
  if (run.scratch.stage !== "exiling") {
    const object = find() ?? null;
    if (object === null) return NOTHING;
    run.note("stage", "exiling");
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
