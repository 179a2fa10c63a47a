import { type Ability, describeCardError, emblemDefinition, parseDefinition } from "@spellroom/card-language";
import { CARD_TYPES, STEPS, TURN_BASED_ACTIONS, ZONES } from "@spellroom/card-language/lists";
import { z } from "zod";

const id = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, "an id in camel case");
const line = z.string().min(1).max(160);
const count = z.number().int().min(0).max(1000);

/** How many seats away somebody may be who is within range of influence (CR 801.2). */
const range = count.min(1, "a range of at least 1 seat");

/** One number for all players, or one for the starting player and one for the others. */
const perPlayer = (number: z.ZodNumber) =>
  z.union([number, z.strictObject({ first: number, others: number })]);

const step = z.strictObject({
  step: z.enum(STEPS),
  /** Turn-based actions, in order, as the step begins (CR 703.3); `removeFromCombat` as it ends (CR 511.3). */
  actions: z.array(z.enum(TURN_BASED_ACTIONS)),
  /** `ifTriggered`: only when something triggered or a state-based action was performed (CR 514.3a). */
  priority: z.enum(["always", "never", "ifTriggered"]),
  /** Whether lands and what has sorcery timing may be played here (CR 305.1, 307.1). */
  main: z.boolean(),
});

/** How a variant sorts the card types into its own, and when each may be played. */
const playedAs = z.strictObject({
  name: line,
  types: z.array(z.enum(CARD_TYPES)).min(1),
  timing: z.enum(["main", "anyPriority"]),
});

/**
 * What else holds in a variant: abilities in the card language, which an emblem of each player has (CR 114). Triggered abilities,
 * replacement effects, costs, restrictions and changed characteristics are all of them abilities.
 */
const emblem = z
  .strictObject({ name: line, abilities: z.array(z.unknown()).min(1) })
  .transform(
    ({ name, abilities }, context): { readonly name: string; readonly abilities: readonly Ability[] } => {
      const face = { name, manaCost: null, types: [], abilities };
      const parsed = parseDefinition({ ...emblemDefinition(name, []), faces: [face] });
      if (parsed.ok) return { name, abilities: parsed.value.faces[0].abilities ?? [] };
      for (const error of parsed.error) {
        const [, , ...path] = error.path.split(".");
        context.addIssue({
          code: "custom",
          path,
          message: describeCardError({ ...error, path: "the ability" }),
        });
      }
      return z.NEVER;
    },
  );

const shape = z.strictObject({
  id,
  name: line,
  summary: line,
  players: z.strictObject({ min: count.min(2), max: count.min(2).max(8) }),
  /** CR 103.4. */
  startingLife: perPlayer(count.min(1)),
  /** CR 103.5. */
  startingHandSize: perPlayer(count),
  /** CR 402.2; `null`: none. */
  maximumHandSize: count.nullable(),
  /** CR 103.5; `freeFirstFrom`: from this many players on, the first one is free (CR 103.5c). */
  mulligan: z.strictObject({ kind: z.enum(["london", "none"]), freeFirstFrom: count.min(1) }),
  steps: z.array(step).min(1),
  /** CR 305.2. */
  landsPerTurn: count,
  /** CR 504.1. */
  drawsPerDrawStep: count,
  /** Up to this many players, the starting player skips the first draw (CR 103.8a); 0: nobody ever. */
  firstDrawSkippedUpTo: count,
  /** CR 500.4. */
  manaEmpties: z.literal("step"),
  /** Whether a player loses life for unspent mana as it empties. */
  manaBurn: z.boolean(),
  /** CR 704.5c; `null`: poison counters don't matter. */
  poisonToLose: count.min(1).nullable(),
  /** CR 704.5a-b. */
  loseAt: z.strictObject({ zeroLife: z.boolean(), emptyLibraryDraw: z.boolean() }),
  /** CR 903.10a; `null`: there are no commanders. */
  commander: z.strictObject({ damageToLose: count.min(1) }).nullable(),
  /**
   * CR 808, 810: players side by side form teams of this size. `sharedTurns`: teams take turns, attack and block together (CR 805).
   * `sharedLife`: a team has one life total, wins and loses as one (CR 810.4, 810.8-10).
   */
  teams: z
    .strictObject({ size: count.min(2).max(4), sharedTurns: z.boolean(), sharedLife: z.boolean() })
    .exactOptional(),
  /**
   * CR 801: how many seats away players may be whom a player affects, for all or for each seat of a team (or of the table, without
   * teams) in order.
   */
  rangeOfInfluence: z
    .union([range, z.array(range).min(1)], {
      error: "a number of seats for all, or a list of them, one for each",
    })
    .exactOptional(),
  /** Whom creatures may attack in a game of more than two (CR 802, 803, 806). */
  attack: z.enum(["anyOpponent", "left", "right"]),
  /** After this many turns a game is drawn, as a guard for automatic play; `null`: never. */
  turnLimit: count.min(1).nullable(),
  /** CR 103.1: at random in the first game of a match; in the next one the loser chooses, or it is random again. */
  startingPlayer: z.enum(["loserChooses", "random"]),
  /** CR 400.1, as far as the variant knows them. */
  zones: z.array(z.enum(ZONES)),
  playedAs: z.array(playedAs).exactOptional(),
  emblem: emblem.exactOptional(),
});

/** The rules of a variant as data. The engine's `Ruleset` is the part of it that play needs. */
export const rulesetSchema = shape.superRefine((document, context) => {
  if (document.players.min > document.players.max) {
    context.addIssue({
      code: "custom",
      path: ["players"],
      message: "at least as many players at most as at least",
    });
  }
  for (const message of teamProblems(document)) {
    context.addIssue({ code: "custom", path: ["teams"], message });
  }
  for (const message of rangeProblems(document)) {
    context.addIssue({ code: "custom", path: ["rangeOfInfluence"], message });
  }
  const steps = document.steps.map((one) => one.step);
  for (const [index, name] of steps.entries()) {
    if (steps.indexOf(name) !== index) {
      context.addIssue({
        code: "custom",
        path: ["steps", index, "step"],
        message: `${name} only once a turn`,
      });
    }
  }
  if (!document.steps.some((one) => one.priority === "always")) {
    context.addIssue({ code: "custom", path: ["steps"], message: "a step in which players get priority" });
  }
  for (const zone of ["battlefield", "hand", "library", "graveyard", "stack"] as const) {
    if (!document.zones.includes(zone)) {
      context.addIssue({ code: "custom", path: ["zones"], message: `the zone ${zone}, which play needs` });
    }
  }
  for (const type of document.playedAs === undefined
    ? []
    : repeated(document.playedAs.flatMap((one) => one.types))) {
    context.addIssue({ code: "custom", path: ["playedAs"], message: `${type} in one group only` });
  }
});

/** What keeps players from forming teams by the numbers that a document gives. */
function teamProblems({ teams, players, attack }: z.output<typeof shape>): readonly string[] {
  if (!teams) return [];
  const { size, sharedTurns } = teams;
  const problems: string[] = [];
  if (players.min !== players.max || players.min % size > 0 || players.min < 2 * size)
    problems.push(`one number of players, which is that of two or more teams of ${size}`);
  if (sharedTurns && attack !== "anyOpponent")
    problems.push("creatures of teams that attack together may attack any opponent (CR 805.10b)");
  return problems;
}

/** What keeps a range of influence from meaning anything in a game of so many players, or from being played by the rules. */
function rangeProblems({
  rangeOfInfluence: range,
  players,
  teams,
}: z.output<typeof shape>): readonly string[] {
  if (range === undefined) return [];
  const problems: string[] = [];
  const reach = Math.min(...(typeof range === "number" ? [range] : range));
  if (2 * reach + 1 >= players.max)
    problems.push(`more players than the ${2 * reach + 1} that are within a range of ${reach} anyway`);
  if (typeof range !== "number") {
    const seats = teams?.size ?? (players.min === players.max ? players.max : null);
    if (seats === null) problems.push("one number for all, as the number of players isn't fixed");
    else if (range.length !== seats)
      problems.push(`${seats} numbers, one for each ${teams ? "seat of a team" : "seat"}`);
  }
  if (teams?.sharedTurns || teams?.sharedLife)
    problems.push("no range of influence where teams share turns or life (CR 805, 810)");
  return problems;
}

export type RulesetDocument = z.output<typeof rulesetSchema>;

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
