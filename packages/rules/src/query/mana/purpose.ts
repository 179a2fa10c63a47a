import type { ManaRider } from "@spellroom/card-language";
import { existing } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { ManaUnit } from "../../state/player.ts";
import { concerns, isOneOf, isSpellOf, rulesOfKind } from "../rules/rules-in-force.ts";
import { satisfies } from "../selection/index.ts";
import { ALL_COLORS, ALL_TYPES, type ManaMask } from "../symbols/mask.ts";

/** What mana is to be spent on, where restrictions and permissions about spending ask (CR 106.6). */
export type Purpose = SpentOn & {
  /** Generic mana of a waterbend cost among what is paid. */
  readonly bending?: number;
};

type SpentOn =
  | { readonly kind: "cast"; readonly object: ObjectId; readonly anyType?: boolean }
  | { readonly kind: "activate"; readonly object: ObjectId; readonly anyType?: boolean }
  | { readonly kind: "other"; readonly special?: SpecialPurpose };

/** A special action that mana may be meant for (CR 116.2b, m). */
export interface SpecialPurpose {
  readonly action: "unlock" | "turnFaceUp";
  readonly object: ObjectId;
}

export const OTHER_PURPOSE: Purpose = { kind: "other" };

/** Whether mana that may be spent only on certain things may be spent on this one. */
export function maySpend(
  state: GameState,
  seat: Seat,
  rider: ManaRider | null,
  source: ObjectId,
  purpose: Purpose,
): boolean {
  if (!rider) return true;
  const never = rider.cantSpendOn?.cast;
  if (never && purpose.kind === "cast" && isSpellOf(state, emptyContext(source, seat), never, purpose.object))
    return false;
  const only = rider.spendOnlyOn;
  if (!only) return true;
  const context = emptyContext(source, seat);
  switch (purpose.kind) {
    case "cast":
      return only.cast !== undefined && isSpellOf(state, context, only.cast, purpose.object);
    case "activate": {
      const { object } = purpose;
      if (only.activateFrom && satisfies(state, context, only.activateFrom.of, object)) return true;
      const inPlay = existing(state, object)?.zone === "battlefield";
      return only.activate !== undefined && inPlay && satisfies(state, context, only.activate.of, object);
    }
    case "other":
      return purpose.special !== undefined && coversSpecial(state, context, only, purpose.special);
  }
}

function coversSpecial(
  state: GameState,
  context: Context,
  { unlock, turnFaceUp }: NonNullable<ManaRider["spendOnlyOn"]>,
  { action, object }: SpecialPurpose,
): boolean {
  if (action === "unlock") return unlock === true;
  return turnFaceUp !== undefined && satisfies(state, context, turnFaceUp.of, object);
}

/** A card that is only about to be cast isn't a spell yet, but the text means the spell it will be. */
export function spellPredicates<P extends { readonly kind: string }>(predicates: readonly P[]): readonly P[] {
  return predicates.some((one) => one.kind === "stackObject")
    ? predicates.filter((one) => one.kind !== "stackObject")
    : predicates;
}

/** Further types that mana may be spent as for this purpose ("as though it were mana of any color"). */
export function spendableAs(state: GameState, seat: Seat, purpose: Purpose): ManaMask {
  if (purpose.kind !== "other" && purpose.anyType) return ALL_TYPES;
  for (const { rule, context } of rulesOfKind(state, "spendManaAsAnyColor")) {
    if (!concerns(state, context, rule.who, seat)) continue;
    const types = rule.anyType ? ALL_TYPES : ALL_COLORS;
    if (!rule.for) return types;
    if (purpose.kind !== "other" && isOneOf(state, context, rule.for, purpose.object)) return types;
  }
  return 0;
}

export function maySpendUnit(state: GameState, seat: Seat, unit: ManaUnit, purpose: Purpose): boolean {
  return maySpend(state, seat, unit.rider, unit.source, purpose);
}
