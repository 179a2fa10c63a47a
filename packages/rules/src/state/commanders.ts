import type { GameState } from "./game-state.ts";
import type { CardNumber, DefinitionId, Seat } from "./ids.ts";
import type { GameObject } from "./object.ts";

/** The mark of a commander, which its card keeps wherever it goes (CR 903.3). */
export const COMMANDER = "commander";

/** The mark of a commander in a graveyard or in exile that its owner leaves there (CR 903.9a); gone when it moves again. */
export const COMMANDER_STAYS = "commanderStays";

/** The mark that a player has once for each time that the commander with this card number was cast from the command zone (CR 903.8). */
export function commanderCastMark(card: CardNumber): string {
  return `commanderCast:${card}`;
}

const CAST_MARK = /^commanderCast:(\d+)$/;

/** A player's marks where cards have other numbers. */
export function renumberedCasts(
  marks: readonly string[],
  numberOf: (card: CardNumber) => CardNumber,
): readonly string[] {
  return marks.map((mark) => {
    const card = CAST_MARK.exec(mark)?.[1];
    return card === undefined ? mark : commanderCastMark(numberOf(Number(card)));
  });
}

/** What everyone knows about a commander, wherever it is. */
export interface CommanderRecord {
  readonly owner: Seat;
  readonly definition: DefinitionId;
  /** How often it was cast from the command zone (CR 903.8). */
  readonly casts: number;
  /** Combat damage that it has dealt to each player over the game, by seat (CR 903.10a). */
  readonly damage: readonly number[];
}

/** The cards of an object that are commanders: of a merged permanent each component that is one (CR 903.3b-c). */
export function commanderCards(object: GameObject): readonly Pick<GameObject, "card" | "definition">[] {
  if (!object.marks.includes(COMMANDER)) return [];
  return object.merged?.components.filter((one) => one.commander) ?? [object];
}

/** The commanders of a game, in the order in which they were put there. */
export function commandersOf(state: GameState): readonly CommanderRecord[] {
  if (!state.ruleset.commander) return [];
  const found = new Map<CardNumber, CommanderRecord>();
  for (const object of state.objects) {
    if (!object || object.zone === null || !object.marks.includes(COMMANDER)) continue;
    const { owner } = object;
    for (const { card, definition } of commanderCards(object)) {
      const mark = commanderCastMark(card);
      const casts = state.players[owner]?.marks.filter((one) => one === mark).length ?? 0;
      const damage = state.players.map(({ commanderDamage }) => commanderDamage[card] ?? 0);
      found.set(card, { owner, definition, casts, damage });
    }
  }
  return [...found].sort(([one], [other]) => one - other).map(([, record]) => record);
}
