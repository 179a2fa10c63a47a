import { type Ability, collectIn, type NodeName, type NodeTypes, schemas } from "@spellroom/card-language";

/*
 * Traces that a word leaves in what was read. Kinds, fields and values are those of the language's types, so that the
 * compiler leads here from a change of any of them.
 */

/** Whether a word left this trace. */
export type Trace = (found: Contents) => boolean;

/** What stands in the abilities of a card. */
export interface Contents {
  readonly abilities: readonly Ability[];
  readonly kinds: ReadonlySet<string>;
  /** The plain values of each field, and the kinds of the nodes in it. */
  readonly fields: ReadonlyMap<string, FieldContents>;
  /** Every string that is the value of a field or stands in a list. */
  readonly words: ReadonlySet<string>;
}

interface FieldContents {
  readonly values: Set<unknown>;
  readonly kinds: Set<string>;
}

/** The parts of the language that have fields: its named types, and the records within them. */
type Part = RecordsOf<NodeTypes[NodeName]>;
type RecordsOf<T> = T extends readonly (infer Item)[] ? Only<Item> : Only<T> | Only<FieldsOf<T>>;
type FieldsOf<T> = T extends object ? ItemOf<T[keyof T]> : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T;
type Only<T> = T extends readonly unknown[] ? never : T extends object ? T : never;

type KindOf<T> = T extends { readonly kind: infer K extends string } ? K : never;
type Kind = KindOf<Part>;
type KeyOf<T> = T extends object ? Extract<keyof T, string> : never;
type Field = KeyOf<Part>;
type ValueOf<T, F> = T extends object ? (F extends keyof T ? T[F] : never) : never;

/** What the abilities consist of, as far as traces ask for it. */
export function contentsOf(abilities: readonly Ability[]): Contents {
  const kinds = new Set<string>();
  const fields = new Map<string, FieldContents>();
  const words = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    if (Array.isArray(value)) for (const one of value) note(one);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (inner === undefined) continue;
        if (key === "kind") kinds.add(String(inner));
        const field = fields.get(key) ?? { values: new Set(), kinds: new Set() };
        fields.set(key, field);
        if (typeof inner !== "object" || inner === null) field.values.add(inner);
        else if ("kind" in inner) field.kinds.add(String(inner.kind));
        note(inner);
      }
  };
  note(abilities);
  return { abilities, kinds, fields, words };
}

/** A node of any of these kinds. */
export function kinds(...names: readonly Kind[]): Trace {
  return (found) => names.some((name) => found.kinds.has(name));
}

/** Any of these fields, whatever is in it. */
export function fields(...names: readonly Field[]): Trace {
  return (found) => names.some((name) => found.fields.has(name));
}

/** A field with this plain value. */
export function field<F extends Field>(name: F, value: ValueOf<Part, F>): Trace {
  return (found) => found.fields.get(name)?.values.has(value) === true;
}

/** A field with a node of this kind in it. */
export function fieldOfKind<F extends Field>(name: F, kind: KindOf<ValueOf<Part, F>>): Trace {
  return (found) => found.fields.get(name)?.kinds.has(kind) === true;
}

/** Any of these words of an enumeration, in whichever field. */
export function words<Word extends string>(...any: readonly Word[]): Trace {
  return (found) => any.some((word) => found.words.has(word));
}

/** A part of one named type of which this is true. */
export function part<K extends NodeName>(name: K, is: (node: NodeTypes[K]) => boolean): Trace {
  return ({ abilities }) =>
    abilities.some((ability) => collectIn(schemas.ability, ability, name).some((node) => is(node)));
}
