/** Pokemon Showdown's simulator with its own random players, by processor time of this process. */
import simulator from "pokemon-showdown";
import randomPlayer from "pokemon-showdown/dist/sim/tools/random-player-ai.js";

const { BattleStream, getPlayerStreams, Teams } = simulator;
const { RandomPlayerAI } = randomPlayer;

const FORMAT = "gen9randombattle";

export interface Simulated {
  readonly choicesPerSecond: number;
  readonly gamesPerSecond: number;
}

/** @param warmUp battles that are not counted, played first */
export async function simulateBattles(battles: number, warmUp: number): Promise<Simulated> {
  for (let at = 0; at < warmUp; at++) await battle(at);
  const before = process.cpuUsage();
  let choices = 0;
  for (let at = 0; at < battles; at++) choices += await battle(warmUp + at);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { choicesPerSecond: choices / seconds, gamesPerSecond: battles / seconds };
}

/** Plays a battle to its end. @returns how many choices were made */
async function battle(number: number): Promise<number> {
  let choices = 0;
  class Counted extends RandomPlayerAI {
    override choose(choice: string): void {
      choices++;
      super.choose(choice);
    }
  }
  const stream = new BattleStream();
  const { omniscient, p1, p2 } = getPlayerStreams(stream);
  const seed = (player: number) => [number, player, 3, 4];
  const players = [new Counted(p1, { seed: seed(1) }), new Counted(p2, { seed: seed(2) })];
  for (const player of players) void player.start();
  const spec = (name: string, player: number): string => {
    const team = Teams.pack(Teams.generate(FORMAT, { seed: seed(player) }));
    return JSON.stringify({ name, team });
  };
  void omniscient.write(
    `>start {"formatid":"${FORMAT}","seed":[${seed(0).join(",")}]}\n>player p1 ${spec("One", 1)}\n>player p2 ${spec("Two", 2)}`,
  );
  for await (const chunk of omniscient) if (/^\|(?:win\||tie$)/m.test(chunk)) break;
  return choices;
}
