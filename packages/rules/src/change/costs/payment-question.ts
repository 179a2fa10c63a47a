import type { Act } from "../../decisions/parts/act.ts";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { payableLife } from "../../query/costs/payable.ts";
import { mayPayCosts } from "../../query/mana/abilities.ts";
import { manaAbilityCost } from "../../query/mana/ability-cost.ts";
import { helpOf, withHelpers } from "../../query/mana/helpers.ts";
import { solvePayment } from "../../query/mana/payment-plan.ts";
import { manaAbilitiesOf } from "../../query/mana/usable.ts";
import { meaningOf } from "../../query/symbols/cost-shape.ts";
import { HELP } from "../../query/symbols/way.ts";
import { contextOf, type Game, remember } from "../../state/access.ts";
import type { GameState, PaymentFrame } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { ask } from "../game/game.ts";
import { startManaAbility } from "../mana/activate.ts";
import { poolText } from "../mana/pool.ts";
import { askingOf, goTo, helpersOf, manaOf, payingContextOf, purposeOf } from "./payment-frame.ts";
import { termsOf } from "./payment-mana.ts";

/** Asks the payer to pay mana by hand or to let the engine do it (CR 601.2g). */
export function askForMana(g: Game, frame: PaymentFrame): void {
  const mana = manaOf(frame);
  const terms = termsOf(g.state, frame);
  const helpers = helpersOf(frame);
  const plan = solvePayment(g.state, frame.seat, mana, purposeOf(frame), terms);
  const hasPhyrexian = mana.some((symbol) => meaningOf(symbol).kind === "phyrexian");
  goTo(g, frame, "mana", remember(frame.scratch, "asking", "pay"));
  ask(
    g,
    frame.seat,
    { key: promptOf(frame), source: contextOf(g.state, frame.context).source },
    {
      kind: "pay",
      cost: mana,
      pool: [...poolText(g.state, frame.seat), ...helpers.map(() => "helper")],
      abilities: [...manaActs(g.state, frame, terms.except ?? new Set()), ...helpActs(g.state, frame)],
      proposal: plan ? [...helpers, ...plan.objects] : null,
      lifeForPhyrexian:
        hasPhyrexian && payableLife(g.state, frame.seat, payingContextOf(g.state, frame)) - terms.life >= 2,
      mayCancel: true,
    },
  );
}

function promptOf(frame: PaymentFrame): PromptKey {
  const asking = askingOf(frame);
  return asking === "may" ? "mayPay" : asking === "unless" ? "unlessPay" : "payMana";
}

/** The mana abilities that could be activated now, as acts. */
function manaActs(state: GameState, frame: PaymentFrame, except: ReadonlySet<ObjectId>): Act[] {
  const usable = manaAbilitiesOf(state, frame.seat, except);
  return usable
    .filter(({ current }) => mayPayCosts(current.ability))
    .map(({ object, current }) => ({
      id: `mana:${object}:${current.key}`,
      kind: "activate",
      object,
      ability: current.key,
      mana: true,
      cost: manaAbilityCost(state, frame.seat, object, current).flatMap((cost) =>
        cost.kind === "mana" ? cost.mana : [],
      ),
    }));
}

/** What could be tapped or exiled instead of paying mana: once for each object that isn't helping yet. */
function helpActs(state: GameState, frame: PaymentFrame): Act[] {
  const { except = null, gone = null } = termsOf(state, frame);
  const sources = withHelpers(state, frame.seat, purposeOf(frame), [], except, gone);
  return sources.flatMap(({ object, ways }) =>
    ways.map(
      ({ key }): Act => ({
        id: `help:${object}:${helpOf(key) ?? ""}`,
        kind: "activate",
        object,
        ability: key,
        mana: true,
        cost: [],
      }),
    ),
  );
}

/** Carries out the act that the payer picked while paying. */
export function activateForPayment(
  g: Game,
  frame: PaymentFrame,
  act: Extract<Act, { kind: "activate" }>,
): void {
  const scratch = remember(frame.scratch, "touched", true);
  if (Object.values<string>(HELP).includes(act.ability)) {
    goTo(g, frame, "mana", remember(scratch, "helpers", [...helpersOf(frame), act.object]));
    return;
  }
  goTo(g, frame, "mana", scratch);
  startManaAbility(g, frame.seat, act.object, act.ability);
}
