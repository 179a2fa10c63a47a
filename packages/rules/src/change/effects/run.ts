import type { Amount, Condition, Effect, ObjectRef, PlayerRef } from "@spellroom/card-language";
import { amountOf, chooserAmong, holds, objectsOf, playersOf } from "../../query/selection/index.ts";
import { contextOf, type Game, remember } from "../../state/access.ts";
import type { Binding, Context, Delivery } from "../../state/context.ts";
import type { EffectsFrame, InPlaceOf, Scratch, ScratchValue } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ContextId, ObjectId, Seat } from "../../state/ids.ts";
import { propose } from "../events/index.ts";
import { bind, pushFrame, replaceFrame } from "../game/game.ts";
import { contribute, doTogether } from "./each-player.ts";

export type EffectOf<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** Where an instruction without a name of its own leaves its result; "if you do" looks there. */
export const LAST = "#last";

/**
 * One instruction being carried out. Its executor is called again after every choice and reads straight through: what has
 * been answered or done already is in the scratch. It ends with one of the methods that go on to the next instruction,
 * which must be called before anything else is put on top of the frame.
 */
export class Run {
  readonly g: Game;
  #frame: EffectsFrame;

  constructor(g: Game, frame: EffectsFrame) {
    this.g = g;
    this.#frame = frame;
  }

  get state(): GameState {
    return this.g.state;
  }

  get context(): Context {
    return contextOf(this.g.state, this.#frame.context);
  }

  get contextId(): ContextId {
    return this.#frame.context;
  }

  get scratch(): Scratch {
    return this.#frame.scratch;
  }

  /** The object whose text it is: the spell itself, or the source of the ability. */
  get source(): ObjectId {
    return this.context.source;
  }

  get controller(): Seat {
    return this.context.controller;
  }

  amount(amount: Amount): number {
    return typeof amount === "number" ? amount : amountOf(this.g.state, this.context, amount);
  }

  /** A number of things to do, which is never less than none (CR 107.1b). */
  count(amount: Amount): number {
    return Math.max(0, this.amount(amount));
  }

  holds(condition: Condition): boolean {
    return holds(this.g.state, this.context, condition);
  }

  players(ref: PlayerRef): readonly Seat[] {
    return playersOf(this.g.state, this.context, ref);
  }

  /** The one player that is meant, `undefined` when there is none. */
  player(ref: PlayerRef): Seat | undefined {
    return this.players(ref)[0];
  }

  /** The one player who makes a choice: where nobody who is meant is in range, the closest to the left (CR 801.5c). */
  chooser(ref: PlayerRef): Seat | undefined {
    return chooserAmong(this.g.state, this.context, ref);
  }

  objects(ref: ObjectRef): readonly ObjectId[] {
    return objectsOf(this.g.state, this.context, ref);
  }

  /** Remembers an answer or partial result for when the executor is called again. */
  note(name: string, value: ScratchValue): void {
    this.#replace({ ...this.#frame, scratch: remember(this.#frame.scratch, name, value) });
  }

  /** Proceeds to the next instruction; nothing may be recorded after that. */
  advance(): void {
    this.#replace({ ...this.#frame, at: this.#frame.at + 1, scratch: NOTHING_NOTED });
  }

  /** Proceeds, leaving the instruction's result for later ones. */
  finish(name: string | undefined, result: Binding): void {
    this.advance();
    bind(this.g, this.#frame.context, name ?? LAST, result);
  }

  /** The instruction came to nothing. */
  fail(name?: string): void {
    this.finish(name, NOTHING_CAME_OF_IT);
  }

  /**
   * Proceeds and makes these things happen at the same time; the result is bound to the name. Where several players do it
   * together, that is once all of them have chosen. With `about`, it is about these objects whatever comes of that.
   */
  propose(batch: readonly Happening[], name?: string, about?: readonly ObjectId[]): void {
    const objects = about === undefined ? {} : { objects: about };
    if (batch.length === 0) {
      this.finish(name, { ...NOTHING_CAME_OF_IT, ...objects });
      return;
    }
    const deliver: Delivery = { context: this.#frame.context, name: name ?? LAST, ...objects };
    this.advance();
    if (!this.#frame.together) {
      propose(this.g, batch, deliver, this.#inPlaceOf());
      return;
    }
    this.bind(deliver.name, { objects: [], amount: 0, did: true });
    contribute(
      this.g,
      batch.map((happening) => ({ happening, ...this.#inPlaceOf(), deliver })),
    );
  }

  /**
   * Makes things happen in the middle of the instruction. Note where it is before: when they need a choice, the executor
   * is called again only after that. True when it is all over already.
   */
  step(batch: readonly Happening[], name: string): boolean {
    propose(this.g, batch, { context: this.#frame.context, name }, this.#inPlaceOf());
    return this.isOnTop();
  }

  /** Carries out inner instructions next, in the same context. Advance or note the stage before. */
  push(effects: readonly Effect[]): void {
    if (this.#frame.together) doTogether(this.g, effects);
    else if (effects.length > 0)
      pushFrame(this.g, {
        kind: "effects",
        effects,
        at: 0,
        context: this.#frame.context,
        scratch: NOTHING_NOTED,
      });
  }

  bind(name: string, binding: Binding): void {
    bind(this.g, this.#frame.context, name, binding);
  }

  /** Whether it is done by several players at the same time, so that the result isn't known yet. */
  get isTogether(): boolean {
    return this.#frame.together === true;
  }

  /** The player who was told that they may do it, as part of an instruction around this one. */
  get permitted(): Seat | undefined {
    for (const frame of this.g.state.frames.toReversed()) {
      if (frame.kind !== "effects" || frame.context !== this.#frame.context) continue;
      const around = frame.effects[frame.at];
      if (around?.kind === "may" && frame.scratch.stage === "doing") return this.player(around.who);
    }
    return undefined;
  }

  /** Whether nothing has been put on top of this instruction's frame. */
  isOnTop(): boolean {
    const { frames } = this.g.state;
    return frames[frames.length - 1] === this.#frame;
  }

  #inPlaceOf(): InPlaceOf {
    const { replacing: applied = NOTHING_APPLIED, drawnFor } = this.context;
    return drawnFor ? { applied, drawnFor } : { applied };
  }

  #replace(frame: EffectsFrame): void {
    this.#frame = frame;
    replaceFrame(this.g, frame);
  }
}

const NOTHING_NOTED: Scratch = {};
const NOTHING_APPLIED: readonly string[] = [];
const NOTHING_CAME_OF_IT: Binding = { objects: [], amount: 0, did: false };
