import type { Effect, EntersWith, Replacement } from "@spellroom/card-language";
import { sightAsItEnters } from "../../query/rules/as-it-enters.ts";
import { forbidsCounter } from "../../query/rules/forbidden.ts";
import { amountOf, playersOf } from "../../query/selection/index.ts";
import { changedNumber } from "../../query/selection/number-change.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { Context, Delivery } from "../../state/context.ts";
import type { PendingHappening } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Applicable } from "./applicable.ts";
import { isOfCards } from "./applies.ts";
import { factsOf } from "./facts.ts";
import { regenerate } from "./regeneration.ts";
import type { Replaced } from "./replaced.ts";
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
): Replaced {
  const { happening } = pending;
  const { replacement } = applied;
  if (applied.carryOut) return replacedBy(pending, applied, drawnFor, { next: applied.carryOut(g) });
  if (happening.kind === "damage" && replacement.kind === "redirectDamage")
    return redirectDamage(g, pending, happening, applied, replacement);
  if (happening.kind === "damage" && replacement.kind === "preventDamage")
    return preventDamage(g, pending, happening, applied, replacement);
  if (happening.kind === "createToken" && replacement.kind === "changeTokens" && replacement.plus) {
    spend(g, applied.floating, 0);
    const { amount, token } = replacement.plus;
    const more = { ...happening, token, count: amount === "one" ? 1 : happening.count };
    return { batch: [pending, { ...pending, happening: more }], after: [] };
  }
  return replacedBy(pending, applied, drawnFor, insteadOf(g, happening, applied));
}

/** What happens instead, and what is done in its place besides. */
interface Instead {
  readonly next: Happening | null;
  readonly effects?: readonly Effect[];
  /** The number that those effects speak of. */
  readonly amount?: number;
}

function replacedBy(
  pending: PendingHappening,
  { context }: Applicable,
  drawnFor: readonly Delivery[],
  { next, effects = [], amount = 0 }: Instead,
): Replaced {
  const later = {
    effects,
    context: {
      ...context,
      event: factsOf(pending.happening, amount),
      replacing: pending.applied,
      ...(drawnFor.length > 0 ? { drawnFor } : {}),
    },
  };
  return {
    batch: next ? [{ ...pending, happening: next }] : [],
    after: effects.length > 0 ? [later] : [],
  };
}

/** What happens instead, for replacements other than damage prevention and redirection. */
function insteadOf(g: Game, happening: Happening, { replacement, context, floating }: Applicable): Instead {
  if (replacement.kind === "preventDamage" || replacement.kind === "redirectDamage")
    return { next: happening };
  spend(g, floating, 0);
  switch (replacement.kind) {
    case "enters":
      return {
        next: happening.kind === "move" ? entering(g, happening, replacement.with, context) : happening,
      };
    case "redirectMove":
      return happening.kind === "move"
        ? { next: redirected(g, happening, replacement, context), effects: replacement.also ?? [] }
        : { next: happening };
    case "changeDamage":
    case "changeCounters":
    case "changeTokens":
    case "changeLifeGain":
    case "changeLifeLoss":
    case "changeMana":
      return { next: withChangedNumber(g, context, replacement, happening) };
    case "changeDraw":
      return { next: null, effects: replacement.instead };
    case "regenerates":
      if (happening.kind !== "destroy") return { next: happening };
      regenerate(g, happening.object);
      return { next: null };
    case "skip":
      return { next: null };
    case "instead":
      return {
        next: null,
        effects: replacement.effects,
        amount: "amount" in happening ? happening.amount : 0,
      };
  }
}

type Move = Extract<Happening, { kind: "move" }>;

/** What happens if its player would rather not apply an optional replacement: as announced, or in the other way that it names. */
export function declinedReplacement(g: Game, happening: Happening, declined: Applicable): Happening {
  const { replacement, context } = declined;
  if (happening.kind !== "move" || replacement.kind !== "enters" || replacement.otherwise === undefined)
    return happening;
  return entering(g, happening, replacement.otherwise, context);
}

/**
 * Whether an optional replacement would only put counters on a permanent that can't have them (CR 614.17d), while it names another
 * way for a player who doesn't: that is then no choice (CR 702.136a).
 */
export function doesNothing(g: Game, happening: Happening, { replacement }: Applicable): boolean {
  if (happening.kind !== "move" || replacement.kind !== "enters" || replacement.otherwise === undefined)
    return false;
  const { counters, ...others } = replacement.with;
  if (counters === undefined || Object.keys(others).length > 0) return false;
  const { restrictions = [] } = sightAsItEnters(g.state, happening).read(happening.object) ?? {};
  return counters.every(({ counter }) => forbidsCounter(restrictions, counter));
}

/** The same object entering the battlefield with more, or in another way (CR 614.12). */
function entering(g: Game, move: Move, change: EntersWith, context: Context): Move {
  return {
    ...move,
    ...controlledBy(g, change, context),
    entering: [...(move.entering ?? []), { with: change, context }],
  };
}

function controlledBy(g: Game, { control }: EntersWith, context: Context): Pick<Move, "controller"> {
  const [controller] = control === undefined ? [] : playersOf(g.state, context, control);
  return controller === undefined ? {} : { controller };
}

/** The same object going to another zone (CR 614.1). */
function redirected(
  g: Game,
  move: Move,
  {
    what,
    newZone,
    position,
    shuffle,
    reveal,
    link,
    withCounters,
  }: Extract<Replacement, { kind: "redirectMove" }>,
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
  const how = { to, linkedBy: link ? context.source : null, ...(arriveWith ? { arriveWith } : {}) };
  if (isOfCards(what) && objectOf(g.state, move.object).kind === "token") return { ...move, cardsApart: how };
  return { ...move, ...how, ...(reveal ? { shown: true } : {}) };
}

type OfNumbers = Extract<
  Replacement,
  {
    kind:
      | "changeDamage"
      | "changeCounters"
      | "changeTokens"
      | "changeLifeGain"
      | "changeLifeLoss"
      | "changeMana";
  }
>;

function withChangedNumber(
  g: Game,
  context: Context,
  replacement: OfNumbers,
  happening: Happening,
): Happening {
  const change = (amount: number): number => changedNumber(g.state, context, replacement.change, amount);
  switch (happening.kind) {
    case "damage":
    case "addCounters":
    case "gainLife":
    case "loseLife":
      return { ...happening, amount: change(happening.amount) };
    case "createToken":
      return { ...happening, ...otherToken(replacement), count: change(happening.count) };
    case "addMana":
      return { ...happening, units: repeated(happening.units, change(happening.units.length)) };
    default:
      return happening;
  }
}

/** The token that is created instead. */
function otherToken(replacement: OfNumbers): Partial<Extract<Happening, { kind: "createToken" }>> {
  return replacement.kind === "changeTokens" && replacement.into ? { token: replacement.into } : {};
}

function repeated<T>(list: readonly T[], length: number): T[] {
  return Array.from({ length: list.length === 0 ? 0 : length }, (_, at) => list[at % list.length]).filter(
    (one): one is T => one !== undefined,
  );
}
