import type { EventView, Mention, ZoneName } from "@spellroom/protocol";
import type { GameEvent, GameState } from "@spellroom/rules";
import { stackAbilityWord } from "./ability-word.ts";
import { type Declaration, declarationViews } from "./declarations.ts";
import type { KeyBook } from "./keys.ts";
import { type Audience, cardFor, type Known } from "./knowledge.ts";
import { mention, parties, party, type Teller } from "./mentions.ts";

/**
 * What one audience is told about what happened, in order. Built kind by kind as an allow-list; what an audience may not know is
 * sent as a count or as an unknown card, and some kinds are sent to nobody.
 */
export function eventViews(
  state: GameState,
  book: KeyBook,
  events: readonly GameEvent[],
  audience: Audience,
): Known<EventView>[] {
  const told: Known<EventView>[] = [];
  const teller = { state, book, audience };
  for (const event of events) {
    if (event.kind === "attackersDeclared" || event.kind === "blockersDeclared") {
      told.push(...declarationViews(teller, event));
      continue;
    }
    const view = eventView(teller, event);
    if (!view) continue;
    const last = told[told.length - 1];
    if (view.kind === "drew" && last?.kind === "drew" && last.seat === view.seat) {
      told[told.length - 1] = {
        ...last,
        count: last.count + view.count,
        ...(last.cards && view.cards ? { cards: [...last.cards, ...view.cards] } : {}),
      };
    } else {
      told.push(view);
    }
  }
  return told;
}

function eventView(teller: Teller, event: Exclude<GameEvent, Declaration>): Known<EventView> | null {
  switch (event.kind) {
    case "gameBegan":
      return { kind: "gameBegan", seat: event.startingSeat };
    case "gameRestarted":
      return { kind: "gameRestarted", seat: event.seat };
    case "turnBegan":
      return { kind: "turnBegan", turn: event.turn, seat: event.active };
    case "stepBegan":
      return { kind: "stepBegan", step: event.step, seat: event.active };
    case "mulliganTaken":
      return { kind: "mulliganTaken", seat: event.seat, count: event.count };
    case "handKept":
      return { kind: "handKept", seat: event.seat, cards: event.cards };
    case "moved":
      return movedView(teller, event);
    case "tokenCreated":
      return { kind: "tokenCreated", what: mention(teller, event.object), seat: event.controller };
    case "ceasedToExist":
      return null;
    case "spellCast":
      return {
        kind: "cast",
        seat: event.seat,
        what: mention(teller, event.object),
        targets: parties(teller, event.targets),
        from: event.from,
      };
    case "abilityActivated":
      return event.mana
        ? null
        : {
            kind: "activated",
            seat: event.seat,
            source: abilitySource(teller, event),
            ability: stackAbilityWord(teller.state, event.object),
            targets: parties(teller, event.targets),
          };
    case "abilityTriggered":
      return {
        kind: "triggered",
        seat: event.seat,
        source: abilitySource(teller, event),
        ability: stackAbilityWord(teller.state, event.object),
        targets: parties(teller, event.targets),
      };
    case "resolved":
      return { kind: "resolved", what: mention(teller, event.object), seat: event.seat };
    case "didNotResolve":
      return { kind: "didNotResolve", what: mention(teller, event.object), seat: event.seat };
    case "countered":
      return { kind: "countered", what: mention(teller, event.object) };
    case "damageDealt":
    case "damagePrevented":
      return damageView(teller, event);
    default:
      return otherView(teller, event);
  }
}

type Told<K extends GameEvent["kind"]> = Extract<GameEvent, { kind: K }>;
type First =
  | "gameBegan"
  | "gameRestarted"
  | "turnBegan"
  | "stepBegan"
  | "mulliganTaken"
  | "handKept"
  | "moved"
  | "tokenCreated"
  | "ceasedToExist"
  | "spellCast"
  | "abilityActivated"
  | "abilityTriggered"
  | "resolved"
  | "didNotResolve"
  | "countered"
  | "damageDealt"
  | "damagePrevented";

function otherView(
  teller: Teller,
  event: Exclude<GameEvent, Declaration | { kind: First }>,
): Known<EventView> | null {
  const { audience } = teller;
  switch (event.kind) {
    case "lifeChanged":
      return { kind: "life", seat: event.seat, change: event.change, life: event.life, cause: event.cause };
    case "tapped":
      return { kind: "tapped", what: mention(teller, event.object), tapped: event.tapped };
    case "countersChanged": {
      const on = party(teller, event.on);
      return on && { kind: "counters", on, counter: event.counter, change: event.change };
    }
    case "attached":
      return {
        kind: "attached",
        what: mention(teller, event.object),
        to: event.to && party(teller, event.to),
      };
    case "manaAdded":
      return { kind: "manaAdded", seat: event.seat, mana: event.mana, source: mention(teller, event.source) };
    case "manaLost":
      return { kind: "manaLost", seat: event.seat, count: event.count, burned: event.burned };
    case "bandFormed":
      return {
        kind: "band",
        seat: event.seat,
        members: event.objects.map((one) => mention(teller, one)),
      };
    case "becameBlocked":
    case "removedFromCombat":
    case "targetsChanged":
      return null;
    case "shuffled":
      return { kind: "shuffled", seat: event.seat };
    case "revealed":
      return revealedView(teller, event);
    case "chosen":
      return {
        kind: "chosen",
        seat: event.seat,
        source: mention(teller, event.source),
        what: event.what,
        value: event.value,
      };
    case "coinFlipped":
    case "dieRolled":
      return chanceView(event);
    case "controlChanged":
      return { kind: "control", what: mention(teller, event.object), seat: event.to };
    case "faceChanged":
    case "doorChanged":
      return faceView(teller, event);
    case "keywordAction":
      return keywordActionView(teller, event);
    case "monarchChanged":
    case "dayNightChanged":
    case "extraTurn":
    case "playerLost":
    case "gameEnded":
      return tableEventView(event);
    case "rewound":
      return audience === event.seat ? { kind: "rewound", seat: event.seat } : null;
  }
}

function faceView(teller: Teller, event: Told<"faceChanged"> | Told<"doorChanged">): Known<EventView> {
  const opened = event.kind === "doorChanged" && event.unlocked ? "unlocked" : "locked";
  const change = event.kind === "faceChanged" ? event.what : opened;
  return { kind: "face", what: mention(teller, event.object), change };
}

function keywordActionView(teller: Teller, event: Told<"keywordAction">): Known<EventView> {
  const what = event.object === null ? null : mention(teller, event.object);
  const name = event.room ?? event.dungeon;
  return {
    kind: "keywordAction",
    action: event.action,
    seat: event.seat,
    what,
    amount: event.amount,
    ...(name === undefined ? {} : { name }),
  };
}

function chanceView(event: Told<"coinFlipped" | "dieRolled">): Known<EventView> {
  return event.kind === "coinFlipped"
    ? { kind: "chance", seat: event.seat, what: "coin", sides: 2, result: event.won ? 1 : 0 }
    : { kind: "chance", seat: event.seat, what: "die", sides: event.sides, result: event.result };
}

function damageView(teller: Teller, event: Told<"damageDealt" | "damagePrevented">): Known<EventView> | null {
  const to = party(teller, event.to);
  if (!to) return null;
  return {
    kind: "damage",
    source: mention(teller, event.source),
    to,
    amount: event.amount,
    combat: event.kind === "damageDealt" && event.combat,
    prevented: event.kind === "damagePrevented",
  };
}

function tableEventView(
  event: Told<"monarchChanged" | "dayNightChanged" | "extraTurn" | "playerLost" | "gameEnded">,
): Known<EventView> {
  switch (event.kind) {
    case "monarchChanged":
      return { kind: "monarch", seat: event.seat };
    case "dayNightChanged":
      return { kind: "dayNight", to: event.to };
    case "extraTurn":
      return { kind: "extraTurn", seat: event.seat };
    case "playerLost":
      return { kind: "playerLost", seat: event.seat, reason: event.reason };
    case "gameEnded":
      return { kind: "gameEnded", winners: event.winners, reason: event.reason };
  }
}

/** A zone change. An audience that may know the card neither before nor after is told of an unknown card. */
function movedView(teller: Teller, event: Told<"moved">): Known<EventView> | null {
  const became = event.became === null ? null : mention(teller, event.became);
  const was = mention(teller, event.object);
  // One permanent has left, and not only the card on top of it (CR 712.21, 727.3).
  const card = event.others ? was.card : (became?.card ?? was.card);
  const what: Known<Mention> = { key: became?.key ?? was.key, card };
  if (event.cause === "draw" && event.from === "library" && event.to === "hand") {
    return { kind: "drew", seat: event.owner, count: 1, ...(what.card ? { cards: [what] } : {}) };
  }
  if (event.cause === "cast") return null;
  const from: ZoneName = event.from;
  return {
    kind: "moved",
    what,
    from,
    to: event.to,
    seat: event.to === "battlefield" ? event.controller : event.owner,
    cause: event.cause,
    ...(event.melded ? { melded: [was, ...event.melded.map((id) => mention(teller, id))] } : {}),
  };
}

/** The source of an ability, as far as the ability on the stack shows it. */
function abilitySource(teller: Teller, event: Told<"abilityActivated" | "abilityTriggered">): Known<Mention> {
  const source = mention(teller, event.source);
  return source.card ? source : { key: source.key, card: mention(teller, event.object).card };
}

/** Cards shown to some or all: identities go to those who were shown them, the others are told only how many there were. */
function revealedView(teller: Teller, event: Told<"revealed">): Known<EventView> {
  const { state, audience } = teller;
  const shown = event.to === "all" || (audience !== null && event.to.includes(audience));
  const cards = shown
    ? event.objects.flatMap((id): Known<Mention>[] => {
        const object = state.objects[id] ?? state.lastKnown[id]?.object;
        const card = object ? cardFor(state, object, audience, { kind: "revealed", event }) : null;
        return object ? [{ key: mention(teller, id).key, card }] : [];
      })
    : [];
  return { kind: "revealed", seat: event.by, cards, count: event.objects.length };
}
