import { applicationsOf, choose, type GameState } from "@spellroom/rules";
import { BOARD_KINDS, type BoardKind, board } from "./boards.ts";
import { microseconds } from "./clock.ts";
import { compared, type Figure, median } from "./figure.ts";
import { fromNothing, questionFigures, stateFigures } from "./rules.ts";

const SIZES = [10, 50, 100, 250, 500, 1_000] as const;
/** How many boards of a size and kind are measured; each has its cards in another order. */
const USUAL_BOARDS = 12;
const OTHER_BOARDS = 3;
const TRIES = 5;

/**
 * How the figures of single states grow with the number of permanents, each beside that for the smallest board, for every kind
 * of board.
 */
export function growthFigures(): Figure[] {
  return BOARD_KINDS.flatMap(growth);
}

function growth(kind: BoardKind): Figure[] {
  const base = new Map<string, Figure>();
  const last: number = SIZES[SIZES.length - 1] ?? 1;
  return SIZES.flatMap((size) => {
    const length = kind.isUsual ? USUAL_BOARDS : OTHER_BOARDS;
    const states = Array.from({ length }, (_, turn) => board(kind, size, turn));
    const single = kind.isUsual ? stateFigures(states) : questionFigures(states);
    const measured = [...single, passing(states), ...applicationFigures(states)];
    return measured.flatMap((figure): Figure[] => {
      const first = base.get(figure.name);
      const named = { ...figure, name: figure.name.replace("median", `with ${size} ${kind.name}`) };
      if (!first) base.set(figure.name, named);
      if (!first || first.value === 0) return [named];
      const beside = compared(named, first);
      return size === last && named.unit === "µs"
        ? [beside, growthOf(figure, first, size, kind.name)]
        : [beside];
    });
  });
}

/** How many times as long the largest board takes as it would if time grew as the number of permanents does: 1 is linear. */
function growthOf({ name, value }: Figure, first: Figure, size: number, what: string): Figure {
  const linear = first.value * (size / SIZES[0]);
  return {
    name: `growth of ${name.replace(" median µs", "")} to ${size} ${what}`,
    value: value / linear,
    unit: OF_LINEAR,
  };
}

const OF_LINEAR = "of linear";

/** A whole choice: a pass is checked and taken, and what the next player may do is listed. */
function passing(states: readonly GameState[]): Figure {
  const each = states.map((state) =>
    Math.min(...Array.from({ length: TRIES }, () => microseconds(() => pass(state)))),
  );
  return { name: "a whole choice median µs", value: median(each), unit: "µs" };
}

function pass(state: GameState): void {
  const { decision } = state;
  if (decision?.kind === "act") choose(state, decision.seat, decision.id, { kind: "act", act: "pass" });
}

/** The growth of each figure as a table: a row a figure and kind of board, a column a size, and what it is of linear growth. */
export function growthTable(figures: readonly Figure[]): string[] {
  const rows = new Map<string, string[]>();
  for (const { name, value, unit } of figures) {
    const [, what, size, board] = /^(?:growth of )?(.+) (?:with|to) ([\d]+) (.+)$/.exec(name) ?? [];
    if (what === undefined || size === undefined || board === undefined) continue;
    if (unit !== "µs" && unit !== OF_LINEAR) continue;
    const row = `${what} (${board.replace(/ µs$/, "")})`;
    rows.set(row, [...(rows.get(row) ?? []), value.toFixed(unit === "µs" ? 1 : 2)]);
  }
  const line = (first: string, cells: readonly (string | number)[]): string =>
    first.padEnd(68) + cells.map((cell) => String(cell).padStart(9)).join("");
  return rows.size === 0
    ? []
    : [
        line("µs by permanents", [...SIZES, OF_LINEAR]),
        ...[...rows].map(([name, cells]) => line(name, cells)),
      ];
}

/**
 * How often effects are applied to permanents, which grows with the product of both where each effect works on a share of all
 * permanents; and what characteristics take for each permanent and each such application, which should not grow.
 */
function applicationFigures(states: readonly GameState[]): Figure[] {
  const applied = states.map(applicationsOf);
  const each = states.map(
    (state, at) => (1000 * fromNothing(state)) / (state.battlefield.length + (applied[at] ?? 0)),
  );
  return [
    { name: "effects applied to permanents median", value: median(applied), unit: "applications" },
    {
      name: "characteristics from nothing for each permanent and application median ns",
      value: median(each),
      unit: "ns",
    },
  ];
}
