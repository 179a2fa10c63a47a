import type { Replacement } from "@spellroom/card-language";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { hasKeyword } from "../../query/layers/index.ts";
import { objectOf } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { GameObject } from "../../state/object.ts";
import { type InsteadOfGraveyard, insteadOfGraveyard } from "./as-it-resolves.ts";

/** The costs and permissions whose spells are exiled whenever they would leave the stack. */
const EXILED_FROM_STACK: ReadonlySet<string> = new Set(["flashback", "jumpStart", "harmonize"]);

type Move = Extract<Happening, { kind: "move" }>;

type BuiltIn =
  | InsteadOfGraveyard
  | {
      readonly replacement: Replacement;
      readonly context: Context;
      readonly key: string;
      readonly floating: null;
      readonly prompt?: PromptKey;
      readonly carryOut?: () => Happening;
    };

/**
 * Replacement effects that keyword abilities and rules make for their own card: flashback and the like exile it when it leaves
 * the stack (CR 702.34a), unearth when it leaves the battlefield (CR 702.84a), what the spell itself says of where it goes as it
 * resolves, and a commander's owner may have it go to the command zone (CR 903.9b).
 */
export function builtInReplacements(state: GameState, happening: Move): readonly BuiltIn[] {
  const commander = commanderInstead(state, happening);
  const own = ownInstead(state, happening);
  return commander ? [...own, commander] : own;
}

/**
 * CR 903.9b-c: instead of into its owner's hand or library, from wherever it comes; of a merged permanent only the components that
 * are commanders.
 */
function commanderInstead(state: GameState, move: Move): BuiltIn | null {
  const { object: id, to } = move;
  if (!state.ruleset.commander || (to.zone !== "hand" && to.zone !== "library")) return null;
  const object = objectOf(state, id);
  if (!object.marks.includes(COMMANDER)) return null;
  return {
    replacement: { kind: "redirectMove", what: "this", to: to.zone, newZone: "command", optional: true },
    context: emptyContext(id, object.owner),
    key: `commanderZone:${id}`,
    floating: null,
    prompt: "commanderZone",
    ...(object.merged ? { carryOut: () => ({ ...move, commandersApart: true as const }) } : {}),
  };
}

function ownInstead(state: GameState, happening: Move): readonly BuiltIn[] {
  const instead = insteadOfGraveyard(state, happening);
  const exiled = exiledInstead(state, happening);
  if (!exiled) return instead;
  // What goes elsewhere first is exiled from there as well: nothing is to be chosen.
  return [...instead.filter(({ replacement }) => replacement.newZone === "exile"), exiled];
}

/** CR 702.127a: a half with aftermath is exiled if it was cast from a graveyard, by whatever permission. */
function isCastAfterwards(state: GameState, { id, announcement }: GameObject): boolean {
  return announcement?.castFrom === "graveyard" && hasKeyword(state, id, "aftermath");
}

function exiledInstead(state: GameState, happening: Move): BuiltIn | null {
  const object = objectOf(state, happening.object);
  if (happening.to.zone === "exile") return null;
  const via = object.announcement?.via ?? null;
  const fromStack =
    object.zone === "stack" &&
    ((via !== null && EXILED_FROM_STACK.has(via.split(":")[0] ?? via)) || isCastAfterwards(state, object));
  const fromBattlefield = object.zone === "battlefield" && object.marks.includes("unearthed");
  if (!fromBattlefield && !(fromStack && happening.to.zone !== "battlefield")) return null;
  const context = emptyContext(happening.object, object.controller);
  return {
    replacement: { kind: "redirectMove", what: "this", to: happening.to.zone, newZone: "exile" },
    context,
    key: `exiled:${happening.object}`,
    floating: null,
  };
}
