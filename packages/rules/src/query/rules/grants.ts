import type { Cost, Filter, Layout, Zone } from "@spellroom/card-language";
import { objectOf, playerOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { PlayPermission } from "../../state/continuous.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { keeperOf, preparedFor } from "../../state/prepared.ts";
import { characteristics, controllerOf } from "../layers/index.ts";
import { abilityNumber } from "./activation-limits.ts";
import { cardFacts } from "./card-facts.ts";
import { speaksOfManaValue } from "./mana-values.ts";
import { concerns, isOneOf, type RuleInForce, rulesOfKind } from "./rules-in-force.ts";

/** What lets a player play a card from where it is (CR 601.3, 305.1): the rules, for the hand, or an effect. */
export interface Grant {
  /** `null` for playing from the hand in the usual way; otherwise a stable name. */
  readonly name: string | null;
  readonly lands: boolean;
  readonly spells: boolean;
  /** The alternative to the mana cost; `null` if the grant says nothing about it, `[]` for no cost. */
  readonly instead: readonly Cost[] | null;
  readonly additional: readonly Cost[];
  readonly anyType: boolean;
  /** What a card has to be for the grant, judged as what it would be played as (CR 601.3e); `null`: any. */
  readonly of: { readonly what: Filter; readonly context: Context } | null;
  /** The object that counts how often the grant was used this turn, if it can be used once only. */
  readonly oncePerTurn: { readonly source: ObjectId; readonly number: number } | null;
  /** What is cast this way is exiled rather than put into a graveyard this turn; the object that says so. */
  readonly thenExile: ObjectId | null;
  /** A double-faced card is cast with its back face up (CR 712.11b). */
  readonly transformed?: true;
}

const FROM_HAND: Grant = {
  name: null,
  lands: true,
  spells: true,
  instead: null,
  additional: [],
  anyType: false,
  of: null,
  oncePerTurn: null,
  thenExile: null,
};
const FROM_COMMAND: Grant = { ...FROM_HAND, name: "command", lands: false };

/** CR 715.3d: the player whose Adventure exiled it may play the card from exile, though not as an Adventure again. */
export const ON_ADVENTURE: Grant = { ...FROM_HAND, name: "onAdventure" };

/** CR 722.3c: the controller of a prepared permanent may cast the copy of its prepare spell. */
const PREPARED_SPELL: Grant = { ...FROM_HAND, name: "prepared", lands: false };

/** The mark of a card that a player's Adventure exiled. */
export function onAdventureOf(seat: Seat): string {
  return `onAdventure:${seat}`;
}

/** A card that a player may play as far as its place goes, and by what grants. */
export interface Playable {
  readonly object: ObjectId;
  readonly grants: readonly Grant[];
}

const HAND_ONLY: readonly Grant[] = [FROM_HAND];
const NOTHING: readonly Grant[] = [];

/** What is known of cards in advance, to look at fewer of them. */
export interface Lookout {
  /** Whether a card might be castable from where it is by its own doing, though nothing grants it. */
  readonly hasOwnWays: (object: ObjectId, zone: Zone) => boolean;
  /** The only cards that could be played from a hand (`null`: any) or graveyard, as long as no effect lets one play others. */
  readonly promising: { readonly hand: Sieve | null; readonly fromGraveyard: Sieve } | null;
}

type Sieve = (state: GameState, ids: readonly ObjectId[]) => readonly ObjectId[];

/**
 * The cards that a player could play from where they are: those in hand, those that an effect allows, commanders, and cards in
 * the graveyard or in exile whose own abilities may allow it, these with no grant of their own.
 */
export function playableCards(state: GameState, seat: Seat, { hasOwnWays, promising }: Lookout): Playable[] {
  const cards: Playable[] = [];
  const { hand, graveyard } = playerOf(state, seat);
  const rules = rulesFor(state, seat);
  const effects = permissionsOf(state, seat);
  const plain = rules.length === 0 && effects.length === 0;
  const add = (object: ObjectId, zone: Zone, topOfLibrary: boolean, usual: readonly Grant[]): void => {
    const grants = plain
      ? usual
      : [...usual, ...grantsFor(state, seat, object, topOfLibrary, rules, effects)];
    if (grants.length > 0 || hasOwnWays(object, zone)) cards.push({ object, grants });
  };
  const inHand = plain && promising?.hand ? promising.hand(state, hand) : hand;
  const inGraveyard = plain && promising ? promising.fromGraveyard(state, graveyard) : graveyard;
  for (const id of inHand) add(id, "hand", false, HAND_ONLY);
  for (const id of inGraveyard) add(id, "graveyard", false, usualInGraveyard(state, id));
  for (const id of state.exile) {
    const object = state.objects[id];
    if (object && (object.owner === seat || object.marks.length > 0 || !plain))
      add(id, "exile", false, usualInExile(state, object, seat));
  }
  for (const id of state.command) {
    const object = state.objects[id];
    if (object?.owner === seat && object.marks.includes("commander"))
      add(id, "command", false, [FROM_COMMAND]);
  }
  if (plain) return cards;
  for (const player of state.players) {
    if (player.seat !== seat) for (const id of player.graveyard) add(id, "graveyard", false, NOTHING);
    const [top] = player.library;
    if (top !== undefined && player.seat === seat) add(top, "library", true, NOTHING);
  }
  return cards;
}

/** Rules by which a player may play cards from elsewhere; mostly there are none. */
function rulesFor(state: GameState, seat: Seat): readonly RuleInForce<"mayPlayFrom">[] {
  const rules = rulesOfKind(state, "mayPlayFrom");
  return rules.length === 0
    ? rules
    : rules.filter(({ rule, context }) => concerns(state, context, rule.who, seat));
}

function permissionsOf({ permissions }: GameState, seat: Seat): readonly PlayPermission[] {
  return permissions.length === 0 ? permissions : permissions.filter((one) => one.seat === seat);
}

/** The grants for one card, wherever it is. */
export function grantsOf(state: GameState, seat: Seat, id: ObjectId): readonly Grant[] {
  const object = state.objects[id];
  if (!object || object.zone === null) return NOTHING;
  const rules = rulesFor(state, seat);
  const effects = permissionsOf(state, seat);
  const top = object.zone === "library" && playerOf(state, object.owner).library[0] === id;
  const others = grantsFor(state, seat, id, top, rules, effects);
  if (object.zone === "hand" && object.owner === seat) return [FROM_HAND, ...others];
  if (object.zone === "command" && object.owner === seat && object.marks.includes("commander"))
    return [FROM_COMMAND, ...others];
  if (object.zone === "graveyard" && object.owner === seat)
    return [...usualInGraveyard(state, id), ...others];
  return object.zone === "exile" ? [...usualInExile(state, object, seat), ...others] : others;
}

/** A land with mayhem has no mayhem cost: it may be played from the graveyard in the turn it was discarded (Marvel's Spider-Man). */
const MAYHEM_LAND: Grant = { ...FROM_HAND, name: "mayhem", spells: false };

const MAYHEM_LAND_ONLY: readonly Grant[] = [MAYHEM_LAND];

function usualInGraveyard(state: GameState, id: ObjectId): readonly Grant[] {
  if (!wasDiscardedThisTurn(state, id)) return NOTHING;
  const isLand = characteristics(state, id).abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword === "mayhem" && ability.cost.length === 0,
  );
  return isLand ? MAYHEM_LAND_ONLY : NOTHING;
}

/** Whether a card came to where it is by being discarded in this turn. */
export function wasDiscardedThisTurn(state: GameState, id: ObjectId): boolean {
  return state.history.thisTurn.some(
    (event) => event.kind === "moved" && event.became === id && event.cause === "discard",
  );
}

function usualInExile(state: GameState, object: GameObject, seat: Seat): readonly Grant[] {
  if (preparedFor(object) !== null) {
    const keeper = keeperOf(state, object);
    return keeper !== null && controllerOf(state, keeper.id) === seat ? PREPARED_ONLY : NOTHING;
  }
  return object.marks.includes(onAdventureOf(seat)) ? ADVENTURE_ONLY : NOTHING;
}
const PREPARED_ONLY: readonly Grant[] = [PREPARED_SPELL];
const ADVENTURE_ONLY: readonly Grant[] = [ON_ADVENTURE];

/** Zones of which each player has one (CR 400.1): a rule speaks of its player's own, where a permission names the cards. */
const OWN_ZONES: readonly Zone[] = ["hand", "library", "graveyard"];

function grantsFor(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  topOfLibrary: boolean,
  rules: readonly RuleInForce<"mayPlayFrom">[],
  effects: readonly PlayPermission[],
): Grant[] {
  const grants: Grant[] = [];
  const { zone, owner } = objectOf(state, id);
  const isOthers = owner !== seat && zone !== null && OWN_ZONES.includes(zone);
  for (const { rule, context, timestamp } of rules) {
    if (isOthers || rule.zone !== zone || (zone === "library" && !topOfLibrary)) continue;
    if (rule.topOnly && zone !== "library" && !isTopOf(state, id)) continue;
    if (!mayBeAnother(state, id, rule.what) && !isOneOf(state, context, rule.what, id)) continue;
    const number = abilityNumber(`from:${timestamp}`);
    if (rule.oncePerTurn && (state.objects[context.source]?.usedThisTurn[number] ?? 0) > 0) continue;
    grants.push({
      name: `from:${timestamp}`,
      lands: rule.act !== "cast",
      spells: rule.act !== "playLand",
      instead: rule.cost === undefined ? null : rule.cost === "withoutPaying" ? [] : rule.cost,
      additional: rule.additional ?? [],
      anyType: rule.anyManaType === true,
      of: { what: rule.what, context },
      oncePerTurn: rule.oncePerTurn ? { source: context.source, number } : null,
      thenExile: rule.thenExile ? context.source : null,
    });
  }
  for (const permission of effects) {
    if (!permission.objects.includes(id)) continue;
    const { cost, of = null } = permission;
    if (of && !mayBeAnother(state, id, of.what) && !isOneOf(state, of.context, of.what, id)) continue;
    grants.push({
      name: `permission:${permission.lasting.source}:${permission.lasting.since}`,
      lands: permission.act === "play",
      spells: true,
      instead: cost === "usual" ? null : cost === "withoutPaying" ? [] : cost,
      additional: [],
      anyType: permission.anyManaType,
      ...(permission.transformed ? { transformed: true } : {}),
      of,
      oncePerTurn: null,
      thenExile: permission.thenExile ? permission.lasting.source : null,
    });
  }
  return grants;
}

/** What it would be cast as, and with which X, decides whether a rule applies; each face and way is checked later. */
function mayBeAnother(state: GameState, id: ObjectId, what: Filter): boolean {
  const definition = state.definitions[state.objects[id]?.definition ?? ""];
  if (definition === undefined) return false;
  if (definition.faces[0].manaCost?.includes("X") && speaksOfManaValue(what)) return true;
  return SEVERAL_TO_PLAY.has(definition.layout) || cardFacts(definition).asAnother;
}
const SEVERAL_TO_PLAY: ReadonlySet<Layout> = new Set<Layout>(["split", "adventure", "modal_dfc"]);

/** Whether a grant lets a card be played as what it is in that state (CR 709.3a, 712.11b, 715.3a). */
export function grantCovers(view: GameState, grant: Grant, id: ObjectId): boolean {
  return grant.of === null || isOneOf(view, grant.of.context, grant.of.what, id);
}

function isTopOf(state: GameState, id: ObjectId): boolean {
  const object = state.objects[id];
  if (!object) return false;
  const { graveyard } = playerOf(state, object.owner);
  return graveyard[graveyard.length - 1] === id;
}
