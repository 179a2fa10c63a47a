import { ACTION_ENTRIES, KEYWORD_ACTIONS, type KeywordAction } from "@spellroom/card-language";
import { EngineError } from "../../../state/access.ts";
import type { Run } from "../run.ts";
import type { Action, ActionEffect } from "./action.ts";
import { airbend, earthbend } from "./bend.ts";
import { clash, fateseal } from "./clash.ts";
import { connive } from "./connive.ts";
import { dayBecomes, nightBecomes } from "./day-night.ts";
import {
  crew,
  flip,
  gainClassLevel,
  getCitysBlessing,
  heal,
  increaseSpeed,
  pair,
  prepare,
  renown,
  saddle,
  unprepare,
} from "./designations.ts";
import { encode } from "./encode.ts";
import { explore } from "./explore.ts";
import { cloak, manifest, manifestDread } from "./face-down.ts";
import { cascade, discover } from "./free-spell.ts";
import { adapt, blight, bolster, endure, monstrosity, support, train } from "./grow.ts";
import { exploit, learn } from "./hand-actions.ts";
import { haunt } from "./haunt.ts";
import { detain, exert, goad, suspect } from "./hinder.ts";
import { takeInitiative } from "./initiative.ts";
import { amass, incubate, investigate, populate, recruit } from "./make-tokens.ts";
import { mutate } from "./mutate.ts";
import { myriad } from "./myriad.ts";
import { paradigm } from "./paradigm.ts";
import { becomePlotted } from "./plotted.ts";
import { proliferate } from "./proliferate.ts";
import { ringTempts } from "./ring-tempts.ts";
import { venture, ventureUndercity } from "./venture.ts";
import { exileWarped } from "./warp.ts";

/** The executor of each keyword action (CR 701) that an effect can perform; `null`: none yet. */
const CARRIED_OUT: Readonly<Record<KeywordAction, Action | null>> = {
  proliferate,
  investigate,
  explore,
  connive,
  adapt,
  monstrosity,
  bolster,
  support,
  amass,
  populate,
  goad,
  detain,
  learn,
  discover,
  incubate,
  manifest,
  manifestDread,
  cloak,
  clash,
  fateseal,
  suspect,
  exert,
  dayBecomes,
  nightBecomes,
  endure,
  airbend,
  earthbend,
  blight,
  cascade,
  exploit,
  crew,
  saddle,
  gainClassLevel,
  renown,
  train,
  getCitysBlessing,
  heal,
  mutate,
  myriad,
  flip,
  ringTempts,
  exileWarped,
  pair,
  increaseSpeed,
  prepare,
  unprepare,
  becomePlotted,
  encode,
  haunt,
  paradigm,
  venture,
  ventureUndercity,
  foretell: null,
  takeInitiative,
  collectEvidence: null,
  forage: null,
  timeTravel: null,
  openAttraction: null,
  assemble: null,
  abandon: null,
  planeswalk: null,
  setInMotion: null,
  waterbend: null,
  harness: null,
  recruit,
  behold: null,
};

/** Each with its rule, as the tables of meaning have it. */
export const ACTIONS: Readonly<Record<string, readonly [rule: string, action: Action | null]>> =
  Object.fromEntries(
    KEYWORD_ACTIONS.map((action) => [action, [ACTION_ENTRIES[action].rule, CARRIED_OUT[action]]]),
  );

/** CR 701. A card with an action that isn't implemented is not offered for play, see `whatLacks`. */
export function keywordAction(run: Run, effect: ActionEffect): void {
  const action = CARRIED_OUT[effect.action];
  if (!action) throw new EngineError(`the keyword action ${effect.action} can't be carried out`);
  action(run, effect);
}
