import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Figure } from "./figure.ts";

/** The load generator: a process of its own, since it starts a server and is tied to another core than that. */
const GENERATOR = fileURLToPath(new URL("../../../../tests/load/server-load.ts", import.meta.url));

const outputSchema = z.object({
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
});

export interface ServerLoad {
  readonly matches: number;
  readonly seconds: number;
}

/** What a server does under live matches at human pace, each figure measured from outside. */
export async function serverFigures({ matches, seconds }: ServerLoad): Promise<readonly Figure[]> {
  const child = spawn(process.execPath, [GENERATOR], {
    env: { ...process.env, LOAD_MATCHES: String(matches), LOAD_SECONDS: String(seconds) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const last = text.trim().split("\n").at(-1) ?? "";
  if (code !== 0 || !last.startsWith("{"))
    throw new Error("the load generator failed; run it by itself to see why");
  return outputSchema.parse(JSON.parse(last)).figures;
}
