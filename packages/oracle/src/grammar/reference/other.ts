import {
  cardTypesOf,
  type Filter,
  type ObjectRef,
  type Predicate,
  type Subtype,
} from "@spellroom/card-language";
import { sameRef } from "../../scope/antecedents.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounsOfFilter } from "./nouns.ts";

/**
 * "other", "another": other than the source, or than the object that the text is about. What is on the stack is other than
 * the spell itself; an Aura speaks of what it is on, a spell and a card that is no permanent of what it mentioned last; a card
 * elsewhere is other than that of the permanent that the trigger is about.
 */
export function otherPredicate(filter: Filter, c: Scope): Predicate {
  const now = exiledNow(filter, c);
  if (now !== undefined) return c.say({ kind: "otherThan", ref: c.use(now) }, { variant: 1 });
  const last = c.mentionedLast();
  if (last !== undefined && c.partlyYours !== undefined && c.isUnnamed(last.ref))
    return c.say({ kind: "otherThan", ref: c.use(c.partlyYours), yours: true }, { variant: 1 });
  if (last === undefined || last.ref.kind === "this" || isOnStack(filter)) return otherThanSource(filter, c);
  if (isExiled(last.ref) && !elsewhere(filter)) return otherThanSource(filter, c);
  const { ref } = last;
  const about = filter.of.some((one) => one.kind === "shares" && sameRef(one.ref, ref));
  const died = ref.kind === "event" && ref.role === "object" && elsewhere(filter);
  const isCard = c.ownZone !== undefined && !elsewhere(filter);
  const certain = ref.kind === "each" || c.self.spell || about || died || isCard;
  if (certain || !mayBeSource(filter, c))
    return c.say({ kind: "otherThan", ref: c.use(ref) }, { variant: 1 });
  if (last.here) throw new Unresolved("other", "than the source or than what was mentioned");
  return { kind: "other" };
}

/** A card that the text has exiled is no permanent, other than which something could be. */
function isExiled(ref: ObjectRef): boolean {
  return ref.kind === "bound" && /^exiled\d*$/.test(ref.name);
}

/** "other cards exiled with ~": than those that the text has exiled just before, which are exiled with it too (CR 607.2a). */
function exiledNow(filter: Filter, c: Scope): ObjectRef | undefined {
  if (
    !filter.of.some((one) => one.kind === "oneOf" && one.ref.kind === "linked" && one.ref.link === "exiled")
  )
    return undefined;
  const [first, ...more] = c
    .memory()
    .objects.filter((one) => one.how === "exiled" && one.gone === undefined)
    .map((one) => one.make());
  if (first !== undefined && more.some((one) => !sameRef(one, first)))
    throw new Unresolved("other", "than several things exiled");
  return first;
}

function otherThanSource(filter: Filter, c: Scope): Predicate {
  const made = c.self.spell && !isOnStack(filter) ? c.created() : undefined;
  if (made !== undefined) return c.say({ kind: "otherThan", ref: made }, { variant: 1 });
  if (c.self.spell && !isOnStack(filter) && !elsewhere(filter)) throw new Unresolved("other", "than what");
  if (c.self.attached.length > 0 && !c.inQuotes && !isOnStack(filter) && !mayBeSource(filter, c))
    throw new Unresolved("other", "than what the card is on, perhaps");
  return { kind: "other" };
}

function isOnStack(filter: Filter): boolean {
  return filter.zones?.length === 1 && filter.zones[0] === "stack";
}

function elsewhere(filter: Filter): boolean {
  return filter.zones !== undefined && filter.zones.length > 0 && !filter.zones.includes("battlefield");
}

/** Whether the source itself can be among what is described, so that "other" excludes it. */
function mayBeSource(filter: Filter, c: Scope): boolean {
  const [kind] = nounsOfFilter(filter).filter((noun) => noun !== "card" && noun !== "token");
  if (filter.of.some((one) => one.kind === "subtype" && isForeignLand(one.subtype, c))) return false;
  return (
    kind === undefined || kind === "permanent" || c.self.nouns.includes(kind) || c.self.nouns.includes("land")
  );
}

/** A subtype of lands that the source, whatever it may become, doesn't have by itself. */
function isForeignLand(subtype: Subtype, c: Scope): boolean {
  return cardTypesOf(subtype).includes("land") && !c.self.subtypes.includes(subtype);
}
