import type { DecisionBody } from "../../decisions/decision.ts";
import type { Pile } from "../../decisions/kinds/arrange.ts";
import type { PickRule } from "../../decisions/kinds/pick.ts";
import type { CostPart } from "../../decisions/parts/cost-part.ts";
import { numberedEntity } from "../../decisions/parts/entity.ts";
import { entityOption } from "../../decisions/parts/option.ts";
import type { Prompt, PromptKey } from "../../decisions/parts/prompt.ts";
import { inRange } from "../../query/selection/index.ts";
import { flagIn, numbersIn } from "../../state/access.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { ask } from "../game/game.ts";
import { ASKING } from "./answers.ts";
import type { Run } from "./run.ts";

/** What a decision is about, apart from its source. */
export interface About {
  readonly key: PromptKey;
  readonly detail?: string;
  readonly amount?: number;
}

/** Puts a question; its answer will be in the scratch under `name`. */
export function put(run: Run, name: string, seat: Seat, about: About, body: DecisionBody): void {
  run.note(ASKING, name);
  const prompt: Prompt = { ...about, source: run.source };
  ask(run.g, seat, prompt, body);
}

/** How many of the options a player picks. */
export interface HowMany {
  readonly min: number;
  readonly max: number;
  readonly together?: PickRule;
}

/**
 * The objects that a player picks, `undefined` while the decision is open. There is no decision without alternatives: none
 * may be picked, or all must.
 */
export function pickObjects(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  all: readonly ObjectId[],
  howMany: HowMany,
): readonly ObjectId[] | undefined {
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered;
  const among = howMany.together ? all : objectsChoosable(run, seat, all);
  const max = Math.min(howMany.max, among.length);
  const min = Math.min(howMany.min, max);
  if (max === 0) return NONE;
  if (min === among.length) return among;
  put(run, name, seat, about, {
    kind: "pick",
    options: among.map((object, value) => ({ value, what: { kind: "object", object } })),
    min,
    max,
    ...(howMany.together ? { together: howMany.together } : {}),
  });
  return undefined;
}

const NONE: readonly never[] = [];

/**
 * What a player may choose of what a text speaks of: what is within the player's own range (CR 801.5a), or all of it where the player
 * chooses because nobody in range can (CR 801.5c).
 */
function choosable(run: Run, seat: Seat, among: readonly Entity[]): readonly Entity[] {
  const { state, controller } = run;
  if (!hasRanges(state) || seat === controller || !inRange(state, controller, { player: seat })) return among;
  return among.filter((entity) => inRange(state, seat, entity));
}

/** The same of objects. */
export function objectsChoosable(run: Run, seat: Seat, among: readonly ObjectId[]): readonly ObjectId[] {
  if (!hasRanges(run.state)) return among;
  const entities = among.map((object) => ({ object }));
  return choosable(run, seat, entities).flatMap((one) => ("object" in one ? [one.object] : []));
}

/** The objects and players that a player picks; as `pickObjects`. */
export function pickEntities(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  all: readonly Entity[],
  howMany: HowMany,
): readonly Entity[] | undefined {
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered.map(numberedEntity);
  const among = choosable(run, seat, all);
  const max = Math.min(howMany.max, among.length);
  const min = Math.min(howMany.min, max);
  if (max === 0) return NONE;
  if (min === among.length) return among;
  put(run, name, seat, about, { kind: "pick", options: among.map(entityOption), min, max });
  return undefined;
}

/** Which of several numbered possibilities a player picks. */
export function pickNumber(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  options: readonly number[],
): number | undefined {
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered[0];
  if (options.length === 1) return options[0];
  put(run, name, seat, about, {
    kind: "pick",
    options: options.map((number, value) => ({ value, what: { kind: "number", number } })),
    min: 1,
    max: 1,
  });
  return undefined;
}

/** The word that a player picks. */
export function pickWord(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  words: readonly string[],
): string | undefined {
  const answered = run.scratch[name];
  if (Array.isArray(answered)) {
    const [word] = answered;
    return typeof word === "string" ? word : undefined;
  }
  if (words.length === 1) return words[0];
  put(run, name, seat, about, {
    kind: "pick",
    options: words.map((word, value) => ({ value, what: { kind: "word", word } })),
    min: 1,
    max: 1,
  });
  return undefined;
}

/** The words that a player picks, at least one of them. */
export function pickWords(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  words: readonly string[],
): readonly string[] | undefined {
  const answered = run.scratch[name];
  if (Array.isArray(answered)) return answered.filter((word) => typeof word === "string");
  put(run, name, seat, about, {
    kind: "pick",
    options: words.map((word, value) => ({ value, what: { kind: "word", word } })),
    min: 1,
    max: words.length,
  });
  return undefined;
}

/** Yes or no. */
export function confirm(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  cost?: readonly CostPart[],
): boolean | undefined {
  const answered = flagIn(run.scratch, name);
  if (answered !== undefined) return answered;
  put(run, name, seat, about, cost ? { kind: "confirm", cost } : { kind: "confirm" });
  return undefined;
}

/** The order in which a player puts objects. */
export function orderObjects(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  objects: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  if (objects.length < 2) return objects;
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered;
  put(run, name, seat, about, {
    kind: "order",
    options: objects.map((object, value) => ({ value, what: { kind: "object", object } })),
  });
  return undefined;
}

/** How a player arranges objects in piles: one list for each pile, in its order. */
export function arrange(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  objects: readonly ObjectId[],
  piles: readonly Pile[],
): readonly (readonly ObjectId[])[] | undefined {
  const answered = run.scratch[name];
  if (Array.isArray(answered)) return answered.map((pile) => (Array.isArray(pile) ? pile : []));
  put(run, name, seat, about, {
    kind: "arrange",
    options: objects.map((object, value) => ({ value, what: { kind: "object", object } })),
    piles,
  });
  return undefined;
}

/** How a player splits a number among objects and players, each getting at least `minimum`. */
export function divideAmong(
  run: Run,
  name: string,
  seat: Seat,
  about: About,
  among: readonly Entity[],
  total: number,
  minimum: number,
): readonly number[] | undefined {
  if (among.length === 1) return [total];
  const answered = numbersIn(run.scratch, name);
  if (answered) return answered;
  put(run, name, seat, about, {
    kind: "distribute",
    options: among.map((entity, value) => ({ ...entityOption(entity, value), minimum, maximum: total })),
    total,
  });
  return undefined;
}
