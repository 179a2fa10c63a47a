import { type Modification, REFERENCE_NOUNS, type ReferenceNoun } from "@spellroom/card-language";
import { either, type Parser, token } from "../../parse/parser.ts";
import { g, rule } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";

const nouns: ReadonlyMap<string, ReferenceNoun> = new Map(
  REFERENCE_NOUNS.flatMap((noun): [string, ReferenceNoun][] => [
    [noun, noun],
    [`${noun}s`, noun],
  ]),
);

const stillNoun: Parser<ReferenceNoun> = token(({ text }) => nouns.get(text));

export interface Still {
  readonly noun: ReferenceNoun;
  readonly many: boolean;
}

/** "It's still a land", after what changed its types. */
export const stillSentence: Parser<Still> = either<Still>(
  rule(g`it's still (a|an) ${stillNoun}`, (noun) => ({ noun, many: false })),
  rule(g`they're still ${stillNoun}`, (noun) => ({ noun, many: true })),
);

/** The types that something had stay (CR 205.1b). */
export function typesKept(
  modifications: readonly Modification[],
  noun: ReferenceNoun,
  c: Scope,
): readonly Modification[] {
  const kept = modifications.map((one): Modification => {
    if (one.kind !== "types" || one.mode === "remove") return one;
    const said = c.wording.get(one);
    if (said?.variant === 4 || said?.variant === 5)
      throw new Unresolved("still", "its types are said to stay already");
    return c.say({ ...one, mode: "add" as const }, { ...said, variant: said?.variant === 2 ? 3 : 1, noun });
  });
  if (!kept.some((one) => one.kind === "types" && one.mode === "add"))
    throw new Unresolved("still", "nothing changed its types");
  return kept;
}
