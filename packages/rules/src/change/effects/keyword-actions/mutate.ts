import { existing } from "../../../state/access.ts";
import { mergeInto } from "../../events/merge.ts";
import { pickWord } from "../ask.ts";
import { tellAction } from "../keyword-event.ts";
import type { Run } from "../run.ts";
import { permanentsAmong, selected } from "../selected.ts";
import type { ActionEffect } from "./action.ts";

const PLACES = ["top", "bottom"] as const;

/** CR 702.140c: the resolving spell merges with the creature, its controller choosing whether on top of it or under it. */
export function mutate(run: Run, effect: ActionEffect): void {
  const what = effect.what ? selected(run, effect.what) : [];
  if (!what) return;
  const [creature] = permanentsAmong(run, what);
  const spell = existing(run.state, run.source);
  const isOwn = creature !== undefined && spell?.owner === existing(run.state, creature)?.owner;
  if (!isOwn || spell?.zone !== "stack") {
    run.fail();
    return;
  }
  const place = pickWord(run, "place", run.controller, { key: "chooseOption" }, PLACES);
  if (place === undefined) return;
  const { controller, source } = run;
  run.finish(undefined, { objects: [creature], did: true });
  mergeInto(run.g, source, creature, place === "top");
  tellAction(run.g, "mutate", controller, creature);
}
