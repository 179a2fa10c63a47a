import type { Ability, Body } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { CardType, PowerToughness, Subtype, Supertype } from "./card.ts";
import type { Condition, StepName } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { EventPattern } from "./event.ts";
import type { Filter, TargetKind, Zone } from "./filter.ts";
import type { Color, ManaSymbol } from "./mana.ts";
import type { Duration, Modification } from "./modification.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";
import type { Replacement } from "./replacement.ts";
import type { RuleEffect } from "./rule-effect.ts";
import type { Recipient, Selection } from "./selection.ts";

/** Where a moved object goes and how it gets there. */
export interface Destination {
  readonly zone: Zone;
  /** `fromTop` counts the top card as 1 (CR 401.7). */
  readonly position?:
    | "top"
    | "bottom"
    | "bottomRandom"
    | "bottomAnyOrder"
    | "topAnyOrder"
    | { readonly fromTop: number };
  /** Shuffle that library afterwards ("shuffle it into ..."). */
  readonly shuffle?: true;
  /** For the battlefield: under whose control; absent: its owner's for returned cards, the mover's for searched ones. */
  readonly under?: PlayerRef;
  readonly with?: EntersWith;
  readonly faceDown?: true;
  /** The name by which linked abilities find it (CR 607). */
  readonly link?: string;
}

/** How a permanent enters (CR 614.1c, 614.12). */
export interface EntersWith {
  readonly tapped?: true;
  readonly attacking?: true;
  readonly transformed?: true;
  readonly counters?: readonly { readonly counter: string; readonly amount: Amount }[];
  readonly attachedTo?: ObjectRef;
  /** Choices made as it enters; remembered on the permanent. */
  readonly choose?: readonly ChoiceKind[];
  readonly copyOf?: {
    readonly filter: Filter;
    readonly optional?: true;
    readonly except?: readonly Modification[];
  };
  readonly modifications?: readonly Modification[];
  readonly payLife?: { readonly amount: number; readonly otherwise: "tapped" };
  readonly reveal?: { readonly filter: Filter; readonly otherwise: "tapped" };
  /** Counters for each of any number of cards revealed from the hand, or of permanents sacrificed, as it enters. */
  readonly anyNumber?: {
    readonly how: "reveal" | "sacrifice";
    readonly filter: Filter;
    readonly counter: string;
    readonly each: Amount;
  };
}

/** What a player may be asked to name or choose (CR 201.4, 607.2d). */
export type ChoiceKind =
  | { readonly kind: "color"; readonly among?: readonly Color[] }
  | { readonly kind: "creatureType" }
  | { readonly kind: "basicLandType" }
  | { readonly kind: "cardType"; readonly among?: readonly CardType[] }
  | { readonly kind: "cardName"; readonly filter?: Filter }
  | { readonly kind: "player"; readonly among: "any" | "opponent" }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "word"; readonly among: readonly string[] };

/** The characteristics of one face of a token (CR 111.3). */
export interface TokenFace {
  /** Absent: its subtypes and the word "Token" (CR 111.4). */
  readonly name?: string;
  readonly colors: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
  readonly power?: PowerToughness | { readonly amount: Amount };
  readonly toughness?: PowerToughness | { readonly amount: Amount };
  readonly abilities?: readonly Ability[];
}

/** A token described in full; `back` is the other face of a double-faced one (CR 111.10i). */
export interface TokenCharacteristics extends TokenFace {
  readonly kind: "token";
  readonly back?: TokenFace;
}

/** Which token to create. `predefined` ones (Treasure, Food, Clue...) are in `tokens.ts`. */
export type TokenSpec = TokenCharacteristics | { readonly kind: "predefined"; readonly name: string };

/** Mana to add (CR 106.1, 605). */
export type ManaOutput =
  | { readonly kind: "symbols"; readonly mana: readonly ManaSymbol[] }
  /** One of several lists, the adder's choice: "Add {W} or {U}." */
  | { readonly kind: "oneOf"; readonly of: readonly (readonly ManaSymbol[])[] }
  | {
      readonly kind: "anyColor";
      readonly amount: Amount;
      readonly combination?: true;
      readonly among?: readonly Color[];
    }
  | { readonly kind: "repeated"; readonly mana: ManaSymbol; readonly amount: Amount }
  | { readonly kind: "chosenColor"; readonly amount: Amount }
  /** Any type or colour that lands (or the like) could produce, or that was produced. */
  | { readonly kind: "couldProduce"; readonly sources: Filter; readonly colorsOnly?: true }
  | { readonly kind: "sameAsEvent" }
  | { readonly kind: "colorsAmong"; readonly among: Filter };

/** What mana may be spent on, and what happens to what it paid for (CR 106.6). */
export interface ManaRider {
  readonly spendOnlyOn?: { readonly cast?: Filter; readonly activate?: Filter };
  /** "This mana can't be spent to cast a nonartifact spell"; anything else may be paid with it. */
  readonly cantSpendOn?: { readonly cast: Filter };
  readonly then?: { readonly when: Filter; readonly effects: readonly Effect[] };
  /** "This mana lasts until end of combat": it doesn't empty with the steps of combat. */
  readonly lasts?: "endOfCombat";
}

/** Damage that one instruction deals besides its first. */
export interface DamageShare {
  readonly amount: Amount;
  readonly to: Recipient;
}

/**
 * One instruction. Instructions of a list are carried out in order (CR 608.2c). `bind` gives a name to the objects (or
 * number) that came of it, so that later instructions of the same text can refer to them.
 */
export type Effect =
  | {
      readonly kind: "dealDamage";
      readonly amount: Amount;
      readonly to: Recipient;
      readonly source?: ObjectRef;
      /** As the controller chooses, or in equal shares rounded down. */
      readonly divided?: true | "evenly";
      readonly unpreventable?: true;
      readonly bind?: string;
      readonly excessTo?: Recipient;
      /** More damage, dealt at the same time: "to each creature and each player", "and 2 damage to you". */
      readonly also?: readonly DamageShare[];
    }
  | { readonly kind: "gainLife"; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly kind: "loseLife"; readonly who: PlayerRef; readonly amount: Amount; readonly bind?: string }
  | { readonly kind: "setLife"; readonly who: PlayerRef; readonly to: Amount }
  | { readonly kind: "exchangeLife"; readonly who: PlayerRef; readonly with: PlayerRef }
  | { readonly kind: "draw"; readonly who: PlayerRef; readonly amount: Amount; readonly bind?: string }
  | {
      readonly kind: "discard";
      readonly who: PlayerRef;
      readonly amount: Amount | "hand";
      readonly filter?: Filter;
      readonly random?: true;
      readonly chooser?: PlayerRef;
      readonly bind?: string;
    }
  | { readonly kind: "mill"; readonly who: PlayerRef; readonly amount: Amount; readonly bind?: string }
  | { readonly kind: "scry"; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly kind: "surveil"; readonly who: PlayerRef; readonly amount: Amount }
  | {
      readonly kind: "destroy";
      readonly what: Selection;
      readonly noRegeneration?: true;
      readonly bind?: string;
    }
  | { readonly kind: "sacrifice"; readonly who: PlayerRef; readonly what: Selection; readonly bind?: string }
  | {
      readonly kind: "exile";
      readonly what: Selection;
      readonly faceDown?: true;
      readonly link?: string;
      readonly until?: "sourceLeaves" | EventPattern;
      readonly bind?: string;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
    }
  /** Every other zone change: return, put onto, put into. */
  | { readonly kind: "move"; readonly what: Selection; readonly to: Destination; readonly bind?: string }
  | { readonly kind: "counter"; readonly what: Selection; readonly to?: Destination; readonly bind?: string }
  | { readonly kind: "tap"; readonly what: Selection; readonly bind?: string }
  | { readonly kind: "untap"; readonly what: Selection; readonly bind?: string }
  | { readonly kind: "attach"; readonly what: Selection; readonly to: ObjectRef }
  | { readonly kind: "unattach"; readonly what: Selection }
  | {
      readonly kind: "addCounters";
      readonly counter: string | readonly string[];
      readonly amount: Amount;
      readonly on: Selection;
      readonly divided?: true;
      readonly bind?: string;
    }
  | {
      readonly kind: "removeCounters";
      readonly counter: string | "any";
      readonly amount: Amount | "all";
      readonly from: Selection;
      readonly bind?: string;
    }
  | {
      readonly kind: "moveCounters";
      readonly counter: string | "any";
      readonly amount: Amount | "all";
      readonly from: ObjectRef;
      readonly to: ObjectRef;
    }
  | {
      readonly kind: "multiplyCounters";
      readonly counter: string | "any";
      readonly on: Selection;
      readonly factor: number;
    }
  | {
      readonly kind: "addPlayerCounters";
      readonly counter: string;
      readonly amount: Amount;
      readonly who: PlayerRef;
    }
  | { readonly kind: "payEnergy"; readonly amount: Amount }
  | {
      readonly kind: "createToken";
      readonly who: PlayerRef;
      readonly amount: Amount;
      readonly token: TokenSpec;
      readonly with?: EntersWith;
      readonly bind?: string;
    }
  | {
      readonly kind: "createCopyToken";
      readonly who: PlayerRef;
      readonly amount: Amount;
      readonly of: Selection;
      readonly except?: readonly Modification[];
      readonly with?: EntersWith;
      readonly bind?: string;
    }
  /** A continuous effect on objects (CR 611.2). The set of objects is fixed now unless `unlocked`. */
  | {
      readonly kind: "modify";
      readonly what: Selection;
      readonly modifications: readonly Modification[];
      readonly duration: Duration;
    }
  /** A rule effect or replacement effect that lasts a while. */
  | { readonly kind: "createRule"; readonly rule: RuleEffect; readonly duration: Duration }
  | {
      readonly kind: "createReplacement";
      readonly replacement: Replacement;
      readonly duration: Duration;
      readonly uses?: number;
      readonly on?: Selection;
    }
  | {
      readonly kind: "addMana";
      readonly who: PlayerRef;
      readonly output: ManaOutput;
      readonly rider?: ManaRider;
    }
  | {
      readonly kind: "search";
      readonly who: PlayerRef;
      readonly zones: readonly Zone[];
      readonly of: PlayerRef;
      readonly filter: Filter;
      readonly count: { readonly min: Amount; readonly max: Amount | "any" };
      readonly reveal?: true;
      readonly differentNames?: true;
      readonly bind: string;
    }
  | { readonly kind: "shuffle"; readonly who: PlayerRef }
  | {
      readonly kind: "look";
      readonly who: PlayerRef;
      readonly at: Selection | { readonly hand: PlayerRef };
      readonly bind: string;
    }
  | {
      readonly kind: "reveal";
      readonly what: Selection | { readonly hand: PlayerRef };
      readonly bind: string;
    }
  /** Reveal from the top until cards matching are found. `bind` are those found, `rest` the others. */
  | {
      readonly kind: "revealUntil";
      readonly who: PlayerRef;
      readonly filter: Filter;
      readonly count: Amount;
      readonly bind: string;
      readonly rest: string;
      readonly exile?: true;
    }
  /** Name objects for later instructions without doing anything to them. */
  | { readonly kind: "select"; readonly what: Selection; readonly bind: string }
  | { readonly kind: "bindAmount"; readonly amount: Amount; readonly bind: string }
  | {
      readonly kind: "choose";
      readonly who: PlayerRef;
      readonly what: ChoiceKind;
      readonly secretly?: true;
      readonly bind?: string;
    }
  | {
      readonly kind: "separatePiles";
      readonly who: PlayerRef;
      readonly what: Selection;
      readonly chooser: PlayerRef;
      readonly chosen: string;
      readonly other: string;
    }
  | {
      readonly kind: "vote";
      readonly options: readonly {
        readonly word: string;
        readonly perVote?: readonly Effect[];
        readonly ifMost?: readonly Effect[];
      }[];
    }
  | { readonly kind: "fight"; readonly a: ObjectRef; readonly b: ObjectRef }
  | { readonly kind: "regenerate"; readonly what: Selection }
  | { readonly kind: "transform"; readonly what: Selection }
  | { readonly kind: "turnFaceUp"; readonly what: Selection }
  | { readonly kind: "turnFaceDown"; readonly what: Selection }
  | { readonly kind: "phaseOut"; readonly what: Selection }
  | { readonly kind: "removeFromCombat"; readonly what: Selection }
  | { readonly kind: "becomeBlocked"; readonly what: Selection }
  | {
      readonly kind: "exchangeControl";
      readonly a: Selection;
      readonly b: Selection;
      readonly duration?: Duration;
    }
  | {
      readonly kind: "copySpell";
      readonly what: ObjectRef;
      readonly who?: PlayerRef;
      readonly amount?: Amount;
      readonly newTargets?: "may" | "none";
      readonly except?: readonly Modification[];
      readonly bind?: string;
    }
  | {
      readonly kind: "changeTargets";
      readonly what: ObjectRef;
      readonly who: PlayerRef;
      readonly to?: ObjectRef;
      readonly only?: TargetKind;
      readonly optional?: true;
    }
  /** Cast or play a card now, as part of the resolution. */
  | {
      readonly kind: "castNow";
      readonly who: PlayerRef;
      readonly what: Selection;
      readonly cost: "withoutPaying" | readonly Cost[];
      readonly optional?: true;
      readonly landsToo?: true;
      /** What the resulting spell has to be ("if the resulting spell's mana value is less"). */
      readonly spell?: Filter;
      readonly bind?: string;
    }
  /** Permission to play those cards for a while. */
  | {
      readonly kind: "mayPlay";
      readonly who: PlayerRef;
      readonly what: Selection;
      readonly duration: Duration;
      readonly act: "play" | "cast";
      readonly cost?: "withoutPaying" | readonly Cost[];
      readonly anyManaType?: true;
    }
  | { readonly kind: "extraTurn"; readonly who: PlayerRef; readonly thenLose?: true }
  | {
      readonly kind: "extraPhase";
      readonly phases: readonly ("combat" | "main" | "beginning" | "end")[];
      readonly after?: "thisPhase" | "main";
    }
  | {
      readonly kind: "skipNext";
      readonly who: PlayerRef;
      readonly what: "turn" | "drawStep" | "untapStep" | "combatPhase";
    }
  | { readonly kind: "endTurn" }
  | { readonly kind: "endCombat" }
  | { readonly kind: "controlNextTurn"; readonly who: PlayerRef; readonly of: PlayerRef }
  | { readonly kind: "winGame"; readonly who: PlayerRef }
  | { readonly kind: "loseGame"; readonly who: PlayerRef }
  | { readonly kind: "drawGame" }
  | { readonly kind: "restartGame" }
  | { readonly kind: "becomeMonarch"; readonly who: PlayerRef }
  | {
      readonly kind: "flipCoins";
      readonly who: PlayerRef;
      readonly count: Amount;
      readonly win?: readonly Effect[];
      readonly lose?: readonly Effect[];
      readonly bind?: string;
    }
  | {
      readonly kind: "rollDie";
      readonly who: PlayerRef;
      readonly sides: number;
      readonly results?: readonly {
        readonly from: number;
        readonly to: number;
        readonly effects: readonly Effect[];
      }[];
      readonly bind?: string;
    }
  /** Keyword actions that are a closed procedure of their own (CR 701): explore, connive, proliferate, investigate... */
  | {
      readonly kind: "keywordAction";
      readonly action: KeywordAction;
      readonly who?: PlayerRef;
      readonly what?: Selection;
      readonly amount?: Amount;
      readonly filter?: Filter;
      readonly subtype?: Subtype;
    }
  | { readonly kind: "createEmblem"; readonly who: PlayerRef; readonly abilities: readonly Ability[] }
  /** "You may ...", "you may pay ...". `bind` lets "if you do" ask; `otherwise` is "if you don't". */
  | {
      readonly kind: "may";
      readonly who: PlayerRef;
      readonly cost?: readonly Cost[];
      readonly effects: readonly Effect[];
      readonly then?: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      readonly bind?: string;
    }
  /** "... unless its controller pays {2}": the effects happen unless that player pays. */
  | {
      readonly kind: "unless";
      readonly who: PlayerRef;
      readonly cost: readonly Cost[];
      readonly effects: readonly Effect[];
      readonly then?: readonly Effect[];
    }
  | {
      readonly kind: "if";
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      /** Printed as "X instead if" rather than "If, X". */
      readonly instead?: true;
    }
  | { readonly kind: "forEach"; readonly of: Selection; readonly effects: readonly Effect[] }
  | { readonly kind: "forEachPlayer"; readonly of: PlayerRef; readonly effects: readonly Effect[] }
  | { readonly kind: "repeat"; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Choose one of several on resolution (not modes, which are chosen on announcement). */
  | {
      readonly kind: "chooseOne";
      readonly who: PlayerRef;
      readonly options: readonly (readonly Effect[])[];
      readonly random?: true;
    }
  /** "When you do, ...": a reflexive trigger (CR 603.12). */
  | { readonly kind: "whenYouDo"; readonly body: Body }
  /** A delayed triggered ability (CR 603.7). Captures the bindings of now. */
  | {
      readonly kind: "delayed";
      readonly event:
        | EventPattern
        | { readonly kind: "nextStep"; readonly step: StepName; readonly whose: PlayerRef };
      readonly body: Body;
      readonly expires?: Duration;
      readonly repeats?: true;
    };

export const KEYWORD_ACTIONS = [
  "proliferate",
  "investigate",
  "explore",
  "connive",
  "adapt",
  "monstrosity",
  "bolster",
  "support",
  "amass",
  "populate",
  "goad",
  "detain",
  "learn",
  "venture",
  "discover",
  "incubate",
  "manifest",
  "manifestDread",
  "cloak",
  "foretell",
  "clash",
  "fateseal",
  "suspect",
  "exert",
  "takeInitiative",
  "dayBecomes",
  "nightBecomes",
  "ringTempts",
  "collectEvidence",
  "forage",
  "endure",
  "timeTravel",
  "openAttraction",
  "assemble",
  "abandon",
  "planeswalk",
  "setInMotion",
  "airbend",
  "earthbend",
  "waterbend",
  "blight",
  "harness",
  "behold",
  "cascade",
  "exploit",
  "crew",
  "saddle",
  "renown",
  "getCitysBlessing",
  "heal",
  "exileWarped",
  "flip",
  "myriad",
  "prepare",
  "unprepare",
] as const;
export type KeywordAction = (typeof KEYWORD_ACTIONS)[number];
