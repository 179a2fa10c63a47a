import { openKeyBook, project } from "@spellroom/view";
import { microseconds } from "./clock.ts";
import { type Figure, median } from "./figure.ts";
import { sampledStates } from "./games.ts";

/** How long it takes to build what every audience sees. */
export function viewFigures(games: number): Figure[] {
  const facts = { matchId: "bench", seq: 1, connected: [true, true], bots: [false, false], watchers: 0 };
  const times = sampledStates("greedy", Math.min(games, 10), 300).map((state) => {
    const book = openKeyBook(state.players.length);
    project(state, book, facts);
    return microseconds(() => project(state, book, facts));
  });
  return [{ name: "views of all audiences median µs", value: median(times), unit: "µs" }];
}
