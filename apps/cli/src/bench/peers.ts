import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

/** Other servers and simulators beside ours; `games` are recorded for them, `matches` are live at once on our server. */
export function peerFigures({
  games,
  matches,
  seconds,
}: Readonly<Record<"games" | "matches" | "seconds", number>>): Promise<readonly Figure[]> {
  return generatorFigures("peers/measure", {
    PEERS_GAMES: String(games),
    PEERS_MATCHES: String(matches),
    PEERS_SECONDS: String(seconds),
  });
}
