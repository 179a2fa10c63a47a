import type { Ability, Condition, Modification, ObjectRef } from "@spellroom/card-language";
import { plainPT } from "../grammar/modification/power.ts";
import { complete, Input } from "../parse/parser.ts";
import { tokenise } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { abilityLine } from "./line.ts";

const HEADER = /^LEVEL (\d+)(?:-(\d+)|\+)$/;

const SELF: ObjectRef = { kind: "this" };

function counters(compare: ">=" | "<=", n: number): Condition {
  return { kind: "compare", left: { kind: "counters", counter: "level", on: SELF }, compare, right: n };
}

/**
 * "LEVEL 2-6", a power and toughness, abilities: a static ability that holds as long as the creature has so many level
 * counters on it (CR 711.2a-b).
 */
export function levelReadings(text: string): readonly Sem<readonly Ability[]>[] {
  const [header = "", size = "", ...lines] = text.split("\n");
  const [, from, to] = HEADER.exec(header) ?? [];
  const [pt] = complete(plainPT, new Input(tokenise(size)));
  if (from === undefined || pt === undefined) return [];
  const least = counters(">=", Number(from));
  const condition: Condition =
    to === undefined ? least : { kind: "all", of: [least, counters("<=", Number(to))] };
  const read = lines.map((line) => complete(abilityLine, new Input(tokenise(line))));
  return combinations(read).map((list) => (c: Scope): readonly Ability[] => {
    const abilities = list.flatMap((sem) => sem(c.quoted()));
    const modifications: readonly Modification[] = [
      { kind: "setPT", ...pt(c) },
      ...abilities.map((ability): Modification => ({ kind: "gainAbility", ability })),
    ];
    const level: Ability = {
      kind: "static",
      condition,
      effects: [{ kind: "modify", what: "this", modifications }],
    };
    return [c.say(level, { variant: 11 })];
  });
}

/** One of the readings of each line, in every combination. */
export function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]];
  for (const list of lists)
    found = found.flatMap((before) => list.map((one) => [...before, one])).slice(0, 64);
  return found;
}
