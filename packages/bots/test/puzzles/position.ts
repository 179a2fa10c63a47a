import type { CardDefinition, StepName, Zone } from "@spellroom/card-language";
import { loadPool, rulesetById } from "@spellroom/cards";
import {
  definitionId,
  freshObject,
  type GameState,
  initialState,
  resume,
  type Seat,
  writeObjects,
} from "@spellroom/rules";

/** Cards of one side by name; `3 Forest` are three. */
export interface Side {
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly life?: number;
  /** What its commanders, by name, have dealt to the other side. */
  readonly commanderDamage?: Readonly<Record<string, number>>;
}

export const ME = 0;
const TURN = 9;
const LIBRARY = ["10 Plains", "10 Glory Seeker"];

/** The middle of a game, in the first main phase of the active seat. */
export function position(me: Side, them: Side, active: Seat): GameState {
  const withCommanders = me.commanderDamage !== undefined || them.commanderDamage !== undefined;
  const ruleset = { ...rulesetById("full"), ...(withCommanders ? { commander: { damageToLose: 21 } } : {}) };
  const players = ["me", "them"].map((name) => ({ name, deck: [] }));
  const setup = { ruleset: { ...ruleset, startingHandSize: 0 }, seed: "5".repeat(64), players };
  const start = initialState({ ...setup, startingSeat: 0 });
  const plan = ruleset.steps.map(({ step }): StepName => step);
  const state: GameState = {
    ...start,
    turn: {
      ...start.turn,
      number: TURN,
      active,
      nextInOrder: 1 - active,
      plan,
      at: plan.indexOf("precombatMain"),
      step: "precombatMain",
    },
    frames: [
      { kind: "turns", stage: "endStep", action: 0 },
      { kind: "priority", holder: active, passed: [], checked: false },
    ],
  };
  for (const [seat, side] of [me, them].entries()) {
    for (const zone of ["battlefield", "hand", "graveyard"] as const)
      for (const name of side[zone] ?? []) for (const card of cardsOf(name)) put(state, card, seat, zone);
    for (const name of LIBRARY) for (const card of cardsOf(name)) put(state, card, seat, "library");
    for (const [name, damage] of Object.entries(side.commanderDamage ?? {})) hurt(state, seat, name, damage);
    const life = side.life ?? 20;
    state.players = state.players.map((player) => (player.seat === seat ? { ...player, life } : player));
  }
  return resume(state).state;
}

/** What an opponent may hold and draw. */
export const PLAIN_DECK = ["24 Plains", "12 Grizzly Bears", "12 Hill Giant", "12 Savannah Lions"].flatMap(
  cardsOf,
);

function cardsOf(line: string): CardDefinition[] {
  const [, count = "1", name = line] = /^(\d+) (.+)$/.exec(line) ?? [];
  const card = loadPool().byName(name);
  if (!card) throw new RangeError(`there is no ${name} in the pool`);
  return Array.from({ length: Number(count) }, () => card);
}

function put(state: GameState, card: CardDefinition, seat: Seat, zone: Zone): void {
  const id = state.objects.length;
  const definition = definitionId(card);
  state.definitions = { ...state.definitions, [definition]: card };
  const timestamp = state.nextTimestamp++;
  const fresh = freshObject({
    id,
    card: state.nextCard++,
    kind: "card",
    definition,
    owner: seat,
    zone,
    timestamp,
  });
  writeObjects(state).push(fresh);
  if (zone === "battlefield") state.battlefield = [...state.battlefield, id];
  else
    state.players = state.players.map((player) =>
      player.seat === seat && (zone === "hand" || zone === "graveyard" || zone === "library")
        ? { ...player, [zone]: [...player[zone], id] }
        : player,
    );
}

/** Makes a permanent the commander that has dealt so much to the other side. */
function hurt(state: GameState, seat: Seat, name: string, damage: number): void {
  const commander = state.objects.find(
    (object) => object?.owner === seat && state.definitions[object.definition]?.name === name,
  );
  if (!commander) throw new RangeError(`there is no ${name} on the battlefield`);
  writeObjects(state)[commander.id] = { ...commander, marks: [...commander.marks, "commander"] };
  state.players = state.players.map((player) =>
    player.seat === seat ? player : { ...player, commanderDamage: { [commander.card]: damage } },
  );
}
