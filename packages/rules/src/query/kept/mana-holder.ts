import type { ActivatedAbility } from "@spellroom/card-language";
import type { Act } from "../../decisions/parts/act.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../../state/object.ts";
import type { Source } from "../symbols/way.ts";

/** An activated ability as an object has it now. */
export type CurrentActivated = CurrentAbility & { readonly ability: ActivatedAbility };

/** An activated mana ability as an object has it now. */
export type CurrentManaAbility = CurrentActivated;

/** An object with something that a player might activate or do with it, looked up once. */
export interface ManaHolder {
  readonly id: ObjectId;
  readonly values: Characteristics;
  readonly mana: readonly UsableManaAbility[];
  /** All its mana abilities are plain ones of that player: tapping it always produces the same mana. */
  readonly isPlain: boolean;
  /** It is in hand or face down, so that there may be special actions. */
  readonly isSpecial: boolean;
  /** What a plain one produces, once computed; it is always the same. */
  source: Source | null;
  /** Its activated abilities that have to be checked one by one, once computed. */
  judged: readonly CurrentActivated[] | null;
}

/** A mana ability that a player could use. */
export interface UsableManaAbility {
  readonly object: ObjectId;
  readonly current: CurrentManaAbility;
  /** Its holder, where that is a plain one. */
  readonly plain: ManaHolder | null;
  /** The act of using it, once it has been made. */
  act: Act | null;
}
