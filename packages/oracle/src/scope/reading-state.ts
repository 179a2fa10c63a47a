import type {
  Amount,
  Duration,
  Effect,
  Filter,
  ObjectRef,
  PlayerRef,
  TargetClause,
  Wording,
  Zone,
} from "@spellroom/card-language";
import type { SelfInfo } from "../self-info.ts";
import type { ObjectAntecedent, PlayerAntecedent } from "./antecedents.ts";

/** Names bound in one face and which of them are used; carried from the first evaluation to the second. */
export interface Usage {
  readonly binds: Set<string>;
  readonly links: Set<string>;
}

/** What all scopes of one evaluation write to, forks and quoted abilities included. */
export interface Shared {
  /** How each node was worded. */
  readonly wording: Map<object, Wording>;
  /** Names used so far in this evaluation. */
  readonly uses: Usage;
  /** Names used in the evaluation before; absent in the first one, when everything is bound. */
  readonly known: Usage | undefined;
}

/** What was known at some moment, for "If you don't, ...", which goes back to before what might have been done. */
export interface Memory {
  readonly objects: readonly ObjectAntecedent[];
  readonly moved: string | undefined;
}

/** Cards looked at, revealed or milled, from among which some are taken. */
export interface Pile {
  readonly of: string;
  readonly without: readonly string[];
  readonly zone: Zone;
}

type Find = () => Amount;

/**
 * Everything that is known while one ability is read, in one place. Every value but what is shared is immutable and is
 * replaced rather than changed, so that a fork is a copy of the fields, whichever they are.
 */
export abstract class ReadingState {
  readonly self: SelfInfo;
  protected readonly shared: Shared;

  constructor(self: SelfInfo, shared: Shared) {
    this.self = self;
    this.shared = shared;
  }

  // The ability

  /** Which ability of the face is being read, to keep the names of different abilities apart. */
  ability = 0;
  /** How often each name has been given. */
  protected names: ReadonlyMap<string, number> = new Map();
  targets: readonly TargetClause[] = [];
  /** Number of the last target clause of the ability, over all modes. */
  lastTarget = 0;
  /** The zone in which the ability functions, once its text has said so. */
  ownZone: "command" | "exile" | "graveyard" | "hand" | "stack" | undefined;
  /** The ability functions on the battlefield as well as in that zone. */
  andBattlefield = false;
  /** The source is what has the quoted ability, whatever the card is on. */
  inQuotes = false;
  /** An activated ability is being read, which may speak of what gives it to the object that has it. */
  activating = false;
  /** The ability triggers on what its Aura is on, which it still sees from where it was (CR 400.7f). */
  hostLeaves = false;
  /** And it speaks of the Aura as of a card in its player's own graveyard. */
  fromOwnGraveyard = false;
  /** The ability triggers on scrying: "each card looked at while scrying this way". */
  scried = false;
  /** Something was tapped for mana of the chosen color: "one mana of that color". */
  chosenColorTapped = false;
  /** Whether it has been asked how many times the ability has resolved ("If it's the second time, ..."). */
  resolutionsCounted = false;
  /** The modes stand after a sentence of their own rather than after a dash. */
  modesAfterStop = false;
  /** What the paragraphs of a spell before this one have come to, and how many effects the last sentence made. */
  paragraphs: { readonly effects: readonly Effect[]; readonly sentence: number } | undefined;

  // The sentence

  /** How many effects the last sentence read has made. */
  lastSentence = 0;
  /** What X is, from "where X is" at the end of the sentence. */
  x: Find | undefined;
  xUses = 0;
  /** The sentence has named the spell itself ("If ~ was kicked, it deals ..."). */
  spellNamed = false;
  /** The name of what the sentence being read searches for, of which it says itself whether it is revealed. */
  foundInSentence: string | undefined;
  /** What all players have dealt with, of which the text has said that some was "yours". */
  partlyYours: ObjectRef | undefined;
  /** A duration before the clause ("Until end of turn, ..."), until an instruction takes it. */
  lead: Duration | undefined;
  leadTaken = false;

  // The clause

  clause = 0;
  /** The player who is the subject of the clause. */
  actor: (() => PlayerRef) | undefined;
  /** Whether "they" or "their" has been read as the subject of the clause. */
  actorUsed = false;
  /** What the verb phrase being read is about: "blocks it" means another one. */
  subject: ObjectRef | undefined;
  /** What "it" can't mean: what does something to it, or what is attached to it. */
  protected excluded: ObjectRef | undefined;
  /** Choices that the verb phrase being read says itself, made before it ("the color of your choice"). */
  choices: readonly Effect[] = [];

  // What has been mentioned

  protected objects: readonly ObjectAntecedent[] = [];
  protected players: readonly PlayerAntecedent[] = [];
  /** What the ability asks for beside its own permanent, both owned and controlled by you: "exile them, then meld them". */
  pair: Filter | undefined;
  /** The target that "Choose target player" has chosen, in an ability of which "the chosen player" then speaks. */
  chosenPlayer: (() => PlayerRef) | undefined;
  /** The name of what the card itself became by moving, in the course of this ability. */
  moved: string | undefined;
  /** What was known before the sentence that may not be carried out. */
  earlier: Memory = { objects: [], moved: undefined };
  /** What was known when the last "If ..., " was asked, for "Otherwise, ...": nothing of what happens if it holds. */
  asked: Memory = { objects: [], moved: undefined };
  /** The "If you do, ..." being read; 0 outside of any. */
  protected branch = 0;
  protected branches = 0;
  /** The branch that the sentence before opened, if any. */
  lastBranch = 0;
  /** Branches to which something read since the sentence began goes back. */
  branchesUsed: ReadonlySet<number> = new Set();

  // Cards that some are taken from

  /** Cards looked at, revealed or milled, and the names of those taken from among them. */
  pile: Pile | undefined;
  /** Where cards that were revealed without being moved are, by the name of what was revealed. */
  places: ReadonlyMap<string, readonly Zone[]> = new Map();
  /** The names of the cards revealed until something was found: what was looked for, and those besides. */
  revealed: { readonly found: string; readonly rest: string } | undefined;

  // What has been measured

  protected amounts: readonly Find[] = [];
  lost: Find | undefined;
  /** "The result" of a die. */
  rolled: Find | undefined;
  prevented: Find | undefined;
  dealt: Find | undefined;
  /** "The excess damage dealt this way". */
  excess: Find | undefined;
  /** "The difference" of two numbers that a condition has compared. */
  difference: Find | undefined;
  /**
   * The kind of the counters of which a cost removes any number, X, or all, which it has a name for: "for each charge counter
   * removed this way".
   */
  countersRemoved: { readonly kind: string; readonly name?: string } | undefined;
}
