import { isTurnOf, type TableView } from "@spellroom/protocol";
import { objectList } from "@spellroom/view";

const STEPS = ["untap", "upkeep", "draw", "precombatMain", "beginningOfCombat", "declareAttackers"].concat([
  "declareBlockers",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
]);

/** What the numbers of an observation are, in their order; those of players first the own seat's, then the next one's. */
export const FEATURES = ["turn", "ownTurn", "step", "stack"].concat(
  ["own", "other"].flatMap((who) =>
    ["life", "hand", "library", "permanents", "untapped", "creatures", "power", "toughness"].map(
      (what) => `${who}.${what}`,
    ),
  ),
);

/** A view in numbers, as many whatever the board. */
export function featuresOf({ table, own }: TableView): readonly number[] {
  const me = own?.seat ?? 0;
  const objects = objectList(table);
  const ofPlayer = (seat: number): number[] => {
    const player = table.players[seat];
    const mine = objects.filter((one) => one.zone === "battlefield" && one.controller === seat);
    const creatures = mine.filter(({ power }) => power !== null);
    return [
      player?.life ?? 0,
      player?.handCount ?? 0,
      player?.libraryCount ?? 0,
      mine.length,
      mine.filter(({ tapped }) => !tapped).length,
      creatures.length,
      creatures.reduce((sum, { power }) => sum + (power ?? 0), 0),
      creatures.reduce((sum, { toughness }) => sum + (toughness ?? 0), 0),
    ];
  };
  return [
    table.turn,
    isTurnOf(table, me) ? 1 : 0,
    STEPS.indexOf(table.step),
    objects.filter(({ zone }) => zone === "stack").length,
    ...ofPlayer(me),
    ...ofPlayer((me + 1) % table.players.length),
  ];
}
