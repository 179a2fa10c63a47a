/** What a static ability is about, where it is a kind of object or several kinds. */
import type { StaticEffect } from "@spellroom/card-language";
import type { Described } from "../grammar/forward.ts";
import { placed } from "../grammar/reference/selection.ts";
import type { Sem } from "../scope.ts";
import { Unresolved } from "../unresolved.ts";

/** What changes objects as long as it applies. */
export type Modify = Extract<StaticEffect, { kind: "modify" }>;

/** "Goblins you control", in the number that its verb has. */
export function described(np: Sem<Described>, many: boolean): Sem<Modify["what"]> {
  return (c) => {
    const found = np(c);
    if (found.many !== many) throw new Unresolved("static ability", "number does not agree");
    c.mentionObject(() => ({ kind: "each" }), found.nouns, { plural: many, source: true });
    return { filter: placed(found) };
  };
}

/** "Goblins you control and Elementals you control": each of two descriptions. */
export function bothKinds(a: Sem<Described>, b: Sem<Described>): Sem<Modify["what"]> {
  return (c) => {
    const [one, other] = [a(c), b(c)];
    const whole = (np: Described): boolean =>
      np.many && np.filter.of.some((one) => one.kind === "controller");
    const apart = one.many && other.many && other.filter.of[0]?.kind === "other" && !hasOther(one);
    if (!apart && !(whole(one) && whole(other)))
      throw new Unresolved("static ability", "of which both may be said");
    c.mentionObject(() => ({ kind: "each" }), ["permanent"], { plural: true, source: true });
    const of = [one, other].map(({ filter }) => ({ kind: "all" as const, of: filter.of }));
    for (const [at, { filter }] of [one, other].entries()) {
      const said = c.wording.get(filter);
      const part = of[at];
      if (said !== undefined && part !== undefined) c.say(part, said);
    }
    return { filter: c.say({ of: [{ kind: "any" as const, of }] }, { variant: 8 }) };
  };
}

/** "~ and land creatures you control": the card itself and all of a kind. */
export function selfAnd(np: Sem<Described>): Sem<Modify["what"]> {
  return (c) => {
    c.mentionSelf();
    const found = np(c);
    if (!found.many || found.filter.zones !== undefined || found.filter.of[0]?.kind === "other")
      throw new Unresolved("static ability", "the card itself and what else");
    c.mentionObject(() => ({ kind: "each" }), ["permanent"], { plural: true, source: true });
    const kind = { kind: "all" as const, of: found.filter.of };
    const said = c.wording.get(found.filter);
    if (said !== undefined) c.say(kind, said);
    const itself = { kind: "oneOf" as const, ref: { kind: "this" as const } };
    return { filter: { of: [{ kind: "any", of: [itself, kind] }] } };
  };
}

/** "Saprolings and other Treefolk": "other" begins a description of its own. */
function hasOther({ filter }: Described): boolean {
  return filter.of.some((one) => one.kind === "other" || one.kind === "controller");
}
