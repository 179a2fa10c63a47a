import type { KeywordAction } from "@spellroom/card-language";
import type { ObjectId } from "../../../state/ids.ts";
import { addLink } from "../../events/perform-move.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { exileFirst } from "./exile-first.ts";

/**
 * Exiles a card that goes on knowing a creature by the name of a link: encoded on it, or haunting it. Only where it has come into
 * exile, and for as long as both stay where they are, since each is another object elsewhere.
 */
export function exileOnto(
  run: Run,
  action: KeywordAction,
  link: string,
  creature: ObjectId | undefined,
  find: () => ObjectId | null,
): void {
  const exiled = exileFirst(run, () => (creature === undefined ? null : find()));
  if (!exiled) return;
  run.finish(undefined, { objects: exiled, did: exiled.length > 0 });
  if (creature === undefined) return;
  for (const one of exiled) {
    addLink(run.g, one, link, creature);
    tellAction(run.g, action, run.controller, one);
  }
}
