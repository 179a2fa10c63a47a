import type {
  Ability,
  Amount,
  Body,
  Condition,
  Cost,
  Effect,
  Filter,
  Modification,
  ObjectRef,
  PlayerRef,
  Selection,
} from "@spellroom/card-language";
import { forward } from "../parse/parser.ts";
import type { Nouns } from "../scope/antecedents.ts";
import type { Sem } from "../scope.ts";

/** A described set of objects. */
export interface Described {
  readonly filter: Filter;
  readonly nouns: Nouns;
  readonly many: boolean;
}

/** Rules that files of the grammar use from each other; each is defined in the file of its family. */

/** "nonblack creature you control", "cards in your hand". */
export const nounPhrase = forward<Sem<Described>>("noun phrase");

/** "target creature", "it", "that creature", "~", "enchanted creature": one or several definite objects. */
export const objectRef = forward<Sem<ObjectRef>>("object reference");

/** "its", "that creature's", "~'s". */
export const objectPossessive = forward<Sem<ObjectRef>>("possessive object");

/** "target player", "that player", "each opponent", "its controller". */
export const playerRef = forward<Sem<PlayerRef>>("player");

/** "your", "their", "target player's". */
export const playerPossessive = forward<Sem<PlayerRef>>("possessive player");

/** Objects that an instruction acts on. */
export const selection = forward<Sem<Selection>>("selection");

/** "its power", "the number of creatures you control". */
export const value = forward<Sem<Amount>>("value");

/** What stands after "if", "as long as", "unless". */
export const condition = forward<Sem<Condition>>("condition");

/** "{1}{G}, {T}, Sacrifice a creature". */
export const cost = forward<Sem<readonly Cost[]>>("cost");

/** "pay {2}", "sacrifice a creature": costs as something to do, in the base form or the third person. */
export const costAction = forward<Sem<readonly Cost[]>>("cost as an action");

/** Sentences of instructions. */
export const instructions = forward<Sem<readonly Effect[]>>("instructions");

/** A whole body, with targets. */
export const body = forward<Sem<Body>>("body");

/** ", except it has haste": what a copy has or is besides what it copies. */
export const exceptions = forward<Sem<readonly Modification[]>>("exceptions");

/** A quoted ability's text, without the quotes. */
export const quotedAbility = forward<Sem<Ability>>("quoted ability");
