import type { EventSubject, Filter, PlayerRef, Replacement } from "@spellroom/card-language";
import { type Entity, sameEntity } from "../../decisions/parts/entity.ts";
import { sightAsItEnters } from "../../query/rules/as-it-enters.ts";
import { canBePrevented } from "../../query/rules/preventable.ts";
import { holds, inRange, playersOf } from "../../query/selection/index.ts";
import { fork, type Game, objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { isOnlyTokens } from "../../state/merged.ts";
import { sharingSeats } from "../../state/teams.ts";
import { causerOf } from "./causer.ts";
import { isDealtBy, isFromDescribed } from "./damage-source.ts";
import { mayRegenerate } from "./regeneration.ts";
import { coversInSight, damageIsTo, entityOfHappening, recipientEntities, subjectCovers } from "./subject.ts";
import { tokensToEnter } from "./tokens.ts";

/** Whether a replacement effect is about a happening (CR 614.4, 615.4). */
export function applies(
  state: GameState,
  context: Context,
  replacement: Replacement,
  floating: number | null,
  happening: Happening,
): boolean {
  const shield = floating === null ? null : state.replacements[floating];
  const about = entityOfHappening(happening);
  if (shield?.on && !(about && shield.on.some((entity) => sameEntity(entity, about)))) return false;
  if (shield?.on && about && !inRange(state, context.controller, about)) return false;
  if (
    shield?.from !== undefined &&
    !(happening.kind === "damage" && isDealtBy(state, happening, shield.from))
  )
    return false;
  switch (replacement.kind) {
    case "enters":
      return (
        happening.kind === "move" &&
        happening.to.zone === "battlefield" &&
        movesSubject(state, context, replacement.what, happening) &&
        !(replacement.unless && holds(state, context, replacement.unless))
      );
    case "redirectMove":
      if (happening.kind === "move" && isOfCards(replacement.what) && hasNoCards(state, happening))
        return false;
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
        damageFits(state, context, replacement, happening) &&
        (replacement.also !== undefined || canBePrevented(state, happening))
      );
    default:
      return appliesToNumber(state, context, replacement, happening);
  }
}

type OfNumbers = Exclude<
  Replacement,
  { kind: "enters" | "redirectMove" | "changeDamage" | "redirectDamage" | "preventDamage" }
>;

/** Effects that change a number of an event, skip it or put something else in its place. */
function appliesToNumber(
  state: GameState,
  context: Context,
  replacement: OfNumbers,
  happening: Happening,
): boolean {
  switch (replacement.kind) {
    case "changeCounters":
      return (
        happening.kind === "addCounters" &&
        !(replacement.effectOnly && happening.cause) &&
        (replacement.counter === "any" || replacement.counter === happening.counter) &&
        (!replacement.by ||
          (happening.by !== null && playersOf(state, context, replacement.by).includes(happening.by))) &&
        receives(state, context, replacement, happening.on)
      );
    case "changeTokens":
      return (
        happening.kind === "createToken" &&
        playersOf(state, context, replacement.who).includes(happening.controller) &&
        (!replacement.what || createsOne(state, context, replacement.what, happening))
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
    case "regenerates":
      return (
        happening.kind === "destroy" &&
        !happening.noRegeneration &&
        subjectCovers(state, context, replacement.what, happening.object) &&
        mayRegenerate(state, happening.object)
      );
    case "skip":
    case "instead":
      return patternCovers(state, context, replacement.event, happening);
  }
}

/** Whether the counters that an effect is about are put on such an object, or given to such a player. */
function receives(
  state: GameState,
  context: Context,
  { on, onPlayers }: Extract<Replacement, { kind: "changeCounters" }>,
  to: Entity,
): boolean {
  if ("object" in to) return on !== undefined && subjectCovers(state, context, on, to.object);
  return onPlayers !== undefined && playersOf(state, context, onPlayers).includes(to.player);
}

/** Whether the tokens are like that, told from one that is made on a copy of the game. */
function createsOne(
  state: GameState,
  context: Context,
  filter: Filter,
  happening: Extract<Happening, { kind: "createToken" }>,
): boolean {
  const trial: Game = { state: fork(state), events: [] };
  return tokensToEnter(trial, { ...happening, count: 1 }).some(
    (move) =>
      move.kind === "move" &&
      coversInSight(sightAsItEnters(trial.state, move), context, { filter }, move.object),
  );
}

/** "Card" doesn't include tokens (CR 108.2b, 111.6). */
export function isOfCards(what: EventSubject): boolean {
  if (typeof what === "object" && "either" in what) return what.either.every(isOfCards);
  return typeof what === "object" && "filter" in what && what.filter.zones !== undefined;
}

/** It is a token, and there are no cards among its components, or they go elsewhere already (CR 727.3e). */
function hasNoCards(
  state: GameState,
  { object: id, cardsApart }: Extract<Happening, { kind: "move" }>,
): boolean {
  const object = objectOf(state, id);
  return isOnlyTokens(object) || (object.kind === "token" && cardsApart !== undefined);
}

function movesAs(
  state: GameState,
  context: Context,
  replacement: Extract<Replacement, { kind: "redirectMove" }>,
  happening: Happening,
): boolean {
  if (happening.kind !== "move") return false;
  if (replacement.to !== "anywhere" && happening.to.zone !== replacement.to) return false;
  const from = objectOf(state, happening.object).zone;
  if (replacement.from && from !== replacement.from) return false;
  if (replacement.newZone === happening.to.zone) return false;
  if (replacement.notCast && from === "stack" && objectOf(state, happening.object).announcement?.wasCast)
    return false;
  if (replacement.asItResolves && !happening.asItResolves) return false;
  if (replacement.discardedBy && !isDiscardedBy(state, context, replacement.discardedBy, happening))
    return false;
  if (
    replacement.who &&
    !playersOf(state, context, replacement.who).includes(objectOf(state, happening.object).owner)
  )
    return false;
  return movesSubject(state, context, replacement.what, happening);
}

/** Whether a spell or ability of such a player makes the owner discard it, rather than a cost. */
function isDiscardedBy(
  state: GameState,
  context: Context,
  by: PlayerRef,
  { cause, source }: Extract<Happening, { kind: "move" }>,
): boolean {
  if (cause !== "discard" || source === null) return false;
  return playersOf(state, context, by).includes(causerOf(state, source));
}

/** An object about to enter the battlefield counts as the permanent that it would be (CR 614.12), any other as what it is. */
function movesSubject(
  state: GameState,
  context: Context,
  subject: EventSubject,
  move: Extract<Happening, { kind: "move" }>,
): boolean {
  if (move.to.zone !== "battlefield" || subject === "this")
    return subjectCovers(state, context, subject, move.object);
  return coversInSight(sightAsItEnters(state, move), context, subject, move.object);
}

function damageFits(
  state: GameState,
  context: Context,
  replacement: Extract<Replacement, { kind: "changeDamage" | "preventDamage" }>,
  happening: Extract<Happening, { kind: "damage" }>,
): boolean {
  if (replacement.combat !== undefined && replacement.combat !== happening.combat) return false;
  const covers = replacement.kind === "preventDamage" ? isFromDescribed : subjectCovers;
  if (replacement.source && !covers(state, context, replacement.source, happening.source)) return false;
  if (!replacement.source && !replacement.to && !isWithinRange(state, context, happening)) return false;
  return !replacement.to || damageIsTo(state, context, replacement.to, happening.to);
}

/** CR 801.13b: where neither is specified, source and recipient of the damage both have to be in range. */
function isWithinRange(
  state: GameState,
  { controller }: Context,
  { source, to }: Extract<Happening, { kind: "damage" }>,
): boolean {
  return inRange(state, controller, { object: source }) && inRange(state, controller, to);
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
      if (pattern.cause === "destroy")
        return happening.kind === "destroy" && subjectCovers(state, context, pattern.what, happening.object);
      return (
        happening.kind === "move" &&
        (!pattern.to || pattern.to === happening.to.zone) &&
        (!pattern.from || pattern.from === objectOf(state, happening.object).zone) &&
        movesSubject(state, context, pattern.what, happening)
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
        playersOf(state, context, pattern.who).some((seat) =>
          sharingSeats(state, happening.player).includes(seat),
        )
      );
    default:
      return false;
  }
}
