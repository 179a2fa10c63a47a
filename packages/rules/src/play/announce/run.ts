import type { Body } from "@spellroom/card-language";
import { chooseModes } from "../../change/targets/choose-modes.ts";
import { chooseTargets } from "../../change/targets/choose-targets.ts";
import type { Choosing } from "../../change/targets/choosing.ts";
import { divideAmongTargets } from "../../change/targets/divide.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { type Game, numberIn } from "../../state/access.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import { affordableModes } from "./affordable-modes.ts";
import { affordableTargets, payableTargets } from "./affordable-targets.ts";
import { becomeCast } from "./become-cast.ts";
import { illegalNow } from "./check-legality.ts";
import { abandon, goTo } from "./frame.ts";
import { chooseOptions } from "./optional-costs.ts";
import { beginPayment, paymentOutcome } from "./pay.ts";
import { afterExile, afterPayment } from "./special-action.ts";
import { determineTotalCost } from "./total-cost.ts";
import { chooseX } from "./variables.ts";

/**
 * Frame runner for casting a spell or activating an ability (CR 601.2, 602.2), one step after another as the rules number them.
 * It begins with the object on the stack; whatever can't be complied with takes the whole attempt back (CR 730.1).
 */
export function runAnnounce(g: Game, frame: AnnounceFrame): void {
  switch (frame.stage) {
    case "options":
      return options(g, frame);
    case "modes":
      return choosing(g, frame, (...stage) => chooseModes(...stage, affordableModes(g, frame)), "variables");
    case "variables":
      return after(g, frame, chooseX(g, frame), "targets");
    case "targets":
      return choosing(
        g,
        frame,
        (...stage) =>
          chooseTargets(...stage, { most: affordableTargets(g, frame), allows: payableTargets(g, frame) }),
        "division",
      );
    case "division":
      return choosing(g, frame, divideAmongTargets, "legality");
    case "legality":
      if (illegalNow(g, frame)) abandon(g, frame);
      else goTo(g, frame, "cost");
      return;
    case "cost": {
      const cost = determineTotalCost(g, frame);
      if (cost) beginPayment(g, frame, cost);
      else abandon(g, frame);
      return;
    }
    case "paid":
      if (paymentOutcome(g, numberIn(frame.scratch, "payment") ?? 0).paid) goTo(g, frame, "cast");
      else abandon(g, frame);
      return;
    case "cast":
      return becomeCast(g, frame);
    case "special":
      return afterPayment(g, frame);
    case "exiled":
      return afterExile(g, frame);
  }
}

function options(g: Game, frame: AnnounceFrame): void {
  const step = chooseOptions(g, frame);
  if (step.kind === "again") goTo(g, frame, "options", step.scratch);
  else after(g, frame, step, "modes");
}

type Stage = (g: Game, seat: number, id: number, body: Body, scratch: AnnounceFrame["scratch"]) => Choosing;

function choosing(g: Game, frame: AnnounceFrame, stage: Stage, next: AnnounceFrame["stage"]): void {
  const body = bodyOf(g.state, frame.object);
  after(g, frame, stage(g, frame.seat, frame.object, body, frame.scratch), next);
}

function after(g: Game, frame: AnnounceFrame, step: Choosing, next: AnnounceFrame["stage"]): void {
  switch (step.kind) {
    case "done":
      return goTo(g, frame, next);
    case "asked":
      return goTo(g, frame, frame.stage, step.scratch);
    case "impossible":
      return abandon(g, frame);
  }
}
