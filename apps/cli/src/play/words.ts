import type { CardIdentity, EventView, Mention, Party } from "@spellroom/protocol";

/** How things and players are called in a text. */
export interface Names {
  readonly card: (card: CardIdentity | null) => string;
  readonly player: (seat: number) => string;
}

/** Events that say nothing that a reader of a game would miss. */
const SILENT: ReadonlySet<EventView["kind"]> = new Set(["tapped", "manaAdded", "manaLost", "shuffled"]);

/** A line of a game's log; `null` for what isn't worth one. */
export function lineOf(event: EventView, names: Names): string | null {
  if (SILENT.has(event.kind)) return null;
  const { who, thing, party, aimed } = wording(event, names);
  switch (event.kind) {
    case "gameBegan":
      return `${who} begins.`;
    case "gameRestarted":
      return `\n${who} restarts the game.`;
    case "turnBegan":
      return `\nTurn ${event.turn}: ${who}`;
    case "stepBegan":
      return null;
    case "mulliganTaken":
      return `${who} takes a mulligan.`;
    case "handKept":
      return `${who} keeps ${event.cards} cards.`;
    case "drew": {
      const cards = event.cards?.map(thing).join(", ");
      return `${who} draws ${cards ?? (event.count === 1 ? "a card" : `${event.count} cards`)}.`;
    }
    case "moved":
      if (event.melded) return `${event.melded.map(thing).join(" and ")} meld into ${thing(event.what)}.`;
      return event.to === "stack" ? null : `${thing(event.what)}: from ${event.from} to ${event.to}.`;
    case "tokenCreated":
      return `${who} gets a token: ${thing(event.what)}.`;
    case "cast":
      return `${who} casts ${thing(event.what)}${aimed(event.targets)}.`;
    case "activated":
      return `${who} uses ${thing(event.source)}${aimed(event.targets)}.`;
    case "triggered":
      return `${thing(event.source)} triggers${aimed(event.targets)}.`;
    case "resolved":
      return `${thing(event.what)} resolves.`;
    case "didNotResolve":
      return `${thing(event.what)} does nothing: its targets are gone.`;
    case "countered":
      return `${thing(event.what)} is countered.`;
    case "damage":
      return `${thing(event.source)} deals ${event.amount} to ${party(event.to)}${event.prevented ? " (prevented)" : ""}.`;
    default:
      return lineOfMore(event, names);
  }
}

/** The rarer kinds. */
function lineOfMore(event: EventView, names: Names): string | null {
  const { who, thing, party } = wording(event, names);
  switch (event.kind) {
    case "life":
      return `${who} is at ${event.life} life (${event.change > 0 ? "+" : ""}${event.change}).`;
    case "attackers":
      return event.attacks.length === 0
        ? null
        : `${who} attacks: ${event.attacks.map(({ what, defender }) => `${thing(what)} at ${party(defender)}`).join(", ")}.`;
    case "blockers":
      return event.blocks.length === 0
        ? null
        : `${who} blocks: ${event.blocks.map(({ what, attackers }) => `${attackers.map(thing).join(" and ")} with ${thing(what)}`).join(", ")}.`;
    case "band":
      return `${who} has ${event.members.map(thing).join(", ")} attack in a band.`;
    case "counters":
      return `${party(event.on)}: ${event.change > 0 ? "+" : ""}${event.change} ${event.counter}.`;
    case "attached":
      return event.to ? `${thing(event.what)} is attached to ${party(event.to)}.` : null;
    case "revealed":
      return `${who} reveals ${event.cards.map(thing).join(", ") || `${event.count} cards`}.`;
    case "chosen":
      return `${who} chooses ${event.value} for ${thing(event.source)}.`;
    case "chance":
      return `${who}: ${event.what} shows ${event.result} of ${event.sides}.`;
    case "control":
      return `${who} controls ${thing(event.what)}.`;
    case "face":
      return `${thing(event.what)}: ${event.change}.`;
    case "keywordAction":
      return `${who}: ${event.action}${event.what ? ` ${thing(event.what)}` : ""}${event.name === undefined ? "" : ` (${event.name})`}.`;
    case "monarch":
      return `${who} becomes the monarch.`;
    case "dayNight":
      return `It becomes ${event.to}.`;
    case "extraTurn":
      return `${who} takes an extra turn.`;
    case "playerLost":
      return `${who} loses (${event.reason}).`;
    case "gameEnded":
      return event.winners.length === 0
        ? "The game is a draw."
        : `${event.winners.map(names.player).join(", ")} won (${event.reason}).`;
    case "rewound":
    case "tookBack":
      return `${who} takes back the last move.`;
    default:
      return null;
  }
}

function wording(event: EventView, names: Names) {
  const thing = (what: Mention): string => names.card(what.card);
  const party = (one: Party): string => ("seat" in one ? names.player(one.seat) : thing(one));
  return {
    who: "seat" in event ? names.player(event.seat) : "",
    thing,
    party,
    aimed: (targets: readonly Party[]): string =>
      targets.length > 0 ? ` at ${targets.map(party).join(", ")}` : "",
  };
}
