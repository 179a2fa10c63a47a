import { type Automation, type DecisionView, USUAL_AUTOMATION, type WireChoice } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import type { Drill, Lesson } from "../../src/drills/drill.ts";
import { DRILLS } from "../../src/drills/index.ts";
import { CardPrinter } from "../../src/worker/card-printer.ts";
import { DrillMatch } from "../../src/worker/drill-match.ts";

/** Somebody who tries one thing after the other until it is right, and remembers every reason why it wasn't. */
class Learner {
  readonly whys = new Set<string>();
  readonly drill: Drill;
  readonly played: DrillMatch;
  #work: (() => void)[] = [];
  #settings: Automation;

  constructor(drill: Drill) {
    this.drill = drill;
    this.#settings = { ...USUAL_AUTOMATION, ...drill.settings };
    this.played = new DrillMatch(drill, ["Ada", "Bea"], {
      printer: new CardPrinter("en"),
      tell: () => undefined,
      teach: ({ why }: Lesson) => void (why !== null && this.whys.add(why)),
      later: (work) => {
        this.#work.push(work);
        return () => void this.#work.splice(this.#work.indexOf(work) >>> 0, 1);
      },
    });
    this.played.open();
    this.#automate({});
  }

  get isDone(): boolean {
    return this.played.lesson.done === this.drill.steps.length;
  }

  get decision(): DecisionView | null {
    return this.played.match.views.ownOf(0)?.decision ?? null;
  }

  say(choice: WireChoice): void {
    const { decision } = this;
    if (decision !== null) this.played.ask({ name: "choose", body: { decision: decision.id, choice } });
  }

  /** Plays the drill to its goal. */
  finish(): void {
    for (let turns = 0; !this.isDone; turns++) {
      if (turns > 120)
        throw new Error(`${this.drill.id} gets no further than step ${this.played.lesson.done}`);
      this.#goOn();
    }
  }

  #goOn(): void {
    const step = this.drill.steps[this.played.lesson.done];
    if (step !== undefined && "answers" in step) {
      for (const answer of step.answers) this.played.answer(answer);
      return;
    }
    const { decision } = this;
    if (decision === null) {
      for (const work of this.#work.splice(0)) work();
      return;
    }
    const { done } = this.played.lesson;
    for (const choice of choicesOf(decision)) {
      this.say(choice);
      if (this.decision?.id !== decision.id || this.played.lesson.done !== done) return;
    }
    // Nothing that could be chosen was right: a setting is missing.
    const { stops } = this.#settings;
    if (step?.id === "set") this.#automate({ stops: { ...stops, other: { ...stops.other, end: "always" } } });
    else this.#automate({ fullControl: true });
  }

  #automate(change: Partial<Automation>): void {
    this.#settings = { ...this.#settings, ...change };
    this.played.ask({ name: "automation", body: this.#settings });
  }
}

/** Whatever somebody might try, the better things last. */
function choicesOf(decision: DecisionView): WireChoice[] {
  const places = (list: readonly unknown[]) => list.map((_, at) => at);
  switch (decision.kind) {
    case "act":
      return [true, false].flatMap((autoPay) =>
        places(decision.acts).map((act): WireChoice => ({ kind: "act", act, autoPay })),
      );
    case "pay":
      return places(decision.abilities).map((how) => ({ kind: "pay", how }));
    case "confirm":
      return [false, true].map((yes) => ({ kind: "confirm", yes }));
    case "pick":
      return places(decision.options).map((option) => ({ kind: "pick", options: [option] }));
    case "attackers": {
      const all = places(decision.candidates);
      return [[], all, ...all.map((at) => [at])].map((some) => ({
        kind: "attackers",
        attacks: some.map((at): [number, number] => [at, 0]),
      }));
    }
    case "blockers":
      return [
        { kind: "blockers", blocks: [] },
        ...places(decision.candidates).map((at): WireChoice => ({ kind: "blockers", blocks: [[at, [0]]] })),
      ];
    case "distribute":
      return Array.from({ length: decision.total + 1 }, (_, first) => ({
        kind: "distribute",
        amounts: [first, decision.total - first],
      }));
    default:
      throw new Error(`no drill asks for ${decision.kind}`);
  }
}

describe.each(DRILLS.map((drill) => ({ id: drill.id, drill })))("the drill $id", ({ drill }) => {
  it("is done by trying what there is, and says why not on the way", () => {
    const learner = new Learner(drill);
    learner.finish();
    expect(learner.whys.size).toBeGreaterThan(1);
    const { mistakes } = learner.played.lesson;
    learner.say({ kind: "act", act: 0 });
    expect(learner.played.lesson.mistakes).toBe(mistakes);
  });

  it("has words for each of its steps and reasons in both languages", () => {
    const learner = new Learner(drill);
    learner.finish();
    for (const { steps, whys, answers = {} } of Object.values(drill.texts)) {
      for (const step of drill.steps) {
        expect(steps[step.id]?.length, step.id).toBeGreaterThan(20);
        if ("answers" in step)
          for (const answer of step.answers) expect(answers[answer], answer).toBeTruthy();
      }
      for (const why of learner.whys) expect(whys[why]?.length, why).toBeGreaterThan(10);
    }
  });
});

describe("a drill", () => {
  it("does not carry out what misses its point, and lets it be tried again", () => {
    const mulligan = DRILLS.find(({ id }) => id === "mulligan");
    if (mulligan === undefined) throw new Error("there is no drill of mulligans");
    const learner = new Learner(mulligan);
    const { seq } = learner.played.match.position;
    learner.say({ kind: "confirm", yes: false });
    expect(learner.played.lesson).toMatchObject({ done: 0, why: "oneLand", mistakes: 1 });
    expect(learner.played.match.position.seq).toBe(seq);
    learner.say({ kind: "confirm", yes: true });
    expect(learner.played.lesson).toMatchObject({ done: 0, why: null, mistakes: 1 });
    expect(learner.played.match.position.seq).toBeGreaterThan(seq);
  });

  it("takes nothing back, and doesn't pass further than the player can see", () => {
    const stops = DRILLS.find(({ id }) => id === "stops");
    if (stops === undefined) throw new Error("there is no drill of stops");
    const learner = new Learner(stops);
    expect(learner.played.ask({ name: "offer", body: { kind: "takeBack" } })).toMatchObject({ ok: false });
    learner.played.ask({ name: "pass", body: { until: "myTurn" } });
    expect(learner.played.lesson).toMatchObject({ done: 0, why: "passesTooFar" });
  });
});
