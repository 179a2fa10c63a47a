import type { Filter } from "@spellroom/card-language";
import { ask, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import { sameEntity } from "../../decisions/parts/entity.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { characteristics, controllerOf, hasKeyword } from "../../query/layers/index.ts";
import { matches } from "../../query/selection/index.ts";
import { type Game, numbersIn } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";

interface Attack {
  readonly object: ObjectId;
  readonly defender: Entity;
}

/** The candidates for one band, and how many of them at most. */
interface Round {
  readonly name: string;
  readonly able: readonly ObjectId[];
  readonly most: number;
}

/**
 * The bands that are declared with the attackers, or `null` while that is open (CR 702.22c). For one attacker after another that could
 * begin a band its player picks who is in it with that one, those that attack something else or are in a band already apart.
 */
export function chosenBands(
  g: Game,
  frame: CombatFrame,
  attacks: readonly Attack[],
): readonly (readonly ObjectId[])[] | null {
  const bands: (readonly ObjectId[])[] = [];
  const before: ObjectId[] = [];
  for (const { object, defender } of attacks) {
    const taken = new Set(bands.flat());
    if (taken.has(object)) continue;
    const free = attacks.flatMap((one) =>
      one.object !== object && !taken.has(one.object) && sameEntity(one.defender, defender)
        ? [one.object]
        : [],
    );
    const mates = chosenMates(g, frame, object, roundsOf(g.state, object, free, before));
    if (!mates) return null;
    if (mates.length > 0) bands.push([object, ...mates]);
    before.push(object);
  }
  return bands;
}

/** The possible members of a band that one attacker starts; two with banding are asked about once, for the first of them. */
function roundsOf(
  state: GameState,
  leader: ObjectId,
  free: readonly ObjectId[],
  before: readonly ObjectId[],
): readonly Round[] {
  const banding = (id: ObjectId): boolean => hasKeyword(state, id, "banding");
  const others = qualitiesOf(state, leader).map((quality, at) => {
    const able = free.filter((id) => isOf(state, leader, quality, id));
    return { name: `band${leader}:other${at}`, able, most: able.length };
  });
  if (!banding(leader)) return others;
  const able = free.filter((id) => banding(id) && !before.includes(id));
  const one = { name: `band${leader}:one`, able: free.filter((id) => !banding(id)), most: 1 };
  return [{ name: `band${leader}:banding`, able, most: able.length }, one, ...others];
}

/** Those picked: by banding, else by the first "bands with other" by which any are. */
function chosenMates(
  g: Game,
  frame: CombatFrame,
  leader: ObjectId,
  rounds: readonly Round[],
): readonly ObjectId[] | null {
  let mates: readonly ObjectId[] = [];
  for (const { name, able, most } of rounds) {
    if (able.length === 0 || (name.includes(":other") && mates.length > 0)) continue;
    const picked = numbersIn(frame.scratch, name);
    if (!picked) {
      replaceFrame(g, { ...frame, stage: "banding", scratch: { ...frame.scratch, band: name } });
      const options = able.map((object) => ({ value: object, what: { kind: "object" as const, object } }));
      const prompt = { key: "choose", source: leader, detail: "band" } as const;
      ask(g, controllerOf(g.state, leader), prompt, { kind: "pick", min: 0, max: most, options });
      return null;
    }
    mates = [...mates, ...picked];
  }
  return mates;
}

/** Records the members of the chosen band. */
export function answerBanding(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const { band: name } = frame.scratch;
  if (choice.kind !== "pick" || typeof name !== "string")
    return { kind: "wrongKind", expected: decision.kind };
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [name]: choice.values } });
  return null;
}

/**
 * Whether damage is assigned for what these creatures block or are blocked by as their own side says: one has banding, or "bands with
 * other" along with another one of that quality (CR 702.22j-k).
 */
export function areBanded(state: GameState, creatures: readonly ObjectId[]): boolean {
  return creatures.some(
    (id) =>
      hasKeyword(state, id, "banding") ||
      qualitiesOf(state, id).some((quality) =>
        creatures.some((other) => other !== id && isOf(state, id, quality, other)),
      ),
  );
}

/** The qualities of which a creature bands with others, being of them itself. */
function qualitiesOf(state: GameState, id: ObjectId): readonly Filter[] {
  return characteristics(state, id).abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === "bandsWithOther" && isOf(state, id, ability.what, id)
      ? [ability.what]
      : [],
  );
}

function isOf(state: GameState, bearer: ObjectId, quality: Filter, id: ObjectId): boolean {
  return matches(state, emptyContext(bearer, controllerOf(state, bearer)), quality, id);
}
