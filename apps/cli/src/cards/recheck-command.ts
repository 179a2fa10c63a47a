import { print, progress, writeJson } from "../terminal/output.ts";
import { recheckCards } from "./recheck.ts";

const INTERRUPTED = 130;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Works out again what can be played, telling how it goes, and gives the exit code. */
export async function recheckCommand(directory: string, json: string | undefined): Promise<number> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    const result = await recheckCards(directory, { signal: controller.signal, say: progress() });
    print(wordsFor(result));
    writeJson(json, result);
    return result.outcome === "interrupted" ? INTERRUPTED : 0;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

function wordsFor({ outcome, gained, lost, counts }: Awaited<ReturnType<typeof recheckCards>>): string {
  switch (outcome) {
    case "none":
      return "there are no imported cards";
    case "current":
      return `this version has read all ${counts?.cards ?? 0} cards; ${counts?.playable ?? 0} can be played`;
    case "interrupted":
      return "interrupted; the card database is as it was";
    case "done":
      return `${counts?.playable ?? 0} of ${counts?.cards ?? 0} cards can be played: ${gained} more than before, ${lost} no longer`;
  }
}
