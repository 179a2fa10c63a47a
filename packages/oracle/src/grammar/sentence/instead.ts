import type { Effect } from "@spellroom/card-language";
import type { Scope } from "../../scope.ts";
import { changed } from "./changed.ts";

/** "Those creatures get -2/-2 instead": the group that the usual effect would have been on, which has not been fixed. */
export function sameGroups(
  usual: readonly Effect[],
  effects: readonly Effect[],
  c: Scope,
): readonly Effect[] {
  return effects.map((one) => {
    if (one.kind !== "modify" || one.what.kind !== "ref" || one.what.ref.kind !== "bound") return one;
    const { ref } = one.what;
    const group = usual.find((before) => before.kind === "modify" && before.bind === ref.name);
    if (group?.kind !== "modify" || group.what.kind !== "all") return one;
    const noun = c.wording.get(ref)?.noun ?? "permanent";
    const what = c.say({ kind: "all" as const, filter: group.what.filter }, { as: "that", noun });
    return changed(one, { ...one, what }, c);
  });
}

/** What is looked at, revealed or found instead is what later sentences speak of, whichever of both was done. */
export function boundAlike(
  usual: readonly Effect[],
  effects: readonly Effect[],
  c: Scope,
): readonly Effect[] {
  const [one, more] = usual;
  const [other, others] = effects;
  if (one === undefined || other === undefined || more !== undefined || others !== undefined) return usual;
  if (one.kind === "search" && other.kind === "search")
    return [changed(one, { ...one, bind: other.bind }, c)];
  if (one.kind !== "look" || other.kind !== "look" || other.bind === undefined) return usual;
  return [changed(one, { ...one, bind: other.bind }, c)];
}

/** "It has base power and toughness 1/1 instead" after it "becomes a 4/3 artifact creature": it becomes one all the same. */
export function ofAPart([usual]: readonly Effect[], [other]: readonly Effect[]): boolean {
  if (usual?.kind !== "modify" || other?.kind !== "modify") return false;
  const types = ({ modifications }: typeof usual): boolean =>
    modifications.some(({ kind }) => kind === "types");
  return types(usual) && !types(other) && other.modifications.every(({ kind }) => kind === "setPT");
}

export function endless(effects: readonly Effect[]): boolean {
  return effects.some((one) => one.kind === "modify" && one.duration === "endOfGame");
}
