import type { Modification } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";

/** What an effect that puts a permanent onto the battlefield says that it is. */
export interface EntersAs {
  readonly modifications: readonly Modification[];
  readonly context: Context;
}

/** CR 611.2e: such a continuous effect applies as the permanent enters, so that what triggers on that sees it so. */
export function enterAs(g: Game, id: ObjectId, { modifications, context }: EntersAs): void {
  const { replacing: _, drawnFor: _draws, ...rest } = context;
  const effect = {
    timestamp: g.state.nextTimestamp++,
    objects: [id],
    modifications,
    context: rest,
    lasting: {
      duration: "endOfGame" as const,
      seat: context.controller,
      source: context.source,
      since: g.state.turn.number,
    },
  };
  g.state.effects = [...g.state.effects, effect];
}
