import { z } from "zod";
import { objectRef, playerRef } from "./reference.ts";
import { flag, record, some, stat, variant } from "./schema/basic.ts";
import { amount, defineSelection, filter, type Node, range, selection } from "./schema/nodes.ts";

const ref = variant("ref", { ref: objectRef });
export interface RefSelection extends Node<typeof ref> {}
/** All of them: "all creatures", "each creature you control". */
const all = variant("all", { filter });
export interface AllSelection extends Node<typeof all> {}
/** The top (or bottom) cards of a library. */
const top = variant("top", { of: playerRef, amount, bottom: flag });
export interface TopSelection extends Node<typeof top> {}
/** All of several selections. */
const union = variant("union", {
  of: some(selection),
  /** What was chosen as one of them may be chosen as another one, too. */
  overlap: flag,
});
export interface UnionSelection extends Node<typeof union> {}
/** Chosen on resolution, without targeting. */
const choose = variant("choose", {
  by: playerRef,
  filter,
  count: range,
  random: flag,
  /** Restrict what may be chosen to these, as in "one of them". */
  among: objectRef.exactOptional(),
  totalAtMost: record({ stat, value: amount }).exactOptional(),
  /** Chosen by each of several players among what that player controls or owns. */
  eachOwn: flag,
});
export interface ChooseSelection extends Node<typeof choose> {}

/** Objects that are found without a choice. */
export type ObjectSelection = RefSelection | AllSelection | TopSelection | UnionSelection;

/** The objects that an effect acts on. */
export type Selection = ObjectSelection | ChooseSelection;
defineSelection(z.discriminatedUnion("kind", [ref, all, top, union, choose]));
