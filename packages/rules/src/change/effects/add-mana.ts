import type { ManaType } from "@spellroom/card-language";
import { type Yield, yieldsOfOutput } from "../../query/mana/produced.ts";
import { isManaType, typesIn } from "../../query/symbols/mask.ts";
import { numbersIn } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Seat } from "../../state/ids.ts";
import { addingMana } from "../mana/pool.ts";
import { pickNumber, pickWord, put } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";

/**
 * The binding in which the caller that activates a mana ability leaves what is known in advance: `word` the types to produce in order, as
 * in `"WU"`, of those that the ability lets its controller choose; `did` whether its cost has the tap symbol (CR 106.12).
 * Without it the player is asked, and the mana counts as not tapped for.
 */
export const PLANNED_MANA = "plannedMana";

/** Adds mana to a player's pool (CR 106.3, 106.4). */
export function addMana(run: Run, effect: EffectOf<"addMana">): void {
  const seat = run.player(effect.who);
  const ways = seat === undefined ? [] : yieldsOfOutput(run.state, run.context, effect.output);
  if (seat === undefined || ways.length === 0) {
    run.fail();
    return;
  }
  const planned = plannedTypes(run.context, ways);
  const types = planned ?? chosenTypes(run, seat, ways);
  if (!types) return;
  if (planned) consumePlan(run, planned.length);
  const tapped = run.context.bindings[PLANNED_MANA]?.did === true;
  run.propose([addingMana(run.state, seat, run.source, types, effect.rider ?? null, tapped)]);
}

/** The types that a plan foresees, where they are what one of the ways gives. */
function plannedTypes(context: Context, ways: readonly Yield[]): readonly ManaType[] | null {
  const letters = context.bindings[PLANNED_MANA]?.word;
  if (letters === undefined || letters === "") return null;
  const types = [...letters].filter(isManaType);
  const way = ways.find(
    (one) => one.length <= types.length && one.every((mask, at) => allows(mask, types[at])),
  );
  return way ? types.slice(0, way.length) : null;
}

function allows(mask: number, type: ManaType | undefined): boolean {
  return type !== undefined && typesIn(mask).includes(type);
}

/** What has been produced is no longer foreseen: a later instruction of the ability takes the rest. */
function consumePlan(run: Run, count: number): void {
  const plan = run.context.bindings[PLANNED_MANA];
  if (plan?.word !== undefined) run.bind(PLANNED_MANA, { ...plan, word: plan.word.slice(count) });
}

/** The types that the player chooses, `undefined` while there is a question open. */
function chosenTypes(run: Run, seat: Seat, ways: readonly Yield[]): readonly ManaType[] | undefined {
  const way = ways.length === 1 ? ways[0] : chosenWay(run, seat, ways);
  if (!way) return undefined;
  const types: ManaType[] = [];
  for (const [at, group] of groupsOf(way).entries()) {
    const own = typesOfGroup(run, `types:${at}`, seat, group);
    if (!own) return undefined;
    types.push(...own);
  }
  return types;
}

function chosenWay(run: Run, seat: Seat, ways: readonly Yield[]): Yield | undefined {
  const words = ways.map((way) => way.map((mask) => typesIn(mask).join("/")).join(" "));
  if (new Set(words).size < words.length) {
    const at = pickNumber(
      run,
      "way",
      seat,
      { key: "chooseOption" },
      ways.map((_, index) => index),
    );
    return at === undefined ? undefined : ways[at];
  }
  const word = pickWord(run, "way", seat, { key: "chooseColor" }, words);
  return word === undefined ? undefined : ways[words.indexOf(word)];
}

interface Group {
  readonly types: readonly ManaType[];
  readonly count: number;
}

/** Mana with the same choice together. */
function groupsOf(way: Yield): readonly Group[] {
  const counts = new Map<number, number>();
  for (const mask of way) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return [...counts].map(([mask, count]) => ({ types: typesIn(mask), count }));
}

function typesOfGroup(
  run: Run,
  name: string,
  seat: Seat,
  { types, count }: Group,
): readonly ManaType[] | undefined {
  const [first] = types;
  if (first === undefined) return [];
  if (types.length === 1) return Array.from({ length: count }, () => first);
  if (count === 1) {
    const word = pickWord(run, name, seat, { key: "chooseColor" }, types);
    return word !== undefined && isManaType(word) ? [word] : undefined;
  }
  const amounts = numbersIn(run.scratch, name);
  if (amounts) return types.flatMap((type, at) => Array.from({ length: amounts[at] ?? 0 }, () => type));
  put(
    run,
    name,
    seat,
    { key: "chooseColor", amount: count },
    {
      kind: "distribute",
      options: types.map((word, value) => ({
        value,
        what: { kind: "word", word },
        minimum: 0,
        maximum: count,
      })),
      total: count,
    },
  );
  return undefined;
}
