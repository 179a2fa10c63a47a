import type { RuleEffect } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { characteristics } from "../layers/index.ts";
import type { ManaOutlook } from "../mana/outlook.ts";
import { speaksOfManaValue } from "../rules/mana-values.ts";
import { rulesOfKind } from "../rules/rules-in-force.ts";
import type { CastingWay } from "../rules/ways.ts";
import { mentionsX } from "../rules/x-values.ts";
import { baseCost } from "./spell-cost.ts";

type RuleKind = RuleEffect["kind"];

/** Rules that say which spells may be cast, or when. */
const RULES_OF_CASTING = ["cantCast", "mayCastAsThoughFlash"] as const satisfies readonly RuleKind[];
/** Rules that say for what. */
const RULES_OF_COST = ["costChange", "spendManaAsAnyColor"] as const satisfies readonly RuleKind[];

/**
 * Whether the X of a spell may decide if it can be cast, or what it costs: its mana value has X in it, and something speaks of
 * mana values. Its player may consider which X to choose (CR 601.3a-b); one that isn't paid is 0 (CR 107.3b).
 */
export function xDecides(state: GameState, id: ObjectId, way: CastingWay, outlook: ManaOutlook): boolean {
  if (!characteristics(state, id).manaCost?.includes("X")) return false;
  if (!baseCost(state, id, way.instead)?.some(mentionsX)) return false;
  return (
    speaksOfManaValue(way.grant?.of?.what) ||
    speakOfManaValue(state, RULES_OF_CASTING) ||
    xChangesCost(state, outlook)
  );
}

/** Whether what a spell costs, or what may be spent on it, may be something else for a larger X (CR 601.2f, 106.6). */
export function xChangesCost(state: GameState, outlook: ManaOutlook): boolean {
  return speakOfManaValue(state, RULES_OF_COST) || (outlook.hasRiders && ridersSpeakOfManaValue(outlook));
}

function speakOfManaValue(state: GameState, kinds: readonly RuleKind[]): boolean {
  return kinds.some((kind) => rulesOfKind(state, kind).some(({ rule }) => speaksOfManaValue(rule)));
}

function ridersSpeakOfManaValue({ state, seat, supply }: ManaOutlook): boolean {
  return (
    playerOf(state, seat).mana.some(({ rider }) => speaksOfManaValue(rider)) ||
    supply.sources.some(({ ways }) => ways.some(({ rider }) => speaksOfManaValue(rider)))
  );
}
