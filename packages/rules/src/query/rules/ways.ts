import type { CardDefinition, Cost, Face } from "@spellroom/card-language";
import { fork, objectOf, writeObjects } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { turned } from "../../state/merged.ts";
import type { GameObject } from "../../state/object.ts";
import { preparedFor } from "../../state/prepared.ts";
import {
  characteristics,
  FUSED,
  inheritCache,
  noteChange,
  PROTOTYPED,
  printedFace,
  prototypedFace,
  reachesSpells,
} from "../layers/index.ts";
import { alternativesOf, graveyardWays } from "./alternatives.ts";
import { cardFacts } from "./card-facts.ts";
import { asFlash, flashForMore, withWord } from "./flash-ways.ts";
import { type Grant, grantCovers, grantsOf, ON_ADVENTURE, wasDiscardedThisTurn } from "./grants.ts";
import { speaksOfManaValue } from "./mana-values.ts";

/** One way to cast a card: which face, by which permission, for which cost. */
export interface CastingWay {
  /** Stable name: the alternative cost, the permission, or both with a colon between; `null` for the usual way. */
  readonly via: string | null;
  readonly face: number;
  readonly faceDown: "morph" | "disguise" | null;
  /** What is paid rather than the mana cost; `null`: the mana cost. */
  readonly instead: readonly Cost[] | null;
  readonly additional: readonly Cost[];
  readonly anyType: boolean;
  readonly grant: Grant | null;
  /** As though it had flash by its own text, for something more. */
  readonly flash?: true;
  /** Castable at sorcery speed only, or only in a later turn (plotted, foretold cards). */
  readonly timing: "usual" | "sorcery" | "instant";
}

/** All ways in which a player may cast a card from where it is, leaving timing, targets and payment aside. */
export function castingWays(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  grants: readonly Grant[] = grantsOf(state, seat, id),
): CastingWay[] {
  const object = objectOf(state, id);
  if (object.kind !== "card" && object.kind !== "copy") return [];
  const ways: CastingWay[] = [];
  const definition = state.definitions[object.definition];
  if (!definition) return ways;
  for (const grant of grants) {
    if (!grant.spells) continue;
    for (const face of facesToCast(definition, object, grant)) addWays(state, seat, id, face, grant, ways);
  }
  if (object.owner === seat) {
    if (object.zone === "graveyard") addGraveyardWays(state, id, definition, ways);
    if (object.zone === "exile" && object.marks.length > 0)
      addExileWays(state, seat, object, definition, ways);
  }
  const facts = cardFacts(definition);
  const open = facts.flashForMore ? [...ways, ...flashWays(state, seat, id, ways)] : ways;
  return facts.offering ? [...open, ...offeringWays(state, id, ways)] : open;
}

/**
 * Faces that a card may be cast with by a grant (CR 709.3, 712.11b, 715.3); the back of a transforming card isn't one. A split
 * card with fuse can be cast from the hand with both halves (CR 702.102a), a half with aftermath from a graveyard alone, by
 * whatever lets a player cast it (CR 702.127a). A preparation card is cast as what it usually is, and
 * its prepare spell only as a copy (CR 722.3).
 */
function facesToCast(definition: CardDefinition, object: GameObject, grant: Grant | null): readonly number[] {
  const [, second] = definition.faces;
  if (grant?.transformed) return definition.layout === "transform" ? BACK : NEITHER;
  switch (definition.layout) {
    case "modal_dfc":
      return BOTH;
    case "split":
      if (isAftermath(second)) return object.zone === "graveyard" ? BOTH : FRONT;
      return object.zone === "hand" && hasFuse(second) ? BOTH_AND_FUSED : BOTH;
    case "adventure":
      return grant === ON_ADVENTURE ? FRONT : BOTH;
    case "prepare":
      return preparedFor(object) !== null ? PREPARE_SPELL : FRONT;
    default:
      return asPrototype(definition, object);
  }
}

/** As it is or, a card with prototype, prototyped (CR 718.3). */
function asPrototype(definition: CardDefinition, { copied }: GameObject): readonly number[] {
  return copied === null && prototypedFace(definition) ? FRONT_AND_PROTOTYPED : FRONT;
}

const FRONT_AND_PROTOTYPED: readonly number[] = [0, PROTOTYPED];
const PREPARE_SPELL: readonly number[] = [1];
const FRONT: readonly number[] = [0];
const BACK: readonly number[] = [1];
const NEITHER: readonly number[] = [];
const BOTH: readonly number[] = [0, 1];
const BOTH_AND_FUSED: readonly number[] = [0, 1, FUSED];

function hasFuse(face: Face | undefined): boolean {
  return (
    face?.abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === "fuse") === true
  );
}

function isAftermath(face: Face | undefined): boolean {
  return (
    face?.abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === "aftermath") === true
  );
}

function addWays(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  face: number,
  grant: Grant,
  ways: CastingWay[],
): void {
  const view = asFace(state, id, face);
  const isLand = isLandAs(view, id);
  const base = {
    face,
    additional: grant.additional,
    anyType: grant.anyType,
    grant,
    timing: "usual" as const,
  };
  if (!isLand && (grantCovers(view, grant, id) || maySuitForSomeX(view, grant, id)))
    ways.push({ ...base, via: viaOf(state, id, face, grant.name), faceDown: null, instead: grant.instead });
  if (grant.instead) return;
  for (const { name, cost, faceDown, timing } of alternativesOf(view, seat, id)) {
    if (isLand && faceDown === null) continue;
    if (name === "warp" && objectOf(state, id).zone !== "hand") continue;
    const via = grant.name === null ? name : `${name}:${grant.name}`;
    const way = { ...base, via, faceDown, instead: cost, timing: timing ?? base.timing };
    if (grant.of === null || grantCovers(asCast(view, id, way), grant, id)) ways.push(way);
  }
}

/** That a spell is prototyped is said by its way, too: beside the permission by which it is cast (CR 718.3). */
function viaOf(state: GameState, id: ObjectId, face: number, name: string | null): string | null {
  const definition = state.definitions[objectOf(state, id).definition];
  if (face !== PROTOTYPED || !definition || !prototypedFace(definition)) return name;
  return name === null ? "prototype" : `prototype:${name}`;
}

function isLandAs(view: GameState, id: ObjectId): boolean {
  return printedFace(view, objectOf(view, id)).types.includes("land");
}

/** What is allowed by mana value may depend on the X that is yet to be chosen, where it is paid (CR 202.3e). */
function maySuitForSomeX(view: GameState, { of, instead }: Grant, id: ObjectId): boolean {
  if (instead !== null || !speaksOfManaValue(of?.what)) return false;
  return printedFace(view, objectOf(view, id)).manaCost?.includes("X") === true;
}

function addGraveyardWays(
  state: GameState,
  id: ObjectId,
  definition: CardDefinition,
  ways: CastingWay[],
): void {
  const discarded = wasDiscardedThisTurn(state, id);
  for (const as of asPrototype(definition, objectOf(state, id))) {
    const values = characteristics(as === 0 ? state : asFace(state, id, as), id);
    const spell = values.types.includes("instant") || values.types.includes("sorcery");
    const open = graveyardWays(
      values.abilities,
      definition.faces,
      spell,
      discarded,
      definition.layout === "split",
    );
    for (const { name, face, instead, additional } of open)
      ways.push({
        via: name,
        face: as === 0 ? face : as,
        faceDown: null,
        instead,
        additional,
        anyType: false,
        grant: null,
        timing: "usual",
      });
  }
}

/** Each way that has to wait for the time of a sorcery, for what the card asks for not waiting. */
function flashWays(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  ways: readonly CastingWay[],
): readonly CastingWay[] {
  return ways.flatMap((way): CastingWay[] => {
    if (way.timing !== "usual") return [];
    const flash = flashForMore(asCast(state, id, way), seat, id);
    if (!flash) return [];
    const via = asFlash(way.via, way.grant?.name ?? null);
    const additional = [...way.additional, ...(flash.additional ?? [])];
    return [{ ...way, via, additional, timing: "instant", flash: true }];
  });
}

/** CR 702.48a: each way once more, at any time, with the sacrifice that makes the spell cheaper; see `reducing-permanent.ts`. */
function offeringWays(state: GameState, id: ObjectId, ways: readonly CastingWay[]): readonly CastingWay[] {
  return ways.flatMap((way): CastingWay[] => {
    const view = asCast(state, id, way);
    if (!characteristics(view, id).keywords.has("offering")) return [];
    return [{ ...way, via: withWord(way.via, "offering", way.grant?.name ?? null), timing: "instant" }];
  });
}

/** Cards that were foretold or plotted in an earlier turn (CR 702.143a, 702.170d). */
function addExileWays(
  state: GameState,
  seat: Seat,
  object: GameObject,
  definition: CardDefinition,
  ways: CastingWay[],
): void {
  const base = { faceDown: null, additional: [], anyType: false, grant: null } as const;
  const earlier = object.enteredTurn < state.turn.number;
  if (object.marks.includes("plotted") && earlier)
    for (const face of facesToCast(definition, object, null))
      if (!isLandAs(asFace(state, object.id, face), object.id))
        ways.push({
          ...base,
          face,
          via: viaOf(state, object.id, face, "plot"),
          instead: [],
          timing: "sorcery",
        });
  for (const face of asPrototype(definition, object)) {
    if (object.marks.includes("foretold") && earlier)
      for (const ability of definition.faces[0].abilities ?? [])
        if (ability.kind === "keyword" && ability.keyword === "foretell")
          ways.push({ ...base, face, via: "foretell", instead: ability.cost, timing: "usual" });
    if (object.marks.includes("warped") && earlier && object.owner === seat)
      ways.push({
        ...base,
        face,
        via: viaOf(state, object.id, face, "warped"),
        instead: null,
        timing: "usual",
      });
  }
}

/**
 * The game as it would be with a card shown as the spell that it would become if it were cast so, for judging whether it may be
 * (CR 601.3e, 702.103d, 708.4). The same state where that makes no difference.
 */
export function asCast(
  state: GameState,
  id: ObjectId,
  { face, faceDown, via }: Pick<CastingWay, "face" | "faceDown" | "via">,
): GameState {
  const object = objectOf(state, id);
  if (object.zone === "stack") return state;
  const isSplit = state.definitions[object.definition]?.layout === "split";
  const bestowed = via?.startsWith("bestow") === true ? via : null;
  const hidden = object.status.faceDown !== null && faceDown === null;
  if (object.face === face && faceDown === null && !hidden && !isSplit && bestowed === null) return state;
  const view = fork(state);
  inheritCache(state, view);
  const shown = { ...object, face, status: { ...object.status, faceDown }, ...turned(object, faceDown) };
  writeObjects(view)[id] = isSplit || bestowed !== null ? onStack(shown, bestowed) : shown;
  noteChange(view, id);
  return view;
}

/** The same for a face that is played or cast as it is. */
export function asFace(state: GameState, id: ObjectId, face: number): GameState {
  return asCast(state, id, { face, faceDown: null, via: null });
}

/** The same with the card on the stack, where effects may give the spell something that matters as its cost is found and paid. */
export function asSpell(state: GameState, seat: Seat, id: ObjectId): GameState {
  const object = objectOf(state, id);
  if (state.stack.includes(id) || !reachesSpells(state)) return state;
  const view = fork(state);
  inheritCache(state, view);
  writeObjects(view)[id] = { ...(object.zone === "stack" ? object : onStack(object)), controller: seat };
  noteChange(view, id);
  return view;
}

/** The same with that X announced for it, which is part of its mana value there (CR 202.3e). */
export function asSpellWithX(state: GameState, seat: Seat, id: ObjectId, x: number): GameState {
  const object = objectOf(state, id);
  const shown = object.zone === "stack" ? object : onStack(object);
  if (!shown.announcement) return state;
  const { context } = shown.announcement;
  const view = fork(state);
  inheritCache(state, view);
  const announcement = { ...shown.announcement, context: { ...context, x } };
  writeObjects(view)[id] = { ...shown, controller: seat, announcement };
  noteChange(view, id);
  return view;
}

/** Only on the stack is a card bestowed (CR 702.103b), and is a split card one half alone (CR 709.3b, 709.4). */
function onStack(object: GameObject, via: string | null = null): GameObject {
  return {
    ...object,
    zone: "stack",
    announcement: {
      source: null,
      ability: null,
      modes: [],
      context: emptyContext(object.id, object.owner),
      via,
      castFrom: object.zone,
      wasCast: true,
      manaSpent: {},
      paidOptions: [],
    },
  };
}

/** The way of a name, if it is open. */
export function wayNamed(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  face: number,
  via: string | null,
): CastingWay | null {
  return castingWays(state, seat, id).find((way) => way.face === face && way.via === via) ?? null;
}
