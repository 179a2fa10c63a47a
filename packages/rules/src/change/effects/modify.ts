import { type Amount, type Filter, hasNode, type Modification, schemas } from "@spellroom/card-language";
import { amountOf } from "../../query/selection/index.ts";
import { addedPT } from "../../query/sight/added-pt.ts";
import { isManaType } from "../../query/symbols/mask.ts";
import { existing, objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { ContinuousEffect, Lasting } from "../../state/continuous.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { CopiedValues } from "../../state/object.ts";
import { copiedFrom } from "../events/entering.ts";
import { colorsOfChoice } from "./colors-of-choice.ts";
import { noteControlChanges } from "./control.ts";
import { FixedPlayers } from "./fixed-players.ts";
import { keptAbility } from "./kept-ability.ts";
import { keywordOfChoice } from "./keyword-of-choice.ts";
import { canBegin, captured, lastingFor } from "./lasting.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";
import { settledProtection } from "./settled-protection.ts";

/**
 * A continuous effect of a resolving spell or ability: numbers and players are settled now (CR 608.2h), and so is the set of
 * objects unless it changes nothing but the rules (CR 611.2c). It has the timestamp of now (CR 613.7b).
 */
export function modify(run: Run, effect: EffectOf<"modify">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = stillThere(run, what).filter((id) => !existing(run.state, id)?.status.phasedOut);
  const copies = effect.modifications.some(({ kind }) => kind === "copyOf");
  const found = settled(
    run,
    copies ? effect.modifications.filter(({ kind }) => kind !== "thisAbility") : effect.modifications,
  );
  if (!found) return;
  const players = new FixedPlayers(run);
  const modifications = found.map((one) => players.modification(one));
  const [locked, unlocked] = parted(effect, modifications);
  const hasNobody = effect.modifications.every((one) => givesToNobody(run, one));
  if ((objects.length === 0 && unlocked.length === 0) || hasNobody || !canBegin(run, effect.duration)) {
    run.fail();
    return;
  }
  const filter =
    unlocked.length > 0 && effect.what.kind === "all" ? players.filter(effect.what.filter) : null;
  const copied = copiedValues(run, effect.modifications);
  const common = {
    timestamp: run.g.state.nextTimestamp++,
    context: players.within(captured(run)),
    lasting: lastingFor(run, effect.duration),
    ...(copied ? { copied } : {}),
  };
  const effects: readonly ContinuousEffect[] =
    effect.duration === "whileItHasCounter"
      ? eachWhileCountered(run, effect.counter ?? "", objects).map(({ object, lasting }) => ({
          ...common,
          objects: [object],
          modifications,
          lasting,
        }))
      : run.context.each === null && effect.modifications.some(dependsOnEach)
        ? objects.map((id) => ({
            ...common,
            objects: [id],
            modifications: settledFor(run, effect, modifications, id),
          }))
        : [{ ...common, objects, modifications: locked }];
  const lasting = effects.filter((one) => one.objects.length > 0 && one.modifications.length > 0);
  run.finish(effect.bind, { objects, amount: objects.length, did: true });
  const open = filter ? [{ ...common, objects: [], filter, modifications: unlocked }] : [];
  addEffect(run, [...lasting, ...open]);
}

/** CR 611.2b: it lasts for each of them by itself, and never begins for one that has no such counter. */
function eachWhileCountered(
  run: Run,
  counter: string,
  objects: readonly ObjectId[],
): readonly { readonly object: ObjectId; readonly lasting: Lasting }[] {
  return objects
    .filter((id) => (existing(run.state, id)?.counters[counter] ?? 0) > 0)
    .map((object) => ({
      object,
      lasting: { ...lastingFor(run, "whileItHasCounter"), source: object, counter },
    }));
}

/** Whether a player was to gain control who is no legal target any more (CR 608.2b). */
function givesToNobody(run: Run, one: Modification): boolean {
  return one.kind === "controller" && one.player.kind === "target" && run.players(one.player).length === 0;
}

/**
 * CR 611.2c: what changes characteristics or control reaches the objects of now, what changes nothing but the rules whatever
 * fits later too; of an effect that does both, each part by itself.
 */
function parted(
  effect: EffectOf<"modify">,
  modifications: readonly Modification[],
): readonly [locked: readonly Modification[], unlocked: readonly Modification[]] {
  if (effect.what.kind !== "all" || !isInPlay(effect.what.filter)) return [modifications, []];
  return [
    modifications.filter((one) => !changesRulesAlone(one)),
    modifications.filter((one) => changesRulesAlone(one)),
  ];
}

/** Permanents or spells, which come and go; cards elsewhere are those of now. */
function isInPlay({ zones }: Filter): boolean {
  return zones === undefined || (zones.length === 1 && zones[0] === "stack");
}

/** An effect that ends in the next untap step depends on whose it is: by default the controller's of each object. */
function changesRulesAlone(one: Modification): boolean {
  if (one.kind !== "restriction") return false;
  const { restriction } = one;
  return (
    restriction.kind !== "doesntUntap" ||
    restriction.during !== "nextUntapStep" ||
    restriction.whose !== undefined
  );
}

/** Whether a number is found for each object by itself ("gets +X/+X, where X is its power"). */
function dependsOnEach(one: Modification): boolean {
  if (one.kind !== "addPT" && one.kind !== "setPT") return false;
  return [one.power, one.toughness].some(
    (amount) => typeof amount === "object" && hasNode(schemas.signedAmount, amount, "ObjectRef", "each"),
  );
}

function settledFor(
  run: Run,
  effect: EffectOf<"modify">,
  modifications: readonly Modification[],
  id: ObjectId,
): readonly Modification[] {
  const context: Context = { ...run.context, each: { object: id } };
  const find = (amount: Amount): number => amountOf(run.state, context, amount);
  return effect.modifications.map((one, at) => settledNumbers(one, find) ?? modifications[at] ?? one);
}

/** Adds continuous effects and sees to what follows when they change who controls something. */
export function addEffect(run: Run, effects: readonly ContinuousEffect[]): void {
  run.g.state.effects = [...run.g.state.effects, ...effects];
  const changesControl = effects.some(({ modifications }) =>
    modifications.some((one) => one.kind === "controller" || one.kind === "copyOf"),
  );
  if (changesControl) noteControlChanges(run.g);
}

/** The modifications with every amount found and every choice made, `undefined` while one has yet to be made. */
export function settled(
  run: Run,
  modifications: readonly Modification[],
): readonly Modification[] | undefined {
  const result: Modification[] = [];
  for (const [at, one] of modifications.entries()) {
    const next = settle(run, one, at);
    if (!next) return undefined;
    result.push(next);
  }
  return result;
}

/** A modification with its numbers found; `null` where it has none. */
function settledNumbers(one: Modification, find: (amount: Amount) => number): Modification | null {
  switch (one.kind) {
    case "addPT":
      return { ...one, ...addedPT(one, find) };
    case "setPT":
      return {
        kind: "setPT",
        ...(one.power === undefined ? {} : { power: find(one.power) }),
        ...(one.toughness === undefined ? {} : { toughness: find(one.toughness) }),
      };
    case "setLoyalty":
      return { ...one, loyalty: find(one.loyalty) };
    default:
      return null;
  }
}

function settle(run: Run, one: Modification, at: number): Modification | undefined {
  const numbers = settledNumbers(one, (amount) => run.amount(amount));
  if (numbers) return numbers;
  switch (one.kind) {
    case "colors":
      if (one.colors === "ofChoice") return colorsOfChoice(run, one, at);
      return one.colors === "chosen" ? { ...one, colors: chosenColor(run) } : one;
    case "gainKeywordOfChoice":
      return keywordOfChoice(run, one, at);
    case "chosenType":
      return settledType(run, one);
    case "gainAbility":
      return settledProtection(run, one);
    case "thisAbility":
      return keptAbility(run) ?? one;
    default:
      return one;
  }
}

/** A type chosen in the same text is that of this effect for good, whatever its source has chosen since (CR 608.2d). */
function settledType(run: Run, one: Extract<Modification, { kind: "chosenType" }>): Modification {
  const word = run.context.bindings[one.what === "creatureType" ? "creatureType" : "basicLandType"]?.word;
  return word === undefined ? one : { kind: "types", mode: one.mode, subtypes: [word] };
}

function chosenColor(run: Run): Extract<Modification, { kind: "colors" }>["colors"] {
  const word = run.context.bindings.color?.word ?? objectOf(run.state, run.source).chosen.color;
  return typeof word === "string" && isManaType(word) && word !== "C" ? [word] : "chosen";
}

/** CR 707.2b: a copy has the values that the original had when the effect began. */
function copiedValues(run: Run, modifications: readonly Modification[]): CopiedValues | null {
  const copy = modifications.find((one) => one.kind === "copyOf");
  const original: ObjectId | undefined = copy ? run.objects(copy.of)[0] : undefined;
  if (!copy || original === undefined) return null;
  const kept = modifications.some(({ kind }) => kind === "thisAbility") ? keptAbility(run) : null;
  return copiedFrom(run.g, original, [...(copy.except ?? []), ...(kept ? [kept] : [])]);
}
