import type { Ability, Body, CardDefinition, Effect } from "@spellroom/card-language";
import type { GameObject, GameState, ObjectId } from "@spellroom/rules";
import { type Answered, Answers } from "./answers.ts";
import { isTrue } from "./conditions.ts";
import { carryOut } from "./effects.ts";
import { numberOf } from "./judge.ts";
import { addCounters, moveTo, settle } from "./moving.ts";
import { person, type Sight } from "./sight.ts";
import { unforeseen } from "./unforeseen.ts";
import { isObject, observe, type Thing, thingOf, type World } from "./world.ts";

/**
 * What there should be to be seen after the spell or ability on top of the stack has resolved, worked out from its text as
 * data and from what could be seen before, without the engine's executors.
 * @throws Unforeseen where the text says more than the expectation knows
 */
export function expected(
  state: GameState,
  top: ObjectId,
  definition: CardDefinition,
  given: readonly Answered[],
): World {
  const object = state.objects[top];
  const announcement = object?.announcement;
  if (!object || !announcement) return unforeseen("nothing on the stack");
  const world = observe(state);
  if (state.replacements.length > 0 || state.rules.length > 0) unforeseen("what waits to change events");
  const sight: Sight = {
    world,
    state,
    context: announcement.context,
    prefix: "",
    answers: new Answers(given),
    outcomes: new Map(),
    each: null,
  };
  checkTargets(sight);
  if (announcement.ability) ability(sight, announcement.ability.body, announcement);
  else spell(sight, object, definition);
  settle(world);
  return world;
}

/** Where a target has gone or may have become illegal, nothing is foreseen. */
function checkTargets({ world, state, context }: Sight): void {
  for (const target of Object.values(context.targets).flat()) {
    if (!isObject(target)) continue;
    if (state.objects[target.object]?.kind === "ability") unforeseen("a target that is an ability");
    const { keywords } = thingOf(world, state, target.object);
    if (["hexproof", "shroud", "protection", "ward"].some((one) => keywords.has(one)))
      unforeseen("a target that may not be one any more");
  }
}

type Announced = NonNullable<GameObject["announcement"]>;

function ability(sight: Sight, body: Body, { ability, modes }: Announced): void {
  const own = ability?.kind === "triggered" ? { ...sight, context: withX(sight) } : sight;
  if (ability?.condition && !isTrue(own, ability.condition)) return;
  carryOutBody(own, body, modes);
}

/** X in a triggered ability is that of the spell which its source was, if it tells of that entering (CR 107.3m), else 0. */
function withX({ world, state, context }: Sight): Sight["context"] {
  const { event } = context;
  const source = state.objects[context.source];
  const isEntering = event?.objects.object?.includes(context.source) && source?.zone === "battlefield";
  const isHere = source !== undefined && source !== null && world.things.has(source.card);
  return { ...context, x: isEntering && isHere ? (source.announcement?.context.x ?? 0) : context.x };
}

function carryOutBody(sight: Sight, body: Body, modes: readonly number[]): void {
  if (body.kind === "plain") {
    carryOut(sight, body.effects);
    return;
  }
  for (const mode of modes) {
    const effects: readonly Effect[] = body.modes[mode]?.effects ?? unforeseen("a mode that there isn't");
    carryOut({ ...sight, prefix: `${mode}.` }, effects);
  }
}

function spell(sight: Sight, object: GameObject, definition: CardDefinition): void {
  const face = definition.faces[object.face] ?? unforeseen("a face that there isn't");
  const announcement = object.announcement;
  if (object.kind !== "card" || announcement?.via) unforeseen("an unusual way to be cast");
  const thing = thingOf(sight.world, sight.state, object.id);
  const abilities = face.abilities ?? [];
  if (face.types.includes("instant") || face.types.includes("sorcery")) {
    if (abilities.some(staysElsewhere)) unforeseen("where it goes");
    for (const one of abilities)
      if (one.kind === "spell") carryOutBody(sight, one.body, announcement?.modes ?? []);
    if (thing.zone === "stack") leaveStack(sight.world, thing, definition, object.face);
    return;
  }
  enter(sight, thing, abilities, object);
}

/** An Adventure goes on in exile (CR 715.3d), an Omen is shuffled into its owner's library. */
function leaveStack(world: World, thing: Thing, { layout, faces }: CardDefinition, face: number): void {
  const isPart = layout === "adventure" && face > 0;
  const isOmen = isPart && faces[face]?.subtypes?.includes("Omen") === true;
  moveTo(world, thing, isOmen ? "library" : isPart ? "exile" : "graveyard");
  if (isOmen) person(world, thing.owner).library = null;
}

/** Keywords by which a spell doesn't go to the graveyard, or does more as it resolves. */
function staysElsewhere(ability: Ability): boolean {
  return (
    ability.kind === "keyword" &&
    ["buyback", "rebound", "cipher", "splice", "overload", "awaken", "entwine", "escalate"].includes(
      ability.keyword,
    )
  );
}

function enter(sight: Sight, thing: Thing, abilities: readonly Ability[], object: GameObject): void {
  moveTo(sight.world, thing, "battlefield", object.controller);
  for (const one of abilities) {
    if (one.kind === "keyword" && ENTERING.has(one.keyword)) unforeseen(`entering with ${one.keyword}`);
    if (one.kind !== "static") continue;
    for (const effect of one.effects) {
      if (effect.kind !== "replacement" || effect.replacement.kind !== "enters") continue;
      const { what, unless, with: entering } = effect.replacement;
      const { tapped, counters, ...more } = entering;
      if (what !== "this" || unless || one.condition || Object.keys(more).length > 0)
        unforeseen("how it enters");
      thing.tapped = tapped === true;
      for (const { counter, amount } of counters ?? [])
        addCounters(thing, counter, Math.max(0, numberOf(sight, amount)));
    }
  }
  const target = sight.context.targets.enchant?.[0] ?? Object.values(sight.context.targets).flat()[0];
  if (thing.subtypes.includes("Aura") && target && isObject(target))
    thing.attachedTo = thingOf(sight.world, sight.state, target.object).card;
  if (thing.types.includes("planeswalker")) unforeseen("loyalty");
  if (thing.subtypes.includes("Saga")) addCounters(thing, "lore", 1);
}

/** Keywords that put counters or ask as the permanent enters. */
const ENTERING: ReadonlySet<string> = new Set([
  "amplify",
  "bloodthirst",
  "champion",
  "devour",
  "fading",
  "graft",
  "hideaway",
  "modular",
  "offspring",
  "ravenous",
  "readAhead",
  "riot",
  "sunburst",
  "tribute",
  "unleash",
  "vanishing",
]);
