/** Whether a part of a definition is of that kind, or anything in it. */
export function hasKind(part: unknown, kind: string): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === kind) return true;
  return Object.values(part).some((one) => hasKind(one, kind));
}
