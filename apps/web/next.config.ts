import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

const root = path.resolve(import.meta.dirname, "../..");

export default function config(phase: string): NextConfig {
  return {
    transpilePackages: [
      "@spellroom/bots",
      "@spellroom/card-language",
      "@spellroom/card-search",
      "@spellroom/cards",
      "@spellroom/client",
      "@spellroom/decks",
      "@spellroom/match",
      "@spellroom/protocol",
      "@spellroom/rules",
      "@spellroom/ui",
      "@spellroom/view",
    ],
    /** Pages named `page.dev.tsx` are for working on the app and exist nowhere else. */
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
    turbopack: {
      root,
      resolveAlias: { buffer: { browser: "./src/browser/no-buffer.ts" } },
    },
    outputFileTracingRoot: root,
    // Types are checked apart, over the whole checkout (`npm test -- types`); so starting a server doesn't have to wait for it.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    devIndicators: false,
  };
}
