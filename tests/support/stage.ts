import { type Server, startServer } from "@spellroom/infra/testing";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "./chromium.ts";

/** A server of its own and a browser, from before the first test of a file until after its last. */
export interface Stage {
  readonly server: Server;
  readonly browser: Browser;
}

/** Sets the stage for the tests of a file, with these settings of the server. */
export function setStage(env: Readonly<Record<string, string>> = {}): Stage {
  let parts: readonly [Server, Browser] | null = null;
  const there = (): readonly [Server, Browser] => {
    if (parts === null) throw new Error("the stage stands while the tests run");
    return parts;
  };
  beforeAll(async () => {
    parts = await Promise.all([startServer({ env }), launchChromium()]);
  });
  afterAll(async () => {
    await parts?.[1].close();
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
