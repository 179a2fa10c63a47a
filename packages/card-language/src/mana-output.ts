import { z } from "zod";
import { colors, flag, manaSymbol, record, some, variant } from "./schema/basic.ts";
import { amount, effects, filter, type Node, named } from "./schema/nodes.ts";

const schema = z.discriminatedUnion("kind", [
  variant("symbols", { mana: some(manaSymbol) }),
  /** One of several lists, the adder's choice: "Add {W} or {U}." */
  variant("oneOf", { of: some(some(manaSymbol)) }),
  variant("anyColor", { amount, combination: flag, among: colors.exactOptional() }),
  variant("repeated", { mana: manaSymbol, amount }),
  variant("chosenColor", { amount }),
  /** Any type or color that lands (or the like) could produce, or that was produced. */
  variant("couldProduce", { sources: filter, colorsOnly: flag }),
  variant("sameAsEvent"),
  variant("colorsAmong", { among: filter }),
  /** One mana of each of the colors that such objects have. */
  variant("eachColorAmong", { among: filter }),
  /** One mana of a color of the adder's commanders' color identity; none for who has no commander (CR 903.4f). */
  variant("commanderColors"),
]);
/** Mana to add (CR 106.1, 605). */
export type ManaOutput = Readonly<z.output<typeof schema>>;
export const manaOutput: z.ZodType<ManaOutput> = named("ManaOutput", schema);

const riderSchema = z.strictObject({
  spendOnlyOn: record({
    cast: filter.exactOptional(),
    /** Abilities of such permanents. */
    activate: filter.exactOptional(),
    /** Abilities of such objects, wherever they are. */
    activateFrom: filter.exactOptional(),
    /** The special action of unlocking a half of a Room (CR 709.5e). */
    unlock: flag,
    /** Turning such permanents face up (CR 116.2b). */
    turnFaceUp: filter.exactOptional(),
  }).exactOptional(),
  /** "This mana can't be spent to cast a nonartifact spell"; anything else may be paid with it. */
  cantSpendOn: record({ cast: filter }).exactOptional(),
  then: record({ when: filter, effects }).exactOptional(),
  /** "This mana lasts until end of combat": it doesn't empty with the steps of combat, or of the turn. */
  lasts: z.enum(["endOfCombat", "endOfTurn"]).exactOptional(),
});
/** What mana may be spent on, and what happens to what it paid for (CR 106.6). */
export interface ManaRider extends Node<typeof riderSchema> {}
export const manaRider: z.ZodType<ManaRider> = riderSchema;
