import type { KeywordAction } from "@spellroom/card-language";
import { objectOf } from "../../../state/access.ts";
import type { ObjectId } from "../../../state/ids.ts";
import { addLink } from "../../events/perform-move.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";

const EXILED = "#exiledOnto";
const ON = "on";

/** The creature that a card is being exiled onto, where that has begun. */
export function begunOn(run: Run): ObjectId | null {
  const on = run.scratch[ON];
  return typeof on === "number" ? on : null;
}

/**
 * Exiles a card that goes on knowing a creature by the name of a link: encoded on it, or haunting it. Only where it has come into
 * exile, and for as long as both stay where they are, since each is another object elsewhere.
 */
export function exileOnto(
  run: Run,
  action: KeywordAction,
  link: string,
  { card, creature }: { readonly card: ObjectId | null; readonly creature: ObjectId },
): void {
  if (card !== null) {
    run.note(ON, creature);
    const { controller: by, source } = run;
    const isDone = run.step(
      [{ kind: "move", object: card, to: { zone: "exile" }, cause: "exile", by, source }],
      EXILED,
    );
    if (!isDone) return;
  }
  const exiled = (run.context.bindings[EXILED]?.objects ?? []).filter(
    (id) => objectOf(run.state, id).zone === "exile",
  );
  run.finish(undefined, { objects: exiled, did: exiled.length > 0 });
  for (const one of exiled) {
    addLink(run.g, one, link, creature);
    tellAction(run.g, action, run.controller, one);
  }
}
