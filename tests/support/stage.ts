import { type Server, startServer } from "@spellroom/infra/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "./chromium.ts";

/** A server of its own and a browser with no window yet, from before the first test of a file until after its last. */
export interface Stage {
  readonly server: Server;
  readonly browser: Browser;
}

let shared: Promise<Browser> | null = null;

/** One browser for all files that a worker runs, one after another; it goes with the worker. Each test has windows of its own. */
async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => null);
  if (running?.isConnected() === true) return running;
  shared = launchChromium();
  return shared;
}

/** Sets the stage for the tests of a file, with these settings of the server. */
export function setStage(env: Readonly<Record<string, string>> = {}): Stage {
  let parts: readonly [Server, Browser] | null = null;
  const there = (): readonly [Server, Browser] => {
    if (parts === null) throw new Error("the stage stands while the tests run");
    return parts;
  };
  beforeAll(async () => {
    parts = await Promise.all([startServer({ env }), sharedBrowser()]);
  });
  afterAll(async () => {
    await Promise.all(parts?.[1].contexts().map((context) => context.close()) ?? []);
    await parts?.[0].dispose();
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
