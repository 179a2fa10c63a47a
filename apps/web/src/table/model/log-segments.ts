import type { Mention } from "@spellroom/protocol";
import { type Params, weave } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

/** A piece of a line: plain words, a card, a player, or mana. */
export type Segment =
  | string
  | { readonly kind: "card"; readonly mention: Mention }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "mana"; readonly mana: readonly string[] };
export type Line = readonly Segment[];

export function player(seat: number): Segment {
  return { kind: "player", seat };
}

export function card(mention: Mention): Segment {
  return { kind: "card", mention };
}

/** A sentence with its values in place. */
export function say<Template extends string>(template: Template, values: Params<Template, Segment>): Line {
  return weave<Template, Segment>(template, values);
}

/** A template whose values are lines themselves. */
export function flat(template: string, values: Readonly<Record<string, Line>>): Line {
  return weave<string, Line>(template, values).flat();
}

/** "A, B and C". */
export function listOf(items: readonly Line[], { log }: Messages): Line {
  return items.flatMap((item, at): Line => {
    if (at === 0) return item;
    return [at === items.length - 1 ? log.and : log.comma, ...item];
  });
}

/** A message under a key that came from elsewhere, if there is one. */
export function lookUp<Value>(messages: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
