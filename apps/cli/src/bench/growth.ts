import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import {
  applicationsOf,
  choose,
  definitionId,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  resume,
} from "@spellroom/rules";
import { microseconds } from "./clock.ts";
import { compared, type Figure, median } from "./figure.ts";
import { fromNothing, stateFigures } from "./rules.ts";

const SIZES = [10, 50, 100, 250, 500, 1_000] as const;
/** How many boards of a size are measured; each has its cards in another order. */
const BOARDS = 12;
const TRIES = 5;
const STEP = "precombatMain";
const STATICS = 5;

/**
 * How the figures of single states grow with the number of permanents, each beside that for the smallest board: of boards with
 * a few permanents whose static abilities work on others, and of boards where every other card is drawn from the whole pool, so
 * that the number of such effects grows as well.
 */
export function growthFigures(): Figure[] {
  return [...growth("permanents", STATICS), ...growth("cards of any kind", Number.POSITIVE_INFINITY)];
}

function growth(what: string, statics: number): Figure[] {
  const base = new Map<string, Figure>();
  const last: number = SIZES[SIZES.length - 1] ?? 1;
  return SIZES.flatMap((size) => {
    const states = Array.from({ length: BOARDS }, (_, turn) => board(size, turn, statics));
    const measured = [...stateFigures(states), passing(states), ...applicationFigures(states)];
    return measured.flatMap((figure): Figure[] => {
      const first = base.get(figure.name);
      const named = { ...figure, name: figure.name.replace("median", `with ${size} ${what}`) };
      if (!first) base.set(figure.name, named);
      if (!first || first.value === 0) return [named];
      const beside = compared(named, first);
      return size === last && named.unit === "µs" ? [beside, growthOf(figure, first, size, what)] : [beside];
    });
  });
}

/** How many times as long the largest board takes as it would if time grew as the number of permanents does: 1 is linear. */
function growthOf({ name, value }: Figure, first: Figure, size: number, what: string): Figure {
  const linear = first.value * (size / SIZES[0]);
  return {
    name: `growth of ${name.replace(" median µs", "")} to ${size} ${what}`,
    value: value / linear,
    unit: "of linear",
  };
}

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

/** The growth of each figure as a table: a row a figure, a column a size. */
export function growthTable(figures: readonly Figure[]): string[] {
  const rows = new Map<string, string[]>();
  for (const { name, value, unit } of figures) {
    const [, what, size, board] = /^(.+) with (\d+) (permanents|cards of any kind)/.exec(name) ?? [];
    if (what === undefined || size === undefined || unit !== "µs") continue;
    const row = `${what} (${board})`;
    rows.set(row, [...(rows.get(row) ?? []), value.toFixed(1)]);
  }
  const line = (first: string, cells: readonly (string | number)[]): string =>
    first.padEnd(64) + cells.map((cell) => String(cell).padStart(9)).join("");
  return rows.size === 0
    ? []
    : [line("µs by permanents", SIZES), ...[...rows].map(([name, cells]) => line(name, cells))];
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

/** A board of so many permanents of the pool, lands and others in turn, at the first player's main phase. */
function board(size: number, turn: number, statics: number): GameState {
  const { all } = loadPool();
  const isLand = (card: CardDefinition): boolean => card.faces[0].types.includes("land");
  const lands = all.filter((card) => isLand(card) && card.faces[0].supertypes?.includes("basic"));
  const others = all.filter(
    ({ faces: [face] }) =>
      (face.types.includes("creature") ||
        face.types.includes("enchantment") ||
        face.types.includes("artifact")) &&
      !face.subtypes?.includes("Aura") &&
      !face.supertypes?.includes("legendary") &&
      (face.types.includes("creature") ? typeof face.toughness === "number" && face.toughness > 0 : true),
  );
  const quiet = others.filter((card) => !isStatic(card));
  const cards = Array.from({ length: size }, (_, at) => {
    const from = at % 2 === 0 ? lands : at < 2 * statics ? others : quiet;
    return from[(at * 7 + turn * 31) % from.length];
  });
  const hand = Array.from({ length: 7 }, (_, at) => others[(at * 13 + turn * 5) % others.length]);
  return resume(placed(cards, hand)).state;
}

function isStatic({ faces }: CardDefinition): boolean {
  return faces.some((face) => face.abilities?.some((ability) => ability.kind === "static"));
}

function placed(
  cards: readonly (CardDefinition | undefined)[],
  hand: readonly (CardDefinition | undefined)[],
): GameState {
  const ruleset = { ...rulesetById("full"), startingHandSize: 0 };
  const deck = loadPool().all.slice(0, 40);
  const players = ["A", "B"].map((name) => ({ name, deck }));
  const start = initialState({ ruleset, seed: "0".repeat(64), players, startingSeat: 0 });
  const definitions = { ...start.definitions };
  const objects = [...start.objects];
  const add = (card: CardDefinition | undefined, owner: number, zone: "battlefield" | "hand"): number[] => {
    if (!card) return [];
    const definition = definitionId(card);
    definitions[definition] = card;
    const id = objects.length;
    const object: GameObject = freshObject({
      id,
      card: id,
      kind: "card",
      definition,
      owner,
      zone,
      timestamp: id,
    });
    objects.push(object);
    return [id];
  };
  const plan = ruleset.steps.map(({ step }) => step);
  const battlefield = cards.flatMap((card, at) => add(card, Math.floor(at / 2) % 2, "battlefield"));
  const inHand = hand.flatMap((card) => add(card, 0, "hand"));
  return {
    ...start,
    definitions,
    objects,
    battlefield,
    players: start.players.map((player) => (player.seat === 0 ? { ...player, hand: inHand } : player)),
    nextCard: objects.length,
    nextTimestamp: objects.length,
    turn: { ...start.turn, number: 5, active: 0, step: STEP, plan, at: plan.indexOf(STEP) },
    frames: [
      { kind: "turns", stage: "endStep", action: 0 },
      { kind: "priority", holder: 0, passed: [], checked: true },
    ],
  };
}
