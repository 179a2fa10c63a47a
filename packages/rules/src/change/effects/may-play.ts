import type { PlayPermission } from "../../state/continuous.ts";
import { exileAfterwards } from "../events/exile-afterwards.ts";
import { letKnow } from "../game/reveal.ts";
import { lastingFor } from "./lasting.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected, stillThere } from "./selected.ts";

/** Permission to play certain cards for a while (CR 601.3, 305.1). Who may play a card may look at it. */
export function mayPlay(run: Run, effect: EffectOf<"mayPlay">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const objects = stillThere(run, what);
  const seats = run.players(effect.who);
  const lasting = lastingFor(run, effect.duration);
  const made = seats.map(
    (seat): PlayPermission => ({
      objects,
      seat,
      act: effect.act,
      cost: effect.cost ?? "usual",
      anyManaType: effect.anyManaType === true,
      ...(effect.spells === undefined ? {} : { of: { what: effect.spells, context: run.context } }),
      ...(effect.thenExile === undefined ? {} : { thenExile: true }),
      lasting,
    }),
  );
  run.finish(undefined, { objects, did: objects.length > 0 });
  if (objects.length === 0) return;
  run.g.state.permissions = [...run.g.state.permissions, ...made];
  letKnow(run.g, objects, seats);
  if (effect.thenExile !== "card") return;
  for (const object of objects) exileAfterwards(run.g, object, run.controller, run.source);
}
