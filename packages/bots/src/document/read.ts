import { readEarlyRules } from "./early-rules.ts";
import { BOT_DOCUMENT, type BotDocument } from "./schema.ts";

/** A document that was read, or what has to be changed in it, each with the path to it. */
export type ReadDocument =
  | { readonly ok: true; readonly document: BotDocument }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a bot's document, or a rule file of the early system. */
export function readBotDocument(text: string): ReadDocument {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "not JSON";
    return { ok: false, problems: [`The file is not JSON: ${reason}`] };
  }
  const early = readEarlyRules(data);
  const parsed = BOT_DOCUMENT.safeParse(early ?? data);
  if (parsed.success) return { ok: true, document: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map(
      ({ path, message }) => `${path.join(".") || "the document"}: ${message}`,
    ),
  };
}
