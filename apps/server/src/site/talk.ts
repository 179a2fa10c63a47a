/** What may be said, by whom and how often: the same in every chat. */
import { CHAT_TEXT_LENGTH } from "@spellroom/protocol/http";
import { TokenBuckets } from "../limits/token-bucket.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Moderation } from "../moderation/moderation.ts";
import { SiteRefusal } from "./sockets.ts";

/** Six lines at once, and then one every one and a half seconds. */
const TALK = { capacity: 6, perSecond: 1 / 1.5 };
/** Control and invisible formatting characters, but for the joiners that scripts and emoji need. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

export interface TalkParts {
  readonly moderation: Pick<Moderation, "active">;
  readonly metrics: Metrics;
}

export class Talk {
  readonly #parts: TalkParts;
  readonly #said = new TokenBuckets(TALK);

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  /** The text as it may be shown. @throws SiteRefusal if it may not be said, or not now */
  async admit(accountId: string, text: string): Promise<string> {
    const cleaned = cleanText(text);
    if (cleaned === "") throw new SiteRefusal("invalid", "The message is empty");
    if (cleaned.length > CHAT_TEXT_LENGTH)
      throw new SiteRefusal("invalid", `A message has at most ${CHAT_TEXT_LENGTH} characters`);
    const wait = this.#said.take(accountId);
    if (wait > 0) {
      this.#parts.metrics.rateLimited.inc({ limit: "chat" });
      throw new SiteRefusal("rate-limited", "You are sending messages too fast", wait);
    }
    if (await this.#parts.moderation.active(accountId, "mute"))
      throw new SiteRefusal("forbidden", "You are muted");
    return cleaned;
  }
}

/** A message as it may be shown: one line, nothing invisible, no towers of marks. */
export function cleanText(text: string): string {
  const oneLine = text.normalize("NFC").replace(/\s+/gu, " ");
  return oneLine.replace(UNPRINTABLE, "").replace(TOO_MANY_MARKS, "$1").trim();
}
