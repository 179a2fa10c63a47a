import type { Decision, Entity } from "@spellroom/rules";
import type { TargetSpec } from "./scenario.ts";

/** What is named one by one. */
export function singles(spec: TargetSpec): readonly TargetSpec[] {
  const { objects, ...rest } = spec;
  return objects ? objects.map((object) => ({ ...rest, object })) : [spec];
}

/**
 * What the targets of an entry say about the clause that is asked for: the one with its mode, else the next of the list.
 * Where several objects are named for clauses that take fewer each, they are dealt out in order.
 *
 * @param settled what the clauses before have been given, those that left no choice included
 */
export function clauseSpec(
  targets: readonly TargetSpec[],
  settled: Readonly<Record<string, readonly Entity[]>>,
  { prompt, ...body }: Decision,
): TargetSpec | undefined {
  const mode = Number(prompt.detail?.split(".")[0]);
  const forMode = targets.find((one) => one.mode !== undefined && Number(one.mode) - 1 === mode);
  if (forMode) return forMode;
  const most = body.kind === "pick" ? body.max : 1;
  const isDealt = targets.some((one) => (one.objects?.length ?? 0) > most);
  if (!isDealt) {
    const spec = targets[Object.keys(settled).length];
    return spec?.mode === undefined ? spec : undefined;
  }
  const before = Object.values(settled).flat().length;
  const objects = targets.flatMap(singles).flatMap((one) => one.object ?? []);
  const own = objects.slice(before, before + most);
  return own.length > 0 ? { objects: own } : undefined;
}
