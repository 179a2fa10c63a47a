import type { Ability } from "../ability.ts";
import type { Amount } from "../amount.ts";
import type { Body } from "../body.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { Duration } from "../duration.ts";
import type { Effect } from "../effect.ts";
import type { EventPattern } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
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
import { NotPrintable } from "./not-printable.ts";
import type { Adjective } from "./noun-before.ts";
import type { NounPhrase, OneMany } from "./noun-phrase.ts";
import { canonicalWording, type Wording, type WordingOf } from "./wording.ts";

/** What an object or player was called when it was first mentioned. */
export interface Mention {
  readonly noun: string;
  readonly plural: boolean;
}

/** As subject or object of a verb, or in front of a noun. */
export type Case = "subject" | "object" | "possessive";

/**
 * One language's way to put each kind of node. The files of this folder call each other through it only, so that another
 * language replaces them one by one.
 */
export interface Phrases {
  noun(filter: Filter, p: PrintContext): NounPhrase;
  adjective(predicate: Predicate, p: PrintContext): Adjective | undefined;
  notAdjective(predicate: Predicate, p: PrintContext): Adjective | undefined;
  after(predicate: Predicate, p: PrintContext, onStack: boolean): OneMany;
  notAfter(predicate: Predicate, p: PrintContext, onStack: boolean): OneMany;
  object(ref: ObjectRef, p: PrintContext, form: Case): string;
  player(ref: PlayerRef, p: PrintContext, form: Case): string;
  selection(what: Selection, p: PrintContext, form: Case): string;
  target(clause: TargetClause, p: PrintContext): string;
  subject(what: EventSubject, p: PrintContext): string;
  value(amount: Amount, p: PrintContext): string;
  eachOf(amount: Amount, p: PrintContext): string;
  condition(condition: Condition, p: PrintContext): string;
  costAction(cost: readonly Cost[], p: PrintContext): string;
  eventClause(event: EventPattern, p: PrintContext, bound?: EventBound): EventClause;
  cost(cost: readonly Cost[], p: PrintContext): string;
  effect(effect: Effect, p: PrintContext): Piece;
  effects(effects: readonly Effect[], p: PrintContext): string;
  body(body: Body, p: PrintContext): string;
  ability(ability: Ability, p: PrintContext): string;
  modifications(list: readonly Modification[], p: PrintContext): string;
  replacement(replacement: Replacement, p: PrintContext): string;
  rule(rule: RuleEffect, p: PrintContext): string;
}

export interface PrintOptions {
  readonly phrases: Phrases;
  readonly self: string;
  /** The card's own name. */
  readonly name?: string;
  readonly attached?: string;
  /** The source is a creature or planeswalker, which "dies". */
  readonly selfDies?: boolean;
  readonly wording?: WordingOf;
  readonly reminders?: boolean;
}

/** Printing of one ability: what the source is called, what is bound to which words, what has been mentioned so far. */
export class PrintContext {
  readonly phrases: Phrases;
  /** "this creature", "this spell", or a legendary permanent's name. */
  readonly self: string;
  readonly name: string;
  /** What an Aura, Equipment or Fortification is on: "enchanted creature". */
  readonly attached: string;
  readonly selfDies: boolean;
  readonly reminders: boolean;
  readonly wording: WordingOf;
  /** The target clauses of the body being printed. */
  targets: readonly TargetClause[] = [];
  /** Key of the reference that "it" stands for now. */
  it: string | undefined;
  /** Cards are "in" a zone, or taken "from" it by the instruction being printed. */
  zone: "in" | "from" = "in";
  /** The player who is the subject of the clause being printed: "their" hand. */
  actor: string | undefined;
  /** What the player of a `forEachPlayer` is called: "each opponent". */
  each: string | undefined;
  /** Set while a prevention that a resolving effect creates is printed. */
  preventing:
    | {
        readonly duration: Duration;
        readonly uses?: number;
        readonly on?: Selection;
        readonly chosenSource?: true;
        readonly amongPermanents?: true;
        /** How long is said before the sentence. */
        readonly led?: true;
      }
    | undefined;
  /** What a prevention effect does besides is printed: amounts are of what it has prevented, unless they are all of the damage. */
  tellsPrevented = false;
  /** The instructions printed next go on a sentence that has begun: no capital. */
  continuing = false;
  /** Within an ability in quotes, where another one stands in single ones. */
  quoted = false;
  /** Waiting for the end of the sentence: what X is. */
  whereX: string | undefined;
  /** The zone in which the ability being printed functions, where it is not the battlefield. */
  abilityZone: Zone | undefined;
  readonly #mentions = new Map<string, Mention>();
  readonly #own = new Map<object, Wording>();

  constructor(options: PrintOptions) {
    this.phrases = options.phrases;
    this.self = options.self;
    this.name = options.name ?? options.self;
    this.attached = options.attached ?? "enchanted creature";
    this.selfDies = options.selfDies ?? /creature|planeswalker/.test(options.self);
    this.wording = options.wording ?? canonicalWording;
    this.reminders = options.reminders ?? false;
  }

  say(node: object): Wording {
    return this.#own.get(node) ?? this.wording(node) ?? {};
  }

  /** Words a node made while printing as another one is. */
  sayAs(node: object, like: object): void {
    const said = this.wording(like) ?? this.#own.get(like);
    if (said !== undefined) this.#own.set(node, said);
  }

  /** The source of the ability, worded as a node that stands for it implicitly says. */
  source(worded: object, form: Case): string {
    const ref: ObjectRef = { kind: "this" };
    const { as } = this.say(worded);
    if (as !== undefined) this.#own.set(ref, { as });
    return this.object(ref, form);
  }

  /** A node made or kept while printing takes up how another one was joined. */
  joinAs(node: object, like: object): void {
    const { join } = this.say(like);
    if (join !== undefined) this.#own.set(node, { ...this.say(node), join });
  }

  mention(key: string, noun: string, plural: boolean): void {
    this.#mentions.set(key, { noun, plural });
    this.it = key;
  }

  /** A number has been given a name, which is nothing that "it" could be. */
  mentionAmount(name: string, words: string): void {
    this.#mentions.set(`amount:${name}`, { noun: words, plural: false });
  }

  /** What bears that name was done by somebody else: "if they do" asks whether it was. */
  mentionDoer(name: string, words: string): void {
    this.#mentions.set(`doer:${name}`, { noun: words, plural: false });
  }

  doer(name: string): string | undefined {
    return this.#mentions.get(`doer:${name}`)?.noun;
  }

  mentioned(key: string): Mention | undefined {
    return this.#mentions.get(key);
  }

  /** From here on the words that named something name something else. */
  forget(key: string): void {
    this.#mentions.delete(key);
  }

  /** Takes over what has been mentioned in another context (a mode knows what its ability's event named). */
  takeMentions(other: PrintContext): void {
    for (const [key, known] of other.#mentions) this.#mentions.set(key, known);
  }

  /** A context for an ability of its own, with nothing mentioned yet. */
  fresh(self: string = this.self): PrintContext {
    const inner = new PrintContext({
      phrases: this.phrases,
      self,
      name: this.name,
      attached: this.attached,
      selfDies: self === this.self ? this.selfDies : /creature|token/.test(self),
      wording: this.wording,
      reminders: this.reminders,
    });
    inner.quoted = this.quoted;
    return inner;
  }

  /** The same for what a token's abilities say, which is on something else than the card is. */
  on(attached: string): PrintContext {
    const inner = new PrintContext({
      phrases: this.phrases,
      self: this.self,
      name: this.name,
      attached,
      selfDies: this.selfDies,
      wording: this.wording,
      reminders: this.reminders,
    });
    inner.takeMentions(this);
    return inner;
  }

  noun(filter: Filter): NounPhrase {
    return this.phrases.noun(filter, this);
  }

  adjective(predicate: Predicate): Adjective | undefined {
    return this.phrases.adjective(predicate, this);
  }

  notAdjective(predicate: Predicate): Adjective | undefined {
    return this.phrases.notAdjective(predicate, this);
  }

  after(predicate: Predicate, onStack: boolean): OneMany {
    return this.phrases.after(predicate, this, onStack);
  }

  notAfter(predicate: Predicate, onStack: boolean): OneMany {
    return this.phrases.notAfter(predicate, this, onStack);
  }

  object(ref: ObjectRef, form: Case = "object"): string {
    return this.phrases.object(ref, this, form);
  }

  player(ref: PlayerRef, form: Case = "object"): string {
    return this.phrases.player(ref, this, form);
  }

  selection(what: Selection, form: Case = "object"): string {
    return this.phrases.selection(what, this, form);
  }

  value(amount: Amount): string {
    return this.phrases.value(amount, this);
  }

  subject(what: EventSubject): string {
    return this.phrases.subject(what, this);
  }

  effect(effect: Effect): Piece {
    return this.phrases.effect(effect, this);
  }

  /** What is counted, as in "for each ...". */
  eachOf(amount: Amount): string {
    return this.phrases.eachOf(amount, this);
  }

  costAction(cost: readonly Cost[]): string {
    return this.phrases.costAction(cost, this);
  }

  eventClause(event: EventPattern): EventClause {
    return this.phrases.eventClause(event, this);
  }

  /** Whether something can be printed; what it mentions is not remembered. */
  canPrint(print: () => string): boolean {
    const { it, actor, whereX } = this;
    const mentions = new Map(this.#mentions);
    try {
      print();
      return true;
    } catch (error) {
      if (error instanceof NotPrintable) return false;
      throw error;
    } finally {
      Object.assign(this, { it, actor, whereX });
      this.#mentions.clear();
      for (const [key, mention] of mentions) this.#mentions.set(key, mention);
    }
  }

  condition(condition: Condition): string {
    return this.phrases.condition(condition, this);
  }
}
