import type { Effect, EventPattern } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import { INITIATIVE } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { presentPlace } from "../../state/turn.ts";
import { updatePlayer } from "../game/game.ts";
import { tellAction } from "./keyword-event.ts";

/** Marks the contexts of the abilities that having the initiative gives (CR 723.2). */
const OF_INITIATIVE = "ofInitiative";

/** The object whose effect made a player take the initiative, by which the designation's abilities are identified. */
export function initiativeSource(state: GameState): ObjectId | null {
  return state.delayed.find(isInherent)?.context.source ?? null;
}

/** CR 723.3, 723.5: one player has it at a time; taking it again makes that player venture again. */
export function giveInitiative(g: Game, seat: Seat, source: ObjectId): void {
  for (const player of g.state.players) {
    const marks = player.marks.filter((mark) => mark !== INITIATIVE);
    if (player.seat === seat) updatePlayer(g, seat, { marks: [...marks, INITIATIVE] });
    else if (marks.length < player.marks.length) updatePlayer(g, player.seat, { marks });
  }
  g.state.delayed = [
    ...g.state.delayed.filter((one) => !isInherent(one)),
    inherent(g, seat, source, AT_UPKEEP, VENTURE),
    ...g.state.players.map((player) => inherent(g, seat, source, DAMAGED, PASS_ON, player.seat)),
    inherent(g, seat, source, TAKEN, VENTURE),
  ];
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

function isInherent({ context }: DelayedTrigger): boolean {
  return context.bindings[OF_INITIATIVE] !== undefined;
}

/** These triggered abilities have no source and are controlled by the player who has the initiative. */
function inherent(
  g: Game,
  seat: Seat,
  source: ObjectId,
  event: EventPattern,
  effect: Effect,
  attacker: Seat = seat,
): DelayedTrigger {
  return {
    timestamp: g.state.nextTimestamp++,
    event,
    body: { kind: "plain", effects: [effect] },
    context: {
      ...emptyContext(source, seat),
      bindings: { [OF_INITIATIVE]: { did: true }, [ATTACKER]: { players: [attacker] } },
    },
    repeats: true,
    lasting: null,
    madeInStep: presentPlace(g.state.turn),
  };
}
