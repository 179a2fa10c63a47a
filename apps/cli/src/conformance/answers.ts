import type { Answer, TargetSpec } from "./scenario.ts";

/** A target that a player's plan names, with its share where something is divided. */
export interface TargetAnswer {
  readonly target: TargetSpec;
  readonly amount?: number | undefined;
}

/**
 * What one player answers to questions that no entry of the script settles: three queues, each in order. Of a queue the next
 * answer is taken that fits the question; those in front of it wait for theirs, since how questions are cut up is each
 * engine's own.
 */
export class Answers {
  #modes: readonly string[];
  #targets: readonly TargetAnswer[];
  #others: readonly Answer[];

  constructor(given: readonly Answer[]) {
    this.#modes = given.flatMap((one) => (one.mode === undefined ? [] : [one.mode]));
    this.#targets = given.flatMap(({ target, amount }) => (target ? [{ target, amount }] : []));
    this.#others = given.filter((one) => one.mode === undefined && !one.target);
  }

  /** What is left, to come back to when an attempt fails. */
  save(): () => void {
    const [modes, targets, others] = [this.#modes, this.#targets, this.#others];
    return () => {
      this.#modes = modes;
      this.#targets = targets;
      this.#others = others;
    };
  }

  /** The next mode, whatever it is. */
  peekMode(): string | undefined {
    return this.#modes[0];
  }

  takeMode(): string | undefined {
    const [next, ...rest] = this.#modes;
    this.#modes = rest;
    return next;
  }

  takeTarget(fits: (answer: TargetAnswer) => boolean): TargetAnswer | undefined {
    const at = this.#targets.findIndex(fits);
    const found = this.#targets[at];
    if (found) this.#targets = this.#targets.toSpliced(at, 1);
    return found;
  }

  /** The next target answer if it fits; one that doesn't fit stays in front. */
  takeNextTarget(fits: (answer: TargetAnswer) => boolean): TargetAnswer | undefined {
    const [next, ...rest] = this.#targets;
    if (!next || !fits(next)) return undefined;
    this.#targets = rest;
    return next;
  }

  /** "Yes" or "no", if there is one. */
  takeYes(): boolean | undefined {
    return this.#take((answer) => answer.yes !== undefined)?.yes;
  }

  /** "Yes" or "no", if that is what the player answers next. */
  takeNextYes(): boolean | undefined {
    const [next, ...rest] = this.#others;
    if (next?.yes === undefined) return undefined;
    this.#others = rest;
    return next.yes;
  }

  /** Names or texts of which each must fit something that is offered. */
  takeChoice(fits: (wanted: string) => boolean): readonly string[] | undefined {
    return this.#take(({ choose }) => choose?.every(fits) === true)?.choose;
  }

  takeNumber(fits: (number: number) => boolean): number | undefined {
    const value = ({ x, amount }: Answer): number | undefined => x ?? amount;
    const answer = this.#take((one) => {
      const number = value(one);
      return number !== undefined && fits(number);
    });
    return answer && value(answer);
  }

  takeCost(fits: (cost: string) => boolean): string | undefined {
    return this.#take(({ cost }) => cost !== undefined && fits(cost))?.cost;
  }

  /** Answers that no decision used. */
  left(): readonly string[] {
    return [...this.#modes.map((mode) => ({ mode })), ...this.#targets, ...this.#others].map((one) =>
      JSON.stringify(one),
    );
  }

  #take(fits: (answer: Answer) => boolean): Answer | undefined {
    const at = this.#others.findIndex(fits);
    const found = this.#others[at];
    if (found) this.#others = this.#others.toSpliced(at, 1);
    return found;
  }
}
