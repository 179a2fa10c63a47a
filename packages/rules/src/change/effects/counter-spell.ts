import { existing, numbersIn } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";
import { causedByAnother } from "../events/causer.ts";
import { cease } from "../events/zones.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import type { EffectOf, Run } from "./run.ts";
import { selected } from "./selected.ts";

const COUNTERED = "#countered";

/**
 * CR 701.5: spells and abilities leave the stack without resolving. What can't be countered stays; wherever a spell goes
 * instead of the graveyard, it has been countered.
 */
export function counter(run: Run, effect: EffectOf<"counter">): void {
  const aimed = numbersIn(run.scratch, "aimed");
  if (aimed) {
    const gone = aimed.filter((id) => existing(run.state, id) === null);
    const { objects = [] } = run.context.bindings[COUNTERED] ?? {};
    run.finish(effect.bind, { objects, amount: gone.length, did: gone.length > 0 });
    tellCountered(run, gone);
    return;
  }
  const what = selected(run, effect.what);
  if (!what) return;
  const onStack = what.filter((id) => existing(run.state, id)?.zone === "stack");
  const spells = onStack.filter((id) => existing(run.state, id)?.kind !== "ability");
  run.bind(COUNTERED, { objects: [] });
  run.note("aimed", onStack);
  for (const id of onStack) if (!spells.includes(id)) cease(run.g, id);
  if (spells.length > 0)
    run.step(
      spells.map((object) => ({
        kind: "counterSpell",
        object,
        to: effect.to ?? null,
        source: run.source,
        by: run.controller,
      })),
      COUNTERED,
    );
}

function tellCountered({ g, source }: Run, gone: readonly ObjectId[]): void {
  const events = gone.map(
    (object): GameEvent => ({ kind: "countered", object, source, ...causedByAnother(g.state, source) }),
  );
  for (const event of events) tell(g, event);
  if (events.length > 0) collectTriggers(g, events, []);
}
