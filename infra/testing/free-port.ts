import { randomInt } from "node:crypto";
import net from "node:net";

/**
 * Above the highest port that browsers refuse (10080), and below those that systems give to outgoing connections (from 32768 on
 * Linux, 49152 elsewhere): one of those may be taken by any connection between the look at it and its use, or while a program
 * that is to come back to it is stopped.
 */
const FROM = 11_000;
const BELOW = 32_000;
const TRIES = 100;

/** A loopback port that was free a moment ago, and that nobody is given who doesn't ask for it. @throws when none is found */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FROM, BELOW);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports was free`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = net.createServer();
  return await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
