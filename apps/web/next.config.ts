import path from "node:path";
import type { NextConfig } from "next";

const development = process.env.NODE_ENV === "development";

const config: NextConfig = {
  transpilePackages: [
    "@spellroom/card-language",
    "@spellroom/client",
    "@spellroom/protocol",
    "@spellroom/ui",
  ],
  /** Pages named `page.dev.tsx` are for working on the app and exist nowhere else. */
  pageExtensions: development ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  outputFileTracingRoot: path.resolve(import.meta.dirname, "../.."),
  experimental: {
    optimizePackageImports: ["@spellroom/client", "@spellroom/ui", "@spellroom/card-language"],
  },
  poweredByHeader: false,
  /** The server in front compresses and sets the headers. */
  devIndicators: false,
};

export default config;
