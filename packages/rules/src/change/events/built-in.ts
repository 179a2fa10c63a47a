import type { Replacement } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import { type InsteadOfGraveyard, insteadOfGraveyard } from "./as-it-resolves.ts";

/** The costs and permissions whose spells are exiled whenever they would leave the stack. */
const EXILED_FROM_STACK: ReadonlySet<string> = new Set([
  "flashback",
  "jumpStart",
  "aftermath",
  "disturb",
  "harmonize",
]);
/** Marks of permanents that are exiled whenever they would leave the battlefield. */
const EXILED_FROM_BATTLEFIELD: ReadonlySet<string> = new Set(["unearthed", "disturbed", "encored"]);

type Move = Extract<Happening, { kind: "move" }>;

type BuiltIn =
  | InsteadOfGraveyard
  | {
      readonly replacement: Replacement;
      readonly context: Context;
      readonly key: string;
      readonly floating: null;
    };

/**
 * Replacement effects that keyword abilities make for their own card: flashback and the like exile it when it leaves the
 * stack (CR 702.34a), unearth when it leaves the battlefield (CR 702.84a), and what the spell itself says
 * of where it goes as it resolves.
 */
export function builtInReplacements(state: GameState, happening: Move): readonly BuiltIn[] {
  const instead = insteadOfGraveyard(state, happening);
  const exiled = exiledInstead(state, happening);
  if (!exiled) return instead;
  // What goes elsewhere first is exiled from there as well: nothing is to be chosen.
  return [...instead.filter(({ replacement }) => replacement.newZone === "exile"), exiled];
}

function exiledInstead(state: GameState, happening: Move): BuiltIn | null {
  const object = objectOf(state, happening.object);
  if (happening.to.zone === "exile") return null;
  const via = object.announcement?.via ?? null;
  const fromStack =
    object.zone === "stack" && via !== null && EXILED_FROM_STACK.has(via.split(":")[0] ?? via);
  const fromBattlefield =
    object.zone === "battlefield" && object.marks.some((mark) => EXILED_FROM_BATTLEFIELD.has(mark));
  if (!fromBattlefield && !(fromStack && happening.to.zone !== "battlefield")) return null;
  const context = emptyContext(happening.object, object.controller);
  return {
    replacement: { kind: "redirectMove", what: "this", to: happening.to.zone, newZone: "exile" },
    context,
    key: `exiled:${happening.object}`,
    floating: null,
  };
}
