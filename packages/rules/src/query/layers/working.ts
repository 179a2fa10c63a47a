import type { Restriction } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility, CurrentRestriction, GameObject } from "../../state/object.ts";
import { type Base, plainCharacteristics } from "./base.ts";
import { withIntrinsicAbilities, withKeywordAbilities } from "./current-abilities.ts";
import { keywordNames } from "./keyword-names.ts";
import { timesX } from "./mana-cost.ts";

const NO_RESTRICTIONS: readonly CurrentRestriction[] = [];

/** What the chosen X adds to the mana value of a spell on the stack (CR 202.3e). */
export function announcedValue(object: GameObject, base: Base): number {
  const x = object.zone === "stack" ? (object.announcement?.context.x ?? 0) : 0;
  return x === 0 ? 0 : x * timesX(base.manaCost);
}

/**
 * Characteristics of one object while the layers are being applied to it. Lists are replaced, never changed, so a copy is
 * cheap and an unchanged list is identical to the base's.
 */
export class Working implements Characteristics {
  readonly object: GameObject;
  base: Base;
  name: Characteristics["name"];
  manaCost: Characteristics["manaCost"];
  manaValue: Characteristics["manaValue"];
  colors: Characteristics["colors"];
  supertypes: Characteristics["supertypes"];
  types: Characteristics["types"];
  subtypes: Characteristics["subtypes"];
  power: number | null;
  toughness: number | null;
  basePower: number | null;
  baseToughness: number | null;
  loyalty: number | null;
  controller: Seat;
  abilities: readonly CurrentAbility[];
  restrictions: readonly CurrentRestriction[] = NO_RESTRICTIONS;
  /** Something has been applied to it. */
  touched: boolean;
  /** A copy effect of layer 1 has changed its copiable values. */
  copiedAnew = false;
  /** Keywords that it can't have (CR 113.11). */
  barred: ReadonlySet<string> | null = null;

  constructor(object: GameObject, base: Base) {
    this.object = object;
    this.base = base;
    this.name = base.name;
    this.manaCost = base.manaCost;
    const announced = announcedValue(object, base);
    this.manaValue = base.manaValue + announced;
    this.touched = announced > 0;
    this.colors = base.colors;
    this.supertypes = base.supertypes;
    this.types = base.types;
    this.subtypes = base.subtypes;
    this.power = base.power;
    this.toughness = base.toughness;
    this.basePower = base.power;
    this.baseToughness = base.toughness;
    this.loyalty = base.loyalty;
    this.controller = object.controller;
    this.abilities = base.abilities;
  }

  get keywords(): ReadonlySet<string> {
    return this.abilities === this.base.abilities ? this.base.keywords : keywordNames(this.abilities);
  }

  /** Starts over from other copiable values (CR 613.2). */
  become(base: Base): void {
    Object.assign(this, new Working(this.object, base), { copiedAnew: true });
  }

  copy(): Working {
    return Object.assign(new Working(this.object, this.base), this);
  }

  has(ability: string): boolean {
    return this.abilities === this.base.abilities || this.abilities.some(({ key }) => key === ability);
  }

  restrict(restriction: Restriction, context: Context): void {
    this.restrictions = [...this.restrictions, { ...restriction, context }];
  }

  /** What it has become, or the shared values of its face where nothing has touched it. */
  outcome(): Characteristics {
    return this.touched
      ? this.finish()
      : plainCharacteristics(this.base, this.controller, this.object.zone === "battlefield");
  }

  /** CR 208.3: on the battlefield only a creature has power and toughness; elsewhere whatever has them printed. */
  private finish(): Characteristics {
    const isCreature = this.types.includes("creature");
    const hasStats = isCreature || this.object.zone !== "battlefield";
    const least = isCreature ? 0 : null;
    return {
      name: this.name,
      manaCost: this.manaCost,
      manaValue: this.manaValue,
      colors: this.colors,
      supertypes: this.supertypes,
      types: this.types,
      subtypes: this.subtypes,
      power: hasStats ? (this.power ?? least) : null,
      toughness: hasStats ? (this.toughness ?? least) : null,
      basePower: this.basePower,
      baseToughness: this.baseToughness,
      loyalty: this.loyalty,
      controller: this.controller,
      abilities: withKeywordAbilities(this.abilities, this.types, this.manaCost),
      keywords: this.keywords,
      restrictions: this.restrictions,
    };
  }

  /** Adds the mana abilities of basic land types, once layer 4 is done (CR 305.6-7). */
  gainIntrinsicAbilities(): void {
    this.abilities = withIntrinsicAbilities(this.abilities, this.types, this.subtypes);
  }
}
