import { type CostPart, plainCost } from "./cost-part.ts";
import { type Entity, entityNumber, type ObjectId, type Seat } from "./entity.ts";

/** One thing that can be picked. `value` names it within the decision. */
export interface Option {
  readonly value: number;
  readonly what: OptionContent;
}

export type OptionContent =
  | { readonly kind: "object"; readonly object: ObjectId }
  | { readonly kind: "player"; readonly player: Seat }
  /** A word of the rules: a color, type, option name. */
  | { readonly kind: "word"; readonly word: string }
  /** One of several costs. */
  | { readonly kind: "cost"; readonly cost: readonly CostPart[] }
  /** An ability (of a source) waiting to be ordered, or one of several replacement effects. */
  | { readonly kind: "ability"; readonly source: ObjectId; readonly key: string }
  | { readonly kind: "mode"; readonly mode: number }
  | { readonly kind: "number"; readonly number: number };

/** An object or player as an option of a decision, chosen by that number. */
export function entityOption(entity: Entity, value: number): Option {
  return {
    value,
    what:
      "object" in entity
        ? { kind: "object", object: entity.object }
        : { kind: "player", player: entity.player },
  };
}

/** The values of the options at some indexes; `null` if there is none at one of them. */
export function valuesAt(options: readonly Option[], places: readonly number[]): number[] | null {
  const values: number[] = [];
  for (const place of places) {
    const option = options[place];
    if (!option) return null;
    values.push(option.value);
  }
  return values;
}

/** The indexes of the options with some values. */
export function placesOf(options: readonly Option[], values: readonly number[]): number[] {
  return values.map((value) => options.findIndex((option) => option.value === value));
}

/** Whether values name every option once. */
export function isPermutation(values: readonly number[], options: readonly Option[]): boolean {
  return (
    values.length === options.length &&
    new Set(values).size === options.length &&
    options.every(({ value }) => values.includes(value))
  );
}

/** What some options are about, as plain values that a frame can store: words, or else numbers. */
export function contentsOf(
  options: readonly Option[],
  values: readonly number[],
): readonly number[] | readonly string[] {
  const contents = values.flatMap((value) => {
    const option = options.find((one) => one.value === value);
    return option ? [contentOf(option.what)] : [];
  });
  const words = contents.filter((content) => typeof content === "string");
  return words.length > 0 ? words : contents.filter((content) => typeof content === "number");
}

function contentOf(what: OptionContent): number | string {
  switch (what.kind) {
    case "object":
      return what.object;
    case "player":
      return entityNumber({ player: what.player });
    case "word":
      return what.word;
    case "cost":
      return plainCost(what.cost);
    case "ability":
      return what.key;
    case "mode":
      return what.mode;
    case "number":
      return what.number;
  }
}
