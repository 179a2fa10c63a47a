import type { EventFacts } from "../../state/context.ts";
import type { Happening } from "../../state/happening.ts";

/** What a replaced happening was about, for the text of the effect that replaced it. */
export function factsOf(happening: Happening, amount: number): EventFacts {
  const object = "object" in happening ? happening.object : undefined;
  const player = "player" in happening ? happening.player : null;
  const source = "source" in happening && happening.source !== null ? happening.source : undefined;
  return {
    objects: {
      ...(object === undefined ? {} : { object: [object] }),
      ...(source === undefined ? {} : { source: [source] }),
    },
    player,
    recipient: happening.kind === "damage" ? happening.to : null,
    amount,
  };
}
