import type { ObjectRef } from "@spellroom/card-language";
import { asBefore, type Mentioned, mentionedAlike, withoutMoves } from "./antecedents.ts";
import { Mentions } from "./mentions.ts";
import type { Memory } from "./reading-state.ts";

/**
 * Parts of a text that may not happen, or that are read on their own: what they mention is known within them, and some of it
 * or none after them.
 */
export abstract class Branches extends Mentions {
  /** Reads what happens only if something was done: what is mentioned first there belongs to it. */
  inBranch<T>(read: () => T): T {
    this.branch = ++this.branches;
    this.lastBranch = this.branch;
    const result = read();
    this.branch = 0;
    return result;
  }

  memory(): Memory {
    return { objects: this.objects, moved: this.moved };
  }

  /**
   * Reads two events of which either may have happened: what both of them name alike is known afterwards, the source is, and
   * nothing else.
   */
  eitherOfTwo<T>(first: () => T, second: () => T): readonly [T, T] {
    const objects = this.objects;
    const players = this.players;
    const amounts = this.amounts;
    const read = (one: () => T): Mentioned & { readonly value: T } => {
      this.objects = objects;
      this.players = players;
      this.amounts = amounts;
      const value = one();
      return {
        value,
        objects: this.objects.slice(objects.length),
        players: this.players.slice(players.length),
        amounts: this.amounts.slice(amounts.length),
      };
    };
    const [a, b] = [read(first), read(second)];
    const both = mentionedAlike(a, b);
    this.objects = [...objects, ...both.objects];
    this.players = [...players, ...both.players];
    this.amounts = [...amounts, ...both.amounts];
    return [a.value, b.value];
  }

  /** Reads as if nothing had been mentioned since. */
  since<T>(then: Memory, read: () => T): T {
    const now = this.memory();
    const self = now.objects.filter((one) => one.source && !then.objects.includes(one));
    this.objects = [...then.objects, ...self];
    this.moved = then.moved;
    const result = read();
    this.objects = now.objects;
    this.moved = now.moved;
    return result;
  }

  /** Reads what happens if nothing was done since `then`: nothing has moved, but what was chosen is known. */
  undone<T>(then: Memory, read: () => T): T {
    const now = this.memory();
    this.objects = withoutMoves(then.objects, now.objects.map(asBefore));
    this.moved = then.moved;
    const result = read();
    this.objects = now.objects;
    this.moved = now.moved;
    return result;
  }

  /** Reads a description: what it speaks of again is not what the text goes on about. */
  aside<T>(read: () => T): T {
    const before = this.objects;
    const result = read();
    this.objects = before;
    return result;
  }

  /**
   * Reads what happens only under a condition. What was moved there may not have moved, so that references go back to
   * what they meant before; what was made or chosen there stays known.
   */
  conditionally<T>(read: () => T): T {
    const before = this.objects;
    const result = read();
    this.objects = withoutMoves(before, this.objects);
    return result;
  }

  /** Reads what something is done to by or with an object: "it" there is another one, "itself" the same. */
  besides<T>(ref: ObjectRef | undefined, read: () => T): T {
    const before = this.excluded;
    this.excluded = ref;
    const result = read();
    this.excluded = before;
    return result;
  }

  /** Reads one mode: what it mentions is not known to the next. */
  inMode<T>(read: () => T): T {
    const { objects, players, pile, revealed, lost, rolled, moved } = this;
    const result = read();
    this.objects = objects;
    this.players = players;
    this.pile = pile;
    this.revealed = revealed;
    this.lost = lost;
    this.rolled = rolled;
    this.moved = moved;
    return result;
  }
}
