import type { Cost } from "@spellroom/card-language";
import { openContext, pushFrame } from "../../change/game/game.ts";
import { announcementOf } from "../../change/targets/choosing.ts";
import { keywordOf } from "../../query/costs/activation-cost.ts";
import { contextOf, type Game } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import { goTo, isSpell } from "./frame.ts";
import { wayOfSpell } from "./way-of-spell.ts";

/** The name under which the payment of a spell or ability reports whether it was made. */
export const PAID = "paid";

/** CR 601.2g-h: mana abilities and payment of the locked-in cost are a payment of their own, which runs next. */
export function beginPayment(g: Game, frame: AnnounceFrame, cost: readonly Cost[]): void {
  const { context, source } = announcementOf(g.state, frame.object);
  const number = openContext(g, context);
  goTo(g, frame, "paid", { ...frame.scratch, payment: number });
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat: frame.seat,
    context: number,
    cost,
    deliver: PAID,
    scratch: {
      purpose: isSpell(frame) ? "cast" : "activate",
      object: source ?? frame.object,
      stackObject: frame.object,
      ...(frame.autoPay ? { auto: true } : {}),
      ...traits(g, frame),
    },
    rewind: null,
  });
}

function traits(g: Game, frame: AnnounceFrame): Scratch {
  if (isSpell(frame)) return wayOfSpell(g.state, frame).anyType ? { anyType: true } : {};
  const { source, ability } = announcementOf(g.state, frame.object);
  const keyword = source === null || !ability ? null : keywordOf(g.state, source, ability.key);
  return keyword === "cycling" || keyword === "typecycling" ? { cycling: true } : {};
}

/** Whether the payment was made, and the bindings that it left for the text. */
export function paymentOutcome(g: Game, payment: number): { readonly paid: boolean } {
  return { paid: contextOf(g.state, payment).bindings[PAID]?.did === true };
}
