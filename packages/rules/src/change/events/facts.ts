import type { EventFacts } from "../../state/context.ts";
import type { Happening } from "../../state/happening.ts";

/** What a replaced happening was about, for the text of the effect that replaced it. */
export function factsOf(happening: Happening, amount: number): EventFacts {
  const object = "object" in happening ? happening.object : undefined;
  const recipient = happening.kind === "damage" ? happening.to : null;
  const dealtTo = recipient !== null && "object" in recipient ? recipient.object : undefined;
  const dealtPlayer = recipient !== null && "player" in recipient ? recipient.player : null;
  const player = "player" in happening ? happening.player : dealtPlayer;
  const source = "source" in happening && happening.source !== null ? happening.source : undefined;
  return {
    objects: {
      ...(object === undefined ? {} : { object: [object] }),
      ...(source === undefined ? {} : { source: [source] }),
      ...(dealtTo === undefined ? {} : { recipient: [dealtTo] }),
    },
    player,
    recipient,
    amount,
    ...(happening.kind === "move" ? { moved: true as const } : {}),
  };
}
