import {
  type Cost,
  type Effect,
  isEachPlayer,
  type ManaCost,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, many, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Deed, Join } from "../effect/deed.ts";
import { objectDeed } from "../effect/object-deed.ts";
import { costAction } from "../forward.ts";
import { manaRun } from "../mana.ts";
import { subjectSelection } from "../reference/selection.ts";
import { connective } from "./sequence.ts";
import { type Chain, laterStep, playerDeed, playerSubject, runStep, type Step } from "./step.ts";

interface Optional {
  readonly who: Sem<PlayerRef>;
}

const subject: Parser<Optional> = either<Optional>(
  phrase(g`you may`, { who: () => ({ kind: "you" }) }),
  rule(g`${playerSubject} may`, (of) => of),
);

interface Part {
  readonly join: Join;
  readonly step: Step;
}

const more: Parser<readonly Part[]> = many(
  map(seq(connective, laterStep), ([join, step]) => ({ join, step })),
);

const baseDeed: Parser<Deed> = mapSome(playerDeed, (deed) => (deed.form === "base" ? deed : undefined));

/** "have ~ deal 2 damage to any target", "have target creature get +1/+1": somebody else does it. */
const caused: Parser<Step> = either<Step>(
  mapSome(g`have ${subjectSelection} ${objectDeed}`, ([what, deed]) =>
    deed.form === "third"
      ? undefined
      : { kind: "object" as const, subject: what, deed: { ...deed, form: "any" as const } },
  ),
  mapSome(g`have ${playerSubject} ${playerDeed}`, ([who, deed]) =>
    deed.form === "base"
      ? { kind: "player" as const, subject: { ...who, form: "base" as const }, deed }
      : undefined,
  ),
);

const firstStep: Parser<Step> = either<Step>(
  map(baseDeed, (deed) => ({ kind: "player", subject: undefined, deed })),
  caused,
);

/** Runs what is optional with its player as the subject of base-form verbs. */
function inside(c: Scope, who: PlayerRef, run: (chain: Chain) => readonly Effect[]): readonly Effect[] {
  const before = c.actor;
  c.actor = who.kind === "you" ? undefined : () => ({ ...who });
  const effects = run({ player: { who: () => ({ ...who }), form: "base" }, object: undefined });
  c.actor = before;
  return effects;
}

function optional(who: PlayerRef, make: (each: PlayerRef) => Effect): Effect {
  if (!isEachPlayer(who)) return make(who);
  return { kind: "forEachPlayer", of: who, effects: [make({ kind: "each" })] };
}

function runAll(first: Step, parts: readonly Part[], chain: Chain, c: Scope): readonly Effect[] {
  c.clause++;
  const effects = [...runStep(first, chain, c)];
  for (const { join, step } of parts) {
    c.clause++;
    const said = runStep(step, chain, c);
    const [start] = said;
    if (start !== undefined) c.say(start, { join });
    effects.push(...said);
  }
  return effects;
}

/** Costs that no instruction says as well. */
const PAYABLE: ReadonlySet<Cost["kind"]> = new Set(["mana", "payLife", "energy", "either", "keywordAction"]);

export function payable(cost: readonly Cost[]): boolean {
  const [first] = cost;
  return first !== undefined && PAYABLE.has(first.kind);
}

/** Chosen first, then paid for; a player who can't or won't pay has done neither. */
function chosenAndPaid(who: PlayerRef, step: Step, mana: ManaCost, c: Scope): Effect {
  if (isEachPlayer(who)) throw new Unresolved("may", "each of several players pays for what is chosen");
  const [choice, ...more] = inside(c, who, (chain) => runStep(step, chain, c));
  if (choice?.kind !== "select" || more.length > 0)
    throw new Unresolved("chosen this way", "nothing is chosen");
  const times = c.say({ kind: "countRef" as const, ref: c.bound(choice.bind) }, { noun: "creature" });
  const cost: readonly Cost[] = [{ kind: "times", times, cost: [{ kind: "mana", mana }] }];
  const payment = { kind: "may" as const, who: { ...who }, cost, effects: [] };
  return c.say({ kind: "may" as const, who, effects: [choice, payment] }, { variant: 6 });
}

/** What stands after "may", with the player who may do it as the subject of base-form verbs. */
export const optionalSteps: Parser<(c: Scope, who: PlayerRef) => readonly Effect[]> = map(
  seq(firstStep, more),
  ([first, parts]) =>
    (c: Scope, who: PlayerRef) =>
      inside(c, who, (chain) => runAll(first, parts, chain, c)),
);

/** "you may draw a card", "that player may pay {2}" (CR 608.2d). */
export const may: Parser<Sem<readonly Effect[]>> = either<Sem<readonly Effect[]>>(
  rule(g`${subject} ${optionalSteps}`, (of, steps) => (c) => {
    const who = of.who(c);
    return [optional(who, (each) => ({ kind: "may", who: each, effects: steps(c, each) }))];
  }),
  rule(
    g`${subject} ${firstStep} and pay ${manaRun} for each creature chosen this way`,
    (of, step, mana) => (c) => [chosenAndPaid(of.who(c), step, mana, c)],
  ),
  rule(g`${subject} ${costAction}`, (of, cost) => (c) => {
    const who = of.who(c);
    return [
      optional(who, (each) => {
        const before = c.actor;
        c.actor = each.kind === "you" ? undefined : () => ({ ...each });
        const paid = cost(c);
        c.actor = before;
        if (!payable(paid)) throw new Unresolved("may", "what is done is an instruction");
        return { kind: "may", who: each, cost: paid, effects: [] };
      }),
    ];
  }),
);
