import type { Spending } from "../../query/mana/plan.ts";
import { type Purpose, spellPredicates } from "../../query/mana/purpose.ts";
import { satisfies } from "../../query/selection/index.ts";
import { HELP } from "../../query/symbols/way.ts";
import { contextOf, flagIn, type Game, objectOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { PaymentFrame } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ManaUnit } from "../../state/player.ts";
import { propose } from "../events/index.ts";
import { bind, openContext, pushFrame } from "../game/game.ts";
import { spentOnIt } from "../mana/note-use.ts";
import { takeFromPool } from "../mana/pool.ts";
import { updateAnnouncement } from "../targets/choosing.ts";
import { purposeOf } from "./payment-frame.ts";

/**
 * Pays the mana: out of the pool, by the helpers' tapping or exile, and by life for Phyrexian symbols (CR 118.3a, 107.4f).
 * What was spent is noted on the spell or ability, and effects that ride on the mana begin (CR 106.6).
 */
export function spendMana(g: Game, frame: PaymentFrame, spending: Spending): void {
  const purpose = purposeOf(frame);
  const units = takeFromPool(g, frame.seat, spending.units);
  if (units.length > 0 && flagIn(frame.scratch, "manaAbility")) bind(g, frame.context, ...spentOnIt(units));
  noteSpent(g, frame, purpose, units);
  noteLife(g, frame, purpose, spending.life);
  const { source } = contextOf(g.state, frame.context);
  const batch: Happening[] = spending.helpers.map(({ object, key }) =>
    key === HELP.delve
      ? { kind: "move", object, to: { zone: "exile" }, cause: "cost", by: frame.seat, source }
      : { kind: "tap", object, forMana: false, source, by: frame.seat },
  );
  if (spending.life > 0)
    batch.push({
      kind: "loseLife",
      player: frame.seat,
      amount: spending.life,
      source,
      cause: "payment",
    });
  beginRiders(g, frame, purpose, units);
  if (batch.length > 0) propose(g, batch);
}

function noteSpent(g: Game, frame: PaymentFrame, purpose: Purpose, units: readonly ManaUnit[]): void {
  const id = frame.scratch.stackObject;
  if (purpose.kind === "other" || typeof id !== "number" || units.length === 0) return;
  const { announcement } = objectOf(g.state, id);
  if (!announcement) return;
  const manaSpent: Partial<Record<string, number>> = { ...announcement.manaSpent };
  for (const { type } of units) manaSpent[type] = (manaSpent[type] ?? 0) + 1;
  updateAnnouncement(g, id, { manaSpent });
}

/** Two life for each Phyrexian symbol (CR 107.4f). */
function noteLife(g: Game, frame: PaymentFrame, purpose: Purpose, life: number): void {
  const id = frame.scratch.stackObject;
  if (purpose.kind === "other" || typeof id !== "number" || life === 0) return;
  if (objectOf(g.state, id).announcement) updateAnnouncement(g, id, { paidByLife: life / 2 });
}

/** What happens to a spell that certain mana was spent on: carried out once for each such mana (CR 106.6a). */
function beginRiders(g: Game, frame: PaymentFrame, purpose: Purpose, units: readonly ManaUnit[]): void {
  const id = frame.scratch.stackObject;
  if (purpose.kind === "other" || typeof id !== "number") return;
  for (const { rider, source } of units) {
    if (!rider?.then) continue;
    const { when, effects } = rider.then;
    const context = emptyContext(source, frame.seat);
    if (!satisfies(g.state, context, spellPredicates(when.of), purpose.object)) continue;
    const event = {
      objects: { object: [id], spell: [id], cause: [source] },
      player: frame.seat,
      recipient: null,
      amount: 1,
    };
    pushFrame(g, {
      kind: "effects",
      effects,
      at: 0,
      context: openContext(g, { ...context, event }),
      scratch: {},
    });
  }
}
