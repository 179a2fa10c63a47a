import type { Cost, CostKeyword, Face, Filter, KeywordAbility, ObjectStatus } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { areOpponents, areTogether } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";
import { holds } from "../selection/index.ts";
import { ALTERNATIVE_KEYWORDS, NUMBERED_ALTERNATIVES } from "./alternative-keywords.ts";
import { concerns, isSpellOf, rulesOfKind } from "./rules-in-force.ts";

/** A cost that may be paid rather than a spell's mana cost (CR 118.9). At most one applies to a spell (CR 118.9a). */
export interface Alternative {
  readonly name: string;
  readonly cost: readonly Cost[];
  readonly faceDown: "morph" | "disguise" | null;
  /** Castable at instant speed this way, whatever it is. */
  readonly timing?: "instant";
}

function returnCreature(status: ObjectStatus): Cost {
  const creature: Filter = {
    of: [
      { kind: "type", type: "creature" },
      { kind: "status", status },
      { kind: "controller", player: { kind: "you" } },
    ],
  };
  return { kind: "returnToHand", what: { count: 1, filter: creature }, bind: RETURNED };
}

/** What was returned to a hand as a part of an alternative cost is bound under this name. */
export const RETURNED = "returned";
const RETURN_TAPPED = returnCreature("tapped");
const RETURN_UNBLOCKED = returnCreature("unblocked");

const THREE: readonly Cost[] = [{ kind: "mana", mana: ["3"] }];

const ANYWHERE: ReadonlySet<string> = new Set(ALTERNATIVE_KEYWORDS);

type WithCost = Extract<KeywordAbility, { cost: readonly Cost[]; keyword: CostKeyword }>;
type Numbered = Extract<KeywordAbility, { keyword: (typeof NUMBERED_ALTERNATIVES)[number] }>;

/** Abilities of a card that make it castable in another way than for its mana cost; kept for each list of abilities. */
const relevant = new WeakMap<readonly CurrentAbility[], readonly CurrentAbility[]>();

function relevantOf(abilities: readonly CurrentAbility[]): readonly CurrentAbility[] {
  const known = relevant.get(abilities);
  if (known) return known;
  const found = abilities.filter(
    ({ ability }) =>
      ability.kind === "alternativeCost" ||
      (ability.kind === "keyword" && (ANYWHERE.has(ability.keyword) || isNumbered(ability))),
  );
  relevant.set(abilities, found);
  return found;
}

/** The alternative costs that a player could choose now for a card, by its own abilities and by effects (CR 601.2b). */
export function alternativesOf(state: GameState, seat: Seat, id: ObjectId): readonly Alternative[] {
  const { abilities } = characteristics(state, id);
  const own = relevantOf(abilities);
  const rules = rulesOfKind(state, "alternativeCost");
  if (own.length === 0 && rules.length === 0) return NONE;
  const context = emptyContext(id, seat);
  const found: Alternative[] = [];
  for (const { ability, key } of own) {
    if (ability.kind === "alternativeCost") {
      if (ability.condition && !holds(state, context, ability.condition)) continue;
      const cost = ability.cost === "withoutPaying" ? [] : ability.cost;
      found.push({ name: `alternative:${key}`, cost, faceDown: null });
    } else if (ability.kind === "keyword" && isNumbered(ability)) {
      found.push({ name: ability.keyword, cost: ability.cost, faceDown: null });
    } else if (ability.kind === "keyword" && hasCost(ability) && isOpen(state, seat, id, ability.keyword)) {
      found.push(keywordAlternative(ability));
    }
  }
  for (const { rule, context: of, timestamp } of rules) {
    if (!concerns(state, of, rule.who, seat) || !isSpellOf(state, of, rule.what, id)) continue;
    if (rule.condition && !holds(state, of, rule.condition)) continue;
    const cost = rule.cost === "withoutPaying" ? [] : rule.cost;
    const timing = rule.asThoughFlash ? { timing: "instant" as const } : {};
    found.push({ name: `rule:${timestamp}`, cost, faceDown: null, ...timing });
  }
  return found;
}
const NONE: readonly Alternative[] = [];

function hasCost(ability: KeywordAbility): ability is WithCost {
  return "cost" in ability && ANYWHERE.has(ability.keyword);
}

function isNumbered(ability: KeywordAbility): ability is Numbered {
  return NUMBERED_ALTERNATIVES.some((keyword) => keyword === ability.keyword);
}

/** A face-down card is cast for {3}, whatever it costs to turn it up (CR 702.37a, 702.168a). */
function keywordAlternative(ability: WithCost): Alternative {
  const { keyword, cost } = ability;
  if (keyword === "morph" || keyword === "megamorph")
    return { name: keyword, cost: THREE, faceDown: "morph" };
  if (keyword === "disguise") return { name: keyword, cost: THREE, faceDown: "disguise" };
  if (keyword === "webSlinging") return { name: keyword, cost: [...cost, RETURN_TAPPED], faceDown: null };
  if (keyword === "sneak")
    return { name: keyword, cost: [...cost, RETURN_UNBLOCKED], faceDown: null, timing: "instant" };
  return { name: keyword, cost, faceDown: null };
}

/** Keywords whose cost may be paid only if something happened this turn. */
function isOpen(state: GameState, seat: Seat, id: ObjectId, keyword: CostKeyword): boolean {
  const { thisTurn } = state.history;
  switch (keyword) {
    case "spectacle":
      return thisTurn.some(
        (event) => event.kind === "lifeChanged" && areOpponents(state, event.seat, seat) && event.change < 0,
      );
    case "sneak":
      return state.turn.step === "declareBlockers";
    case "surge":
      return thisTurn.some((event) => event.kind === "spellCast" && areTogether(state, event.seat, seat));
    case "prowl": {
      const { subtypes } = characteristics(state, id);
      return thisTurn.some((event) => {
        if (event.kind !== "damageDealt" || !event.combat || !("player" in event.to)) return false;
        return event.controller === seat && event.subtypes?.some((subtype) => subtypes.includes(subtype));
      });
    }
    case "freerunning":
      return thisTurn.some((event) => {
        if (event.kind !== "damageDealt" || !event.combat || !("player" in event.to)) return false;
        if (event.controller !== seat) return false;
        return event.subtypes?.includes("Assassin") === true || isCommander(state, event.source);
      });
    default:
      return true;
  }
}

function isCommander(state: GameState, id: ObjectId): boolean {
  return objectOf(state, id).marks.includes(COMMANDER);
}

/** A way that a card's own ability opens from the graveyard (CR 702.34, 702.138, 702.146, 702.133, 702.81, 702.127). */
export interface GraveyardWay {
  readonly name: string;
  readonly face: number;
  readonly instead: readonly Cost[] | null;
  readonly additional: readonly Cost[];
}

const DISCARD_A_CARD: readonly Cost[] = [{ kind: "discard", what: { count: 1, filter: { of: [] } } }];
const DISCARD_A_LAND: readonly Cost[] = [
  { kind: "discard", what: { count: 1, filter: { of: [{ kind: "type", type: "land" }] } } },
];

export function graveyardWays(
  abilities: readonly CurrentAbility[],
  faces: readonly Face[],
  isInstantOrSorcery: boolean,
  discardedThisTurn: boolean,
  isSplit: boolean,
): readonly GraveyardWay[] {
  const ways: GraveyardWay[] = [];
  for (const { ability } of abilities) {
    if (ability.kind !== "keyword") continue;
    switch (ability.keyword) {
      case "flashback":
      case "harmonize":
        if (isInstantOrSorcery) ways.push(...atItsCost(ability.keyword, ability.cost, faces, isSplit));
        break;
      case "mayhem":
        if (discardedThisTurn && ability.cost.length > 0)
          ways.push({ name: "mayhem", face: 0, instead: ability.cost, additional: [] });
        break;
      case "escape":
        ways.push({ name: "escape", face: 0, instead: ability.cost, additional: [] });
        break;
      case "disturb":
        ways.push({ name: "disturb", face: 1, instead: ability.cost, additional: [] });
        break;
      case "jumpStart":
        if (isInstantOrSorcery)
          ways.push({ name: "jumpStart", face: 0, instead: null, additional: DISCARD_A_CARD });
        break;
      case "retrace":
        ways.push({ name: "retrace", face: 0, instead: null, additional: DISCARD_A_LAND });
        break;
      default:
        break;
    }
  }
  const second = faces[1]?.abilities ?? [];
  if (second.some((ability) => ability.kind === "keyword" && ability.keyword === "aftermath"))
    ways.push({ name: "aftermath", face: 1, instead: null, additional: [] });
  return ways;
}

/**
 * For what the keyword costs. Where that is the card's own mana cost, each half of a split card has its own (CR 709.3), and what has
 * none can't be cast so (CR 118.6).
 */
function atItsCost(
  name: string,
  cost: readonly Cost[],
  faces: readonly Face[],
  isSplit: boolean,
): readonly GraveyardWay[] {
  if (!cost.some(({ kind }) => kind === "ownManaCost"))
    return [{ name, face: 0, instead: cost, additional: [] }];
  return (isSplit ? faces : faces.slice(0, 1)).flatMap(({ manaCost }, face): GraveyardWay[] =>
    manaCost ? [{ name, face, instead: [{ kind: "mana", mana: manaCost }], additional: [] }] : [],
  );
}
