import type { Duration, TargetClause } from "@spellroom/card-language";
import type { Nouns } from "./scope/antecedents.ts";
import { PlayerReferences } from "./scope/player-references.ts";
import type { Shared } from "./scope/reading-state.ts";
import type { SelfInfo } from "./self-info.ts";

/** What a piece of text means, once it is known what was mentioned before it. */
export type Sem<T> = (c: Scope) => T;

/**
 * The reading of one ability. `ReadingState` has everything that is known at a place of its text; each class between the two
 * says what a group of words does with that: naming, measuring, mentioning, branching, referring to objects and to players.
 */
export class Scope extends PlayerReferences {
  constructor(self: SelfInfo, shared: Shared) {
    super(self, shared);
    for (const { name, nouns, plural } of self.paid ?? []) {
      const how = this.name(name);
      this.mentionObject(() => this.bound(name), nouns, { plural, it: false, how });
    }
  }

  /** A scope in the same state whose further course does not touch this one. */
  fork(): Scope {
    return Object.assign(new Scope(this.self, this.shared), this);
  }

  /**
   * A scope for a quoted ability: the source is the object that has it, and nothing has been mentioned. `attached` says what a
   * token that has it is on, rather than what the card itself is on.
   */
  quoted(attached: Nouns = this.self.attached): Scope {
    const inner = new Scope({ ...this.self, spell: false, attached }, this.shared);
    inner.inQuotes = true;
    inner.ability = this.ability;
    inner.x = this.x;
    return inner;
  }

  /** A target clause with the next number (CR 115). */
  addTarget(clause: Omit<TargetClause, "id">): string {
    this.lastTarget++;
    const id = `t${this.lastTarget}`;
    this.targets = [...this.targets, { id, ...clause }];
    return id;
  }

  takeLead(): Duration | undefined {
    if (this.lead !== undefined) this.leadTaken = true;
    return this.lead;
  }
}
