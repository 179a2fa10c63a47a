/** The parts of the measured packages that are used: they are installed only for measuring, so their own types may be missing. */
declare module "boardgame.io/dist/cjs/server.js" {
  interface Context<State> {
    readonly G: State;
    readonly playerID?: string | null;
  }
  interface Game<State> {
    readonly name: string;
    readonly deltaState: boolean;
    readonly disableUndo: boolean;
    readonly setup: () => State;
    readonly turn: { readonly activePlayers: { readonly all: string } };
    readonly moves: Readonly<Record<string, (context: Context<State>, ...args: readonly unknown[]) => State>>;
    readonly playerView: (context: Context<State>) => unknown;
  }
  export class SocketIO {
    constructor(options: { readonly socketOpts: Readonly<Record<string, unknown>> });
  }
  export function Server<State>(options: {
    readonly games: readonly Game<State>[];
    readonly origins: readonly RegExp[];
    readonly transport: SocketIO;
  }): {
    run(port: number): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
  };
}

declare module "pokemon-showdown" {
  interface BattleChannel extends AsyncIterable<string> {
    write(message: string): void | Promise<void>;
  }
  const simulator: {
    readonly BattleStream: new () => object;
    readonly getPlayerStreams: (
      stream: object,
    ) => Readonly<Record<"omniscient" | "p1" | "p2", BattleChannel>>;
    readonly Teams: {
      pack(team: unknown): string;
      generate(format: string, options: { readonly seed: readonly number[] }): unknown;
    };
  };
  export default simulator;
  export type { BattleChannel };
}

declare module "pokemon-showdown/dist/sim/tools/random-player-ai.js" {
  import type { BattleChannel } from "pokemon-showdown";

  interface RandomPlayer {
    start(): Promise<void>;
    choose(choice: string): void;
  }
  const randomPlayer: {
    readonly RandomPlayerAI: new (
      channel: BattleChannel,
      options: { readonly seed: readonly number[] },
    ) => RandomPlayer;
  };
  export default randomPlayer;
}
