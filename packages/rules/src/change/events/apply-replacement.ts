import type { Effect, EntersWith, Replacement } from "@spellroom/card-language";
import { amountOf, playersOf } from "../../query/selection/index.ts";
import { changedNumber } from "../../query/selection/number-change.ts";
import type { Game } from "../../state/access.ts";
import type { Context, Delivery } from "../../state/context.ts";
import type { DeferredEffects, PendingHappening } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Applicable } from "./applicable.ts";
import { factsOf } from "./facts.ts";
import { regenerate } from "./regeneration.ts";
import { preventDamage, redirectDamage, spend } from "./replaced-damage.ts";

/**
 * Applies one replacement to a happening: returns what is proposed instead, and what is to be done right after the batch.
 *
 * @param drawnFor where the cards drawn are counted, if the happening is a draw
 */
export function applyReplacement(
  g: Game,
  pending: PendingHappening,
  applied: Applicable,
  drawnFor: readonly Delivery[],
): { readonly batch: readonly PendingHappening[]; readonly after: readonly DeferredEffects[] } {
  const { happening } = pending;
  const { replacement, context } = applied;
  const instead = (next: Happening | null, effects: readonly Effect[] = [], amount = 0) => ({
    batch: next ? [{ ...pending, happening: next }] : [],
    after:
      effects.length > 0
        ? [
            {
              effects,
              context: {
                ...context,
                event: factsOf(happening, amount),
                replacing: pending.applied,
                ...(drawnFor.length > 0 ? { drawnFor } : {}),
              },
            },
          ]
        : [],
  });
  if (applied.carryOut) return instead(applied.carryOut(g));
  if (replacement.kind !== "preventDamage" && replacement.kind !== "redirectDamage")
    spend(g, applied.floating, 0);
  switch (replacement.kind) {
    case "enters":
      return happening.kind === "move"
        ? instead({
            ...happening,
            ...controlledBy(g, replacement.with, context),
            entering: [...(happening.entering ?? []), { with: replacement.with, context }],
          })
        : instead(happening);
    case "redirectMove":
      return happening.kind === "move"
        ? instead(redirected(g, happening, replacement, context), replacement.also)
        : instead(happening);
    case "changeDamage":
      return happening.kind === "damage"
        ? instead({
            ...happening,
            amount: changedNumber(g.state, context, replacement.change, happening.amount),
          })
        : instead(happening);
    case "redirectDamage":
      return happening.kind === "damage"
        ? redirectDamage(g, pending, happening, applied, replacement)
        : instead(happening);
    case "preventDamage":
      return happening.kind === "damage"
        ? preventDamage(g, pending, happening, applied, replacement)
        : instead(happening);
    case "changeCounters":
    case "changeTokens":
    case "changeLifeGain":
    case "changeLifeLoss":
    case "changeMana":
      return instead(withChangedNumber(g, context, replacement, happening));
    case "changeDraw":
      return instead(null, replacement.instead);
    case "regenerates":
      if (happening.kind === "destroy") regenerate(g, happening.object);
      return instead(happening.kind === "destroy" ? null : happening);
    case "skip":
      return instead(null);
    case "instead":
      return instead(null, replacement.effects, "amount" in happening ? happening.amount : 0);
  }
}

type Move = Extract<Happening, { kind: "move" }>;

function controlledBy(g: Game, { control }: EntersWith, context: Context): Pick<Move, "controller"> {
  const [controller] = control === undefined ? [] : playersOf(g.state, context, control);
  return controller === undefined ? {} : { controller };
}

/** The same object going to another zone (CR 614.1). */
function redirected(
  g: Game,
  move: Move,
  { newZone, position, shuffle, reveal, link, withCounters }: Extract<Replacement, { kind: "redirectMove" }>,
  context: Context,
): Move {
  const to = {
    zone: newZone,
    ...(position ? { position } : {}),
    ...(shuffle ? { shuffle: true as const } : {}),
    ...(link ? { link } : {}),
  };
  const arriveWith = withCounters && {
    counter: withCounters.counter,
    amount: amountOf(g.state, context, withCounters.amount),
  };
  return {
    ...move,
    to,
    linkedBy: link ? context.source : null,
    ...(arriveWith ? { arriveWith } : {}),
    ...(reveal ? { shown: true } : {}),
  };
}

type OfNumbers = Extract<
  Replacement,
  { kind: "changeCounters" | "changeTokens" | "changeLifeGain" | "changeLifeLoss" | "changeMana" }
>;

function withChangedNumber(
  g: Game,
  context: Context,
  replacement: OfNumbers,
  happening: Happening,
): Happening {
  const change = (amount: number): number => changedNumber(g.state, context, replacement.change, amount);
  switch (happening.kind) {
    case "addCounters":
    case "gainLife":
    case "loseLife":
      return { ...happening, amount: change(happening.amount) };
    case "createToken":
      return { ...happening, count: change(happening.count) };
    case "addMana":
      return { ...happening, units: repeated(happening.units, change(happening.units.length)) };
    default:
      return happening;
  }
}

function repeated<T>(list: readonly T[], length: number): T[] {
  return Array.from({ length: list.length === 0 ? 0 : length }, (_, at) => list[at % list.length]).filter(
    (one): one is T => one !== undefined,
  );
}
