import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { Body } from "../body.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { Duration } from "../duration.ts";
import type { Effect, EffectOf } from "../effect.ts";
import type { EventPattern } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { KeywordAbility } from "../keyword.ts";
import type { Modification } from "../modification.ts";
import type { Predicate } from "../predicate.ts";
import type { ObjectRef, PlayerRef } from "../reference.ts";
import type { Replacement } from "../replacement.ts";
import type { RuleEffect } from "../rule-effect.ts";
import type { Selection } from "../selection.ts";
import type { TargetClause } from "../target-clause.ts";
import type { Zone } from "../zone.ts";
import type { Piece } from "./clause.ts";
import type { EventClause } from "./event-clause.ts";
import {
  type Agreement,
  agrees,
  demonstrative,
  type Gender,
  type Nominal,
  type Noun,
  nominal,
} from "./grammar.ts";
import type { After, NounPhrase, RankedAdjective } from "./noun-phrase.ts";
import { Referents } from "./referents.ts";
import type { VerbPhrase } from "./verbs.ts";
import { CARD } from "./vocabulary.ts";

/** What an object or player was called when it was first mentioned. */
export interface Mention {
  readonly noun: Noun;
  readonly plural: boolean;
  /** What a pronoun agrees with while the words of the first mention stand, if not with the noun: « un mur », later « cette créature ». */
  readonly gender?: Gender;
}

/** How all objects of a description are put: « toutes les créatures », « les créatures », « chaque créature ». */
export type AllStyle = "all" | "definite" | "each";

/** The printers of whole unions, through which printers call each other: the files have no import cycles. */
export interface FrenchPhrases {
  noun(filter: Filter, p: FrenchContext): NounPhrase;
  adjective(predicate: Predicate, p: FrenchContext): RankedAdjective | undefined;
  notAdjective(predicate: Predicate, p: FrenchContext): RankedAdjective | undefined;
  after(predicate: Predicate, p: FrenchContext): After;
  notAfter(predicate: Predicate, p: FrenchContext): After;
  object(ref: ObjectRef, p: FrenchContext): Nominal;
  player(ref: PlayerRef, p: FrenchContext): Nominal;
  selection(what: Selection, p: FrenchContext, all: AllStyle): Nominal;
  target(clause: TargetClause, p: FrenchContext): Nominal;
  subject(what: EventSubject, p: FrenchContext): Nominal;
  value(amount: Amount, p: FrenchContext): string;
  eachOf(amount: Amount, p: FrenchContext): string;
  condition(condition: Condition, p: FrenchContext, denied: boolean): string;
  cost(cost: readonly Cost[], p: FrenchContext): string;
  costAction(cost: readonly Cost[], p: FrenchContext): readonly VerbPhrase[];
  eventClause(event: EventPattern, p: FrenchContext, bound?: EventBound): EventClause;
  effect(effect: Effect, p: FrenchContext): Piece;
  effects(effects: readonly Effect[], p: FrenchContext): string;
  body(body: Body, p: FrenchContext): string;
  ability(ability: Ability, p: FrenchContext): string;
  keyword(ability: KeywordAbility, p: FrenchContext): string;
  keywordWithArticle(ability: KeywordAbility, p: FrenchContext): string;
  exceptions(list: readonly Modification[], p: FrenchContext): string;
  /** Whether an ability says « ce joueur » of whoever its event is about. */
  namesEventPlayer(body: Body, condition?: Condition): boolean;
  /** The number that several instructions share, which the text calls X. */
  sharedNumber(effects: readonly Effect[]): EffectOf<"bindAmount"> | undefined;
  usesNumber(effect: Effect): boolean;
  replacement(replacement: Replacement, p: FrenchContext): string;
  rule(rule: RuleEffect, p: FrenchContext): string;
}

export interface FrenchOptions {
  readonly phrases: FrenchPhrases;
  /** « cette créature »; a spell goes by its name. */
  readonly self: Nominal;
  readonly selfNoun: Noun;
  readonly name: string;
  /** « la créature enchantée ». */
  readonly attached: Nominal;
  readonly attachedNoun: Noun;
  /** The source is a creature or planeswalker, which dies (CR 700.4). */
  readonly selfDies: boolean;
  /**
   * How the source is told from something else that goes by the same noun: it is called by its name, or, where it has
   * none, everything else is « cette créature-là ».
   */
  readonly apart?: "name" | "there";
}

/** Stands for something that the text has spoken of without giving it a name. */
const UNNAMED = "unnamed";

/** Printing of one ability: what the source is called, what has been mentioned so far. */
export class FrenchContext {
  readonly phrases: FrenchPhrases;
  readonly options: FrenchOptions;
  readonly referents: Referents;
  /** The target clauses of the body being printed. */
  targets: readonly TargetClause[] = [];
  /** Key of the reference that « il » or « elle » stands for now. */
  it: string | undefined;
  /** Something of the other gender has been spoken of since, so that « sa » could be either's. */
  hasRival = false;
  /** The subject of the clause being printed, or of the one before it: what a pronoun would be taken for. */
  subjectOfClause: Nominal | undefined;
  /** The instructions printed next follow an event, where a condition would be asked as the ability triggers. */
  afterEvent = false;
  /** What the conditions printed next ask is how all was then: « si vous contrôliez un dragon ». */
  lookingBack = false;
  /** Keys of what the event says has left: it is asked how that last was, « si c'était une créature ». */
  hasLeft: readonly string[] = [];
  /** Under what name is known what was dealt damage, while the text speaks of any creature that was. */
  damaged: string | undefined;
  /** What a copy has besides is a token's: « sacrifiez ce jeton ». */
  copyIsToken = false;
  /** In combat the active player is the attacking player (CR 506.2). */
  inCombat = false;
  /** At the beginning of a draw step, in which a card is drawn anyway (CR 504.1). */
  inDrawStep = false;
  /** The text printed next speaks of the player whose step, turn or action it is. */
  namesPlayer = false;
  /** Cards are in a zone, or taken from it by the instruction being printed. */
  zone: "in" | "from" = "in";
  /** The instructions printed next follow a prevention: the amount of the event is what has really been prevented. */
  tellsPrevented = false;
  /** The player who is the subject of the clause being printed: « sa main ». */
  actor: string | undefined;
  /** Whose choice something is, said right after its noun: « une créature de son choix avec le vol ». */
  choice: string | undefined;
  /** What the player of a `forEachPlayer` is called: « chaque adversaire ». */
  each: Nominal | undefined;
  /** Set while a prevention that a resolving effect creates is printed. */
  preventing:
    | {
        readonly duration: Duration;
        readonly uses?: number;
        readonly on?: Selection;
        readonly chosenSource?: true;
        readonly amongPermanents?: true;
      }
    | undefined;
  /** The instructions printed next go on a sentence that has begun: no capital. */
  continuing = false;
  /** Waiting for the end of the sentence: what X is. */
  whereX: string | undefined;
  /** The zone in which the ability being printed functions, where it is not the battlefield. */
  abilityZone: Zone | undefined;
  readonly #mentions = new Map<string, Mention>();
  readonly #amounts = new Map<string, string>();
  readonly #owners = new Map<string, PlayerRef>();
  readonly #optional = new Set<string>();
  readonly #unnamed = new Set<string>();
  readonly #named = new Map<string, Amount>();
  readonly #saidX = new Set<string>();
  readonly #aliases = new Map<string, string>();

  constructor(options: FrenchOptions, referents = new Referents()) {
    this.options = options;
    this.phrases = options.phrases;
    this.referents = referents;
  }

  /** What the text calls the source; a card where its ability doesn't function on the battlefield. */
  get self(): Nominal {
    if (this.options.apart === "name") return nominal(this.options.name, this.selfNoun.gender);
    this.referents.callSource(this.selfNoun);
    return this.#isCard() ? demonstrative(CARD) : this.options.self;
  }

  get selfNoun(): Noun {
    return this.#isCard() ? CARD : this.options.selfNoun;
  }

  #isCard(): boolean {
    return (
      this.abilityZone !== undefined && this.abilityZone !== "battlefield" && this.abilityZone !== "stack"
    );
  }

  mention(key: string, noun: Noun, plural: boolean, gender?: Gender): void {
    this.mentionAside(key, noun, plural, gender);
    this.it = this.meant(key);
    this.hasRival = false;
  }

  /** Mentions something that no pronoun will stand for next. */
  mentionAside(key: string, noun: Noun, plural: boolean, gender?: Gender): void {
    this.#mentions.set(key, { noun, plural, ...(gender === undefined ? {} : { gender }) });
    if (!plural && this.meant(key) !== "this") this.referents.mentionOther(noun);
  }

  /** Something has been spoken of that has no key: no pronoun that it could be will stand for what came before. */
  mentionUnnamed(thing: Agreement, as: Pick<NounPhrase, "called" | "heads">): void {
    if (!thing.plural) {
      this.#unnamed.add(as.called.one);
      this.referents.mentionOther(as.called);
      for (const head of as.heads) this.referents.mentionCardOf(head);
    }
    this.passOver(thing);
  }

  /** No pronoun that this could be will stand for what came before. */
  passOver(thing: Agreement): void {
    const known = this.it === undefined ? undefined : this.mentioned(this.it);
    const gender =
      known === undefined || this.it === "this" ? this.selfNoun.gender : (known.gender ?? known.noun.gender);
    if (agrees(thing, { gender, plural: known?.plural === true })) this.it = UNNAMED;
    else if (!thing.plural && known !== undefined) this.hasRival = true;
  }

  /** Whether « cette créature » could be one that the text has spoken of in passing: « si une créature est morte ». */
  hasPassed(called: Noun): boolean {
    return this.#unnamed.has(called.one);
  }

  mentioned(key: string): Mention | undefined {
    return this.#mentions.get(key) ?? this.#mentions.get(this.meant(key));
  }

  /** What an instruction has given a new name goes on being what it was. */
  alias(key: string, of: string): void {
    if (key !== of) this.#aliases.set(key, this.meant(of));
  }

  /** Something goes by its noun from here on, and a pronoun agrees with that. */
  callByNoun(key: string): void {
    for (const one of [key, this.meant(key)]) {
      const known = this.#mentions.get(one);
      if (known !== undefined) this.#mentions.set(one, { noun: known.noun, plural: known.plural });
    }
  }

  /** The key under which something was mentioned first. */
  meant(key: string): string {
    return this.#aliases.get(key) ?? key;
  }

  /** Whether a condition about that object asks how it was. */
  isPast(key: string | undefined): boolean {
    return this.lookingBack || (key !== undefined && this.hasLeft.includes(key));
  }

  /** « cette créature », of something other than the source; « cette créature-là » where the source is called so. */
  that(called: Noun, plural = false): Nominal {
    const said = demonstrative(called, plural);
    if (plural) return said;
    this.referents.callOther(called);
    const same = this.options.apart === "there" && called.one === this.selfNoun.one;
    return same ? { ...said, text: `${said.text}-là` } : said;
  }

  /** Cards that belong to somebody have been given a name. */
  mentionOwner(name: string, owner: PlayerRef): void {
    this.#owners.set(name, owner);
  }

  ownerOf(name: string): PlayerRef | undefined {
    return this.#owners.get(name);
  }

  /** What bears that name was done by somebody else: « si ce joueur fait ainsi » asks whether it was. */
  mentionDoer(name: string, noun: Noun): void {
    this.#mentions.set(`doer:${name}`, { noun, plural: false });
  }

  doer(name: string): Noun | undefined {
    return this.#mentions.get(`doer:${name}`)?.noun;
  }

  /** What bears that name might have been left undone: « si vous ne le faites pas », and not « si c'est impossible ». */
  mentionOptional(name: string): void {
    this.#optional.add(name);
  }

  isOptional(name: string): boolean {
    return this.#optional.has(name);
  }

  /** A number has been given a name. */
  mentionAmount(name: string, words: string): void {
    this.#amounts.set(name, words);
  }

  /** An amount that the text calls X, and says what X is where it first does. */
  nameX(name: string, amount: Amount): void {
    this.#named.set(name, amount);
  }

  isX(name: string): boolean {
    return this.#named.has(name);
  }

  /** « X », with what it is said at the end of the sentence that first uses it. */
  sayX(name: string): string {
    const amount = this.#named.get(name);
    if (amount !== undefined && !this.#saidX.has(name)) {
      this.#saidX.add(name);
      this.whereX ??= this.value(amount);
    }
    return "X";
  }

  amountWords(name: string): string | undefined {
    return this.#amounts.get(name);
  }

  /** Takes over what has been mentioned in another context (a mode knows what its ability's event named). */
  takeMentions(other: FrenchContext): void {
    for (const [key, known] of other.#mentions) this.#mentions.set(key, known);
    for (const [key, known] of other.#amounts) this.#amounts.set(key, known);
    for (const [key, known] of other.#owners) this.#owners.set(key, known);
    for (const [key, known] of other.#aliases) this.#aliases.set(key, known);
  }

  /** A context for another part of the text, with nothing mentioned yet. */
  fresh(): FrenchContext {
    return new FrenchContext(this.options, this.referents);
  }

  /** The same for what a token's abilities say, which is on something else than the card is. */
  on(attached: Pick<FrenchOptions, "attached" | "attachedNoun">): FrenchContext {
    return new FrenchContext({ ...this.options, ...attached }, this.referents);
  }

  /** A context for an ability that something else has. */
  granted(as: Pick<FrenchOptions, "self" | "selfNoun" | "selfDies">, apart?: "there"): FrenchContext {
    const { apart: _, ...options } = this.options;
    return new FrenchContext({ ...options, ...as, ...(apart === undefined ? {} : { apart }) });
  }

  /** Prints something with cards taken « depuis » their zone. */
  from<T>(print: () => T): T {
    const { zone } = this;
    this.zone = "from";
    const printed = print();
    this.zone = zone;
    return printed;
  }

  noun(filter: Filter): NounPhrase {
    return this.phrases.noun(filter, this);
  }

  object(ref: ObjectRef): Nominal {
    return this.phrases.object(ref, this);
  }

  player(ref: PlayerRef): Nominal {
    return this.phrases.player(ref, this);
  }

  selection(what: Selection, all: AllStyle = "all"): Nominal {
    return this.phrases.selection(what, this, all);
  }

  subject(what: EventSubject): Nominal {
    return this.phrases.subject(what, this);
  }

  value(amount: Amount): string {
    return this.phrases.value(amount, this);
  }

  /** What is counted, as in « pour chaque ... ». */
  eachOf(amount: Amount): string {
    return this.phrases.eachOf(amount, this);
  }

  condition(condition: Condition, denied = false): string {
    return this.phrases.condition(condition, this, denied);
  }

  costAction(cost: readonly Cost[]): readonly VerbPhrase[] {
    return this.phrases.costAction(cost, this);
  }

  eventClause(event: EventPattern, bound?: EventBound): EventClause {
    const before = this.subjectOfClause;
    const clause = this.phrases.eventClause(event, this, bound);
    if (clause.kind === "clause")
      this.subjectOfClause = clause.subject.of === undefined ? undefined : clause.subject;
    else if (this.subjectOfClause === before) this.subjectOfClause = undefined;
    return clause;
  }

  effect(effect: Effect): Piece {
    return this.phrases.effect(effect, this);
  }
}
