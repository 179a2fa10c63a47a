import {
  CARD_TYPES,
  type ChoiceKind,
  COLORS,
  type EntersWith,
  type Filter,
  subtypesOf,
} from "@spellroom/card-language";
import type { Choice, Decision, DecisionBody } from "../../decisions/decision.ts";
import { entityNumber, numberedEntity } from "../../decisions/parts/entity.ts";
import type { Option } from "../../decisions/parts/option.ts";
import { entityOption } from "../../decisions/parts/option.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { canBeSacrificed } from "../../query/costs/cost-parts.ts";
import { payableLife } from "../../query/costs/payable.ts";
import { asCopiedNow, copiableValues } from "../../query/layers/index.ts";
import { enteringChanges, enteringController, sightAsItEnters } from "../../query/rules/as-it-enters.ts";
import { objectsMatching, satisfies } from "../../query/selection/index.ts";
import { namedKinds } from "../../query/selection/named-kinds.ts";
import { type Game, numberIn, numbersIn, objectOf, playerOf, seatsInOrder } from "../../state/access.ts";
import { type Context, SAME_DEFENDER } from "../../state/context.ts";
import type { HappenFrame, PendingHappening, Scratch } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { CopiedValues, GameObject } from "../../state/object.ts";
import { withinReach } from "../../state/range.ts";
import { opponentsToChoose } from "../../state/teams.ts";
import { replaceFrame } from "../game/game.ts";
import { attackedOnEntering, type EntersAttacking } from "./entering-attacking.ts";
import { hostsOfNewAura, lacksHost } from "./entering-aura.ts";
import { chapterQuestion } from "./entering-chapter.ts";
import { type Question, question } from "./entering-question.ts";
import { tributeQuestion } from "./entering-tribute.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** Whether an Aura can't enter, for want of something to enchant (CR 303.4g, 303.4i). */
export function canEnchantNothing(g: Game, happening: Happening): boolean {
  return (
    happening.kind === "move" &&
    happening.to.zone === "battlefield" &&
    lacksHost(g.state, happening, enteringController(g.state, happening), enteringChanges(happening))
  );
}

/**
 * The next choice that has to be made before the batch's permanents enter (CR 614.12): what to copy, a color or type,
 * whether to pay life. The question is noted in the frame's scratch; `null` when everything is settled.
 */
export function enterQuestions(g: Game, frame: HappenFrame): Question | null {
  for (const [at, pending] of frame.batch.entries()) {
    const move = pending.happening;
    if (move.kind !== "move" || move.to.zone !== "battlefield") continue;
    for (const [change, { with: entersWith, context }] of enteringChanges(move).entries()) {
      const question = nextQuestion(g, frame, move, `${at}:${change}`, entersWith, context);
      if (question) return question;
    }
    const last =
      hostQuestion(g, frame, move, at) ??
      attackedQuestion(g, frame, move, at) ??
      chapterQuestion(g, frame.scratch, move, at);
    if (last) return last;
  }
  return null;
}

function hostQuestion(g: Game, frame: HappenFrame, move: Move, at: number): Question | null {
  const name = `${HOST}:${at}`;
  if (frame.scratch[name] !== undefined) return null;
  const seat = enteringController(g.state, move);
  const hosts = hostsOfNewAura(g.state, move, seat);
  if (!hosts || hosts.length === 0) return null;
  return entityQuestion(seat, move.object, name, hosts);
}

const HOST = "enter:host";

/** What an Aura that enters as a copy or as a new token was said to enchant. */
export function hostChosen(scratch: Scratch, at: number): Entity | null {
  return entityChosen(scratch, `${HOST}:${at}`);
}

/** CR 508.4: its controller chooses what a creature that enters attacking attacks, unless that is settled. */
function attackedQuestion(g: Game, frame: HappenFrame, move: Move, at: number): Question | null {
  const name = `${ATTACKED}:${at}`;
  if (frame.scratch[name] !== undefined) return null;
  const attacking = enteringChanges(move).findLast((one) => one.with.attacking);
  const seat = enteringController(g.state, move);
  const { announcement } = objectOf(g.state, move.object);
  const defenders = attacking ? attackedOnEntering(g.state, seat, attackingBy(attacking, announcement)) : [];
  if (defenders.length < 2) return null;
  return entityQuestion(seat, move.object, name, defenders);
}

/** How something enters attacking, of what it enters with; of a spell, whom the attacker returned for it attacked. */
export function attackingBy(
  { with: { attacks }, context }: { readonly with: EntersWith; readonly context: Context },
  announcement: GameObject["announcement"],
): EntersAttacking {
  if (attacks !== undefined) return { context, attacks };
  const settled = announcement?.context.bindings[SAME_DEFENDER];
  if (settled === undefined) return { context };
  return { context: { ...context, bindings: { ...context.bindings, [SAME_DEFENDER]: settled } } };
}

const ATTACKED = "enter:attacked";

/** What a creature that enters attacking was said to attack. */
export function attackedChosen(scratch: Scratch, at: number): Entity | null {
  return entityChosen(scratch, `${ATTACKED}:${at}`);
}

function entityQuestion(seat: Seat, source: ObjectId, name: string, among: readonly Entity[]): Question {
  return question(seat, source, name, { kind: "pick", options: among.map(entityOption), min: 1, max: 1 });
}

function entityChosen(scratch: Scratch, name: string): Entity | null {
  const chosen = numberIn(scratch, name);
  return chosen === undefined ? null : numberedEntity(chosen);
}

function entityPicked(decision: Decision, choice: Choice): number {
  const options = decision.kind === "pick" && choice.kind === "pick" ? decision.options : [];
  const picked = options.find(({ value }) => choice.kind === "pick" && value === choice.values[0])?.what;
  return picked?.kind === "player"
    ? entityNumber({ player: picked.player })
    : picked?.kind === "object"
      ? picked.object
      : -1;
}

function nextQuestion(
  g: Game,
  frame: HappenFrame,
  move: Move,
  at: string,
  entersWith: EntersWith,
  context: Context,
): Question | null {
  const seat = enteringController(g.state, move);
  const source = move.object;
  const open = (name: string): boolean => frame.scratch[`enter:${name}:${at}`] === undefined;
  const copy = copyQuestion(g, frame, move, at, entersWith, context);
  if (copy) return copy;
  for (const [index, choice] of (entersWith.choose ?? []).entries()) {
    if (open(`choose.${index}`))
      return question(seat, source, `enter:choose.${index}:${at}`, choiceBody(g, seat, choice));
  }
  if (entersWith.payLife && open("pay") && payableLife(g.state, seat, {}) >= entersWith.payLife.amount) {
    return question(seat, source, `enter:pay:${at}`, {
      kind: "confirm",
      cost: [{ kind: "action", action: "payLife", amount: entersWith.payLife.amount }],
    });
  }
  if (entersWith.reveal && open("reveal")) {
    const filter = entersWith.reveal.filter;
    const cards = playerOf(g.state, seat).hand.filter(
      (id) => satisfies(g.state, context, filter.of, id) && id !== source,
    );
    if (cards.length > 0)
      return question(seat, source, `enter:reveal:${at}`, {
        kind: "pick",
        options: objectOptions(cards),
        min: 0,
        max: 1,
      });
  }
  if (entersWith.anyNumber && open("any")) {
    const options = choosable(g, frame, move, entersWith.anyNumber, context);
    if (options.length > 0)
      return question(seat, source, `enter:any:${at}`, {
        kind: "pick",
        options: objectOptions(options),
        min: 0,
        max: options.length,
      });
  }
  if (entersWith.exile && open("exile")) {
    const { filter } = entersWith.exile;
    const cards = objectsMatching(g.state, context, filter).filter((id) => !isEntering(frame, id));
    if (cards.length > 0)
      return question(seat, source, `enter:exile:${at}`, {
        kind: "pick",
        options: objectOptions(cards),
        min: 1,
        max: 1,
      });
  }
  return tributeQuestion(g, frame.scratch, move, at, entersWith);
}

/** Something that enters at the same time is nowhere else to be chosen (CR 614.13a). */
function isEntering({ batch }: HappenFrame, id: ObjectId): boolean {
  return batch.some(
    ({ happening }) =>
      happening.kind === "move" && happening.to.zone === "battlefield" && happening.object === id,
  );
}

function copyQuestion(
  g: Game,
  frame: HappenFrame,
  move: Move,
  at: string,
  { copyOf }: EntersWith,
  context: Context,
): Question | null {
  const name = `enter:copy:${at}`;
  if (!copyOf || move.copied || frame.scratch[name] !== undefined) return null;
  const options = objectsMatching(g.state, context, copyOf.filter).filter((id) => id !== move.object);
  if (options.length === 0) return null;
  return question(enteringController(g.state, move), move.object, name, {
    kind: "pick",
    options: objectOptions(options),
    min: copyOf.optional ? 0 : 1,
    max: 1,
  });
}

/** Whether it has yet to be chosen what a permanent enters as a copy of: effects of other kinds wait for it (CR 616.1c). */
export function isCopyOpen(g: Game, frame: HappenFrame, at: number): boolean {
  const move = frame.batch[at]?.happening;
  if (move?.kind !== "move" || move.to.zone !== "battlefield") return false;
  return enteringChanges(move).some(
    (one, change) => copyQuestion(g, frame, move, `${at}:${change}`, one.with, one.context) !== null,
  );
}

/** Cards of the hand, or permanents, of which any number may be revealed or sacrificed; none that is entering itself. */
function choosable(
  g: Game,
  frame: HappenFrame,
  move: Move,
  { how, filter }: NonNullable<EntersWith["anyNumber"]>,
  context: Context,
): readonly ObjectId[] {
  const seat = enteringController(g.state, move);
  const sight = sightAsItEnters(g.state, move);
  const among =
    how === "reveal"
      ? playerOf(g.state, seat).hand
      : g.state.battlefield.filter((id) => canBeSacrificed(g.state, seat, id));
  return among.filter((id) => !isEntering(frame, id) && sight.satisfies(context, filter.of, id));
}

function objectOptions(ids: readonly ObjectId[]): Option[] {
  return ids.map((object, value) => ({ value, what: { kind: "object", object } }));
}

/** The decision by which a player names or chooses something that isn't an object. */
export function choiceBody(g: Game, seat: Seat, choice: ChoiceKind): DecisionBody {
  switch (choice.kind) {
    case "color":
      return words(choice.among ?? COLORS);
    case "basicLandType":
      return words(["Plains", "Island", "Swamp", "Mountain", "Forest"]);
    case "cardType":
      return words(choice.among ?? CARD_TYPES);
    case "word":
      return words(choice.among);
    case "creatureType":
      return { kind: "name", of: "creatureType", suggestions: creatureTypesBut(choice.otherThan) };
    case "cardName":
      return cardNameBody(choice.filter);
    case "number":
      return { kind: "number", min: choice.min, max: choice.max };
    case "player": {
      const among =
        choice.among === "any"
          ? withinReach(g.state, seat, seatsInOrder(g.state))
          : opponentsToChoose(g.state, seat);
      const seats = g.state.players.flatMap(({ seat: one }) => (among.includes(one) ? [one] : []));
      return {
        kind: "pick",
        min: 1,
        max: 1,
        options: seats.map((player, value) => ({ value, what: { kind: "player", player } })),
      };
    }
  }
}

function cardNameBody(filter: Filter | undefined): DecisionBody {
  const kinds = namedKinds(filter);
  return { kind: "name", of: "cardName", suggestions: [], ...(kinds.length > 0 ? { kinds } : {}) };
}

/** Where one creature type may not be chosen, the others are listed; otherwise it may be any. */
function creatureTypesBut(otherThan: string | undefined): readonly string[] {
  if (otherThan === undefined) return [];
  return [...subtypesOf("creature")].filter((one) => one !== otherThan).sort();
}

function words(list: readonly string[]): DecisionBody {
  return {
    kind: "pick",
    min: 1,
    max: 1,
    options: list.map((word, value) => ({ value, what: { kind: "word", word } })),
  };
}

const NOTHING_PICKED = -1;

/** The choice in such a decision, as a plain value. */
export function chosenValue(decision: Decision, choice: Choice): string | number | undefined {
  if (choice.kind === "name") return choice.name;
  if (choice.kind === "number") return choice.number;
  if (choice.kind === "confirm") return choice.yes ? 1 : 0;
  if (choice.kind !== "pick" || decision.kind !== "pick") return undefined;
  const picked = decision.options.find((option) => option.value === choice.values[0])?.what;
  if (!picked) return NOTHING_PICKED;
  switch (picked.kind) {
    case "word":
      return picked.word;
    case "object":
      return picked.object;
    case "player":
      return picked.player;
    case "number":
      return picked.number;
    default:
      return undefined;
  }
}

function pickedObjects(decision: Decision, choice: Choice): readonly ObjectId[] {
  if (decision.kind !== "pick" || choice.kind !== "pick") return [];
  return decision.options.flatMap(({ value, what }) =>
    choice.values.includes(value) && what.kind === "object" ? [what.object] : [],
  );
}

/** What is sacrificed or exiled by the answer to an entering question, before the permanent enters (CR 702.82a, 614.12a). */
export function paidAsEntering(
  g: Game,
  frame: HappenFrame,
  decision: Decision,
  choice: Choice,
): readonly Happening[] {
  const [, what, at, change] = decision.prompt.detail?.split(":") ?? [];
  const move = frame.batch[Number(at)]?.happening;
  if ((what !== "any" && what !== "exile") || move?.kind !== "move") return [];
  const entersWith = enteringChanges(move)[Number(change)]?.with;
  const player = enteringController(g.state, move);
  const source = move.object;
  if (what === "any" && entersWith?.anyNumber?.how === "sacrifice")
    return pickedObjects(decision, choice).map((object) => ({ kind: "sacrifice", player, object, source }));
  const link = entersWith?.exile?.link;
  if (what !== "exile") return [];
  return pickedObjects(decision, choice).map((object) => ({
    kind: "move",
    object,
    to: { zone: "exile", ...(link === undefined ? {} : { link }) },
    cause: "exile",
    by: player,
    source,
    ...(link === undefined ? {} : { linkedBy: source }),
  }));
}

/** The cards of the hand that were said to be revealed as the permanent enters. */
export function revealedAsEntering(
  { reveal, anyNumber }: EntersWith,
  scratch: Scratch,
  key: string,
): readonly ObjectId[] {
  const one = reveal ? (numberIn(scratch, `enter:reveal:${key}`) ?? NOTHING_PICKED) : NOTHING_PICKED;
  const several = anyNumber?.how === "reveal" ? (numbersIn(scratch, `enter:any:${key}`) ?? []) : [];
  return one === NOTHING_PICKED ? several : [one, ...several];
}

/** Notes the answer to an entering question; for copies the batch itself changes, since the copy's own abilities apply (CR 707.5). */
export function recordEnterAnswer(
  g: Game,
  frame: HappenFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const key = decision.prompt.detail;
  if (key?.startsWith("enter:any:")) {
    replaceFrame(g, { ...frame, scratch: { ...frame.scratch, [key]: pickedObjects(decision, choice) } });
    return null;
  }
  const value =
    key?.startsWith(HOST) || key?.startsWith(ATTACKED)
      ? entityPicked(decision, choice)
      : chosenValue(decision, choice);
  if (key === undefined || value === undefined) return { kind: "wrongKind", expected: decision.kind };
  const scratch = { ...frame.scratch, [key]: value };
  const [, what, at, change] = key.split(":");
  const batch =
    what === "copy" && typeof value === "number" && value >= 0
      ? copyInto(g, frame.batch, Number(at), Number(change), value)
      : frame.batch;
  replaceFrame(g, { ...frame, batch, scratch });
  return null;
}

function copyInto(
  g: Game,
  batch: readonly PendingHappening[],
  at: number,
  change: number,
  original: ObjectId,
): readonly PendingHappening[] {
  return batch.map((pending, index) => {
    const move = pending.happening;
    if (index !== at || move.kind !== "move") return pending;
    const made = enteringChanges(move)[change];
    const as = made?.with.copyOf;
    const copied = copiedFrom(g, original, as?.except ?? []);
    const besides = {
      ...(as?.tapped ? { tapped: true as const } : {}),
      ...(as?.counters ? { counters: as.counters } : {}),
    };
    const more = made && Object.keys(besides).length > 0 ? [{ with: besides, context: made.context }] : [];
    return { ...pending, happening: { ...move, copied, entering: [...(move.entering ?? []), ...more] } };
  });
}

/**
 * Copiable values of an object (CR 707.2): what it was copied from in its turn, by the latest effect that made it a copy or as
 * it entered, with the exceptions that are copied on; of a face-down permanent a 2/2 without anything.
 */
export function copiedFrom(
  g: Game,
  original: ObjectId,
  except: readonly import("@spellroom/card-language").Modification[],
): CopiedValues {
  const object = objectOf(g.state, original);
  return copiableValues(g.state, asCopiedNow(g.state, object), except);
}
