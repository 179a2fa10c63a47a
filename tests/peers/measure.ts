/**
 * `npm run bench -- peers`: other servers and simulators beside ours, in one run. Installs them into this folder first, which
 * nothing else does. Prints one JSON document with figures. Settings: PEERS_GAMES (8), PEERS_MATCHES (500), PEERS_SECONDS (20).
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
if (!fs.existsSync(path.join(folder, "node_modules", "boardgame.io")))
  execFileSync("npm", ["ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });

// What is measured can be loaded only once it is installed.
const { compareBytes, compareCrowds, compareSimulators } = await import("./comparisons.ts");
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-peers-"));
try {
  const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
  const games = setting("PEERS_GAMES", 8);
  const file = path.join(temporary, "games.json");
  const figures = [
    ...(await compareBytes(games, file)),
    ...(await compareSimulators(games)),
    ...(await compareCrowds(file, setting("PEERS_MATCHES", 500), setting("PEERS_SECONDS", 20))),
  ];
  process.stdout.write(`${JSON.stringify({ figures })}\n`);
  process.exitCode = 0;
} finally {
  fs.rmSync(temporary, { recursive: true, force: true });
}
