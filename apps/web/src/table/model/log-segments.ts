import type { Mention } from "@spellroom/protocol";
import { type Params, weave } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

/** A piece of a line: plain words, a card, a player, the reader, or mana. */
export type Segment =
  | string
  | { readonly kind: "card"; readonly mention: Mention }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "you"; readonly place: "first" | "later" }
  | { readonly kind: "mana"; readonly mana: readonly string[] };
export type Line = readonly Segment[];

/** Words that are others where the player at the seat is the one who reads. */
interface Form {
  readonly kind: "form";
  readonly seat: number;
  readonly you: Wording;
  readonly other: Wording;
}

/** A line before it is known who reads it. */
export type Wording = readonly (Segment | Form)[];

export function player(seat: number): Segment {
  return { kind: "player", seat };
}

export function card(mention: Mention): Segment {
  return { kind: "card", mention };
}

/** A sentence with its values in place. */
export function say<Template extends string>(template: Template, values: Params<Template, Segment>): Wording {
  const given: Readonly<Record<string, Segment>> = values;
  return flat(
    template,
    Object.fromEntries(Object.entries(given).map(([name, segment]) => [name, [segment]])),
  );
}

/** `"[who|draw|draws]"`: the words for the reader, then those for anyone else. */
const FORMS = /(\[\w+\|[^|\]]*\|[^\]]*\])/;
const FORM = /^\[(\w+)\|([^|\]]*)\|([^\]]*)\]$/;

/** A template whose values are lines themselves. */
export function flat(template: string, values: Readonly<Record<string, Wording>>): Wording {
  return template.split(FORMS).flatMap((piece): Wording => {
    const [whole, name = "", you = "", other = ""] = FORM.exec(piece) ?? [];
    if (whole === undefined) return weave<string, Wording>(piece, values).flat();
    const seat = seatOf(values[name]);
    const others = weave<string, Wording>(other, values).flat();
    if (seat === null) return others;
    return [{ kind: "form", seat, you: weave<string, Wording>(you, values).flat(), other: others }];
  });
}

/** The seat of the one player that a value is; null for a card and for several. */
function seatOf(value: Wording = []): number | null {
  const [only] = value;
  if (value.length !== 1 || only === undefined || typeof only === "string") return null;
  return only.kind === "player" ? only.seat : null;
}

/** "A, B and C". */
export function listOf(items: readonly Wording[], { log }: Messages): Wording {
  return items.flatMap((item, at): Wording => {
    if (at === 0) return item;
    return [at === items.length - 1 ? log.and : log.comma, ...item];
  });
}

/** The line as the player at a seat reads it; `null`: as a watcher does. */
export function lineFor(reader: number | null, wording: Wording): Line {
  const line: Segment[] = [];
  for (const segment of formsFor(reader, wording)) {
    const last = line.at(-1);
    if (typeof segment === "string" && typeof last === "string") line[line.length - 1] = last + segment;
    else if (typeof segment !== "string" && segment.kind === "player" && segment.seat === reader)
      line.push({ kind: "you", place: line.length === 0 ? "first" : "later" });
    else line.push(segment);
  }
  return line;
}

function formsFor(reader: number | null, wording: Wording): Line {
  return wording.flatMap((segment): Line => {
    if (typeof segment === "string" || segment.kind !== "form") return [segment];
    return formsFor(reader, segment.seat === reader ? segment.you : segment.other);
  });
}

/** A message under a key that came from elsewhere, if there is one. */
export function lookUp<Value>(messages: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
