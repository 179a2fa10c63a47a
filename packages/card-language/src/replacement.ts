import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import * as changeCounters from "./replacements/change-counters.ts";
import * as changeDamage from "./replacements/change-damage.ts";
import * as changeDraw from "./replacements/change-draw.ts";
import * as changeLifeGain from "./replacements/change-life-gain.ts";
import * as changeLifeLoss from "./replacements/change-life-loss.ts";
import * as changeMana from "./replacements/change-mana.ts";
import * as changeTokens from "./replacements/change-tokens.ts";
import * as enters from "./replacements/enters.ts";
import * as instead from "./replacements/instead.ts";
import * as preventDamage from "./replacements/prevent-damage.ts";
import * as redirectDamage from "./replacements/redirect-damage.ts";
import * as redirectMove from "./replacements/redirect-move.ts";
import * as regenerates from "./replacements/regenerates.ts";
import * as skip from "./replacements/skip.ts";
import type { Member } from "./schema/basic.ts";
import { defineReplacement, unionOf } from "./schema/nodes.ts";

/** A replacement or prevention effect (CR 614, 615): what it watches for and what happens instead. */
export type Replacement =
  | enters.EntersReplacement
  | redirectMove.RedirectMoveReplacement
  | changeDamage.ChangeDamageReplacement
  | redirectDamage.RedirectDamageReplacement
  | preventDamage.PreventDamageReplacement
  | changeCounters.ChangeCountersReplacement
  | changeTokens.ChangeTokensReplacement
  | changeLifeGain.ChangeLifeGainReplacement
  | changeLifeLoss.ChangeLifeLossReplacement
  | changeDraw.ChangeDrawReplacement
  | changeMana.ChangeManaReplacement
  | regenerates.RegeneratesReplacement
  | skip.SkipReplacement
  | instead.InsteadReplacement;

export type ReplacementOf<K extends Replacement["kind"]> = Extract<Replacement, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type ReplacementNodes = {
  readonly [K in Replacement["kind"]]: {
    readonly schema: Member<ReplacementOf<K>>;
    english(replacement: ReplacementOf<K>, p: PrintContext): string;
    french(replacement: ReplacementOf<K>, p: fr.FrenchContext): string;
  };
};

export const replacementNodes = {
  enters,
  redirectMove,
  changeDamage,
  redirectDamage,
  preventDamage,
  changeCounters,
  changeTokens,
  changeLifeGain,
  changeLifeLoss,
  changeDraw,
  changeMana,
  regenerates,
  skip,
  instead,
} satisfies ReplacementNodes;
defineReplacement(unionOf(Object.values(replacementNodes)));
