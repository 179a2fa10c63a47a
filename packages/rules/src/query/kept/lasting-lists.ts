import type { ObjectId } from "../../state/ids.ts";
import { Recent } from "../../state/recent.ts";

const lasting = new Recent<readonly ObjectId[], true>(32);

/** Whether a list of a zone is known to hold nothing but cards and emblems; what an object is never changes. */
export function isLasting(ids: readonly ObjectId[]): boolean {
  return ids.length === 0 || lasting.get(ids) === true;
}

export function noteLasting(ids: readonly ObjectId[]): void {
  lasting.set(ids, true);
}

/** What is left of such a list is another one: a library that is drawn from needn't be looked through again. */
export function noteShortened(from: readonly ObjectId[], to: readonly ObjectId[]): void {
  if (isLasting(from)) noteLasting(to);
}
