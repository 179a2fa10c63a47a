import { type Effect, hasNode, schemas } from "@spellroom/card-language";
import { type Game, numbersIn } from "../../state/access.ts";
import { cameOf, type GameEvent } from "../../state/event.ts";
import type { LoopFrame } from "../../state/frame.ts";
import type { ObjectId } from "../../state/ids.ts";
import { nextBelow } from "../game/chance.ts";
import { popFrame, pushFrame, replaceFrame, updateContext } from "../game/game.ts";
import { put } from "./ask.ts";
import { allTogether } from "./for-each-player.ts";
import { isPossible } from "./possible.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** "If ..., then; otherwise" (CR 608.2c): checked once, when the instruction is reached. */
export function ifThen(run: Run, effect: EffectOf<"if">): void {
  const { then, otherwise = [] } = effect;
  const holds = run.holds(effect.condition);
  run.advance();
  if (!holds) run.push(otherwise);
  else run.push(effect.instead ? insteadOf(otherwise, then) : then);
}

/** "You may … instead": without it, what usually happens does (Expel from Orazca). */
function insteadOf(usual: readonly Effect[], effects: readonly Effect[]): readonly Effect[] {
  const [only, ...more] = effects;
  if (only?.kind !== "may" || more.length > 0 || only.otherwise !== undefined) return effects;
  return [{ ...only, otherwise: usual }];
}

/**
 * "For each of those": the objects are found once, before the first of them is dealt with. Those that an instruction before has
 * moved are taken as they last existed (CR 608.2h); what is done to them finds what they have become. A melded permanent counts as
 * one, though two cards came of it (CR 712.21e).
 */
export function forEach(run: Run, effect: EffectOf<"forEach">): void {
  const of =
    effect.of.kind === "ref"
      ? eachOnce(run.objects(effect.of.ref).map((id) => beforeMoving(run.state.history.thisTurn, id)))
      : selected(run, effect.of);
  if (!of) return;
  const { context, contextId } = run;
  run.advance();
  if (of.length === 0) return;
  const over = of.map((object) => ({ object }));
  if (effect.effects.length === 1 && effect.effects.every(createsTokens)) {
    allTogether(run.g, context, contextId, over, effect.effects);
    return;
  }
  const [only, ...more] = effect.effects;
  const counters = only && more.length === 0 ? countersForAll(only, of.length) : null;
  if (counters) {
    run.push([counters]);
    return;
  }
  pushFrame(run.g, {
    kind: "loop",
    effects: effect.effects,
    over,
    at: 0,
    context: contextId,
    outer: context.each,
  });
}

/** Tokens that are created for each of several objects enter at the same time (CR 608.2f). */
function createsTokens({ kind }: Effect): boolean {
  return kind === "createToken" || kind === "createCopyToken";
}

/** "For each creature card in your graveyard, put a +1/+1 counter on each creature you control": all of them at once (CR 608.2f). */
function countersForAll(effect: Effect, times: number): Effect | null {
  if (effect.kind !== "addCounters" || typeof effect.amount !== "number" || effect.divided) return null;
  const isSame = effect.on.kind === "all" || effect.on.kind === "ref";
  const isAboutEach =
    hasNode(schemas.effect, effect, "ObjectRef", "each") ||
    hasNode(schemas.effect, effect, "PlayerRef", "each");
  return isSame && !isAboutEach ? { ...effect, amount: effect.amount * times } : null;
}

/** The permanent that an object was before it left the battlefield; itself where it was none. */
function beforeMoving(events: readonly GameEvent[], id: ObjectId): ObjectId {
  const moved = events.findLast((event) => event.kind === "moved" && cameOf(event).includes(id));
  return moved?.kind === "moved" && moved.from === "battlefield" ? moved.object : id;
}

function eachOnce(ids: readonly ObjectId[]): readonly ObjectId[] {
  return [...new Set(ids)];
}

export function repeat(run: Run, effect: EffectOf<"repeat">): void {
  const times = run.count(effect.times);
  run.advance();
  run.push(Array.from({ length: times }, () => effect.effects).flat());
}

/** One of several lists of instructions, chosen when the instruction is reached, among those that are possible (CR 608.2d). */
export function chooseOne(run: Run, effect: EffectOf<"chooseOne">): void {
  const seat = run.player(effect.who);
  const at = effect.random ? nextBelow(run.g, "random", effect.options.length) : asked(run, effect, seat);
  if (at === undefined) return;
  run.advance();
  run.push(effect.options[at] ?? []);
}

const NONE_OF_THEM = -1;

function asked(run: Run, effect: EffectOf<"chooseOne">, seat: number | undefined): number | undefined {
  const answered = numbersIn(run.scratch, "option");
  if (answered) return answered[0];
  const open = effect.options.flatMap((effects, at) => (isPossible(run, effects, false) ? [at] : []));
  if (seat === undefined || open.length < 2) return open[0] ?? NONE_OF_THEM;
  put(
    run,
    "option",
    seat,
    { key: "chooseOption" },
    {
      kind: "pick",
      options: open.map((mode) => ({ value: mode, what: { kind: "mode", mode } })),
      min: 1,
      max: 1,
    },
  );
  return undefined;
}

/** Frame runner for loops: one iteration after another, with the current item as "each". Afterwards "each" is that of the enclosing loop. */
export function runLoop(g: Game, frame: LoopFrame): void {
  const each = frame.over[frame.at];
  if (!each) {
    popFrame(g);
    updateContext(g, frame.context, { each: frame.outer });
    return;
  }
  replaceFrame(g, { ...frame, at: frame.at + 1 });
  updateContext(g, frame.context, { each });
  pushFrame(g, { kind: "effects", effects: frame.effects, at: 0, context: frame.context, scratch: {} });
}
