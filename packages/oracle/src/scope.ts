import type {
  Amount,
  Duration,
  Effect,
  ObjectRef,
  PlayerRef,
  ReferenceNoun,
  TargetClause,
  Zone,
} from "@spellroom/card-language";
import {
  asBefore,
  asked,
  isOtherSide,
  type Mentioned,
  mentionedAlike,
  type Nouns,
  type ObjectAntecedent,
  type PlayerAntecedent,
  sameRef,
  withoutMoves,
} from "./antecedents.ts";
import { Naming, type NamingOptions } from "./naming.ts";
import type { SelfInfo } from "./self-info.ts";
import { Unresolved } from "./unresolved.ts";

/** What a piece of text means, once it is known what was mentioned before it. */
export type Sem<T> = (c: Scope) => T;

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

/** Begins the names of things that no name in the definition stands for. */
const UNNAMED = "?";

/** The state of reading one ability: its targets, what has been mentioned, the wording of each node. */
export class Scope extends Naming {
  readonly self: SelfInfo;
  targets: TargetClause[] = [];
  /** Number of the last target clause of the ability, over all modes. */
  lastTarget = 0;
  clause = 0;
  /** The player who is the subject of the clause. */
  actor: (() => PlayerRef) | undefined;
  /** The zone in which the ability functions, once its text has said so. */
  ownZone: "exile" | "graveyard" | "hand" | "stack" | undefined;
  /** The source is what has the quoted ability, whatever the card is on. */
  inQuotes = false;
  /** The ability triggers on what its Aura is on, which it still sees from where it was (CR 400.7f). */
  hostLeaves = false;
  /** And it speaks of the Aura as of a card in its player's own graveyard. */
  fromOwnGraveyard = false;
  /** Whether "they" or "their" has been read as the subject of the clause. */
  actorUsed = false;
  /** What X is, from "where X is" at the end of the sentence. */
  x: ((c: Scope) => Amount) | undefined;
  xUses = 0;
  #objects: ObjectAntecedent[] = [];
  #players: PlayerAntecedent[] = [];

  constructor(self: SelfInfo, options: NamingOptions = {}) {
    super(options);
    this.self = self;
    for (const { name, nouns, plural } of self.paid ?? []) {
      const how = this.name(name);
      this.mentionObject(() => this.bound(name), nouns, { plural, it: false, how });
    }
  }

  /** A scope in the same state whose further course does not touch this one. */
  fork(): Scope {
    const copy = new Scope(this.self, {
      wording: this.wording,
      uses: this.uses,
      ...(this.known === undefined ? {} : { known: this.known }),
    });
    copy.targets = [...this.targets];
    copy.lastTarget = this.lastTarget;
    copy.clause = this.clause;
    copy.actor = this.actor;
    copy.#objects = [...this.#objects];
    copy.#players = [...this.#players];
    copy.namedAlike(this);
    copy.measuredAlike(this);
    copy.ability = this.ability;
    copy.pile = this.pile;
    for (const [name, zones] of this.places) copy.places.set(name, zones);
    copy.lead = this.lead;
    copy.revealed = this.revealed;
    copy.moved = this.moved;
    copy.spellNamed = this.spellNamed;
    copy.hostLeaves = this.hostLeaves;
    copy.inQuotes = this.inQuotes;
    return copy;
  }

  /** A scope for a quoted ability: the source is the object that has it, and nothing has been mentioned. */
  quoted(): Scope {
    const inner = new Scope(
      { ...this.self, spell: false },
      { wording: this.wording, uses: this.uses, ...(this.known === undefined ? {} : { known: this.known }) },
    );
    inner.inQuotes = true;
    inner.ability = this.ability;
    inner.x = this.x;
    return inner;
  }

  /** A target clause with the next number (CR 115). */
  addTarget(clause: Omit<TargetClause, "id">): string {
    this.lastTarget++;
    const id = `t${this.lastTarget}`;
    this.targets.push({ id, ...clause });
    return id;
  }

  #used(ref: ObjectRef): ObjectRef {
    if (ref.kind === "bound") {
      if (ref.name.startsWith(UNNAMED)) throw new Unresolved("it", ref.name.slice(UNNAMED.length));
      this.refer(ref.name);
    }
    return ref;
  }

  mentionObject(
    make: () => ObjectRef,
    nouns: Nouns,
    options: {
      plural?: boolean;
      it?: boolean;
      source?: boolean;
      last?: () => ObjectRef;
      arrived?: boolean;
      how?: string;
      attached?: boolean;
    } = {},
  ): void {
    this.#objects.push({
      make,
      nouns,
      plural: options.plural ?? false,
      it: options.it ?? true,
      source: options.source ?? false,
      clause: this.clause,
      branch: this.#branch,
      ...(options.last === undefined ? {} : { last: options.last }),
      ...(options.arrived === true ? { arrived: true as const } : {}),
      ...(options.how === undefined ? {} : { how: options.how }),
      ...(options.attached === true ? { attached: true as const } : {}),
    });
  }

  /** Something was made that nothing can be said about later: "it" and "that ..." must not be taken for anything else. */
  mentionUnnamed(nouns: Nouns, what: string, plural = false): void {
    this.mentionObject(() => ({ kind: "bound", name: `${UNNAMED}${what}` }), nouns, { plural });
  }

  mentionPlayer(
    make: () => PlayerRef,
    options: { plural?: boolean; noun?: "player" | "opponent" } = {},
  ): void {
    this.#players.push({
      make,
      plural: options.plural ?? false,
      noun: options.noun ?? "player",
      clause: this.clause,
    });
  }

  /** The owner of something that went away is "that player" where no other player is spoken of. */
  mentionOwner(make: () => PlayerRef): void {
    if (this.#players.length === 0) this.mentionPlayer(make);
  }

  /** What a reference stood for has become another object: only its last known information is still asked for. */
  supersede(ref: ObjectRef): void {
    this.#objects = this.#objects.flatMap((one) => {
      if (one.source || !sameRef(one.make(), ref)) return [one];
      return one.how === undefined ? [] : [{ ...one, nouns: [], it: false, gone: true as const }];
    });
  }

  /** Reads what happens only if something was done: what is mentioned first there belongs to it. */
  inBranch<T>(read: () => T): T {
    this.#branch = ++this.#branches;
    this.lastBranch = this.#branch;
    const result = read();
    this.#branch = 0;
    return result;
  }

  #branch = 0;
  #branches = 0;
  /** The branch that the sentence before opened, if any. */
  lastBranch = 0;
  /** Branches to which something read since the sentence began goes back. */
  readonly branchesUsed = new Set<number>();

  #take(found: ObjectAntecedent): ObjectAntecedent {
    if (found.branch > 0) this.branchesUsed.add(found.branch);
    return found;
  }

  /** What the paragraphs of a spell before this one have come to, and how many effects the last sentence made. */
  paragraphs: { readonly effects: readonly Effect[]; readonly sentence: number } | undefined;

  /** How many effects the last sentence read has made. */
  lastSentence = 0;

  /** The name of what the card itself became by moving, in the course of this ability. */
  moved: string | undefined;

  /** What was known before the sentence that may not be carried out. */
  earlier: Memory = { objects: [], moved: undefined };

  memory(): Memory {
    return { objects: [...this.#objects], moved: this.moved };
  }

  /** What was known when the last "If ..., " was asked, for "Otherwise, ...": nothing of what happens if it holds. */
  asked: Memory = { objects: [], moved: undefined };

  /**
   * Reads two events of which either may have happened: what both of them name alike is known afterwards, the source is, and
   * nothing else.
   */
  eitherOfTwo<T>(first: () => T, second: () => T): readonly [T, T] {
    const objects = this.#objects;
    const players = this.#players;
    const amounts = this.amounts;
    const read = (one: () => T): Mentioned & { readonly value: T } => {
      this.#objects = [...objects];
      this.#players = [...players];
      this.amounts = [...amounts];
      const value = one();
      return {
        value,
        objects: this.#objects.slice(objects.length),
        players: this.#players.slice(players.length),
        amounts: this.amounts.slice(amounts.length),
      };
    };
    const [a, b] = [read(first), read(second)];
    const both = mentionedAlike(a, b);
    this.#objects = [...objects, ...both.objects];
    this.#players = [...players, ...both.players];
    this.amounts = [...amounts, ...both.amounts];
    return [a.value, b.value];
  }

  /** Reads as if nothing had been mentioned since. */
  since<T>(then: Memory, read: () => T): T {
    const now = this.memory();
    const self = now.objects.filter((one) => one.source && !then.objects.includes(one));
    this.#objects = [...then.objects, ...self];
    this.moved = then.moved;
    const result = read();
    this.#objects = [...now.objects];
    this.moved = now.moved;
    return result;
  }

  /** Reads what happens if nothing was done since `then`: nothing has moved, but what was chosen is known. */
  undone<T>(then: Memory, read: () => T): T {
    const now = this.memory();
    this.#objects = withoutMoves(then.objects, now.objects.map(asBefore));
    this.moved = then.moved;
    const result = read();
    this.#objects = [...now.objects];
    this.moved = now.moved;
    return result;
  }

  /** The card itself has been named. */
  mentionSelf(): void {
    this.mentionObject(() => ({ kind: "this" }), this.self.nouns, { it: !this.self.spell, source: true });
  }

  /** Reads a description: what it speaks of again is not what the text goes on about. */
  aside<T>(read: () => T): T {
    const before = this.#objects;
    this.#objects = [...before];
    const result = read();
    this.#objects = before;
    return result;
  }

  /** "~'s power": what is compared or counted does not become what the text goes on about. */
  mentionSelfBriefly(): void {
    const before = this.#objects;
    this.#objects = [];
    this.mentionSelf();
    this.#objects.push(...before);
  }

  /** The sentence has named the spell itself ("If ~ was kicked, it deals ..."). */
  spellNamed = false;

  /** "it" as what deals damage: the spell, if the sentence is about it. */
  dealing<T>(read: () => T): T {
    if (!this.spellNamed) return read();
    this.mentionObject(() => ({ kind: "this" }), this.self.nouns, { source: true });
    return read();
  }

  /** "it" as an object of something done. */
  it(): ObjectRef {
    return this.say(this.#used(this.#singular().make()), { as: "it" });
  }

  /** "its": characteristics and controller are those of the object as it last was. */
  its(): ObjectRef {
    const found = this.#onlySubject() ?? this.#singular();
    return this.say(this.#used((found.last ?? found.make)()), { as: "it" });
  }

  /**
   * "deals damage to its controller": the one that deals it, where nothing else is spoken of but the card itself, whose
   * controller is "you".
   */
  #onlySubject(): Pick<ObjectAntecedent, "make" | "last"> | undefined {
    const subject = this.#excluded;
    if (subject === undefined || (this.self.spell && subject.kind === "this")) return undefined;
    const other = this.#objects.some(
      (one) => one.it && !one.plural && !one.source && !sameRef(one.make(), subject),
    );
    return other ? undefined : { make: () => ({ ...subject }) };
  }

  /** Choices that the verb phrase being read says itself, made before it ("the color of your choice"). */
  choices: Effect[] = [];

  /** What the verb phrase being read is about: "blocks it" means another one. */
  subject: ObjectRef | undefined;

  /** What "it" can't mean: what does something to it, or what is attached to it. */
  #excluded: ObjectRef | undefined;

  /** Reads what something is done to by or with an object: "it" there is another one, "itself" the same. */
  besides<T>(ref: ObjectRef | undefined, read: () => T): T {
    const before = this.#excluded;
    this.#excluded = ref;
    const result = read();
    this.#excluded = before;
    return result;
  }

  /** "itself": who does it. */
  itself(): ObjectRef {
    const ref = this.#excluded === undefined ? this.#used(this.#singular().make()) : { ...this.#excluded };
    return this.say(ref, { as: "itself" });
  }

  /** Whether something does what is being read to another thing. */
  hasSubject(): boolean {
    return this.#excluded !== undefined;
  }

  /** "creature it's blocking": the one that does something to that creature, where nothing else is spoken of. */
  itOrSubject(): ObjectRef {
    const subject = this.#excluded;
    if (subject === undefined) return this.it();
    const other = this.#objects.some((one) => one.it && !one.plural && !sameRef(one.make(), subject));
    if (other) throw new Unresolved("it", "two things it may refer to");
    return this.say(this.#used({ ...subject }), { as: "it" });
  }

  #singular(): ObjectAntecedent {
    const excluded = this.#excluded;
    const candidates = this.#objects.filter(
      (one) => one.it && !one.plural && (excluded === undefined || !sameRef(one.make(), excluded)),
    );
    const found = candidates.at(-1);
    if (found === undefined) throw new Unresolved("it", "nothing to refer to");
    const rival = candidates
      .slice(0, -1)
      .findLast((one) => !one.source && one.clause === found.clause && !sameRef(one.make(), found.make()));
    if (rival !== undefined && !found.source) throw new Unresolved("it", "two things it may refer to");
    return this.#take(found);
  }

  /** "them", "they", "those creatures" without a noun. */
  them(): ObjectRef {
    const found = this.#objects.findLast((one) => one.plural && one.gone === undefined);
    if (found === undefined) throw new Unresolved("them", "nothing to refer to");
    return this.say(this.#used(this.#take(found).make()), { as: "they" });
  }

  /** "that creature", "those cards": by noun. From here on "it" and "they" mean the same. */
  that(noun: string, plural: boolean, possessive = false): ObjectRef {
    const doer = possessive ? undefined : this.#excluded;
    const fits = (one: ObjectAntecedent): boolean =>
      !one.source &&
      one.plural === plural &&
      one.nouns.includes(noun) &&
      (doer === undefined || !sameRef(one.make(), doer));
    const found = this.#objects.findLast(fits);
    if (found === undefined) throw new Unresolved(`that ${noun}`, "nothing to refer to");
    const rival = this.#objects.findLast(
      (one) =>
        one !== found &&
        fits(one) &&
        one.attached !== true &&
        one.clause === found.clause &&
        !sameRef(one.make(), found.make()),
    );
    if (rival !== undefined) throw new Unresolved(`that ${noun}`, "two things it may refer to");
    this.#take(found);
    const nouns = noun === "creature" && found.nouns.includes("permanent or player") ? [noun] : found.nouns;
    this.#objects.push({ ...found, nouns, it: true, clause: this.clause });
    return this.#used(possessive ? asked(found, noun)() : found.make());
  }

  /** "it" of which something is said that only a card can be. */
  itAsCard(): ObjectRef {
    const found = this.#objects.findLast((one) => !one.plural && !one.source && one.nouns.includes("card"));
    if (found === undefined) throw new Unresolved("it", "no card to refer to");
    return this.say(this.#used(found.make()), { as: "it" });
  }

  /** The same object as it was before it moved, for what "was" said of it; itself where it has not moved. */
  asItWas(ref: ObjectRef): ObjectRef {
    const last = this.#objects.findLast((one) => one.last !== undefined && sameRef(one.make(), ref))?.last;
    return last === undefined ? ref : this.say(last(), this.wording.get(ref) ?? {});
  }

  /** What "other" may be other than, besides the source: the object mentioned last. */
  mentionedLast(): { readonly ref: ObjectRef; readonly here: boolean } | undefined {
    const found = this.#objects.findLast(
      (one) => one.nouns.length > 0 && (one.make().kind === "each" || (!one.plural && !one.source)),
    );
    if (found === undefined) return undefined;
    return { ref: found.make(), here: found.clause === this.clause && this.clause > 0 };
  }

  /** The tokens that the text has created last: what is "other" in a spell that makes some. */
  created(): ObjectRef | undefined {
    const found = this.#objects.findLast((one) => one.how === "created" && one.gone === undefined);
    return found === undefined ? undefined : this.#used(this.#take(found).make());
  }

  /** Notes that a reference taken from an antecedent is used. */
  use(ref: ObjectRef): ObjectRef {
    return this.#used(ref);
  }

  /**
   * Reads what happens only under a condition. What was moved there may not have moved, so that references go back to
   * what they meant before; what was made or chosen there stays known.
   */
  conditionally<T>(read: () => T): T {
    const before = [...this.#objects];
    const result = read();
    this.#objects = withoutMoves(before, this.#objects);
    return result;
  }

  /** "the sacrificed creature", "the exiled card": the name of what has been dealt with so, or what a linked ability exiled. */
  past(how: string, noun: ReferenceNoun, plural: boolean): ObjectRef {
    const found = this.#objects.findLast(
      (one) => one.how === how && one.plural === plural && one.gone === undefined,
    );
    const others = this.#objects.some(
      (one) => one.how === how && found !== undefined && !sameRef(one.make(), found.make()),
    );
    if (how === "chosen" && others && found?.make().kind === "target")
      throw new Unresolved("the chosen", "one or the other");
    if (found !== undefined) {
      const ref = this.say(this.#used(found.make()), { as: "the", noun });
      return how === "chosen" && ref.kind === "target" ? this.say(ref, { variant: 9 }) : ref;
    }
    if (how === "exiled" && noun === "card")
      return this.say(this.linked("exiled"), { as: plural ? "they" : "the" });
    throw new Unresolved(`the ${how} ${noun}`, "nothing to refer to");
  }

  /** "destroyed this way": those of one kind, or all, that an instruction before has dealt with so. */
  thisWay(noun: ReferenceNoun | undefined, how: string): ObjectRef {
    const every = this.#objects.filter((one) => one.how === how);
    const found = every.filter(
      (one, at) => at === every.findIndex((other) => sameRef(other.make(), one.make())),
    );
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new Unresolved(`${how} this way`, "nothing, or several things");
    const all =
      noun === undefined || noun === "permanent" || (noun === "card" && !only.nouns.includes("permanent"));
    if (!all && only.nouns[0] !== noun) throw new Unresolved(`${how} this way`, "only some of them");
    return this.#used(only.make());
  }

  /** "the rest" of those looked at or revealed last, without those taken since. */
  rest(): ObjectRef {
    const { revealed } = this;
    if (revealed !== undefined) return this.say(this.#used(this.bound(revealed.rest)), { as: "rest" });
    if (this.pile === undefined) throw new Unresolved("the rest", "of nothing looked at or revealed");
    const { of, without } = this.pile;
    this.refer(of);
    for (const name of without) this.refer(name);
    return { kind: "rest", of, without: [...without] };
  }

  /** Cards looked at, revealed or milled, and the names of those taken from among them. */
  pile: Pile | undefined;

  /** Where cards that were revealed without being moved are, by the name of what was revealed. */
  readonly places = new Map<string, readonly Zone[]>();

  /** The names of the cards revealed until something was found: what was looked for, and those besides. */
  revealed: { readonly found: string; readonly rest: string } | undefined;

  /** Something was taken from the pile. */
  takeFromPile(name: string): void {
    if (this.pile !== undefined) this.pile = { ...this.pile, without: [...this.pile.without, name] };
  }

  /** "the other creature": the one on the other side of the event that the text is about. */
  theOther(noun: string): ObjectRef {
    const found = this.#objects.filter(
      (one) => !one.it && !one.plural && one.nouns.includes(noun) && isOtherSide(one.make()),
    );
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new Unresolved(`the other ${noun}`, "nothing, or several");
    return this.#used(this.#take(only).make());
  }

  /** Nouns of what a reference resolved to, for things that go on from it. */
  nounsOf(ref: ObjectRef): Nouns {
    const found = this.#objects.findLast(
      (one) => sameRef(one.make(), ref) || (one.last !== undefined && sameRef(one.last(), ref)),
    );
    return found?.nouns ?? [];
  }

  isPlural(ref: ObjectRef): boolean {
    return this.#objects.findLast((one) => sameRef(one.make(), ref))?.plural ?? false;
  }

  /** "that player", "that opponent". */
  thatPlayer(noun: "player" | "opponent"): PlayerRef {
    const found = this.#players.findLast((one) => !one.plural && (noun === "player" || one.noun === noun));
    if (found === undefined && this.actor !== undefined && this.actor().kind === "each") {
      this.actorUsed = true;
      return this.actor();
    }
    if (found === undefined) return this.#opponentOfTarget(noun);
    const rival = this.#players.findLast(
      (one) =>
        one !== found && !one.plural && one.clause === found.clause && !sameRef(one.make(), found.make()),
    );
    if (rival !== undefined) throw new Unresolved(`that ${noun}`, "two players it may refer to");
    return found.make();
  }

  /** "target creature an opponent controls ... that player": its controller, where no other player is spoken of. */
  #opponentOfTarget(noun: string): PlayerRef {
    const [only] = this.targets;
    const filter = only?.what.kind === "object" ? only.what.filter : undefined;
    const whose = filter?.of.find(
      (one) => (one.kind === "controller" || one.kind === "owner") && one.player.kind === "opponents",
    );
    if (only === undefined || this.targets.length > 1 || only.count !== undefined || whose === undefined)
      throw new Unresolved(`that ${noun}`, "nobody to refer to");
    const kind = whose.kind === "owner" ? "owner" : "controller";
    return { kind, of: { kind: "target", target: only.id } };
  }

  /** "they", "their" of one player: the subject of the clause, or who was mentioned last. */
  they(): PlayerRef {
    if (this.actor !== undefined) {
      this.actorUsed = true;
      return this.say(this.actor(), { as: "they" });
    }
    const found = this.#players.at(-1);
    if (found === undefined) return this.say(this.#opponentOfTarget("player"), { as: "they" });
    return this.say(found.make(), { as: "they" });
  }

  /** "to them": the one player spoken of, where no several objects are. */
  themPlayer(): PlayerRef {
    if (this.#objects.some((one) => one.plural)) throw new Unresolved("them", "objects, perhaps");
    const found = this.#players.at(-1);
    if (found === undefined || found.plural) throw new Unresolved("them", "nobody to refer to");
    if (
      this.#players.some(
        (one) => one !== found && one.clause === found.clause && !sameRef(one.make(), found.make()),
      )
    )
      throw new Unresolved("them", "two players it may refer to");
    return this.say(found.make(), { as: "they" });
  }

  /** A duration before the clause ("Until end of turn, ..."), until an instruction takes it. */
  lead: Duration | undefined;
  leadTaken = false;

  takeLead(): Duration | undefined {
    if (this.lead !== undefined) this.leadTaken = true;
    return this.lead;
  }

  /** Reads one mode: what it mentions is not known to the next. */
  inMode<T>(read: () => T): T {
    const objects = [...this.#objects];
    const players = [...this.#players];
    const { pile, revealed, lost, moved } = this;
    const result = read();
    this.#objects = objects;
    this.#players = players;
    this.pile = pile;
    this.revealed = revealed;
    this.lost = lost;
    this.moved = moved;
    return result;
  }

  hasObject(): boolean {
    return this.#objects.some((one) => one.it && !one.plural);
  }

  hasPlayer(): boolean {
    return this.actor !== undefined || this.#players.length > 0;
  }
}
