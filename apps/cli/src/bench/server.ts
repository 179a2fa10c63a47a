import type { Figure } from "./figure.ts";
import { generatorFigures } from "./generator.ts";

export interface ServerLoad {
  readonly matches: number;
  readonly seconds: number;
}

/** What a server does under live matches at human pace, each figure measured from outside. */
export function serverFigures({ matches, seconds }: ServerLoad): Promise<readonly Figure[]> {
  return generatorFigures("load/server-load", {
    LOAD_MATCHES: String(matches),
    LOAD_SECONDS: String(seconds),
  });
}
