import {
  type Amount,
  type Condition,
  type EachPlayer,
  type Effect,
  hasNode,
  isEachPlayer,
  type ManaOutput,
  namesIn,
  type PlayerRef,
  type Selection,
  schemas,
  type Wording,
} from "@spellroom/card-language";
import { either, map, mapSome, type Parser, seq } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { eachSuchPlayer } from "../condition/who.ts";
import { duration } from "../duration.ts";
import type { Deed, Join } from "../effect/deed.ts";
import { type ObjectDeed, objectDeed } from "../effect/object-deed.ts";
import { condition, costAction, type Described, nounPhrase, playerRef, value } from "../forward.ts";
import { eachPlayer } from "../reference/player.ts";
import { placed, subjectSelection } from "../reference/selection.ts";
import { doneThisWay, type ThisWay, thingThisWay } from "../value-this-way.ts";
import { delayedLead, delayedOn, delayedTrail, nextDraw } from "./delayed.ts";
import { ifEffect } from "./if-effect.ts";
import { may } from "./may.ts";
import { nextSpell } from "./next-spell.ts";
import { connective, steps } from "./sequence.ts";
import { playerDeed } from "./step.ts";

export type Core = Sem<readonly Effect[]>;

function both(first: Core, join: Join, second: Core, afterX = false): Core {
  return (c) => {
    const before = first(c);
    const after = second(c);
    const [start] = after;
    if (start !== undefined) c.say(start, afterX ? { join, afterX: true } : { join });
    return [...before, ...after];
  };
}

const andMay: Parser<Core> = map(seq(steps, seq(connective, may)), ([first, [join, second]]) =>
  both(first, join, second),
);

const mayAndMay: Parser<Core> = map(seq(may, seq(connective, may)), ([first, [join, second]]) =>
  both(first, join, second),
);

const plain: Parser<Core> = either(steps, may, andMay, mayAndMay);

function conditional(when: Sem<Condition>, then: Core, first: boolean): Core {
  return (c) => {
    if (first) {
      const holds = when(c);
      c.asked = c.memory();
      const run = (): readonly Effect[] => c.inBranch(() => then(c));
      const effects = holds.kind === "is" ? c.conditionally(run) : run();
      return [ifEffect(holds, effects)];
    }
    const { before, tail, join } = afterThen(then(c), c);
    const holds = when(c);
    return [...before, c.say(ifEffect(holds, tail), { first: false, ...join })];
  };
}

/** "Mill two cards, then destroy it if ...": what is said last is about what comes after "then" alone. */
function afterThen(
  effects: readonly Effect[],
  c: Scope,
): {
  readonly before: readonly Effect[];
  readonly tail: readonly Effect[];
  readonly join: Pick<Wording, "join">;
} {
  const at = effects.findLastIndex((one, index) => {
    const join = c.wording.get(one)?.join;
    return index > 0 && (join === "then" || join === "andThen" || join === "commaAndThen");
  });
  const [first] = effects.slice(at);
  const join = at < 0 || first === undefined ? undefined : c.wording.get(first)?.join;
  if (join === undefined) return { before: [], tail: effects, join: {} };
  return { before: effects.slice(0, at), tail: effects.slice(at), join: { join } };
}

/** "... unless you have the city's blessing" */
function unlessSo(then: Core, when: Sem<Condition>): Core {
  return (c) => {
    const { before, tail, join } = afterThen(then(c), c);
    const node = ifEffect({ kind: "not", of: when(c) }, tail);
    return [...before, c.say(node, { first: false, variant: 31, ...join })];
  };
}

function unless(then: Core, who: Sem<PlayerRef>, cost: Parameters<typeof runCost>[0]): Core {
  return (c) => {
    const { before, tail, join } = afterThen(then(c), c);
    const player = who(c);
    const unless: Effect = { kind: "unless", who: player, cost: runCost(cost, player, c), effects: tail };
    return [...before, c.say(unless, join)];
  };
}

/** "... unless any player pays {3}": they are asked in turn order (CR 101.4). */
function unlessAny(then: Core, of: PlayerRef, cost: Parameters<typeof runCost>[0]): Core {
  return (c) => {
    const { before, tail, join } = afterThen(then(c), c);
    const paid = runCost(cost, { kind: "each" }, c);
    const [only, ...more] = paid;
    if (
      only === undefined ||
      more.length > 0 ||
      (only.kind !== "mana" && only.kind !== "payLife") ||
      (only.kind === "mana" && only.mana.includes("X"))
    )
      throw new Unresolved("unless any player", "does something else than pay");
    const asked: Effect = { kind: "anyPlayerMay", of: { ...of }, cost: paid, effects: [], otherwise: tail };
    return [...before, c.say(asked, { variant: 1, ...join })];
  };
}

/** "... unless its controller has ~ deal 2 damage to them": who may have that done, or else it happens (CR 608.2d). */
function unlessDealt(
  then: Core,
  who: Sem<PlayerRef>,
  { what, deed }: { readonly what: Sem<Selection>; readonly deed: ObjectDeed },
): Core {
  return (c) => {
    const effects = then(c);
    const player = who(c);
    if (isEachPlayer(player)) throw new Unresolved("unless", "each of several players");
    if (deed.damages !== true || deed.form === "third") throw new Unresolved("unless", "no damage is dealt");
    const before = c.actor;
    c.actor = () => ({ ...player });
    const dealt = deed.run(c, () => what(c));
    c.actor = before;
    if (dealt.some((one) => one.kind === "dealDamage" && one.to.kind !== "players"))
      throw new Unresolved("unless", "damage to somebody else than the player");
    const may: Effect = { kind: "may", who: player, effects: dealt, otherwise: effects };
    return [c.say(may, { variant: 1 })];
  };
}

function runCost(
  cost: Sem<Extract<Effect, { kind: "unless" }>["cost"]>,
  who: PlayerRef,
  c: Scope,
): Extract<Effect, { kind: "unless" }>["cost"] {
  const before = c.actor;
  c.actor = who.kind === "you" ? undefined : () => ({ ...who });
  const paid = cost(c);
  c.actor = before;
  return paid;
}

/** "Until end of turn, ...": every instruction of the sentence that lasts takes it. */
function lasting(until: NonNullable<Scope["lead"]>, then: Core): Core {
  return (c) => {
    const before = { lead: c.lead, taken: c.leadTaken };
    c.lead = until;
    c.leadTaken = false;
    const effects = then(c);
    const taken = c.leadTaken;
    c.lead = before.lead;
    c.leadTaken = before.taken;
    if (!taken) throw new Unresolved("duration", "nothing in the sentence lasts");
    return effects;
  };
}

/** "Put a charge counter on it or remove one from it": which of them is chosen as it is carried out (CR 608.2d). */
function eitherOf(one: Core, other: Core): Core {
  return (c) => {
    const { asked } = c;
    const before = c.memory();
    const first = one(c);
    const options = [first, c.undone(before, () => other(c))];
    c.asked = asked;
    const doers = options
      .flat()
      .flatMap((effect) => ("who" in effect && effect.who !== undefined ? [effect.who] : []));
    if (doers.some(({ kind }) => kind !== "you")) throw new Unresolved("or", "somebody else may choose");
    return [c.say({ kind: "chooseOne" as const, who: { kind: "you" as const }, options }, { variant: 6 })];
  };
}

const payer: Parser<Sem<PlayerRef>> = either<Sem<PlayerRef>>(
  map(playerRef, (who) => who),
  phrase(g`they`, (c: Scope) => c.they()),
);

/** "For each creature, its controller ...": one after the other (CR 608.2c). */
function forEach(np: Sem<Described>, then: Core): Core {
  return (c) => {
    const described = np(c);
    if (described.many) throw new Unresolved("for each", "number does not agree");
    const of: Selection = { kind: "all", filter: placed(described) };
    c.mentionObject(() => ({ kind: "each" }), described.nouns);
    return [{ kind: "forEach", of, effects: then(c) }];
  };
}

/** "For each land destroyed this way, its controller ...": one after the other, each as it last existed (CR 608.2h). */
function forEachOfThose({ noun, how }: ThisWay, then: Core): Core {
  return (c) => {
    const ref = c.thisWay(noun, how);
    c.mentionObject(() => ({ kind: "each" }), [noun.toLowerCase()]);
    const effects = then(c);
    if (!hasNode(schemas.effects, effects, "ObjectRef", "each"))
      throw new Unresolved("for each", "nothing about each of them");
    return [c.say({ kind: "forEach" as const, of: { kind: "ref" as const, ref }, effects }, { noun })];
  };
}

/**
 * "For each card exiled this way, you gain 1 life": so much for each of them, all of it at the same time, such as life that is lost
 * and gained (CR 119.9-10). Several other things ("you draw a card and you lose 3 life"), or one that asks something, are done
 * again and again.
 */
function soMuchForEach(of: Sem<Amount>, then: Core): Core {
  return (c) => {
    const counted = of(c);
    const effects = then(c);
    const [effect, ...others] = effects;
    const isAtOnce = effects.every(({ kind }) => AT_ONCE.includes(kind));
    if (isAtOnce || (effect && others.length === 0 && !ONE_BY_ONE.includes(effect.kind)))
      return effects.map((one, at) =>
        c.say(multiplied(one, at === 0 ? counted : structuredClone(counted), c), {
          ...c.wording.get(one),
          variant: at === 0 ? 45 : 46,
        }),
      );
    if (!effects.every(({ kind }) => ONE_BY_ONE.includes(kind) || kind === "draw" || LIFE.includes(kind)))
      throw new Unresolved("for each", "several other things");
    return [{ kind: "repeat", times: counted, effects: [...effects] }];
  };
}

const ONE_BY_ONE: readonly Effect["kind"][] = ["discard", "unless"];
const LIFE: readonly Effect["kind"][] = ["gainLife", "loseLife"];
const AT_ONCE: readonly Effect["kind"][] = [...LIFE, "addMana"];

/** The same instruction with its fixed number so many times. */
function multiplied(effect: Effect, by: Amount, c: Scope): Effect {
  if (effect.kind === "addMana") return { ...effect, output: repeatedMana(effect.output, by, c) };
  if (
    effect.kind !== "createToken" &&
    effect.kind !== "addCounters" &&
    effect.kind !== "gainLife" &&
    effect.kind !== "loseLife" &&
    effect.kind !== "draw"
  )
    throw new Unresolved("for each", "something else than a number of things");
  if (typeof effect.amount !== "number" || typeof by === "number")
    throw new Unresolved("for each", "of a number that is not fixed");
  const amount: Amount = effect.amount === 1 ? by : { kind: "times", factor: effect.amount, of: by };
  return { ...effect, amount: c.say(amount, { amount: "forEach" }) };
}

function repeatedMana(output: ManaOutput, by: Amount, c: Scope): ManaOutput {
  const [mana, ...more] = output.kind === "symbols" ? output.mana : [];
  if (mana === undefined || more.length > 0 || typeof by === "number")
    throw new Unresolved("for each", "mana of several kinds");
  return { kind: "repeated", mana, amount: c.say(by, { amount: "forEach" }) };
}

function forEachPlayer(of: PlayerRef, then: Core): Core {
  return (c) => {
    c.mentionPlayer(() => ({ kind: "each" }), { noun: of.kind === "opponents" ? "opponent" : "player" });
    const effects = then(c);
    if (!hasNode(schemas.effects, effects, "PlayerRef", "each"))
      throw new Unresolved("for each", "nothing about each");
    if (c.targets.some((one) => hasNode(schemas.targetClause, one, "PlayerRef", "each")))
      throw new Unresolved("for each", "a target for each");
    for (const { bind } of effects.filter((one) => one.kind === "exile"))
      if (bind !== undefined) c.mentionObject(() => c.bound(bind), ["card"], { plural: true, how: "exiled" });
    return [c.say({ kind: "forEachPlayer" as const, of, effects }, { variant: 1 })];
  };
}

/** "each opponent sacrifices a permanent unless they pay {1}": each of them may pay for themselves. */
function eachUnless(
  players: Sem<EachPlayer>,
  does: Deed,
  payer: Sem<PlayerRef>,
  cost: Parameters<typeof runCost>[0],
): Core {
  return (c) => {
    if (does.form !== "third") throw new Unresolved(does.verb, "subject and verb do not agree");
    const of = players(c);
    const each: PlayerRef = { kind: "each" };
    c.mentionPlayer(() => ({ ...each }), { noun: of.kind === "opponents" ? "opponent" : "player" });
    const before = c.actor;
    c.actor = () => ({ ...each });
    const effects = does.run(c, () => ({ ...each }));
    const who = payer(c);
    const paid = cost(c);
    c.actor = before;
    if (who.kind !== "each") throw new Unresolved("unless", "somebody else pays");
    return [{ kind: "forEachPlayer", of, effects: [{ kind: "unless", who, cost: paid, effects }] }];
  };
}

/** "each opponent who doesn't control an Elf loses 1 life": each of them of whom it is so. */
function eachWho(
  { of, where }: { readonly of: PlayerRef; readonly where: Sem<Condition> },
  does: Deed,
): Core {
  return (c) => {
    if (does.form !== "third") throw new Unresolved(does.verb, "subject and verb do not agree");
    const each: PlayerRef = { kind: "each" };
    const condition = where(c);
    const before = c.actor;
    c.actor = () => ({ ...each });
    const then = does.run(c, () => ({ ...each }));
    c.actor = before;
    const inner = c.say({ kind: "if" as const, condition, then }, { variant: 32 });
    return [{ kind: "forEachPlayer", of: { ...of }, effects: [inner] }];
  };
}

/** "... at the beginning of the next end step": of several instructions before it nobody can tell which of them wait. */
function later(then: Core, wait: (then: Core) => Core): Core {
  return wait((c) => {
    const effects = then(c);
    if (effects.filter((one) => c.wording.get(one)?.silent !== true).length > 1)
      throw new Unresolved("at the beginning", "of which of several instructions");
    return effects;
  });
}

/** "... and you skip your next draw step", after what waits: it is done at once, and says itself for which step. */
function skipped(skip: Core): Core {
  return (c) => {
    const effects = skip(c);
    if (!effects.every(({ kind }) => kind === "skipNext"))
      throw new Unresolved("at the beginning", "of which of several instructions");
    return effects;
  };
}

const wrapped: Parser<Core> = either<Core>(
  plain,
  rule(g`${eachPlayer} ${playerDeed} unless ${payer} ${costAction}`, eachUnless),
  rule(g`${eachSuchPlayer} ${playerDeed}`, eachWho),
  rule(g`if ${condition}, ${plain}`, (when, then) => conditional(when, then, true)),
  rule(g`${steps} if ${condition}`, (then, when) => conditional(when, then, false)),
  rule(g`${may} if ${condition}`, (then, when) => conditional(when, then, false)),
  rule(g`${steps} or ${steps}`, eitherOf),
  rule(g`${steps} unless ${condition}`, unlessSo),
  rule(g`${steps} unless ${payer} ${costAction}`, (then, who, cost) => unless(then, who, cost)),
  rule(g`${may} unless ${payer} ${costAction}`, (then, who, cost) => unless(then, who, cost)),
  rule(g`${steps} unless any player ${costAction}`, (then, cost) =>
    unlessAny(then, { kind: "allPlayers" }, cost),
  ),
  rule(g`${steps} unless any opponent ${costAction}`, (then, cost) =>
    unlessAny(then, { kind: "opponents" }, cost),
  ),
  rule(g`${steps} unless ${playerRef} has ${subjectSelection} ${objectDeed}`, (then, who, what, deed) =>
    unlessDealt(then, who, { what, deed }),
  ),
  rule(g`${duration}, ${plain}`, lasting),
  rule(g`${delayedLead}, ${plain}`, (wait, then) => wait(then)),
  rule(g`${delayedLead}, ${steps} if ${condition}`, (wait, then, when) =>
    wait(conditional(when, then, false)),
  ),
  rule(g`${delayedLead}, if ${condition}, ${plain}`, (wait, when, then) =>
    wait(conditional(when, then, true)),
  ),
  rule(g`${delayedLead}, ${steps} unless ${condition}`, (wait, then, when) => wait(unlessSo(then, when))),
  delayedOn(plain),
  nextDraw(steps),
  nextSpell,
  rule(g`for each ${nounPhrase}, ${plain}`, forEach),
  rule(g`for each ${doneThisWay}, ${plain}`, soMuchForEach),
  rule(g`for each ${thingThisWay}, ${plain}`, forEachOfThose),
  rule(g`for each ${doneThisWay}, ${steps} unless ${payer} ${costAction}`, (of, then, who, cost) =>
    soMuchForEach(of, unless(then, who, cost)),
  ),
  rule(g`for each opponent, ${plain}`, (then) => forEachPlayer({ kind: "opponents" }, then)),
  rule(g`for each player, ${plain}`, (then) => forEachPlayer({ kind: "allPlayers" }, then)),
  rule(g`${steps} ${delayedTrail}`, later),
  rule(g`if ${condition}, ${steps} ${delayedTrail}`, (when, then, wait) =>
    conditional(when, later(then, wait), true),
  ),
  rule(g`${may} ${delayedTrail}`, later),
  rule(g`${may} ${delayedTrail} if ${condition}`, (then, wait, when) =>
    later((c) => [c.say(ifEffect(when(c), then(c)), { first: false })], wait),
  ),
  rule(g`${steps} ${delayedTrail} and ${steps}`, (then, wait, skip) =>
    both(later(then, wait), "and", skipped(skip)),
  ),
  rule(g`${steps}, and ${steps} ${delayedTrail}`, (first, then, wait) =>
    both(first, "commaAnd", later(then, wait)),
  ),
);

/** The earlier effects that can't change what a count on the board comes to. */
const HARMLESS = ["dealDamage", "gainLife", "loseLife", "scry", "surveil", "modify"];

/** Whether an instruction before its second use could change what X is. */
function mayChange(core: Core, x: NonNullable<Scope["x"]>, c: Scope): boolean {
  const trial = c.fork();
  trial.x = x;
  const effects = core(trial);
  const changing = effects.slice(0, -1).filter((one) => !HARMLESS.includes(one.kind));
  return trial.xUses > 1 && changing.length > 0 && effects.length > 1;
}

/** "where X is the number of cards in target player's hand" */
function aimsAt(of: Sem<Amount>, probe: Scope): boolean {
  const trial = probe.fork();
  of(trial);
  return trial.targets.length > probe.targets.length;
}

/** What X is, with the targets that its description chooses among those of the sentence. */
function aimed(of: Sem<Amount>, probe: Scope, c: Scope): Amount {
  const inner = probe.fork();
  inner.targets = c.targets;
  inner.lastTarget = c.lastTarget;
  const amount = of(inner);
  c.targets = inner.targets;
  c.lastTarget = inner.lastTarget;
  return amount;
}

/** X of the sentence is found once: right before the first instruction that asks for it is carried out (CR 608.2c, 608.2h). */
function whereX(core: Core, of: Sem<Amount>, before: Core = core): Core {
  return (c) => {
    const probe = c.fork();
    probe.x = undefined;
    before(probe);
    const uses = c.xUses;
    const x = (): Amount => of(probe.fork());
    const aims = aimsAt(of, probe);
    const once = aims || mayChange(core, x, c) ? c.name("x") : undefined;
    c.x = once === undefined ? x : () => ({ kind: "bound", name: once });
    const effects = core(c);
    c.x = undefined;
    if (c.xUses === uses) throw new Unresolved("where X is", "X is not used");
    if (once === undefined) return effects;
    if (c.targets.some((one) => namesIn(schemas.targetClause, one).has(once)))
      throw new Unresolved("where X is", "a number of targets");
    const found: Effect = { kind: "bindAmount", amount: aims ? aimed(of, probe, c) : x(), bind: once };
    const at = effects.findIndex((one) => namesIn(schemas.effect, one).has(once));
    return [...effects.slice(0, at), c.say(found, { silent: true }), ...effects.slice(at)];
  };
}

/** A sentence without its full stop. */
export const sentence: Parser<Core> = either<Core>(
  wrapped,
  rule(g`${wrapped}, where X is ${value}`, (core, of) => whereX(core, of)),
  mapSome(g`${steps}, where X is ${value} ${connective} ${plain}`, ([first, of, join, then]) =>
    join === "and" || join === "andThen" || join === "comma"
      ? undefined
      : whereX(both(first, join, then, true), of, first),
  ),
);
