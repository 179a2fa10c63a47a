import type { Act, Choice, Decision, Entity, GameState, ObjectId, OptionContent } from "@spellroom/rules";
import {
  actTexts,
  beginsLike,
  cardName,
  costsAlike,
  costsAndSays,
  saysHow,
  stackTexts,
  viaKeyword,
} from "./ability-text.ts";
import { whyNot } from "./expectations.ts";
import { isNamed, namesOf, sameName } from "./names.ts";
import { targetFits } from "./options.ts";
import { describeEntry, type Item } from "./plan.ts";
import { replyTo } from "./reply.ts";
import { Failed, type Run, type ScriptedPlayer } from "./run.ts";
import type { EntryOf, TargetSpec } from "./scenario.ts";
import { singles } from "./target-specs.ts";
import { isNow } from "./when.ts";

type ActDecision = Extract<Decision, { kind: "act" }>;
type DoableEntry = EntryOf<"cast" | "play-land" | "activate" | "activate-mana">;

/**
 * A player with priority does the first entry of its plan for this turn and step that can be done now; a later one may
 * overtake an earlier one that can't be done yet. With nothing to do, it passes.
 */
export function takePriority(run: Run, decision: ActDecision): void {
  const player = run.player(decision.seat);
  for (const item of player.plan.open()) {
    const { entry } = item;
    if (!("step" in entry) || !isNow(run.state, entry)) continue;
    switch (entry.do) {
      case "resolve-stack":
        if (run.state.stack.length === 0) {
          item.left = 0;
          break;
        }
        if (entry.once) item.left = 0;
        return pass(run, decision);
      case "check": {
        const why = whyNot(run.state, entry.that);
        if (why !== null) throw new Failed(`${describeEntry(entry)}: ${why}`);
        item.left = 0;
        break;
      }
      default:
        if (doEntry(run, player, decision, item, entry)) return;
    }
  }
  pass(run, decision);
}

function pass(run: Run, { acts }: ActDecision): void {
  const act = acts.find((one) => one.kind === "pass");
  if (!act || !run.choose({ kind: "act", act: act.id })) throw new Failed("passing was refused");
}

/** Tries the acts that an entry may mean, the likeliest first. */
function doEntry(
  run: Run,
  player: ScriptedPlayer,
  decision: ActDecision,
  item: Item,
  entry: DoableEntry,
): boolean {
  if ("whileOnStack" in entry && entry.whileOnStack !== undefined && !onStack(run.state, entry.whileOnStack))
    return false;
  const targets = "targets" in entry ? entry.targets : [];
  for (const act of actsFor(run, player, decision, entry)) {
    for (const byLife of hasPhyrexian(act) ? [true, false] : [false]) {
      const done = run.attempt({ seat: player.seat, targets }, () => {
        item.left--;
        return carryOut(run, act, targets, byLife);
      });
      if (done) return true;
    }
  }
  return false;
}

/** Paying life for a Phyrexian symbol is something that a player may do (CR 107.4f): without an answer, it is done. */
function hasPhyrexian(act: Act): boolean {
  return (act.kind === "cast" || act.kind === "activate") && act.cost.some((symbol) => symbol.includes("P"));
}

function onStack(state: GameState, wanted: string): boolean {
  return state.stack.some(
    (id) =>
      isNamed(state, id, wanted) ||
      beginsLike(stackTexts(state, id), wanted) ||
      stackTexts(state, id).some((text) => text.includes(wanted.toLowerCase())),
  );
}

/** Does an act to the end of its announcement. False when it can't be done as the entry says. */
function carryOut(run: Run, act: Act, targets: readonly TargetSpec[], byLife: boolean): boolean {
  const before = new Set(run.state.stack);
  const events = run.choose({ kind: "act", act: act.id, autoPay: !byLife });
  if (!events || events.some((event) => event.kind === "rewound")) return false;
  while (isAnnouncing(run.state)) {
    const { decision } = run.state;
    if (!decision || decision.kind === "act" || decision.kind === "attackers" || decision.kind === "blockers")
      return false;
    const choice = (byLife ? lifePayment(decision) : null) ?? replyTo(run.asked(decision), decision);
    const more = choice && run.choose(choice);
    if (!more || more.some((event) => event.kind === "rewound")) return false;
  }
  const made = run.state.stack.find((id) => !before.has(id));
  return made === undefined || hasTargets(run.state, made, targets);
}

/** Mana for everything but the Phyrexian symbols, tapped as proposed; then life for these. */
function lifePayment(decision: Decision): Choice | null {
  if (decision.kind !== "pay" || !decision.lifeForPhyrexian) return null;
  const needed = decision.cost
    .filter((symbol) => !symbol.includes("P"))
    .reduce((total, symbol) => total + (/^\d+$/.test(symbol) ? Number(symbol) : 1), 0);
  if (decision.pool.length >= needed) return { kind: "pay", how: "fromPool" };
  const proposed = decision.abilities.find(
    (one) => one.kind === "activate" && decision.proposal?.includes(one.object) === true,
  );
  return proposed ? { kind: "pay", how: { activate: proposed.id } } : null;
}

function isAnnouncing(state: GameState): boolean {
  return (
    state.decision !== null &&
    state.decision.kind !== "act" &&
    state.frames.some(({ kind }) => kind === "announce" || kind === "payment" || kind === "manaAbility")
  );
}

/** Whether a spell or ability has the targets that its entry names, those included that left no choice. */
function hasTargets(state: GameState, id: ObjectId, targets: readonly TargetSpec[]): boolean {
  const context = state.objects[id]?.announcement?.context;
  if (!context) return true;
  const chosen = Object.values(context.targets).flat();
  return targets.flatMap(singles).every((spec) => {
    if (spec.mode !== undefined || spec.skip) return true;
    return chosen.some((entity) => targetFits(state, { value: 0, what: asOption(entity) }, spec));
  });
}

function asOption(entity: Entity): OptionContent {
  return "player" in entity
    ? { kind: "player", player: entity.player }
    : { kind: "object", object: entity.object };
}

function actsFor(
  run: Run,
  player: ScriptedPlayer,
  { acts }: ActDecision,
  entry: DoableEntry,
): readonly Act[] {
  const { state } = run;
  switch (entry.do) {
    case "play-land":
      return acts.filter((act) => act.kind === "playLand" && isCalled(state, act, entry.card));
    case "cast":
      return castsFor(run, player, acts, entry);
    case "activate":
      return byAbility(state, acts, entry.ability, (act) => act.kind !== "activate" || !act.mana);
    case "activate-mana":
      return byAbility(state, acts, entry.ability, (act) => act.kind === "activate" && act.mana);
  }
}

type PlayAct = Extract<Act, { kind: "cast" | "playLand" }>;

function isCalled(state: GameState, act: PlayAct, card: string): boolean {
  if (sameName(cardName(state, act.object, act.face), card)) return true;
  const object = state.objects[act.object];
  const definition = object ? state.definitions[object.definition] : undefined;
  return definition !== undefined && sameName(definition.name, card);
}

type CastAct = Extract<Act, { kind: "cast" }>;

const FACE_DOWN: readonly string[] = ["morph", "megamorph", "disguise"];

/** Ways to cast a card: the one that the entry or an answer names, else the usual way and then the others. */
function castsFor(
  { state }: Run,
  { answers }: ScriptedPlayer,
  acts: readonly Act[],
  entry: EntryOf<"cast">,
): readonly Act[] {
  const all = acts.filter((act): act is CastAct => act.kind === "cast");
  const { card, via } = entry;
  const told = all.filter((act) => saysHow(state, act, card));
  if (told.length > 0) return told;
  const casts = all.filter((act) => isCalled(state, act, card));
  if (via !== undefined) return casts.filter((act) => isVia(act.via, via));
  const open = casts.filter((act) => !FACE_DOWN.includes(viaKeyword(act.via) ?? ""));
  const undo = answers.save();
  const cost = answers.takeCost((text) => open.some((act) => costNames(text, act)));
  undo();
  const named =
    cost === undefined ? byPermission(state, answers, open) : open.filter((act) => costNames(cost, act));
  const usual = open.filter((act) => act.via === null);
  return named.length > 0 ? named : [...usual, ...open.filter((act) => act.via !== null)];
}

/** Ways by the permission of an object that the next fitting answer names. */
function byPermission(
  state: GameState,
  answers: ScriptedPlayer["answers"],
  acts: readonly CastAct[],
): CastAct[] {
  const isBy = ({ via }: CastAct, name: string): boolean => {
    const source = /^from:(\d+)$/.exec(via ?? "")?.[1];
    return source !== undefined && isNamed(state, Number(source), name);
  };
  const undo = answers.save();
  const names = answers.takeChoice((wanted) => acts.some((act) => isBy(act, wanted)));
  undo();
  return names ? acts.filter((act) => names.some((name) => isBy(act, name))) : [];
}

function isVia(via: string | null, wanted: string): boolean {
  const keyword = viaKeyword(via);
  return keyword === wanted || (wanted === "morph" && keyword === "megamorph");
}

/** Whether an answer about a cost means this way to cast a card. */
function costNames(text: string, { via, cost }: CastAct): boolean {
  const words = text.toLowerCase();
  if (words.includes("no alternative")) return via === null;
  if (words.includes("without paying")) return via !== null && cost.length === 0;
  const keyword = /with (\w+) alternative cost/.exec(words)?.[1];
  if (keyword !== undefined && keyword !== "an") return viaKeyword(via)?.toLowerCase() === keyword;
  return words.includes("alternative cost") && via !== null && /^(?:alternative|rule)\b/.test(via);
}

/** Acts whose text begins as wanted, or has the same cost in front, if possible with those words after it; the preferred kind first. */
function byAbility(
  state: GameState,
  acts: readonly Act[],
  wanted: string,
  prefer: (act: Act) => boolean,
): readonly Act[] {
  const found =
    [beginsLike, costsAndSays, costsAlike]
      .map((test) => acts.filter((act) => textFits(state, act, wanted, test)))
      .find((fits) => fits.length > 0) ?? [];
  return [...found.filter(prefer), ...found.filter((act) => !prefer(act))];
}

function textFits(state: GameState, act: Act, wanted: string, test: typeof beginsLike): boolean {
  if (act.kind === "pass") return false;
  const object = state.objects[act.object];
  return test(actTexts(state, act), wanted, object ? namesOf(state, object) : []);
}
