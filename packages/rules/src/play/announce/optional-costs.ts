import type { Cost } from "@spellroom/card-language";
import { revealToAll } from "../../change/game/reveal.ts";
import {
  announcementOf,
  askUnder,
  type Choosing,
  DONE,
  updateAnnouncement,
} from "../../change/targets/choosing.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { choicesReason } from "../../query/casting/may-cast.ts";
import { REDUCING, reducers, reducingOf, withReducer } from "../../query/casting/reducing-permanent.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { shownCost } from "../../query/costs/shown-cost.ts";
import { characteristics, inheritCache, noteChange } from "../../query/layers/index.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { spliceables, splicedCards } from "../../query/rules/splice.ts";
import { fork, type Game, numbersIn, objectOf, writeObjects } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { opponentsOf } from "../../state/teams.ts";
import { purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/** An additional cost that the caster may choose to pay, once or any number of times (CR 118.8b, 601.2b). */
export interface OptionalCost {
  /** The name under which it is noted as paid: `kicker:0`, `buyback`, ... */
  readonly name: string;
  readonly cost: readonly Cost[];
  readonly repeatable: boolean;
  /** The binding by which the text checks whether it was paid. */
  readonly bind: string | null;
}

const ONCE = new Set(["kicker", "buyback", "entwine", "offspring"]);
const OFTEN = new Set(["multikicker", "replicate", "squad"]);

/** The optional additional costs of a spell, in printed order. */
function optionalCosts(abilities: readonly CurrentAbility[]): readonly OptionalCost[] {
  const known = lists.get(abilities);
  if (known) return known;
  const found: OptionalCost[] = [];
  let kickers = 0;
  for (const { ability, key } of abilities) {
    if (ability.kind === "additionalCost" && ability.optional) {
      found.push({
        name: `additional:${key}`,
        cost: ability.cost,
        repeatable: false,
        bind: ability.bind ?? null,
      });
    } else if (ability.kind === "keyword" && "cost" in ability) {
      const { keyword, cost } = ability;
      const repeatable = OFTEN.has(keyword);
      if (!repeatable && !ONCE.has(keyword)) continue;
      const isKicker = keyword === "kicker" || keyword === "multikicker";
      found.push({ name: isKicker ? `${keyword}:${kickers++}` : keyword, cost, repeatable, bind: null });
    } else if (ability.kind === "keyword") {
      const cost = impliedCost(ability);
      if (cost) found.push({ name: ability.keyword, cost, repeatable: false, bind: null });
    }
  }
  lists.set(abilities, found);
  return found;
}
const lists = new WeakMap<readonly CurrentAbility[], readonly OptionalCost[]>();

/** Bargain (Wilds of Eldraine): an artifact, enchantment or token. */
const BARGAIN: readonly Cost[] = [
  {
    kind: "sacrifice",
    what: {
      count: 1,
      filter: {
        of: [
          {
            kind: "any",
            of: [
              { kind: "type", type: "artifact" },
              { kind: "type", type: "enchantment" },
              { kind: "token" },
            ],
          },
        ],
      },
    },
  },
];

const NO_COST: readonly Cost[] = [];

/** Keywords whose cost is in the rules rather than on the card (CR 702.78a, 702.153a). */
function impliedCost(
  ability: Extract<CurrentAbility["ability"], { kind: "keyword" }>,
): readonly Cost[] | null {
  if (ability.keyword === "conspire") {
    const filter = {
      of: [
        { kind: "type" as const, type: "creature" as const },
        { kind: "shares" as const, what: "color" as const, ref: { kind: "this" as const } },
      ],
    };
    return [{ kind: "tapOthers", what: { count: 2, filter } }];
  }
  if (ability.keyword === "gift") return NO_COST;
  if (ability.keyword === "bargain") return BARGAIN;
  if (ability.keyword === "teamwork") {
    const filter = { of: [{ kind: "type" as const, type: "creature" as const }] };
    const totalAtLeast = { stat: "power" as const, value: ability.amount };
    return [{ kind: "tapOthers", what: { count: "any", filter }, totalAtLeast }];
  }
  if (ability.keyword === "casualty") {
    const filter = {
      of: [
        { kind: "type" as const, type: "creature" as const },
        { kind: "stat" as const, stat: "power" as const, compare: ">=" as const, value: ability.amount },
      ],
    };
    return [{ kind: "sacrifice", what: { count: 1, filter } }];
  }
  return null;
}

const GIFT = "gift";

/** CR 702.174a: the player to whom a gift is promised; none if the caster declines. */
function promisedTo(state: GameState, seat: Seat, answer: readonly number[]): Seat | undefined {
  const opponents = opponentsOf(state, seat);
  const [picked] = answer;
  return opponents.length > 1 ? picked : picked === 1 ? opponents[0] : undefined;
}

/** A gift may be promised to one of several opponents. */
function askForGift(g: Game, frame: AnnounceFrame, name: string): Choosing {
  const opponents = opponentsOf(g.state, frame.seat);
  const prompt = { key: "choosePlayer" as const, source: frame.object, detail: GIFT };
  const options = opponents.map((player) => ({ value: player, what: { kind: "player" as const, player } }));
  return askUnder(g, frame.scratch, name, frame.seat, prompt, { kind: "pick", min: 0, max: 1, options });
}

/** The options of a spell: its own, and cards that could be spliced onto it with what they need to be chosen (CR 702.47b). */
function optionsOf(state: GameState, seat: Seat, id: ObjectId): readonly OptionalCost[] {
  const own = optionalCosts(characteristics(state, id).abilities);
  const cards = spliceables(state, seat, id);
  if (cards.length === 0) return own;
  const { context } = announcementOf(state, id);
  const able = cards.filter(({ body }) => choicesReason(state, context, body, id) === null);
  return [...own, ...able.map(({ name, cost }) => ({ name, cost, repeatable: false, bind: null }))];
}

/** The costs of the options that were chosen, each as often as it was. */
export function chosenOptionCosts(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  paidOptions: readonly string[],
): readonly Cost[] {
  if (paidOptions.length === 0) return [];
  return optionsOf(state, seat, id).flatMap(({ name, cost }) =>
    paidOptions.filter((paid) => paid === name).flatMap(() => cost),
  );
}

/**
 * Stage: the caster announces which optional additional costs will be paid (CR 601.2b). Only those that could be paid
 * along with what was chosen before are offered.
 */
export function chooseOptions(
  g: Game,
  frame: AnnounceFrame,
): Choosing | { readonly kind: "again"; readonly scratch: Scratch } {
  const id = frame.object;
  const options = optionsOf(g.state, frame.seat, id);
  for (const option of options) {
    const name = `option:${option.name}`;
    if (frame.scratch[`${name}:settled`] === true) continue;
    const most = affordable(g, frame, option);
    const answer = most === 0 ? [0] : numbersIn(frame.scratch, name);
    const several = option.name === GIFT && opponentsOf(g.state, frame.seat).length > 1;
    if (!answer && several) return askForGift(g, frame, name);
    if (!answer) {
      const prompt = { key: "chooseCost" as const, source: id, detail: option.name };
      return option.repeatable
        ? askUnder(g, frame.scratch, name, frame.seat, prompt, { kind: "number", min: 0, max: most })
        : askUnder(g, frame.scratch, name, frame.seat, prompt, {
            kind: "confirm",
            cost: option.name === GIFT ? [{ kind: "action", action: GIFT }] : shownCost(option.cost),
          });
    }
    if (option.name === GIFT) settleGift(g, frame, option, most === 0 ? [] : answer);
    else settle(g, id, option, answer[0] ?? 0);
    return { kind: "again", scratch: { ...frame.scratch, [`${name}:settled`]: true } };
  }
  return orderSpliced(g, frame);
}

/** CR 702.47b: the cards are revealed all at once, and their effects happen in an order that the caster chooses. */
function orderSpliced(g: Game, frame: AnnounceFrame): Choosing {
  const { paidOptions } = announcementOf(g.state, frame.object);
  const cards = splicedCards(paidOptions);
  if (cards.length === 0) return chooseReducer(g, frame);
  const order = cards.length === 1 ? cards : numbersIn(frame.scratch, "spliceOrder");
  if (!order) {
    const options = cards.map((object) => ({ value: object, what: { kind: "object" as const, object } }));
    const prompt = { key: "orderCards" as const, source: frame.object, detail: "splice" };
    return askUnder(g, frame.scratch, "spliceOrder", frame.seat, prompt, { kind: "order", options });
  }
  const placed = order.flatMap((card) => paidOptions.filter((one) => splicedCards([one])[0] === card));
  const others = paidOptions.filter((one) => splicedCards([one]).length === 0);
  updateAnnouncement(g, frame.object, { paidOptions: [...others, ...placed] });
  revealToAll(g, order, frame.seat);
  return chooseReducer(g, frame);
}

/** What is sacrificed for emerge or as an offering, or tapped for harmonize (CR 601.2b, 702.48b), among those with which the spell can be paid. */
function chooseReducer(g: Game, frame: AnnounceFrame): Choosing {
  const id = frame.object;
  const how = reducingOf(announcementOf(g.state, id).via);
  const { context } = announcementOf(g.state, id);
  if (!how || context.bindings[REDUCING]) return DONE;
  const all = reducers(g.state, { seat: frame.seat, context }, how);
  const able = all.filter(({ permanent, less }) => isPayableWith(g, frame, [permanent], less));
  const optional = how === "harmonize" && isPayableWith(g, frame, [], 0);
  if (able.length === 0 && !optional)
    return { kind: "impossible", why: { kind: "cantPay", missing: { what: "mana", cost: [] } } };
  const prompt = { key: "chooseCost" as const, source: id, detail: how };
  const [wants] = able.length === 0 ? [0] : optional ? (numbersIn(frame.scratch, "wants") ?? []) : [1];
  if (wants === undefined)
    return askUnder(g, frame.scratch, "wants", frame.seat, prompt, {
      kind: "confirm",
      cost: [{ kind: "action", action: "tapOthers", amount: 1 }],
    });
  const answer = wants === 0 ? [] : numbersIn(frame.scratch, "reducer");
  if (!answer) {
    const options = able.map(({ permanent }) => ({
      value: permanent,
      what: { kind: "object" as const, object: permanent },
    }));
    return askUnder(g, frame.scratch, "reducer", frame.seat, prompt, {
      kind: "pick",
      min: 1,
      max: 1,
      options,
    });
  }
  const chosen = all.find(({ permanent }) => permanent === answer[0]);
  updateAnnouncement(g, id, { context: withReducer(context, answer, chosen?.less ?? 0) });
  return DONE;
}

function isPayableWith(g: Game, frame: AnnounceFrame, objects: readonly ObjectId[], less: number): boolean {
  const { state } = g;
  const id = frame.object;
  const { context: plain, paidOptions } = announcementOf(state, id);
  const context = withReducer(plain, objects, less);
  const extra = chosenOptionCosts(state, frame.seat, id, paidOptions);
  const cost = costOfCasting(state, frame.seat, id, wayOfSpell(state, frame), {
    context,
    extra,
    hopeful: true,
  });
  return (
    cost !== null &&
    missingToPay(outlookOf(state, frame.seat), context, cost, purposeOfSpell(state, frame), null) === null
  );
}

function settleGift(g: Game, frame: AnnounceFrame, gift: OptionalCost, answer: readonly number[]): void {
  const to = promisedTo(g.state, frame.seat, answer);
  settle(g, frame.object, { ...gift, name: `${GIFT}:${to}` }, to === undefined ? 0 : 1);
}

function settle(g: Game, id: ObjectId, { name, bind }: OptionalCost, times: number): void {
  const { paidOptions, context } = announcementOf(g.state, id);
  const bindings = bind === null ? context.bindings : { ...context.bindings, [bind]: { did: times > 0 } };
  updateAnnouncement(g, id, {
    paidOptions: [...paidOptions, ...new Array<string>(times).fill(name)],
    context: { ...context, bindings },
  });
}

/**
 * Whether there are targets and modes enough once an option is paid for, as in "if it was kicked, choose both instead": without
 * them it can't be (CR 601.2c). Where there aren't enough anyway, nothing more is asked of it.
 */
function canChooseWith(state: GameState, id: ObjectId, option: string): boolean {
  const { context, paidOptions } = announcementOf(state, id);
  const view = fork(state);
  inheritCache(state, view);
  const paid = { ...announcementOf(state, id), paidOptions: [...paidOptions, option] };
  writeObjects(view)[id] = { ...objectOf(state, id), announcement: paid };
  noteChange(view, id);
  const body = bodyOf(view, id);
  return (
    choicesReason(view, context, body, id) === null ||
    choicesReason(state, context, bodyOf(state, id), id) !== null
  );
}

const MOST_TIMES = 20;

/** How often an option could be paid on top of everything chosen so far. */
function affordable(g: Game, frame: AnnounceFrame, option: OptionalCost): number {
  const { state } = g;
  const id = frame.object;
  const { context, paidOptions } = announcementOf(state, id);
  const outlook = outlookOf(state, frame.seat);
  const way = wayOfSpell(state, frame);
  const most = option.repeatable ? MOST_TIMES : 1;
  if (!canChooseWith(state, id, option.name)) return 0;
  let times = 0;
  while (times < most) {
    const more = new Array<string>(times + 1).fill(option.name);
    const extra = chosenOptionCosts(state, frame.seat, id, [...paidOptions, ...more]);
    const cost = costOfCasting(state, frame.seat, id, way, { context, extra, hopeful: true });
    if (!cost || missingToPay(outlook, context, cost, purposeOfSpell(state, frame), null)) break;
    times++;
  }
  return times;
}
