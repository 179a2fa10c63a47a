import type { Filter, Modification, Predicate, ProtectionQuality } from "@spellroom/card-language";
import { lastKnownOf } from "../../query/layers/index.ts";
import { objectsMatching } from "../../query/selection/index.ts";
import { isManaType } from "../../query/symbols/mask.ts";
import type { Run } from "./run.ts";

/** From which colors something gains protection is settled as the effect begins (CR 608.2d, 608.2h). */
export function settledProtection(
  run: Run,
  one: Extract<Modification, { kind: "gainAbility" }>,
): Modification {
  const { ability } = one;
  if (ability.kind !== "keyword" || ability.keyword !== "protection") return one;
  if (ability.from.kind === "colorsOf")
    return { ...one, ability: { ...ability, from: colorsNow(run, ability.from.among) } };
  if (ability.from.kind !== "chosenColor") return one;
  const word = run.context.bindings.color?.word;
  if (word === undefined || !isManaType(word) || word === "C") return one;
  return {
    ...one,
    ability: { ...ability, from: { kind: "filter", filter: { of: [{ kind: "color", color: word }] } } },
  };
}

/** The colors that those have or last had as the effect begins (CR 608.2h). */
function colorsNow(run: Run, among: Filter): ProtectionQuality {
  const [only, ...more] = among.of;
  const spoken = only?.kind === "oneOf" && more.length === 0 ? run.objects(only.ref) : undefined;
  const ids = spoken ?? objectsMatching(run.state, run.context, among);
  const found = new Set(ids.flatMap((id) => lastKnownOf(run.state, id).characteristics.colors));
  const of = [...found].map((color): Predicate => ({ kind: "color", color }));
  return { kind: "filter", filter: { of: [{ kind: "any", of }] } };
}
