import { noteCrime } from "../../change/events/crime.ts";
import { cease } from "../../change/events/zones.ts";
import { popFrame, replaceFrame, tell } from "../../change/game/game.ts";
import {
  allTargets,
  announcementOf,
  type Choosing,
  chooseModes,
  chooseTargets,
  divideAmongTargets,
} from "../../change/targets/index.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { TriggerFrame } from "../../state/frame.ts";

/**
 * Frame runner that settles a triggered ability which has just been put on the stack (CR 603.3c-d): modes, targets, division,
 * as for a spell. One without the targets or modes that it needs is removed from the stack.
 */
export function runTrigger(g: Game, frame: TriggerFrame): void {
  const { object: id, scratch } = frame;
  const { controller } = objectOf(g.state, id);
  const announcement = announcementOf(g.state, id);
  const body = announcement.ability?.body;
  if (!body) {
    popFrame(g);
    return;
  }
  const stages: readonly (() => Choosing)[] = [
    () => chooseModes(g, controller, id, body, scratch),
    () => chooseTargets(g, controller, id, body, scratch),
    () => divideAmongTargets(g, controller, id, body, scratch),
  ];
  for (const stage of stages) {
    const choosing = stage();
    if (choosing.kind === "asked") {
      replaceFrame(g, { ...frame, scratch: choosing.scratch });
      return;
    }
    if (choosing.kind === "impossible") {
      popFrame(g);
      cease(g, id);
      return;
    }
  }
  popFrame(g);
  const settled = announcementOf(g.state, id);
  const event = {
    kind: "abilityTriggered",
    seat: controller,
    object: id,
    source: settled.source ?? id,
    targets: allTargets(settled.context),
  } as const;
  tell(g, event);
  collectTriggers(g, [event], []);
  noteCrime(g, controller, event.targets);
}
