import type { ManaType } from "@spellroom/card-language";
import type { ObjectId } from "../../state/ids.ts";
import { type ManaMask, typesIn } from "../symbols/mask.ts";
import type { Plan, PlanStep } from "../symbols/way.ts";
import { type Column, type Solution, wayFor } from "./leaf.ts";

/** A solution as a list of steps, sources first, then filters in order. */
export function toPlan({ rows, columns, columnOf, uses }: Solution): Plan {
  const steps: PlanStep[] = [];
  const types = uses.map((use) => use.way.masks.map((mask) => typesIn(mask)[0] ?? "C"));
  const spend = uses.map((): ManaType[] => []);
  let life = 0;
  for (const [at, row] of rows.entries()) {
    const column = columns[columnOf[at] ?? -1];
    if (!column) continue;
    const { from } = column;
    const way = column.ways ? wayFor(row.mask, column) : null;
    const type = typeFor(row.mask, way?.masks[0] ?? column.own);
    if (from.kind === "life") life += 2;
    if (from.kind === "use") {
      const own = types[from.use];
      if (own) own[from.unit] = type;
    }
    if (from.kind === "simple" && way)
      steps.push({ object: from.source.object, key: way.key, types: [type], spend: [], victims: [] });
    if (row.owner >= 0) spend[row.owner]?.push(type);
  }
  const filters: PlanStep[] = [];
  for (const [at, { source, way, victims }] of uses.entries()) {
    const step = {
      object: source.object,
      key: way.key,
      types: types[at] ?? [],
      spend: spend[at] ?? [],
      victims,
    };
    if (way.inputs) filters.push(step);
    else steps.push(step);
  }
  const all = [...steps, ...filters];
  return { steps: all, life, objects: all.map((step) => step.object) };
}

/** The type to produce for a row: one it accepts if there is a choice, else what the source produces. */
function typeFor(asked: ManaMask, offered: ManaMask): ManaType {
  return typesIn(offered & asked)[0] ?? typesIn(offered)[0] ?? "C";
}

/** For a solution without mana abilities: what it takes from the pool, which helpers it taps or exiles, and its life. */
export interface Spending {
  readonly units: readonly number[];
  readonly helpers: readonly { readonly object: ObjectId; readonly key: string }[];
  readonly life: number;
}

export function toSpending({ rows, columns, columnOf }: Solution): Spending {
  const units: number[] = [];
  const helpers: { readonly object: ObjectId; readonly key: string }[] = [];
  let life = 0;
  for (const [at, row] of rows.entries()) {
    const column: Column | undefined = columns[columnOf[at] ?? -1];
    if (!column) continue;
    const { from } = column;
    if (from.kind === "pool") units.push(from.at);
    else if (from.kind === "life") life += 2;
    else if (from.kind === "simple")
      helpers.push({ object: from.source.object, key: wayFor(row.mask, column)?.key ?? "" });
  }
  return { units, helpers, life };
}
