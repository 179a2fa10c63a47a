import type { KeywordName } from "../keyword.ts";
import type { CostKeyword, NumberKeyword, SimpleKeyword } from "../keyword-names.ts";
import { definite, type Gender, noun } from "./grammar.ts";

interface KeywordNoun {
  readonly name: string;
  readonly gender: Gender;
}

function m(name: string): KeywordNoun {
  return { name, gender: "m" };
}

function f(name: string): KeywordNoun {
  return { name, gender: "f" };
}

const SIMPLE: Readonly<Record<SimpleKeyword, KeywordNoun>> = {
  deathtouch: m("contact mortel"),
  defender: m("défenseur"),
  doubleStrike: f("double initiative"),
  firstStrike: f("initiative"),
  flash: m("flash"),
  flying: m("vol"),
  haste: f("célérité"),
  hexproof: f("défense talismanique"),
  indestructible: f("indestructible"),
  intimidate: f("intimidation"),
  lifelink: m("lien de vie"),
  menace: f("menace"),
  reach: f("portée"),
  shroud: m("linceul"),
  trample: m("piétinement"),
  vigilance: f("vigilance"),
  fear: f("peur"),
  shadow: f("distorsion"),
  horsemanship: f("équitation"),
  prowess: f("prouesse"),
  exalted: f("exaltation"),
  flanking: m("débordement"),
  wither: f("flétrissure"),
  infect: f("infection"),
  persist: f("persistance"),
  undying: f("survivance"),
  convoke: f("convocation"),
  delve: f("fouille"),
  improvise: f("improvisation"),
  storm: m("déluge"),
  cascade: f("cascade"),
  changeling: m("changelin"),
  battleCry: m("cri de guerre"),
  extort: f("extorsion"),
  evolve: f("évolution"),
  unleash: m("emportement"),
  cipher: m("cryptage"),
  phasing: m("déphasage"),
  skulk: f("furtivité"),
  devoid: f("carence"),
  ingest: f("ingestion"),
  myriad: f("myriade"),
  melee: f("mêlée"),
  undaunted: f("témérité"),
  riot: f("émeute"),
  ascend: f("ascension"),
  assist: f("assistance"),
  mentor: m("mentor"),
  training: m("entraînement"),
  daybound: m("diurne"),
  nightbound: m("nocturne"),
  decayed: f("putréfaction"),
  compleated: f("complétion"),
  livingWeapon: f("arme vivante"),
  totemArmor: f("armure totémique"),
  soulbond: f("association d'âmes"),
  hideaway: f("cachette"),
  conspire: f("conspiration"),
  retrace: m("pistage"),
  rebound: m("rebond"),
  aftermath: m("contrecoup"),
  splitSecond: f("fraction de seconde"),
  gravestorm: m("déluge funéraire"),
  epic: m("épique"),
  sunburst: f("solarisation"),
  provoke: f("provocation"),
  banding: m("regroupement"),
  jumpStart: m("coup d'envoi"),
  demonstrate: f("démonstration"),
  dethrone: m("détrônement"),
  hiddenAgenda: m("dessein caché"),
  doubleTeam: m("double duo"),
  forMirrodin: m("Pour Mirrodin !"),
  livingMetal: m("métal vivant"),
  readAhead: f("lecture rapide"),
  ravenous: f("voracité"),
  enlist: m("enrôlement"),
  umbraArmor: f("armure totémique"),
  spaceSculptor: m("sculpteur d'espace"),
  startYourEngines: m("À vos moteurs !"),
  jobSelect: m("choix du métier"),
  partner: m("partenariat"),
  gift: m("cadeau"),
  exploit: f("exploitation"),
  hauntedByDeath: f("hantise"),
  fuse: f("fusion"),
  bargain: f("négociation"),
  station: f("station"),
  spree: f("virée"),
  tiered: m("paliers"),
};

const WITH_COST: Readonly<Record<CostKeyword, KeywordNoun>> = {
  cycling: m("recyclage"),
  equip: m("équipement"),
  flashback: m("flashback"),
  kicker: m("kick"),
  multikicker: m("multikick"),
  morph: f("mue"),
  megamorph: f("mégamue"),
  buyback: m("rappel"),
  echo: m("écho"),
  cumulativeUpkeep: m("entretien cumulatif"),
  madness: f("folie"),
  unearth: f("exhumation"),
  evoke: f("évocation"),
  bestow: f("grâce"),
  dash: f("précipitation"),
  escape: f("échappée"),
  encore: m("bis"),
  embalm: m("embaumement"),
  eternalize: f("éternalisation"),
  ninjutsu: m("ninjutsu"),
  overload: f("surcharge"),
  recover: m("recouvrement"),
  reinforceCost: m("renfort"),
  replicate: f("duplication"),
  spectacle: m("spectacle"),
  surge: m("déferlement"),
  emerge: f("émergence"),
  entwine: f("union"),
  fortify: f("fortification"),
  foretell: f("prédiction"),
  disturb: f("perturbation"),
  blitz: m("blitz"),
  mutate: f("mutation"),
  outlast: f("résilience"),
  scavenge: f("récupération"),
  transmute: f("transmutation"),
  transfigure: f("transfiguration"),
  levelUp: f("montée de niveau"),
  reconfigure: f("reconfiguration"),
  ward: f("parade"),
  prowl: f("incursion"),
  miracle: m("miracle"),
  auraSwap: m("échange d'aura"),
  disguise: m("déguisement"),
  plot: m("complot"),
  offspring: f("progéniture"),
  warp: f("distorsion temporelle"),
  harmonize: f("harmonisation"),
  mayhem: m("chaos"),
  freerunning: f("course libre"),
  sneak: f("infiltration"),
  escalate: f("escalade"),
  squad: f("escouade"),
  prototype: m("prototype"),
  impending: f("imminence"),
  specialize: f("spécialisation"),
  webSlinging: f("voltige"),
  boast: f("vantardise"),
};

const WITH_NUMBER: Readonly<Record<NumberKeyword, KeywordNoun>> = {
  bushido: m("bushido"),
  dredge: m("dragage"),
  fading: m("effacement"),
  vanishing: f("disparition"),
  rampage: f("sauvagerie"),
  absorb: f("absorption"),
  afflict: f("affliction"),
  afterlife: m("au-delà"),
  amplify: f("amplification"),
  annihilator: m("annihilateur"),
  bloodthirst: f("soif de sang"),
  casualty: f("victime"),
  crew: m("pilotage"),
  devour: m("dévorement"),
  fabricate: f("fabrication"),
  frenzy: f("frénésie"),
  graft: f("greffe"),
  modular: f("modularité"),
  poisonous: m("empoisonnement"),
  renown: f("réputation"),
  ripple: m("remous"),
  soulshift: f("transmigration"),
  toxic: m("toxique"),
  tribute: m("tribut"),
  saddle: f("mise en selle"),
  mobilize: f("mobilisation"),
  firebending: f("maîtrise du feu"),
  cohort: f("cohorte"),
  backup: f("main-forte"),
  hideawayNumber: f("cachette"),
};

const OTHERS: Readonly<
  Record<Exclude<KeywordName, SimpleKeyword | CostKeyword | NumberKeyword>, KeywordNoun>
> = {
  protection: f("protection"),
  hexproofFrom: f("défense talismanique"),
  enchant: m("enchanter"),
  landwalk: f("traversée"),
  affinity: f("affinité"),
  champion: m("champion"),
  offering: f("offrande"),
  bandsWithOther: m("regroupement"),
  typecycling: m("recyclage"),
  equipQuality: m("équipement"),
  splice: f("imprégnation"),
  suspend: f("suspension"),
  reinforce: m("renfort"),
  awaken: m("éveil"),
  adapt: f("adaptation"),
  craft: m("façonnage"),
  companion: m("compagnon"),
  partnerWith: m("partenariat"),
};

const NAMES: Readonly<Record<KeywordName, KeywordNoun>> = {
  ...SIMPLE,
  ...WITH_COST,
  ...WITH_NUMBER,
  ...OTHERS,
};

/** « vol », « double initiative »: a keyword as it stands on a line of its own. */
export function keywordName(keyword: KeywordName): string {
  return NAMES[keyword].name;
}

/** « le vol », « la célérité »: as something that a creature has, acquires or loses. */
export function keywordArticle(keyword: KeywordName, words = keywordName(keyword)): string {
  const { gender } = NAMES[keyword];
  return definite(noun(words, gender)).text;
}

/** The name of what a document calls so, if it is a keyword. */
export function keywordNamed(keyword: string): string | undefined {
  return Object.entries(NAMES).find(([one]) => one === keyword)?.[1].name;
}
