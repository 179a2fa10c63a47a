import type { Effect, NumberChange, Replacement } from "@spellroom/card-language";
import type { Game } from "../core/game.ts";
import { objectOf } from "../core/game.ts";
import { activeReplacements, replacementsOf } from "../layers/index.ts";
import { amountOf, holds, playersOf } from "../selection/index.ts";
import type { Context, EventFacts } from "../state/context.ts";
import type { DeferredEffects, PendingHappening } from "../state/frame.ts";
import type { GameState } from "../state/game-state.ts";
import type { Happening } from "../state/happening.ts";
import type { ObjectId } from "../state/ids.ts";
import type { Entity } from "../state/object.ts";
import { builtInReplacements } from "./built-in.ts";
import { damageIsTo, entityOfHappening, recipientEntities, subjectCovers } from "./subject.ts";

/** A replacement effect that could be applied to a happening now. */
export interface Applicable {
  /** Stable name; an effect is applied to a happening only once (CR 614.5). */
  readonly key: string;
  readonly source: ObjectId;
  readonly context: Context;
  readonly replacement: Replacement;
  readonly optional: boolean;
  readonly floating: number | null;
}

/**
 * The replacement and prevention effects that apply to a happening and have not been applied to it (CR 616.1). Self-replacement
 * effects come alone while there are any (616.1a); after them those that modify how it enters under whose control, as a copy,
 * and so on are among the rest (616.1b-e): copies before others.
 */
export function applicableReplacements(state: GameState, pending: PendingHappening): readonly Applicable[] {
  const found: Applicable[] = [];
  const consider = (one: {
    replacement: Replacement;
    context: Context;
    key: string;
    floating: number | null;
  }): void => {
    if (pending.applied.includes(one.key)) return;
    if (!applies(state, one.context, one.replacement, one.floating, pending.happening)) return;
    found.push({ ...one, source: one.context.source, optional: isOptional(one.replacement) });
  };
  for (const one of activeReplacements(state)) consider(one);
  const { happening } = pending;
  if (happening.kind === "move") {
    for (const one of builtInReplacements(state, happening)) consider(one);
    if (happening.to.zone === "battlefield") {
      for (const one of replacementsOf(
        state,
        entering(state, happening),
        happening.face ?? objectOf(state, happening.object).face,
      ))
        consider(one);
    }
  }
  const copies = found.filter((one) => one.replacement.kind === "enters" && one.replacement.with.copyOf);
  return copies.length > 0 ? copies : unordered(found);
}

/** The record as it will be when it enters, so that its own "as this enters" abilities know who controls it (CR 614.12). */
function entering(state: GameState, happening: Extract<Happening, { kind: "move" }>) {
  const object = objectOf(state, happening.object);
  return {
    ...object,
    controller: happening.controller ?? object.controller,
    copied: happening.copied ?? object.copied,
  };
}

/** Where the order can't matter nobody is asked: several effects that only add to how something enters, in order of age. */
function unordered(found: readonly Applicable[]): readonly Applicable[] {
  const [first] = found;
  if (!first || found.length === 1) return found;
  if (found.every((one) => one.replacement.kind === "enters")) return [first];
  if (found.every((one) => sameChange(one.replacement, first.replacement))) return [first];
  if (found.every((one) => one.replacement.kind === "preventDamage" && one.replacement.amount === undefined))
    return [first];
  return found;
}

function sameChange(one: Replacement, other: Replacement): boolean {
  if (one.kind !== other.kind || !("change" in one) || !("change" in other)) return false;
  return one.change.kind === other.change.kind && one.change.kind !== "set";
}

function isOptional(replacement: Replacement): boolean {
  return (
    (replacement.kind === "redirectMove" ||
      replacement.kind === "changeDraw" ||
      replacement.kind === "instead") &&
    replacement.optional === true
  );
}

function applies(
  state: GameState,
  context: Context,
  replacement: Replacement,
  floating: number | null,
  happening: Happening,
): boolean {
  const shield = floating === null ? null : state.replacements[floating];
  if (shield?.on && !shield.on.some((entity) => sameEntity(entity, entityOfHappening(happening))))
    return false;
  switch (replacement.kind) {
    case "enters":
      return (
        happening.kind === "move" &&
        happening.to.zone === "battlefield" &&
        subjectCovers(state, context, replacement.what, happening.object) &&
        !(replacement.unless && holds(state, context, replacement.unless))
      );
    case "redirectMove":
      return movesAs(state, context, replacement, happening);
    case "changeDamage":
      return happening.kind === "damage" && damageFits(state, context, replacement, happening);
    case "redirectDamage":
      return (
        happening.kind === "damage" &&
        (replacement.combat === undefined || replacement.combat === happening.combat) &&
        (!replacement.source || subjectCovers(state, context, replacement.source, happening.source)) &&
        damageIsTo(state, context, replacement.from, happening.to) &&
        recipientEntities(state, context, replacement.to).length > 0
      );
    case "preventDamage":
      return (
        happening.kind === "damage" &&
        !happening.unpreventable &&
        damageFits(state, context, replacement, happening)
      );
    case "changeCounters":
      return (
        happening.kind === "addCounters" &&
        "object" in happening.on &&
        (replacement.counter === "any" || replacement.counter === happening.counter) &&
        (!replacement.by ||
          (happening.by !== null && playersOf(state, context, replacement.by).includes(happening.by))) &&
        subjectCovers(state, context, replacement.on, happening.on.object)
      );
    case "changeTokens":
      return (
        happening.kind === "createToken" &&
        playersOf(state, context, replacement.who).includes(happening.controller)
      );
    case "changeLifeGain":
      return (
        happening.kind === "gainLife" && playersOf(state, context, replacement.who).includes(happening.player)
      );
    case "changeLifeLoss":
      return (
        happening.kind === "loseLife" && playersOf(state, context, replacement.who).includes(happening.player)
      );
    case "changeDraw":
      return (
        happening.kind === "draw" &&
        playersOf(state, context, replacement.who).includes(happening.player) &&
        !(replacement.exceptFirstInDrawStep && happening.turnBased) &&
        !(replacement.emptyLibraryOnly && (state.players[happening.player]?.library.length ?? 0) > 0)
      );
    case "changeMana":
      return (
        happening.kind === "addMana" &&
        happening.tappedFor &&
        subjectCovers(state, context, replacement.source, happening.source)
      );
    case "skip":
    case "instead":
      return patternCovers(state, context, replacement.event, happening);
  }
}

function movesAs(
  state: GameState,
  context: Context,
  replacement: Extract<Replacement, { kind: "redirectMove" }>,
  happening: Happening,
): boolean {
  if (happening.kind !== "move" || happening.to.zone !== replacement.to) return false;
  const from = objectOf(state, happening.object).zone;
  if (replacement.from && from !== replacement.from) return false;
  if (replacement.newZone === happening.to.zone) return false;
  if (
    replacement.who &&
    !playersOf(state, context, replacement.who).includes(objectOf(state, happening.object).owner)
  )
    return false;
  return subjectCovers(state, context, replacement.what, happening.object);
}

function damageFits(
  state: GameState,
  context: Context,
  replacement: Extract<Replacement, { kind: "changeDamage" | "preventDamage" }>,
  happening: Extract<Happening, { kind: "damage" }>,
): boolean {
  if (replacement.combat !== undefined && replacement.combat !== happening.combat) return false;
  if (replacement.source && !subjectCovers(state, context, replacement.source, happening.source))
    return false;
  return !replacement.to || damageIsTo(state, context, replacement.to, happening.to);
}

/** Whether a general event pattern watches for this happening; kinds that never happen through this pipeline don't. */
function patternCovers(
  state: GameState,
  context: Context,
  pattern: Extract<Replacement, { kind: "instead" }>["event"],
  happening: Happening,
): boolean {
  switch (pattern.kind) {
    case "moves":
      return (
        happening.kind === "move" &&
        (!pattern.to || pattern.to === happening.to.zone) &&
        (!pattern.from || pattern.from === objectOf(state, happening.object).zone) &&
        subjectCovers(state, context, pattern.what, happening.object)
      );
    case "dealsDamage":
      return (
        happening.kind === "damage" &&
        (pattern.combat === undefined || pattern.combat === happening.combat) &&
        subjectCovers(state, context, pattern.source, happening.source) &&
        (!pattern.to || damageIsTo(state, context, pattern.to, happening.to))
      );
    case "draws":
      return happening.kind === "draw" && playersOf(state, context, pattern.who).includes(happening.player);
    case "gainsLife":
      return (
        happening.kind === "gainLife" && playersOf(state, context, pattern.who).includes(happening.player)
      );
    case "losesLife":
      return (
        happening.kind === "loseLife" && playersOf(state, context, pattern.who).includes(happening.player)
      );
    case "losesGame":
      return (
        happening.kind === "loseGame" &&
        happening.reason !== "concede" &&
        playersOf(state, context, pattern.who).includes(happening.player)
      );
    default:
      return false;
  }
}

/** Carries out one replacement on a happening: what is proposed instead, and what is to be done right after the batch. */
export function applyReplacement(
  g: Game,
  pending: PendingHappening,
  applied: Applicable,
): { readonly batch: readonly PendingHappening[]; readonly after: readonly DeferredEffects[] } {
  const { happening } = pending;
  const { replacement, context } = applied;
  const instead = (next: Happening | null, effects: readonly Effect[] = [], amount = 0) => ({
    batch: next ? [{ ...pending, happening: next }] : [],
    after:
      effects.length > 0 ? [{ effects, context: { ...context, event: factsOf(happening, amount) } }] : [],
  });
  switch (replacement.kind) {
    case "enters":
      return happening.kind === "move"
        ? instead({
            ...happening,
            entering: [
              ...(happening.entering ?? []),
              { with: replacement.with, context, unlessPaid: replacement.unlessPaid ?? null },
            ],
          })
        : instead(happening);
    case "redirectMove": {
      if (happening.kind !== "move") return instead(happening);
      const position = replacement.position ? { position: replacement.position } : {};
      const to = {
        zone: replacement.newZone,
        ...position,
        ...(replacement.shuffle ? { shuffle: true as const } : {}),
        ...(replacement.link ? { link: replacement.link } : {}),
      };
      return instead(
        {
          ...happening,
          to,
          linkedBy: replacement.link ? context.source : null,
          ...(replacement.withCounters
            ? {
                arriveWith: {
                  counter: replacement.withCounters.counter,
                  amount: amountOf(g.state, context, replacement.withCounters.amount),
                },
              }
            : {}),
        },
        replacement.also,
      );
    }
    case "changeDamage":
      return happening.kind === "damage"
        ? instead({ ...happening, amount: changed(g, context, replacement.change, happening.amount) })
        : instead(happening);
    case "redirectDamage":
      return happening.kind === "damage"
        ? redirectDamage(g, pending, happening, replacement, context)
        : instead(happening);
    case "preventDamage":
      return happening.kind === "damage"
        ? preventDamage(g, pending, happening, applied, replacement)
        : instead(happening);
    case "changeCounters":
      return happening.kind === "addCounters"
        ? instead({ ...happening, amount: changed(g, context, replacement.change, happening.amount) })
        : instead(happening);
    case "changeTokens":
      return happening.kind === "createToken"
        ? instead({ ...happening, count: changed(g, context, replacement.change, happening.count) })
        : instead(happening);
    case "changeLifeGain":
      return happening.kind === "gainLife"
        ? instead({ ...happening, amount: changed(g, context, replacement.change, happening.amount) })
        : instead(happening);
    case "changeLifeLoss":
      return happening.kind === "loseLife"
        ? instead({ ...happening, amount: changed(g, context, replacement.change, happening.amount) })
        : instead(happening);
    case "changeMana":
      return happening.kind === "addMana"
        ? instead({
            ...happening,
            units: repeated(happening.units, changed(g, context, replacement.change, happening.units.length)),
          })
        : instead(happening);
    case "changeDraw":
      return instead(null, replacement.instead);
    case "skip":
      return instead(null);
    case "instead":
      return instead(null, replacement.effects, "amount" in happening ? happening.amount : 0);
  }
}

function changed(g: Game, context: Context, change: NumberChange, amount: number): number {
  switch (change.kind) {
    case "add":
      return Math.max(0, amount + amountOf(g.state, context, change.amount));
    case "times":
      return amount * change.factor;
    case "set":
      return amountOf(g.state, context, change.amount);
    case "half":
      return change.round === "up" ? Math.ceil(amount / 2) : Math.floor(amount / 2);
  }
}

function repeated<T>(list: readonly T[], length: number): T[] {
  return Array.from({ length: list.length === 0 ? 0 : length }, (_, at) => list[at % list.length]).filter(
    (one): one is T => one !== undefined,
  );
}

type Damage = Extract<Happening, { kind: "damage" }>;
type Replaced = ReturnType<typeof applyReplacement>;

/** CR 615.1, 615.7: a shield prevents as much as it still can; the rest is dealt. */
function preventDamage(
  g: Game,
  pending: PendingHappening,
  happening: Damage,
  applied: Applicable,
  replacement: Extract<Replacement, { kind: "preventDamage" }>,
): Replaced {
  const shield = applied.floating === null ? undefined : g.state.replacements[applied.floating];
  const limit = shield
    ? shield.amountLeft
    : replacement.amount === undefined
      ? null
      : amountOf(g.state, applied.context, replacement.amount);
  const prevented = limit === null ? happening.amount : Math.min(limit, happening.amount);
  if (shield && applied.floating !== null) {
    const left = shield.amountLeft === null ? null : shield.amountLeft - prevented;
    const uses = shield.usesLeft === null ? null : shield.usesLeft - 1;
    const spent = left === 0 || uses === 0;
    g.state.replacements = g.state.replacements.flatMap((one, at) =>
      at !== applied.floating ? [one] : spent ? [] : [{ ...one, amountLeft: left, usesLeft: uses }],
    );
  }
  g.events.push({ kind: "damagePrevented", source: happening.source, to: happening.to, amount: prevented });
  const rest = happening.amount - prevented;
  const context = { ...applied.context, event: factsOf(happening, prevented) };
  return {
    batch: rest > 0 ? [{ ...pending, happening: { ...happening, amount: rest } }] : [],
    after: replacement.also ? [{ effects: replacement.also, context }] : [],
  };
}

function redirectDamage(
  g: Game,
  pending: PendingHappening,
  happening: Damage,
  replacement: Extract<Replacement, { kind: "redirectDamage" }>,
  context: Context,
): Replaced {
  const [to] = recipientEntities(g.state, context, replacement.to);
  if (!to) return { batch: [pending], after: [] };
  const amount =
    replacement.amount === undefined
      ? happening.amount
      : Math.min(happening.amount, amountOf(g.state, context, replacement.amount));
  const redirected = { ...pending, happening: { ...happening, to, amount } };
  const rest = happening.amount - amount;
  return {
    batch: rest > 0 ? [redirected, { ...pending, happening: { ...happening, amount: rest } }] : [redirected],
    after: [],
  };
}

function factsOf(happening: Happening, amount: number): EventFacts {
  const object = "object" in happening ? happening.object : undefined;
  const player = "player" in happening ? happening.player : null;
  const source = "source" in happening && happening.source !== null ? happening.source : undefined;
  return {
    objects: {
      ...(object === undefined ? {} : { object: [object] }),
      ...(source === undefined ? {} : { source: [source] }),
    },
    player,
    recipient: happening.kind === "damage" ? happening.to : null,
    amount,
  };
}

function sameEntity(one: Entity, other: Entity | null): boolean {
  if (!other) return false;
  return "player" in one
    ? "player" in other && one.player === other.player
    : "object" in other && one.object === other.object;
}
