import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Figure } from "./figure.ts";

const outputSchema = z.object({
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
});

/**
 * Runs a load generator of the tests, such as `load/web-load`, which is a process of its own since it starts a server, and reads the figures on its last line.
 * @throws when it fails; its own complaints are on standard error
 */
export async function generatorFigures(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const file = fileURLToPath(new URL(`../../../../tests/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
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
  if (code !== 0 || !last.startsWith("{")) throw new Error(`the load generator tests/${name}.ts failed`);
  return outputSchema.parse(JSON.parse(last)).figures;
}
