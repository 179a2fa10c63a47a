import type { Filter, ObjectRef, Selection } from "@spellroom/card-language";
import type { Nouns } from "../../scope/antecedents.ts";
import type { Scope } from "../../scope.ts";
import { nounsOfFilter } from "../reference/nouns.ts";

export function isPluralSelection(what: Selection, c: Scope): boolean {
  switch (what.kind) {
    case "ref":
      // "The other" is one of two; "the rest" may be several.
      return what.ref.kind === "rest" ? c.wording.get(what.ref)?.variant !== 3 : c.isPlural(what.ref);
    case "choose":
      return what.count.max !== 1;
    case "top":
      return what.amount !== 1 || what.of.kind === "allPlayers" || what.of.kind === "opponents";
    default:
      return true;
  }
}

export function nounsOfSelection(what: Selection, c: Scope): Nouns {
  switch (what.kind) {
    case "ref":
      return c.nounsOf(what.ref);
    case "top":
      return ["card"];
    case "union":
      return ["permanent"];
    default:
      return nounsOfFilter(what.filter);
  }
}

/** The field that names what an instruction acted on, where something later refers to it; definite objects have a name. */
export function bindChosen(what: Selection, how: string, c: Scope): { readonly bind?: string } {
  if (what.kind === "ref") return {};
  return bindResult(what, how, c);
}

/** The same for objects that have become new ones by moving: the old reference no longer finds them. */
export function bindResult(
  what: Selection,
  how: string,
  c: Scope,
  more: Nouns = [],
): { readonly bind?: string } {
  const name = c.name(how);
  if (what.kind === "choose" && what.among !== undefined) c.takeFromPile(name);
  if (what.kind === "all" && c.pile !== undefined && isOfPile(what.filter, c.pile.of)) c.takeFromPile(name);
  const nouns = [...new Set([...nounsOfSelection(what, c), ...more])];
  const plural = isPluralSelection(what, c);
  const last = what.kind === "ref" ? lastKnown(what.ref) : undefined;
  if (what.kind === "ref") c.supersede(what.ref);
  if (what.kind === "ref" && what.ref.kind === "this") c.moved = name;
  c.mentionObject(() => c.bound(name), nouns, {
    plural,
    how,
    ...(last === undefined ? {} : { last, arrived: more.includes("permanent") }),
  });
  if (what.kind === "all" || (what.kind === "choose" && what.count.max === "any"))
    c.mentionAmount(() => {
      c.refer(name);
      return c.say({ kind: "countRef" as const, ref: { kind: "bound" as const, name } }, { amount: "that" });
    });
  return c.bind(name);
}

/** "all creature cards revealed this way" */
function isOfPile(filter: Filter, pile: string): boolean {
  return filter.of.some((one) => one.kind === "oneOf" && one.ref.kind === "bound" && one.ref.name === pile);
}

function lastKnown(ref: ObjectRef): () => ObjectRef {
  return () => ({ ...ref });
}
