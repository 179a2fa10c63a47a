import { type Server, startServer } from "@spellroom/infra/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "./chromium.ts";

/** A server and a browser with no window yet, from before the first test of a file until after its last. */
export interface Stage {
  readonly server: Server;
  readonly browser: Browser;
}

/** What all files have that a worker runs, one after another; it goes with the worker. One that was closed before is started again. */
function kept<T>(start: () => Promise<T>, isThere: (one: T) => boolean | Promise<boolean>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return async () => {
    const one = await running?.catch(() => null);
    if (one && (await isThere(one))) return one;
    running = start();
    return running;
  };
}

const sharedBrowser = kept(launchChromium, (browser) => browser.isConnected());

/** Games there wait neither for bots to think nor for limits by address. */
const sharedServer = kept(
  () => startServer({ env: { BOT_THINKING_MS: "0", RATE_LIMIT_SCALE: "0" } }),
  ({ url }) =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
);

/** Sets the stage for the tests of a file, with a server of its own with these settings. */
export function setStage(env: Readonly<Record<string, string>> = {}): Stage {
  return stand(
    () => startServer({ env }),
    (server) => server.dispose(),
  );
}

/**
 * Sets the stage for the tests of a file on the server that other files have played on: for tests that stop no server, and look at
 * no list in which the matches, tables or players of others stand. Each test has people and windows of its own.
 */
export function shareStage(): Stage {
  return stand(sharedServer, async () => undefined);
}

function stand(start: () => Promise<Server>, end: (server: Server) => Promise<void>): Stage {
  let parts: readonly [Server, Browser] | null = null;
  const there = (): readonly [Server, Browser] => {
    if (parts === null) throw new Error("the stage stands while the tests run");
    return parts;
  };
  beforeAll(async () => {
    parts = await Promise.all([start(), sharedBrowser()]);
  });
  afterAll(async () => {
    await Promise.all(parts?.[1].contexts().map((context) => context.close()) ?? []);
    if (parts) await end(parts[0]);
  });
  return {
    get server() {
      return there()[0];
    },
    get browser() {
      return there()[1];
    },
  };
}
