import { abandon, abandonLog } from "./abandon.ts";
import { adapt, adaptLog } from "./adapt.ts";
import { airbend, airbendLog } from "./airbend.ts";
import { amass, amassLog } from "./amass.ts";
import { assemble, assembleLog } from "./assemble.ts";
import { becomePlotted, becomePlottedLog } from "./become-plotted.ts";
import { behold, beholdLog } from "./behold.ts";
import { blight, blightLog } from "./blight.ts";
import { bolster, bolsterLog } from "./bolster.ts";
import { cascade, cascadeLog } from "./cascade.ts";
import { clash, clashLog } from "./clash.ts";
import { cloak, cloakLog } from "./cloak.ts";
import { collectEvidence, collectEvidenceLog } from "./collect-evidence.ts";
import { connive, conniveLog } from "./connive.ts";
import { crew, crewLog } from "./crew.ts";
import { dayBecomes, dayBecomesLog } from "./day-becomes.ts";
import { detain, detainLog } from "./detain.ts";
import { discover, discoverLog } from "./discover.ts";
import { earthbend, earthbendLog } from "./earthbend.ts";
import { encode, encodeLog } from "./encode.ts";
import { endure, endureLog } from "./endure.ts";
import type { ActionLog, KeywordActionEntry } from "./entry.ts";
import { exert, exertLog } from "./exert.ts";
import { exileWarped, exileWarpedLog } from "./exile-warped.ts";
import { exploit, exploitLog } from "./exploit.ts";
import { explore, exploreLog } from "./explore.ts";
import { fateseal, fatesealLog } from "./fateseal.ts";
import { flip, flipLog } from "./flip.ts";
import { forage, forageLog } from "./forage.ts";
import { foretell, foretellLog } from "./foretell.ts";
import { gainClassLevel, gainClassLevelLog } from "./gain-class-level.ts";
import { getCitysBlessing, getCitysBlessingLog } from "./get-citys-blessing.ts";
import { goad, goadLog } from "./goad.ts";
import { harness, harnessLog } from "./harness.ts";
import { haunt, hauntLog } from "./haunt.ts";
import { heal, healLog } from "./heal.ts";
import { increaseSpeed, increaseSpeedLog } from "./increase-speed.ts";
import { incubate, incubateLog } from "./incubate.ts";
import { investigate, investigateLog } from "./investigate.ts";
import { learn, learnLog } from "./learn.ts";
import { manifest, manifestLog } from "./manifest.ts";
import { manifestDread, manifestDreadLog } from "./manifest-dread.ts";
import { monstrosity, monstrosityLog } from "./monstrosity.ts";
import { mutate, mutateLog } from "./mutate.ts";
import { myriad, myriadLog } from "./myriad.ts";
import { nightBecomes, nightBecomesLog } from "./night-becomes.ts";
import { openAttraction, openAttractionLog } from "./open-attraction.ts";
import { pair, pairLog } from "./pair.ts";
import { paradigm, paradigmLog } from "./paradigm.ts";
import { planeswalk, planeswalkLog } from "./planeswalk.ts";
import { populate, populateLog } from "./populate.ts";
import { prepare, prepareLog } from "./prepare.ts";
import { proliferate, proliferateLog } from "./proliferate.ts";
import { recruit, recruitLog } from "./recruit.ts";
import { renown, renownLog } from "./renown.ts";
import { ringTempts, ringTemptsLog } from "./ring-tempts.ts";
import { saddle, saddleLog } from "./saddle.ts";
import { setInMotion, setInMotionLog } from "./set-in-motion.ts";
import { support, supportLog } from "./support.ts";
import { suspect, suspectLog } from "./suspect.ts";
import { takeInitiative, takeInitiativeLog } from "./take-initiative.ts";
import { timeTravel, timeTravelLog } from "./time-travel.ts";
import { train, trainLog } from "./train.ts";
import { unprepare, unprepareLog } from "./unprepare.ts";
import { venture, ventureLog } from "./venture.ts";
import { ventureUndercity, ventureUndercityLog } from "./venture-undercity.ts";
import { waterbend, waterbendLog } from "./waterbend.ts";

/** Every keyword action, by the name that it has in the language. */
export const ENTRIES = {
  proliferate,
  investigate,
  explore,
  connive,
  adapt,
  monstrosity,
  gainClassLevel,
  bolster,
  support,
  amass,
  populate,
  goad,
  detain,
  learn,
  venture,
  ventureUndercity,
  discover,
  incubate,
  manifest,
  manifestDread,
  cloak,
  foretell,
  clash,
  fateseal,
  suspect,
  exert,
  takeInitiative,
  dayBecomes,
  nightBecomes,
  ringTempts,
  collectEvidence,
  forage,
  endure,
  timeTravel,
  openAttraction,
  assemble,
  abandon,
  planeswalk,
  setInMotion,
  airbend,
  earthbend,
  waterbend,
  blight,
  harness,
  recruit,
  behold,
  cascade,
  exploit,
  crew,
  saddle,
  renown,
  train,
  getCitysBlessing,
  heal,
  exileWarped,
  flip,
  mutate,
  myriad,
  pair,
  increaseSpeed,
  prepare,
  unprepare,
  becomePlotted,
  encode,
  haunt,
  paradigm,
} as const satisfies Readonly<Record<string, KeywordActionEntry>>;

/** What the log of a match says of each; apart, so that pages which only need this load no more. */
export const ACTION_LOGS: Readonly<Record<keyof typeof ENTRIES, ActionLog>> = {
  proliferate: proliferateLog,
  investigate: investigateLog,
  explore: exploreLog,
  connive: conniveLog,
  adapt: adaptLog,
  monstrosity: monstrosityLog,
  gainClassLevel: gainClassLevelLog,
  bolster: bolsterLog,
  support: supportLog,
  amass: amassLog,
  populate: populateLog,
  goad: goadLog,
  detain: detainLog,
  learn: learnLog,
  venture: ventureLog,
  ventureUndercity: ventureUndercityLog,
  discover: discoverLog,
  incubate: incubateLog,
  manifest: manifestLog,
  manifestDread: manifestDreadLog,
  cloak: cloakLog,
  foretell: foretellLog,
  clash: clashLog,
  fateseal: fatesealLog,
  suspect: suspectLog,
  exert: exertLog,
  takeInitiative: takeInitiativeLog,
  dayBecomes: dayBecomesLog,
  nightBecomes: nightBecomesLog,
  ringTempts: ringTemptsLog,
  collectEvidence: collectEvidenceLog,
  forage: forageLog,
  endure: endureLog,
  timeTravel: timeTravelLog,
  openAttraction: openAttractionLog,
  assemble: assembleLog,
  abandon: abandonLog,
  planeswalk: planeswalkLog,
  setInMotion: setInMotionLog,
  airbend: airbendLog,
  earthbend: earthbendLog,
  waterbend: waterbendLog,
  blight: blightLog,
  harness: harnessLog,
  recruit: recruitLog,
  behold: beholdLog,
  cascade: cascadeLog,
  exploit: exploitLog,
  crew: crewLog,
  saddle: saddleLog,
  renown: renownLog,
  train: trainLog,
  getCitysBlessing: getCitysBlessingLog,
  heal: healLog,
  exileWarped: exileWarpedLog,
  flip: flipLog,
  mutate: mutateLog,
  myriad: myriadLog,
  pair: pairLog,
  increaseSpeed: increaseSpeedLog,
  prepare: prepareLog,
  unprepare: unprepareLog,
  becomePlotted: becomePlottedLog,
  encode: encodeLog,
  haunt: hauntLog,
  paradigm: paradigmLog,
};
