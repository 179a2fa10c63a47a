import type { Ability, Condition, Face, Modification } from "@spellroom/card-language";
import { complete, Input } from "../parse/parser.ts";
import { tokenise } from "../parse/token.ts";
import type { Scope, Sem } from "../scope.ts";
import { combinations } from "./level.ts";
import { abilityLine } from "./line.ts";

/** The power and toughness box of a station card, and the number of the station symbol that it stands with. */
export interface StationBox {
  readonly at: number;
  readonly power: number;
  readonly toughness: number;
}

const SYMBOL = /^(\d+)\+ \| (.+)$/s;

/** A box stands beside the last symbol; a card without a printed power has none. */
export function stationBox(face: Omit<Face, "abilities">, lines: readonly string[]): StationBox | undefined {
  const { power, toughness } = face;
  const numbers = lines.flatMap((line) => SYMBOL.exec(line)?.[1] ?? []).map(Number);
  if (typeof power !== "number" || typeof toughness !== "number" || numbers.length === 0) return undefined;
  return { at: Math.max(...numbers), power, toughness };
}

/**
 * "8+ | Flying": a static ability that holds as long as the permanent has so many charge counters on it (CR 721.2a). With a
 * power and toughness box, it is a creature of that size as well, in addition to its other types (CR 721.2b).
 */
export function stationReadings(text: string, box?: StationBox): readonly Sem<readonly Ability[]>[] {
  const [, symbol, rest] = SYMBOL.exec(text) ?? [];
  if (symbol === undefined || rest === undefined) return [];
  const number = Number(symbol);
  const condition: Condition = {
    kind: "compare",
    left: { kind: "counters", counter: "charge", on: { kind: "this" } },
    compare: ">=",
    right: number,
  };
  const creature: readonly Modification[] =
    box?.at === number
      ? [
          { kind: "types", mode: "add", types: ["creature"] },
          { kind: "setPT", power: box.power, toughness: box.toughness },
        ]
      : [];
  const read = rest.split("\n").map((line) => complete(abilityLine, new Input(tokenise(line))));
  return combinations(read).map((list) => (c: Scope): readonly Ability[] => {
    const abilities = list.flatMap((sem) => sem(c.quoted()));
    const modifications = [
      ...creature,
      ...abilities.map((ability): Modification => ({ kind: "gainAbility", ability })),
    ];
    const station: Ability = {
      kind: "static",
      condition,
      effects: [{ kind: "modify", what: "this", modifications }],
    };
    return [c.say(station, { variant: 11 })];
  });
}
