import type { Effect, EventPattern } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import { INITIATIVE } from "../../state/designations.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { updatePlayer } from "../game/game.ts";
import { giveAbilities } from "./inherent-abilities.ts";
import { tellAction } from "./keyword-event.ts";

/** CR 723.3, 723.5: one player has it at a time; taking it again makes that player venture again. */
export function giveInitiative(g: Game, seat: Seat, source: ObjectId): void {
  for (const player of g.state.players) {
    const marks = player.marks.filter((mark) => mark !== INITIATIVE);
    if (player.seat === seat) updatePlayer(g, seat, { marks: [...marks, INITIATIVE] });
    else if (marks.length < player.marks.length) updatePlayer(g, player.seat, { marks });
  }
  giveAbilities(g, "ofInitiative", seat, source, [
    { event: AT_UPKEEP, effect: VENTURE },
    ...g.state.players.map((player) => ({
      event: DAMAGED,
      effect: PASS_ON,
      bindings: { [ATTACKER]: { players: [player.seat] } },
    })),
    { event: TAKEN, effect: VENTURE },
  ]);
  tellAction(g, "takeInitiative", seat);
}

/** "At the beginning of the upkeep of the player who has the initiative, that player ventures into Undercity." */
const AT_UPKEEP: EventPattern = { kind: "stepBegins", step: "upkeep", whose: { kind: "you" } };
const VENTURE: Effect = { kind: "keywordAction", action: "ventureUndercity", who: { kind: "you" } };

/** "Whenever a player takes the initiative, that player ventures into Undercity." */
const TAKEN: EventPattern = { kind: "keywordAction", action: "takeInitiative", who: { kind: "you" } };

/** The player whose creatures one of the abilities is about. */
const ATTACKER = "attacker";

/**
 * "Whenever one or more creatures a player controls deal combat damage to the player who has the initiative, the controller of
 * those creatures takes the initiative": once for each such player, so each has an ability.
 */
const DAMAGED: EventPattern = {
  kind: "dealsDamage",
  source: {
    filter: {
      of: [
        { kind: "type", type: "creature" },
        { kind: "controller", player: { kind: "bound", name: ATTACKER } },
      ],
    },
  },
  to: { kind: "player", player: { kind: "you" } },
  combat: true,
  batch: true,
};
const PASS_ON: Effect = {
  kind: "keywordAction",
  action: "takeInitiative",
  who: { kind: "controller", of: { kind: "event", role: "source" } },
};
