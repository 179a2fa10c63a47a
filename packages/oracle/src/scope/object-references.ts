import type { ObjectRef, ReferenceNoun } from "@spellroom/card-language";
import { Unresolved } from "../unresolved.ts";
import { asked, isOtherSide, isSpokenOf, type ObjectAntecedent, sameRef } from "./antecedents.ts";
import { Branches } from "./branches.ts";
import { UNNAMED } from "./mentions.ts";

/** What words for objects refer to: "it", "them", "that creature", "the exiled card", "the rest". */
export abstract class ObjectReferences extends Branches {
  #used(ref: ObjectRef): ObjectRef {
    if (ref.kind === "bound") {
      if (ref.name.startsWith(UNNAMED)) throw new Unresolved("it", ref.name.slice(UNNAMED.length));
      this.refer(ref.name);
    }
    return ref;
  }

  #take(found: ObjectAntecedent): ObjectAntecedent {
    if (found.branch > 0) this.branchesUsed = new Set([...this.branchesUsed, found.branch]);
    return found;
  }

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
    const subject = this.excluded;
    if (subject === undefined || (this.self.spell && subject.kind === "this")) return undefined;
    const other = this.objects.some(
      (one) => one.it && !one.plural && !one.source && !sameRef(one.make(), subject),
    );
    return other ? undefined : { make: () => ({ ...subject }) };
  }

  /** "itself": who does it. */
  itself(): ObjectRef {
    const ref = this.excluded === undefined ? this.#used(this.#singular().make()) : { ...this.excluded };
    return this.say(ref, { as: "itself" });
  }

  /** Whether something does what is being read to another thing. */
  hasSubject(): boolean {
    return this.excluded !== undefined;
  }

  /** "creature it's blocking": the one that does something to that creature, where nothing else is spoken of. */
  itOrSubject(): ObjectRef {
    const subject = this.excluded;
    if (subject === undefined) return this.it();
    const other = this.objects.some((one) => one.it && !one.plural && !sameRef(one.make(), subject));
    if (other) throw new Unresolved("it", "two things it may refer to");
    return this.say(this.#used({ ...subject }), { as: "it" });
  }

  #singular(): ObjectAntecedent {
    const excluded = this.excluded;
    const candidates = this.objects.filter(
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
    const found = this.objects.findLast((one) => one.plural && isSpokenOf(one));
    if (found === undefined) throw new Unresolved("them", "nothing to refer to");
    return this.say(this.#used(this.#take(found).make()), { as: "they" });
  }

  /** "that creature", "those cards": by noun. From here on "it" and "they" mean the same. */
  that(noun: string, plural: boolean, possessive = false): ObjectRef {
    const doer = possessive ? undefined : this.excluded;
    const fits = (one: ObjectAntecedent): boolean =>
      !one.source &&
      one.plural === plural &&
      one.nouns.includes(noun) &&
      (doer === undefined || !sameRef(one.make(), doer));
    const found = this.objects.findLast(fits);
    if (found === undefined) throw new Unresolved(`that ${noun}`, "nothing to refer to");
    const rival = this.objects.findLast(
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
    this.objects = [...this.objects, { ...found, nouns, it: true, clause: this.clause }];
    return this.#used(possessive ? asked(found, noun)() : found.make());
  }

  /** "it" of which something is said that only a card can be. */
  itAsCard(): ObjectRef {
    const found = this.objects.findLast((one) => !one.plural && !one.source && one.nouns.includes("card"));
    if (found === undefined) throw new Unresolved("it", "no card to refer to");
    return this.say(this.#used(found.make()), { as: "it" });
  }

  /** The same object as it was before it moved, for what "was" said of it; itself where it has not moved. */
  asItWas(ref: ObjectRef): ObjectRef {
    const last = this.objects.findLast((one) => one.last !== undefined && sameRef(one.make(), ref))?.last;
    return last === undefined ? ref : this.say(last(), this.wording.get(ref) ?? {});
  }

  /** What "other" may be other than, besides the source: the object mentioned last. */
  mentionedLast(): { readonly ref: ObjectRef; readonly here: boolean } | undefined {
    const found = this.objects.findLast(
      (one) => one.nouns.length > 0 && (one.make().kind === "each" || (!one.plural && !one.source)),
    );
    if (found === undefined) return undefined;
    return { ref: found.make(), here: found.clause === this.clause && this.clause > 0 };
  }

  /** The tokens that the text has created last: what is "other" in a spell that makes some. */
  created(): ObjectRef | undefined {
    const found = this.objects.findLast((one) => one.how === "created" && one.gone === undefined);
    return found === undefined ? undefined : this.#used(this.#take(found).make());
  }

  /** Notes that a reference taken from an antecedent is used. */
  use(ref: ObjectRef): ObjectRef {
    return this.#used(ref);
  }

  /** "the sacrificed creature", "the exiled card": the name of what has been dealt with so, or what a linked ability exiled. */
  past(how: string, noun: ReferenceNoun, plural: boolean): ObjectRef {
    const found = this.objects.findLast(
      (one) => one.how === how && one.plural === plural && one.gone === undefined,
    );
    const others = this.objects.some(
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
    const every = this.objects.filter((one) => one.how === how);
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

  /** Something was taken from the pile. */
  takeFromPile(name: string): void {
    if (this.pile !== undefined) this.pile = { ...this.pile, without: [...this.pile.without, name] };
  }

  /** "the other creature": the one on the other side of the event that the text is about. */
  theOther(noun: string): ObjectRef {
    const found = this.objects.filter(
      (one) => !one.it && !one.plural && one.nouns.includes(noun) && isOtherSide(one.make()),
    );
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new Unresolved(`the other ${noun}`, "nothing, or several");
    return this.#used(this.#take(only).make());
  }
}
