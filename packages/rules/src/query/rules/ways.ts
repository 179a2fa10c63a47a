import type { CardDefinition, Cost, Face } from "@spellroom/card-language";
import { fork, objectOf, writeObjects } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { preparedFor } from "../../state/prepared.ts";
import {
  characteristics,
  FUSED,
  inheritCache,
  noteChange,
  printedFace,
  reachesSpells,
} from "../layers/index.ts";
import { alternativesOf, graveyardWays } from "./alternatives.ts";
import { cardFacts } from "./card-facts.ts";
import { asFlash, flashForMore, withWord } from "./flash-ways.ts";
import { type Grant, grantCovers, grantsOf, ON_ADVENTURE, wasDiscardedThisTurn } from "./grants.ts";

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
 * card with fuse can be cast from the hand with both halves (CR 702.102a). A preparation card is cast as what it usually is, and
 * its prepare spell only as a copy (CR 722.3).
 */
function facesToCast(definition: CardDefinition, object: GameObject, grant: Grant | null): readonly number[] {
  const [, second] = definition.faces;
  if (grant?.transformed) return definition.layout === "transform" ? BACK : NEITHER;
  switch (definition.layout) {
    case "modal_dfc":
      return BOTH;
    case "split":
      if (isAftermath(second)) return FRONT;
      return object.zone === "hand" && hasFuse(second) ? BOTH_AND_FUSED : BOTH;
    case "adventure":
      return grant === ON_ADVENTURE ? FRONT : BOTH;
    case "prepare":
      return preparedFor(object) !== null ? PREPARE_SPELL : FRONT;
    default:
      return FRONT;
  }
}
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
  const view = asCast(state, id, face, null);
  const object = objectOf(view, id);
  if (printedFace(view, object).types.includes("land") || !grantCovers(view, grant, id)) return;
  const base = {
    face,
    additional: grant.additional,
    anyType: grant.anyType,
    grant,
    timing: "usual" as const,
  };
  ways.push({ ...base, via: grant.name, faceDown: null, instead: grant.instead });
  if (grant.instead) return;
  for (const { name, cost, faceDown, timing } of alternativesOf(view, seat, id)) {
    if (name === "warp" && objectOf(state, id).zone !== "hand") continue;
    const via = grant.name === null ? name : `${name}:${grant.name}`;
    ways.push({ ...base, via, faceDown, instead: cost, timing: timing ?? "usual" });
  }
}

function addGraveyardWays(
  state: GameState,
  id: ObjectId,
  definition: CardDefinition,
  ways: CastingWay[],
): void {
  const values = characteristics(state, id);
  const spell = values.types.includes("instant") || values.types.includes("sorcery");
  const discarded = wasDiscardedThisTurn(state, id);
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
      face,
      faceDown: null,
      instead,
      additional,
      anyType: false,
      grant: null,
      timing: "usual",
    });
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
    const flash = flashForMore(asCast(state, id, way.face, way.faceDown), seat, id);
    if (!flash) return [];
    const via = asFlash(way.via, way.grant?.name ?? null);
    const additional = [...way.additional, ...(flash.additional ?? [])];
    return [{ ...way, via, additional, timing: "instant", flash: true }];
  });
}

/** CR 702.48a: each way once more, at any time, with the sacrifice that makes the spell cheaper; see `reducing-permanent.ts`. */
function offeringWays(state: GameState, id: ObjectId, ways: readonly CastingWay[]): readonly CastingWay[] {
  return ways.flatMap((way): CastingWay[] => {
    const view = asCast(state, id, way.face, way.faceDown);
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
  const base = { face: 0, faceDown: null, additional: [], anyType: false, grant: null } as const;
  const earlier = object.enteredTurn < state.turn.number;
  if (object.marks.includes("plotted") && earlier)
    for (const face of facesToCast(definition, object, null))
      if (definition.faces[face]?.types.includes("land") === false)
        ways.push({ ...base, face, via: "plot", instead: [], timing: "sorcery" });
  if (object.marks.includes("foretold") && earlier) {
    for (const ability of definition.faces[0].abilities ?? [])
      if (ability.kind === "keyword" && ability.keyword === "foretell")
        ways.push({ ...base, via: "foretell", instead: ability.cost, timing: "usual" });
  }
  if (object.marks.includes("warped") && earlier && object.owner === seat)
    ways.push({ ...base, via: "warped", instead: null, timing: "usual" });
}

/**
 * The game as it would be with a card shown as the spell it would become, for judging whether it may be cast (CR 601.3e). The
 * same state where that makes no difference.
 */
export function asCast(
  state: GameState,
  id: ObjectId,
  face: number,
  faceDown: "morph" | "disguise" | null,
): GameState {
  const object = objectOf(state, id);
  if (object.zone === "stack") return state;
  const isSplit = state.definitions[object.definition]?.layout === "split";
  const hidden = object.status.faceDown !== null && faceDown === null;
  if (object.face === face && faceDown === null && !hidden && !isSplit) return state;
  const view = fork(state);
  inheritCache(state, view);
  const shown = { ...object, face, status: { ...object.status, faceDown } };
  writeObjects(view)[id] = isSplit ? onStack(shown) : shown;
  noteChange(view, id);
  return view;
}

/** The same with the card on the stack, where effects may give the spell something that matters as its cost is found and paid. */
export function asSpell(state: GameState, seat: Seat, id: ObjectId): GameState {
  const object = objectOf(state, id);
  if (object.zone === "stack" || !reachesSpells(state)) return state;
  const view = fork(state);
  inheritCache(state, view);
  writeObjects(view)[id] = { ...onStack(object), controller: seat };
  noteChange(view, id);
  return view;
}

/** Only on the stack does a split card have the characteristics of one half alone (CR 709.3b, 709.4). */
function onStack(object: GameObject): GameObject {
  return {
    ...object,
    zone: "stack",
    announcement: {
      source: null,
      ability: null,
      modes: [],
      context: emptyContext(object.id, object.owner),
      via: null,
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
