import type {
  CardType,
  Color,
  ManaCost,
  Modification,
  Subtype,
  Supertype,
  TokenSpec,
  Zone,
} from "@spellroom/card-language";
import type { Context } from "./context.ts";
import type { CardNumber, DefinitionId, Entity, ObjectId, Seat, Timestamp } from "./ids.ts";

/** What an object is made of (CR 109.1). */
export type ObjectKind = "card" | "token" | "copy" | "ability" | "emblem";

/**
 * One object in one zone. Records are never changed: a change puts a new record in `GameState.objects`. Every field is
 * the object's own state; characteristics as effects change them come from `layers`.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly card: CardNumber;
  readonly kind: ObjectKind;
  readonly definition: DefinitionId;
  /** Which face is up or was cast. */
  readonly face: number;
  readonly owner: Seat;
  /** Who controls it before effects of layer 2: for spells who cast it, for permanents under whose control it entered. Owner elsewhere. */
  readonly controller: Seat;
  /** `null`: it has ceased to exist; the record is kept as last known information while it may be needed. */
  readonly zone: Zone | null;
  readonly timestamp: Timestamp;
  readonly status: PermanentStatus;
  readonly counters: Readonly<Record<string, number>>;
  /** When the newest counter of a kind was put on it (CR 613.7c); absent: as old as the object. Keyword counters ask. */
  readonly counterTimes?: Readonly<Record<string, Timestamp>>;
  /** Damage marked on it this turn (CR 120.6), and whether a source with deathtouch dealt any since the last check (CR 704.5h). */
  readonly damage: number;
  readonly deathtouched: boolean;
  /** What it is attached to (CR 303.4, 301.5). */
  readonly attachedTo: Entity | null;
  /** The turn in which its controller last gained control of it, for summoning sickness (CR 302.6). */
  readonly controlledSince: number;
  readonly enteredTurn: number;
  /** Copiable values it took on as it entered or by a lasting copy effect (CR 707.2). */
  readonly copied: CopiedValues | null;
  /** What was chosen for it: color, type, name, player, number, word (CR 607.2d). */
  readonly chosen: Readonly<Record<string, string | number>>;
  /** Objects that its linked abilities have put away, by link name (CR 607.2). */
  readonly linked: Readonly<Record<string, readonly ObjectId[]>>;
  /** For spells and abilities on the stack, and for the permanent that such a spell became (kicked, X, colors spent). */
  readonly announcement: Announcement | null;
  /** Times an ability with a limit was activated or triggered this turn, by ability index; emptied each turn. */
  readonly usedThisTurn: Readonly<Record<number, number>>;
  readonly usedEver: Readonly<Record<number, number>>;
  /** Seats that may look at it in addition to those that the zone allows (face down, looked at in a hidden zone). */
  readonly knownTo: readonly Seat[];
  /** Free notes of the engine's own keyword procedures, such as `monstrous`, `renowned`, `unearthed`, `goadedBy:1`. */
  readonly marks: readonly string[];
  /** Of a permanent that several cards or tokens represent (CR 712.4a, 727.2); absent for all others. */
  readonly merged?: Merged;
}

/**
 * What represents a permanent where that is more than one card or token. The object's own card, kind, definition, face and
 * copied values are those of the topmost component.
 */
export interface Merged {
  /** The topmost first. */
  readonly components: readonly Component[];
  /** When they became one: copy effects that are older no longer apply (CR 613.2a, 727.2a). */
  readonly since: Timestamp;
}

/** A card or token that represents a permanent together with others, as what it is by itself. */
export interface Component {
  readonly card: CardNumber;
  readonly kind: "card" | "token";
  readonly definition: DefinitionId;
  readonly face: number;
  readonly copied: CopiedValues | null;
  readonly faceDown: PermanentStatus["faceDown"];
  readonly commander: boolean;
  /** How many had been merged before it, absent for none: the keys of its abilities begin with it wherever it lies. */
  readonly number?: number;
  /** The mutating creature spell that it was: what refers to that spell refers to the permanent (CR 702.140f). */
  readonly spell?: ObjectId;
  /** A melded card whose back face is the other half of the one before it: together they have only one (CR 712.8g). */
  readonly half?: true;
}

/** CR 110.5. */
export interface PermanentStatus {
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: null | "morph" | "manifest" | "cloak" | "disguise" | "exiled" | "foretold";
  readonly phasedOut: boolean;
  /** Designations of a permanent with a shared type line (CR 709.5): its unlocked halves, the one unlocked first in front. */
  readonly unlocked?: readonly Door[];
}

/** A half of a Room (CR 709.5). */
export type Door = "left" | "right";

/** Values of a copied object (CR 707.2): which definition and face, and exceptions that are copied on. */
export interface CopiedValues {
  readonly definition: DefinitionId;
  readonly face: number;
  readonly except: readonly Modification[];
  readonly token?: TokenSpec;
}

/** What was settled while a spell was cast or an ability was activated or put on the stack (CR 601.2, 602.2, 603.3). */
export interface Announcement {
  /** For an ability: its source object, and its index among the source's abilities at that time. */
  readonly source: ObjectId | null;
  /** The ability itself, since the source may lose it or be gone. `null` for spells. */
  readonly ability: StackAbility | null;
  /** Modes chosen, by index, in the order of their printing; empty for plain bodies. */
  readonly modes: readonly number[];
  readonly context: Context;
  /** How it came to be cast: the permission or alternative cost used, `null` for the usual one. */
  readonly via: string | null;
  readonly castFrom: Zone | null;
  readonly wasCast: boolean;
  readonly manaSpent: Readonly<Partial<Record<string, number>>>;
  /** How many Phyrexian symbols of its cost life was paid for (CR 107.4f); absent: none. */
  readonly paidByLife?: number;
  /** Optional additional costs paid, by the index of the ability that offers them: kicker, buyback, ... */
  readonly paidOptions: readonly string[];
}

/** An ability on the stack. */
export interface StackAbility {
  readonly kind: "activated" | "triggered";
  readonly body: import("@spellroom/card-language").Body;
  readonly condition?: import("@spellroom/card-language").Condition;
  /** Which of the source's abilities it is, for printing and for yields: see `CurrentAbility.key`. */
  readonly key: string;
  readonly loyalty?: true;
  /** Of a triggered one, see `PendingTrigger.chain`. */
  readonly chain?: number;
}

/** Current characteristics (CR 109.3) with every effect applied. Only `layers` makes these. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: ManaCost | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  /** `null` for what isn't a creature (or vehicle). */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  /** Starting loyalty (CR 306.5a); what a planeswalker on the battlefield has now are its loyalty counters. */
  readonly loyalty: number | null;
  readonly controller: Seat;
  /** In order, each keyword ability followed by the abilities that it represents. */
  readonly abilities: readonly CurrentAbility[];
  /** Names of keyword abilities it has, for quick tests. */
  readonly keywords: ReadonlySet<string>;
  /** Restrictions and permissions that effects put on it. */
  readonly restrictions: readonly CurrentRestriction[];
}

/** A restriction with the context of the effect that put it there, in which its filters and players are understood. */
export type CurrentRestriction = import("@spellroom/card-language").Restriction & {
  readonly context: Context;
};

export interface CurrentAbility {
  readonly ability: import("@spellroom/card-language").Ability;
  /**
   * Stable name of the ability on this object: `p3` printed number 3, `g<timestamp>.0` gained, `Forest` from that land
   * type, `p3.0` the first ability that keyword ability `p3` represents.
   */
  readonly key: string;
  /** Which object granted it, if another did. */
  readonly from: ObjectId | null;
}
