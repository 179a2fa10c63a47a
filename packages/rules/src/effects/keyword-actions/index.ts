import type { KeywordAction } from "@spellroom/card-language";
import { EngineError } from "../../core/game.ts";
import type { Run } from "../run.ts";
import type { Action, ActionEffect } from "./action.ts";
import { airbend, earthbend } from "./bend.ts";
import { clash, fateseal } from "./clash.ts";
import { connive } from "./connive.ts";
import { dayBecomes, nightBecomes } from "./day-night.ts";
import { crew, flip, getCitysBlessing, heal, renown, saddle } from "./designations.ts";
import { explore } from "./explore.ts";
import { cloak, manifest, manifestDread } from "./face-down.ts";
import { cascade, discover } from "./free-spell.ts";
import { adapt, blight, bolster, endure, monstrosity, support } from "./grow.ts";
import { exploit, learn } from "./hand-actions.ts";
import { detain, exert, goad, suspect } from "./hinder.ts";
import { amass, incubate, investigate, populate } from "./make-tokens.ts";
import { myriad } from "./myriad.ts";
import { proliferate } from "./proliferate.ts";
import { ringTempts } from "./ring-tempts.ts";
import { exileWarped } from "./warp.ts";

/** What the engine does for each keyword action; `null` for those that it can't carry out. */
const ACTIONS: Readonly<Record<KeywordAction, Action | null>> = {
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
  renown,
  getCitysBlessing,
  heal,
  myriad,
  flip,
  ringTempts,
  exileWarped,
  prepare: null,
  unprepare: null,
  venture: null,
  foretell: null,
  takeInitiative: null,
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
  behold: null,
};

/** CR 701. A card that asks for an action that isn't there is not to be played, see `effectSupport`. */
export function keywordAction(run: Run, effect: ActionEffect): void {
  const action = ACTIONS[effect.action];
  if (!action) throw new EngineError(`the keyword action ${effect.action} can't be carried out`);
  action(run, effect);
}

export function canCarryOut(action: KeywordAction): boolean {
  return ACTIONS[action] !== null;
}
