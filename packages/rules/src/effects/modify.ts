import type { Modification } from "@spellroom/card-language";
import { existing, objectOf } from "../core/game.ts";
import { copiedFrom } from "../events/entering.ts";
import { isManaType } from "../mana/mask.ts";
import type { ContinuousEffect } from "../state/continuous.ts";
import type { ObjectId } from "../state/ids.ts";
import type { CopiedValues } from "../state/object.ts";
import { pickWord } from "./ask.ts";
import { noteControlChanges } from "./control.ts";
import { canBegin, captured, lastingFor } from "./lasting.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";

/**
 * A continuous effect of a resolving spell or ability: the set of objects and the numbers are settled now (CR 611.2c, 608.2h),
 * and it has the timestamp of now (CR 613.7b).
 */
export function modify(run: Run, effect: EffectOf<"modify">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = stillThere(run, what).filter((id) => !existing(run.state, id)?.status.phasedOut);
  const modifications = settled(run, effect.modifications);
  if (!modifications) return;
  if (objects.length === 0 || !canBegin(run, effect.duration)) {
    run.fail();
    return;
  }
  const copied = copiedValues(run, effect.modifications);
  const lasting: ContinuousEffect = {
    timestamp: run.g.state.nextTimestamp++,
    objects,
    modifications,
    context: captured(run),
    lasting: lastingFor(run, effect.duration),
    ...(copied ? { copied } : {}),
  };
  run.finish(undefined, { objects, amount: objects.length, did: true });
  addEffect(run, [lasting]);
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

function settle(run: Run, one: Modification, at: number): Modification | undefined {
  switch (one.kind) {
    case "addPT":
      return { ...one, power: run.amount(one.power), toughness: run.amount(one.toughness) };
    case "setPT":
      return {
        kind: "setPT",
        ...(one.power === undefined ? {} : { power: run.amount(one.power) }),
        ...(one.toughness === undefined ? {} : { toughness: run.amount(one.toughness) }),
      };
    case "setLoyalty":
      return { ...one, loyalty: run.amount(one.loyalty) };
    case "colors":
      return one.colors === "chosen" ? { ...one, colors: chosenColor(run) } : one;
    case "gainKeywordOfChoice": {
      const words = one.of.map((ability) => ability.keyword);
      const word = pickWord(run, `keyword:${at}`, run.controller, { key: "chooseOption" }, words);
      const ability = one.of.find((option) => option.keyword === word);
      return ability ? { kind: "gainAbility", ability } : undefined;
    }
    default:
      return one;
  }
}

function chosenColor(run: Run): Extract<Modification, { kind: "colors" }>["colors"] {
  const word = run.context.bindings.color?.word ?? objectOf(run.state, run.source).chosen.color;
  return typeof word === "string" && isManaType(word) && word !== "C" ? [word] : "chosen";
}

/** CR 707.2b: a copy has the values that the original had when the effect began. */
function copiedValues(run: Run, modifications: readonly Modification[]): CopiedValues | null {
  const copy = modifications.find((one) => one.kind === "copyOf");
  const original: ObjectId | undefined = copy ? run.objects(copy.of)[0] : undefined;
  return copy && original !== undefined ? copiedFrom(run.g, original, copy.except ?? []) : null;
}
