import type { ObjectRef, PlayerRef } from "@spellroom/card-language";
import { type Nouns, type ObjectAntecedent, type PlayerAntecedent, sameRef } from "./antecedents.ts";
import { Measured } from "./measured.ts";

/** Begins the names of things that no name in the definition stands for. */
export const UNNAMED = "?";

/** The objects and players that a text has mentioned, which its next words may take up. */
export abstract class Mentions extends Measured {
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
    const mentioned: ObjectAntecedent = {
      make,
      nouns,
      plural: options.plural ?? false,
      it: options.it ?? true,
      source: options.source ?? false,
      clause: this.clause,
      branch: this.branch,
      ...(options.last === undefined ? {} : { last: options.last }),
      ...(options.arrived === true ? { arrived: true as const } : {}),
      ...(options.how === undefined ? {} : { how: options.how }),
      ...(options.attached === true ? { attached: true as const } : {}),
    };
    this.objects = [...this.objects, mentioned];
  }

  /** Something was made that nothing can be said about later: "it" and "that ..." must not be taken for anything else. */
  mentionUnnamed(nouns: Nouns, what: string, plural = false): void {
    this.mentionObject(() => ({ kind: "bound", name: `${UNNAMED}${what}` }), nouns, { plural });
  }

  isUnnamed(ref: ObjectRef): boolean {
    return ref.kind === "bound" && ref.name.startsWith(UNNAMED);
  }

  mentionPlayer(
    make: () => PlayerRef,
    options: { plural?: boolean; noun?: "player" | "opponent" } = {},
  ): void {
    const mentioned: PlayerAntecedent = {
      make,
      plural: options.plural ?? false,
      noun: options.noun ?? "player",
      clause: this.clause,
    };
    this.players = [...this.players, mentioned];
  }

  /** The owner of something that went away is "that player" where no other player is spoken of. */
  mentionOwner(make: () => PlayerRef): void {
    if (this.players.length === 0) this.mentionPlayer(make);
  }

  /** What a reference stood for has become another object: only its last known information is still asked for. */
  supersede(ref: ObjectRef): void {
    this.objects = this.objects.flatMap((one) => {
      if (one.source || !sameRef(one.make(), ref)) return [one];
      return one.how === undefined ? [] : [{ ...one, nouns: [], it: false, gone: true as const }];
    });
  }

  /** The card itself has been named. */
  mentionSelf(): void {
    this.mentionObject(() => ({ kind: "this" }), this.self.nouns, { it: !this.self.spell, source: true });
  }

  /** Whether the text has spoken of the card itself. */
  hasMentionedSelf(): boolean {
    return this.objects.some((one) => one.source && one.make().kind === "this");
  }

  /** "~'s power": what is compared or counted does not become what the text goes on about. */
  mentionSelfBriefly(): void {
    const before = this.objects;
    this.objects = [];
    this.mentionSelf();
    this.objects = [...this.objects, ...before];
  }

  /** Nouns of what a reference resolved to, for things that go on from it. */
  nounsOf(ref: ObjectRef): Nouns {
    const found = this.objects.findLast(
      (one) => sameRef(one.make(), ref) || (one.last !== undefined && sameRef(one.last(), ref)),
    );
    return found?.nouns ?? [];
  }

  isPlural(ref: ObjectRef): boolean {
    return this.objects.findLast((one) => sameRef(one.make(), ref))?.plural ?? false;
  }

  hasObject(): boolean {
    return this.objects.some((one) => one.it && !one.plural);
  }

  hasPlayer(): boolean {
    return this.actor !== undefined || this.players.length > 0;
  }
}
