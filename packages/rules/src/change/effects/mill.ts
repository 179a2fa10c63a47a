import { playerOf } from "../../state/access.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 701.13: as many cards as there are, those of several players at the same time. */
export function mill(run: Run, effect: EffectOf<"mill">): void {
  const amount = run.count(effect.amount);
  run.propose(
    run.players(effect.who).flatMap((player) =>
      playerOf(run.state, player)
        .library.slice(0, amount)
        .map((object) => ({ kind: "mill" as const, player, object, source: run.source })),
    ),
    effect.bind,
  );
}
