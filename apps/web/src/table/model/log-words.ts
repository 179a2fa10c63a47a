import { ACTION_LOGS, isLogged } from "@spellroom/card-language/keyword-action-log";
import type { GameAction } from "@spellroom/card-language/keyword-actions";
import type { EventView, Mention, Party } from "@spellroom/protocol";
import type { Messages } from "../../i18n/messages.ts";
import { wordMove } from "./log-moves.ts";
import {
  card,
  flat,
  type Line,
  lineFor,
  listOf,
  lookUp,
  player,
  type Segment,
  say,
  type Wording,
} from "./log-segments.ts";

/** Whom or what something is aimed at. */
function aim(party: Party): Segment {
  return "seat" in party ? player(party.seat) : card(party);
}

/** An event in the language of the messages, for the player at a seat, or (`null`) for a watcher. */
export function wordEvent(event: EventView, messages: Messages, reader: number | null): Line {
  return lineFor(reader, wordingOf(event, messages));
}

function wordingOf(event: EventView, messages: Messages): Wording {
  const { log, words } = messages;
  switch (event.kind) {
    case "gameBegan":
      return say(log.gameBegan, { who: player(event.seat) });
    case "turnBegan":
      return say(log.turnBegan, { turn: String(event.turn), who: player(event.seat) });
    case "stepBegan":
      return [words.steps[event.step]];
    case "mulliganTaken":
      return say(log.mulliganTaken, { who: player(event.seat) });
    case "handKept":
      return say(log.handKept(event), { who: player(event.seat), count: String(event.cards) });
    case "drew":
      return event.cards === undefined
        ? say(log.drew(event), { who: player(event.seat), count: String(event.count) })
        : flat(log.drewKnown, { who: [player(event.seat)], cards: listOf(event.cards.map(one), messages) });
    case "moved":
      return wordMove(event, messages);
    case "tokenCreated":
      return say(log.tokenCreated, { who: player(event.seat), what: card(event.what) });
    case "cast":
      return aimed(log.cast, log.castAt, event.seat, event.what, event.targets, messages);
    case "activated":
      return aimed(log.activated, log.activatedAt, event.seat, event.source, event.targets, messages);
    case "triggered":
      return aimed(log.triggered, log.triggeredAt, event.seat, event.source, event.targets, messages);
    case "tookBack":
      return say(log.tookBack, { who: player(event.seat) });
    case "resolved":
    case "didNotResolve":
    case "countered":
      return say(log[event.kind], { what: card(event.what) });
    case "damage":
      return wordDamage(event, messages);
    default:
      return wordOther(event, messages);
  }
}

type First =
  | "gameBegan"
  | "turnBegan"
  | "stepBegan"
  | "mulliganTaken"
  | "handKept"
  | "drew"
  | "moved"
  | "tokenCreated"
  | "cast"
  | "activated"
  | "triggered"
  | "tookBack"
  | "resolved"
  | "didNotResolve"
  | "countered"
  | "damage";
type Told<Kind extends EventView["kind"]> = Extract<EventView, { kind: Kind }>;

function wordOther(event: Exclude<EventView, { kind: First }>, messages: Messages): Wording {
  const { log } = messages;
  switch (event.kind) {
    case "life":
      return wordLife(event, messages);
    case "tapped":
      return say(event.tapped ? log.tapped : log.untapped, { what: card(event.what) });
    case "counters":
      return wordCounters(event, messages);
    case "attached":
      return event.to === null
        ? say(log.unattached, { what: card(event.what) })
        : say(log.attached, { what: card(event.what), target: aim(event.to) });
    case "manaAdded":
      return say(log.manaAdded, {
        who: player(event.seat),
        mana: { kind: "mana", mana: event.mana },
        what: card(event.source),
      });
    case "manaLost":
      return say((event.burned ? log.manaBurned : log.manaLost)(event), {
        who: player(event.seat),
        count: String(event.count),
      });
    case "attackers":
    case "blockers":
    case "band":
      return wordCombat(event, messages);
    case "gameRestarted":
    case "shuffled":
    case "monarch":
    case "extraTurn":
    case "rewound":
      return say(log[event.kind], { who: player(event.seat) });
    case "revealed":
      return event.cards.length === 0
        ? say(log.lookedAt(event), { who: player(event.seat), count: String(event.count) })
        : flat(log.revealed, { who: [player(event.seat)], cards: listOf(event.cards.map(one), messages) });
    case "chosen":
      return say(log.chosen, {
        who: player(event.seat),
        value: wordOf(event.value, messages),
        what: card(event.source),
      });
    case "chance":
      return wordChance(event, messages);
    case "control":
      return say(log.control, { who: player(event.seat), what: card(event.what) });
    case "face":
      return say(log.face[event.change], { what: card(event.what) });
    case "keywordAction":
      return wordKeywordAction(event, messages);
    case "dayNight":
      return [event.to === "night" ? log.night : log.day];
    case "playerLost":
      return say(log.playerLost[event.reason], { who: player(event.seat) });
    case "gameEnded":
      return event.winners.length === 0
        ? [log.drawn]
        : flat(log.won, {
            who: listOf(
              event.winners.map((seat) => [player(seat)]),
              messages,
            ),
          });
  }
}

function wordDamage(event: Told<"damage">, { log }: Messages): Wording {
  const template = event.prevented ? log.prevented : event.combat ? log.combatDamage : log.damage;
  return say(template, {
    what: card(event.source),
    amount: String(event.amount),
    target: aim(event.to),
  });
}

function wordLife({ seat, change, life, cause }: Told<"life">, { log }: Messages): Wording {
  const template = change >= 0 ? log.lifeGained : cause === "payment" ? log.lifePaid : log.lifeLost;
  return say(template, { who: player(seat), amount: String(Math.abs(change)), life: String(life) });
}

function wordCounters(event: Told<"counters">, { log, words }: Messages): Wording {
  const count = Math.abs(event.change);
  const template = event.change >= 0 ? log.countersAdded({ count }) : log.countersRemoved({ count });
  return say(template, {
    target: aim(event.on),
    count: String(count),
    counter: lookUp(words.counters, event.counter) ?? event.counter,
  });
}

function wordCombat(event: Told<"attackers" | "blockers" | "band">, messages: Messages): Wording {
  if (event.kind === "attackers") return wordAttackers(event, messages);
  if (event.kind === "blockers") return wordBlockers(event, messages);
  const members = listOf(event.members.map(one), messages);
  return flat(messages.log.band, { who: [player(event.seat)], members });
}

function wordAttackers({ seat, attacks }: Told<"attackers">, messages: Messages): Wording {
  const { log } = messages;
  if (attacks.length === 0) return say(log.noAttackers, { who: player(seat) });
  const list = attacks.map(({ what, defender }) =>
    say(log.attack, { what: card(what), target: aim(defender) }),
  );
  return flat(log.attackers, { who: [player(seat)], attacks: listOf(list, messages) });
}

function wordBlockers({ seat, blocks }: Told<"blockers">, messages: Messages): Wording {
  const { log } = messages;
  if (blocks.length === 0) return say(log.noBlockers, { who: player(seat) });
  const list = blocks.map(({ what, attackers }) =>
    flat(log.block, { what: [card(what)], attackers: listOf(attackers.map(one), messages) }),
  );
  return flat(log.blockers, { who: [player(seat)], blocks: listOf(list, messages) });
}

function wordChance({ seat, what, sides, result }: Told<"chance">, { log }: Messages): Wording {
  if (what === "coin") return say(result === 1 ? log.coin.won : log.coin.lost, { who: player(seat) });
  return say(log.die, { who: player(seat), result: String(result), sides: String(sides) });
}

/** Those beside keyword actions that are done with a number (CR 701). */
const COUNTED: ReadonlySet<GameAction> = new Set(["scry", "surveil"]);

/** What the log says of an action, and whether it says the number with which it was done. */
function actionWords(
  action: GameAction,
  { language, words }: Messages,
): { readonly name: string; readonly counted: boolean } {
  if (!isLogged(action)) return { name: words.actions[action], counted: COUNTED.has(action) };
  const log = ACTION_LOGS[action];
  return { name: log[language], counted: log.counted === true };
}

function wordKeywordAction(
  { action, seat, what, amount, name: place }: Told<"keywordAction">,
  messages: Messages,
): Wording {
  const { log } = messages;
  if (place !== undefined) {
    const template = action === "completeDungeon" ? log.dungeonCompleted : log.roomEntered;
    return say(template, { who: player(seat), name: place });
  }
  const { name, counted: hasNumber } = actionWords(action, messages);
  const isCounted = amount > 0 && hasNumber;
  const counted = isCounted ? { amount: [String(amount)] } : {};
  if (what === null) {
    const who = [player(seat)];
    const template = isCounted ? log.keywordActionNumber : log.keywordAction;
    return flat(template, { who, action: flat(name, { who }), ...counted });
  }
  const template = isCounted ? log.keywordActionOnNumber : log.keywordActionOn;
  return flat(template, { what: [card(what)], action: flat(name, {}), ...counted });
}

/** A line about a player and a card, with what it is aimed at if there is something. */
function aimed(
  plain: Messages["log"]["cast" | "activated" | "triggered"],
  atTargets: Messages["log"]["castAt" | "activatedAt" | "triggeredAt"],
  seat: number,
  what: Mention,
  targets: readonly Party[],
  messages: Messages,
): Wording {
  if (targets.length === 0) return say(plain, { who: player(seat), what: card(what) });
  return flat(atTargets, {
    who: [player(seat)],
    what: [card(what)],
    targets: listOf(
      targets.map((target) => [aim(target)]),
      messages,
    ),
  });
}

const one = (mention: Mention): Wording => [card(mention)];

/** A color, type or other word that came as a key. */
export function wordOf(key: string, { words }: Messages): string {
  return (
    lookUp(words.colors, key) ??
    lookUp(words.types, key) ??
    lookUp(words.zones, key) ??
    lookUp(words.places, key) ??
    key
  );
}
