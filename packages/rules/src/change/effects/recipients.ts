import type { Recipient } from "@spellroom/card-language";
import { existing } from "../../state/access.ts";
import type { Entity } from "../../state/ids.ts";
import type { Run } from "./run.ts";
import { selected } from "./selected.ts";

/** The objects and players that something is dealt or given to, `undefined` while a player has yet to choose them. */
export function recipients(run: Run, to: Recipient, name = "to"): readonly Entity[] | undefined {
  switch (to.kind) {
    case "objects":
      return selected(run, to.what, name)?.map((object) => ({ object }));
    case "players":
      return run.players(to.who).map((player) => ({ player }));
    case "targets":
      return run.context.targets[to.target] ?? [];
    case "eventRecipient": {
      const recipient = run.context.event?.recipient;
      return recipient ? [recipient] : [];
    }
  }
}

/** Whether damage could be dealt to it: a player in the game, a permanent on the battlefield. */
export function isThere(run: Run, entity: Entity): boolean {
  if ("player" in entity) return run.state.players[entity.player]?.lost === null;
  const object = existing(run.state, entity.object);
  return object?.zone === "battlefield" && !object.status.phasedOut;
}
