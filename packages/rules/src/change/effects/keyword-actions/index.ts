import type { KeywordAction } from "@spellroom/card-language";
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
  getCitysBlessing,
  heal,
  increaseSpeed,
  pair,
  prepare,
  renown,
  saddle,
  unprepare,
} from "./designations.ts";
import { explore } from "./explore.ts";
import { cloak, manifest, manifestDread } from "./face-down.ts";
import { cascade, discover } from "./free-spell.ts";
import { adapt, blight, bolster, endure, monstrosity, support } from "./grow.ts";
import { exploit, learn } from "./hand-actions.ts";
import { detain, exert, goad, suspect } from "./hinder.ts";
import { amass, incubate, investigate, populate } from "./make-tokens.ts";
import { myriad } from "./myriad.ts";
import { becomePlotted } from "./plotted.ts";
import { proliferate } from "./proliferate.ts";
import { ringTempts } from "./ring-tempts.ts";
import { exileWarped } from "./warp.ts";

/** A keyword action: its rule, and what carries it out; `null`: nothing as yet. */
export type ActionRow = readonly [rule: string, action: Action | null];

/**
 * Every keyword action (CR 701) that an effect can ask for. An action younger than the rules of April 2024 is named by the
 * set that brought it.
 */
export const ACTIONS: Readonly<Record<KeywordAction, ActionRow>> = {
  proliferate: ["701.27", proliferate],
  investigate: ["701.36", investigate],
  explore: ["701.40", explore],
  connive: ["701.47", connive],
  adapt: ["701.43", adapt],
  monstrosity: ["701.31", monstrosity],
  bolster: ["701.33", bolster],
  support: ["701.35", support],
  amass: ["701.44", amass],
  populate: ["701.30", populate],
  goad: ["701.38", goad],
  detain: ["701.29", detain],
  learn: ["701.45", learn],
  discover: ["701.55", discover],
  incubate: ["701.51", incubate],
  manifest: ["701.34", manifest],
  manifestDread: ["Duskmourn: House of Horror", manifestDread],
  cloak: ["701.56", cloak],
  clash: ["701.23", clash],
  fateseal: ["701.22", fateseal],
  suspect: ["701.58", suspect],
  exert: ["701.39", exert],
  dayBecomes: ["728.1", dayBecomes],
  nightBecomes: ["728.1", nightBecomes],
  endure: ["Tarkir: Dragonstorm", endure],
  airbend: ["Avatar: The Last Airbender", airbend],
  earthbend: ["Avatar: The Last Airbender", earthbend],
  blight: ["Lorwyn Eclipsed", blight],
  cascade: ["702.85a", cascade],
  exploit: ["702.110a", exploit],
  crew: ["702.122", crew],
  saddle: ["702.171", saddle],
  renown: ["702.112", renown],
  getCitysBlessing: ["702.131", getCitysBlessing],
  heal: ["614.8", heal],
  myriad: ["702.116", myriad],
  flip: ["710.4", flip],
  ringTempts: ["701.52", ringTempts],
  exileWarped: ["Edge of Eternities", exileWarped],
  pair: ["702.95b", pair],
  increaseSpeed: ["Aetherdrift", increaseSpeed],
  prepare: ["722.3a", prepare],
  unprepare: ["722.3b", unprepare],
  becomePlotted: ["702.170d", becomePlotted],
  venture: ["701.46", null],
  foretell: ["702.143", null],
  takeInitiative: ["723.1", null],
  collectEvidence: ["701.57", null],
  forage: ["Bloomburrow", null],
  timeTravel: ["701.54", null],
  openAttraction: ["701.48", null],
  assemble: ["701.41", null],
  abandon: ["701.26", null],
  planeswalk: ["701.24", null],
  setInMotion: ["701.25", null],
  waterbend: ["Avatar: The Last Airbender", null],
  harness: ["Marvel Super Heroes", null],
  behold: ["Tarkir: Dragonstorm", null],
};

/** CR 701. A card that asks for an action that isn't there is not to be played, see `whatLacks`. */
export function keywordAction(run: Run, effect: ActionEffect): void {
  const [, action] = ACTIONS[effect.action];
  if (!action) throw new EngineError(`the keyword action ${effect.action} can't be carried out`);
  action(run, effect);
}
