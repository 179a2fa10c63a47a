import type { KeywordName } from "@spellroom/card-language";
import { absorb } from "./absorb.ts";
import { afflict } from "./afflict.ts";
import { afterlife } from "./afterlife.ts";
import { amplify } from "./amplify.ts";
import { annihilator } from "./annihilator.ts";
import { ascend } from "./ascend.ts";
import { auraSwap } from "./aura-swap.ts";
import { backup } from "./backup.ts";
import { battleCry } from "./battle-cry.ts";
import { blitz } from "./blitz.ts";
import { bloodthirst } from "./bloodthirst.ts";
import { bushido } from "./bushido.ts";
import { cascade } from "./cascade.ts";
import { casualty } from "./casualty.ts";
import { champion } from "./champion.ts";
import { changeling } from "./changeling.ts";
import { cipher } from "./cipher.ts";
import { classLevel } from "./class-level.ts";
import { conspire } from "./conspire.ts";
import { craft } from "./craft.ts";
import { crew } from "./crew.ts";
import { cumulativeUpkeep } from "./cumulative-upkeep.ts";
import { cycling } from "./cycling.ts";
import { dash } from "./dash.ts";
import { decayed } from "./decayed.ts";
import { demonstrate } from "./demonstrate.ts";
import { dethrone } from "./dethrone.ts";
import { devoid } from "./devoid.ts";
import { devour } from "./devour.ts";
import { dredge } from "./dredge.ts";
import { echo } from "./echo.ts";
import { embalm } from "./embalm.ts";
import { encore } from "./encore.ts";
import { epic } from "./epic.ts";
import { equip } from "./equip.ts";
import { equipQuality } from "./equip-quality.ts";
import { eternalize } from "./eternalize.ts";
import { evoke } from "./evoke.ts";
import { evolve } from "./evolve.ts";
import { exalted } from "./exalted.ts";
import { exploit } from "./exploit.ts";
import { extort } from "./extort.ts";
import { fabricate } from "./fabricate.ts";
import { fading } from "./fading.ts";
import { firebending } from "./firebending.ts";
import { flanking } from "./flanking.ts";
import { forMirrodin } from "./for-mirrodin.ts";
import { fortify } from "./fortify.ts";
import { frenzy } from "./frenzy.ts";
import { gift } from "./gift.ts";
import { graft } from "./graft.ts";
import { gravestorm } from "./gravestorm.ts";
import { haunt } from "./haunt.ts";
import { hideaway, hideawayNumber } from "./hideaway.ts";
import { impending } from "./impending.ts";
import { increment } from "./increment.ts";
import { ingest } from "./ingest.ts";
import { jobSelect } from "./job-select.ts";
import type { Keyword } from "./keyword.ts";
import { levelUp } from "./level-up.ts";
import { livingMetal } from "./living-metal.ts";
import { livingWeapon } from "./living-weapon.ts";
import { madness } from "./madness.ts";
import { melee } from "./melee.ts";
import { mentor } from "./mentor.ts";
import { mobilize } from "./mobilize.ts";
import { modular } from "./modular.ts";
import { myriad } from "./myriad.ts";
import { ninjutsu } from "./ninjutsu.ts";
import { offspring } from "./offspring.ts";
import { outlast } from "./outlast.ts";
import { paradigm } from "./paradigm.ts";
import { partnerWith } from "./partner-with.ts";
import { persist } from "./persist.ts";
import { poisonous } from "./poisonous.ts";
import { provoke } from "./provoke.ts";
import { prowess } from "./prowess.ts";
import { rampage } from "./rampage.ts";
import { ravenous } from "./ravenous.ts";
import { reconfigure } from "./reconfigure.ts";
import { recover } from "./recover.ts";
import { reinforce } from "./reinforce.ts";
import { renown } from "./renown.ts";
import { replicate } from "./replicate.ts";
import { riot } from "./riot.ts";
import { ripple } from "./ripple.ts";
import { saddle } from "./saddle.ts";
import { scavenge } from "./scavenge.ts";
import { sneak } from "./sneak.ts";
import { soulbond } from "./soulbond.ts";
import { soulshift } from "./soulshift.ts";
import { squad } from "./squad.ts";
import { station } from "./station.ts";
import { storm } from "./storm.ts";
import { sunburst } from "./sunburst.ts";
import { suspend } from "./suspend.ts";
import { totemArmor } from "./totem-armor.ts";
import { training } from "./training.ts";
import { transfigure } from "./transfigure.ts";
import { transmute } from "./transmute.ts";
import { tribute } from "./tribute.ts";
import { typecycling } from "./typecycling.ts";
import { umbraArmor } from "./umbra-armor.ts";
import { undying } from "./undying.ts";
import { unearth } from "./unearth.ts";
import { unleash } from "./unleash.ts";
import { vanishing } from "./vanishing.ts";
import { ward } from "./ward.ts";
import { warp } from "./warp.ts";

/**
 * Every keyword ability of the card language (CR 702): those that stand for ordinary abilities in a file each, the others by
 * their rule and the part of the engine that gives them their meaning. A keyword younger than the rules of April 2024 is named
 * by the set that brought it.
 */
export const KEYWORDS: { readonly [K in KeywordName]: Keyword<K> } = {
  absorb,
  adapt: { rule: "701.43", owner: null },
  affinity: { rule: "702.41", owner: "costs" },
  afflict,
  afterlife,
  aftermath: { rule: "702.127", owner: "casting" },
  amplify,
  annihilator,
  ascend,
  assist: { rule: "702.132", owner: null },
  auraSwap,
  awaken: { rule: "702.113", owner: "casting" },
  backup,
  banding: { rule: "702.22", owner: "combat" },
  bandsWithOther: { rule: "702.22", owner: "combat" },
  bargain: { rule: "Wilds of Eldraine", owner: "casting" },
  battleCry,
  bestow: { rule: "702.103", owner: "casting" },
  blitz,
  bloodthirst,
  bushido,
  buyback: { rule: "702.27", owner: "casting" },
  cascade,
  casualty,
  champion,
  changeling,
  chooseABackground: { rule: "702.124k", owner: "decks" },
  cipher,
  cleave: { rule: "702.148", owner: "casting" },
  cohort: { rule: "Oath of the Gatewatch", owner: null },
  companion: { rule: "702.139", owner: null },
  compleated: { rule: "702.150", owner: "events" },
  classLevel,
  conspire,
  convoke: { rule: "702.51", owner: "costs" },
  craft,
  crew,
  cumulativeUpkeep,
  cycling,
  dash,
  daybound: { rule: "702.145", owner: "events" },
  deathtouch: { rule: "702.2", owner: "damage" },
  decayed,
  defender: { rule: "702.3", owner: "combat" },
  delve: { rule: "702.66", owner: "costs" },
  demonstrate,
  dethrone,
  devoid,
  devour,
  disguise: { rule: "702.168", owner: "casting" },
  disturb: { rule: "702.146", owner: "casting" },
  doctorsCompanion: { rule: "702.124m", owner: "decks" },
  doubleStrike: { rule: "702.4", owner: "combat" },
  doubleTeam: { rule: "Alchemy: Kamigawa", owner: null },
  dredge,
  echo,
  embalm,
  emerge: { rule: "702.119", owner: "casting" },
  enchant: { rule: "702.5", owner: "targets" },
  encore,
  enlist: { rule: "702.154", owner: "combat" },
  entwine: { rule: "702.42", owner: "casting" },
  epic,
  equip,
  equipQuality,
  escalate: { rule: "702.120", owner: "casting" },
  escape: { rule: "702.138", owner: "casting" },
  eternalize,
  evoke,
  evolve,
  exalted,
  exploit,
  extort,
  fabricate,
  fading,
  fear: { rule: "702.36", owner: "combat" },
  firebending,
  firstStrike: { rule: "702.7", owner: "combat" },
  flanking,
  flash: { rule: "702.8", owner: "casting" },
  flashback: { rule: "702.34", owner: "casting" },
  flying: { rule: "702.9", owner: "combat" },
  forMirrodin,
  foretell: { rule: "702.143", owner: "casting" },
  fortify,
  freerunning: { rule: "Assassin's Creed", owner: "casting" },
  frenzy,
  friendsForever: { rule: "702.124j", owner: "decks" },
  fuse: { rule: "702.102", owner: "casting" },
  gift,
  graft,
  gravestorm,
  harmonize: { rule: "Tarkir: Dragonstorm", owner: "casting" },
  haste: { rule: "702.10", owner: "combat" },
  hauntedByDeath: haunt,
  hexproof: { rule: "702.11", owner: "targets" },
  hexproofFrom: { rule: "702.11", owner: "targets" },
  hiddenAgenda: { rule: "702.106", owner: null },
  hideaway,
  hideawayNumber,
  horsemanship: { rule: "702.31", owner: "combat" },
  impending,
  improvise: { rule: "702.126", owner: "costs" },
  indestructible: { rule: "702.12", owner: "events" },
  infect: { rule: "702.90", owner: "damage" },
  increment,
  ingest,
  intimidate: { rule: "702.13", owner: "combat" },
  jobSelect,
  jumpStart: { rule: "702.133", owner: "casting" },
  kicker: { rule: "702.33", owner: "casting" },
  landwalk: { rule: "702.14", owner: "combat" },
  levelUp,
  lifelink: { rule: "702.15", owner: "damage" },
  livingMetal,
  livingWeapon,
  madness,
  mayhem: { rule: "Marvel's Spider-Man", owner: "casting" },
  megamorph: { rule: "702.37b", owner: "casting" },
  melee,
  menace: { rule: "702.111", owner: "combat" },
  mentor,
  miracle: { rule: "702.94", owner: "events" },
  mobilize,
  modular,
  morph: { rule: "702.37", owner: "casting" },
  multikicker: { rule: "702.33c", owner: "casting" },
  mutate: { rule: "702.140", owner: "casting" },
  myriad,
  nightbound: { rule: "702.145", owner: "events" },
  ninjutsu,
  offering: { rule: "702.48", owner: "casting" },
  offspring,
  outlast,
  overload: { rule: "702.96", owner: "casting" },
  paradigm,
  partner: { rule: "702.124", owner: "decks" },
  partnerWith,
  persist,
  phasing: { rule: "702.26", owner: "turn" },
  plot: { rule: "702.170", owner: "casting" },
  poisonous,
  protection: { rule: "702.16", owner: "targets" },
  prototype: { rule: "702.160", owner: "casting" },
  provoke,
  prowess,
  prowl: { rule: "702.76", owner: "casting" },
  rampage,
  ravenous,
  reach: { rule: "702.17", owner: "combat" },
  readAhead: { rule: "702.155", owner: "events" },
  rebound: { rule: "702.88", owner: "casting" },
  reconfigure,
  recover,
  reinforce,
  renown,
  replicate,
  retrace: { rule: "702.81", owner: "casting" },
  riot,
  ripple,
  saddle,
  scavenge,
  shadow: { rule: "702.28", owner: "combat" },
  shroud: { rule: "702.18", owner: "targets" },
  skulk: { rule: "702.118", owner: "combat" },
  sneak,
  soulbond,
  soulshift,
  spaceSculptor: { rule: "702.158", owner: null },
  specialize: { rule: "Alchemy Horizons: Baldur's Gate", owner: null },
  spectacle: { rule: "702.137", owner: "casting" },
  splice: { rule: "702.47", owner: "casting" },
  splitSecond: { rule: "702.61", owner: "casting" },
  spree: { rule: "702.172", owner: "casting" },
  squad,
  startYourEngines: { rule: "Aetherdrift", owner: "events" },
  station,
  storm,
  storied: { rule: "The Hobbit", owner: "events" },
  sunburst,
  surge: { rule: "702.117", owner: "casting" },
  suspend,
  teamwork: { rule: "Marvel Super Heroes", owner: "casting" },
  tiered: { rule: "Final Fantasy", owner: "casting" },
  totemArmor,
  toxic: { rule: "702.164", owner: "damage" },
  training,
  trample: { rule: "702.19", owner: "combat" },
  transfigure,
  transmute,
  tribute,
  typecycling,
  umbraArmor,
  undaunted: { rule: "702.125", owner: "costs" },
  undying,
  unearth,
  unleash,
  vanishing,
  vigilance: { rule: "702.20", owner: "combat" },
  ward,
  warp,
  webSlinging: { rule: "Marvel's Spider-Man", owner: "casting" },
  wither: { rule: "702.80", owner: "damage" },
};
