import { withBands } from "../../state/bands.ts";
import type { GameEvent } from "../../state/event.ts";
import { removeFromCombat as remove } from "../events/combat-removal.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

/** CR 506.4. */
export function removeFromCombat(run: Run, effect: EffectOf<"removeFromCombat">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  run.finish(undefined, { objects: what, did: what.length > 0 });
  for (const id of what) remove(run.g, id);
}

/** CR 509.1h, 509.5c: an effect may say that an attacking creature becomes blocked. */
export function becomeBlocked(run: Run, effect: EffectOf<"becomeBlocked">): void {
  const what = selected(run, effect.what);
  if (!what) return;
  const { combat } = run.state;
  const all = combat ? withBands(combat, what) : [];
  const changed =
    combat?.attackers.filter(({ object, blocked }) => all.includes(object) && blocked !== true) ?? [];
  run.finish(undefined, { objects: changed.map(({ object }) => object), did: changed.length > 0 });
  if (!combat || changed.length === 0) return;
  run.g.state.combat = {
    ...combat,
    attackers: combat.attackers.map((attacker) =>
      changed.includes(attacker) ? { ...attacker, blocked: true } : attacker,
    ),
  };
  const events = changed.map(
    ({ object, defending }): GameEvent => ({ kind: "becameBlocked", object, seat: defending }),
  );
  for (const event of events) tell(run.g, event);
  collectTriggers(run.g, events, []);
}
