/** Sends mail through a configured SMTP server, in the background: nobody waits for it, and its failures are logged. */
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../config/mail.ts";
import type { Logger } from "../logging/logger.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Takes a mail over; it is sent later, or given up after some attempts. */
  send(mail: Mail): void;
  /** Drops pending retries, and waits for mails that are being sent. */
  close(): Promise<void>;
}

/** Between the attempts; how often there are some is one more. */
const PAUSES_MS: readonly number[] = [2_000, 15_000, 60_000];
/** A mail server that takes none must not fill our memory. */
const MOST_PENDING = 500;
const PATIENCE_MS = 10_000;

export interface MailerOptions {
  readonly logger: Logger;
  /** For tests. */
  readonly pausesMs?: readonly number[];
}

export function openMailer({ url, from }: MailSettings, options: MailerOptions): Mailer {
  const { logger, pausesMs = PAUSES_MS } = options;
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const ending = new AbortController();
  const pending = new Set<Promise<void>>();
  const deliver = async (mail: Mail): Promise<void> => {
    for (const pause of [...pausesMs, null]) {
      try {
        await transport.sendMail({ ...mail });
        return;
      } catch (error) {
        // Never the mail itself: its link opens an account.
        logger.warn({ error, again: pause !== null }, "Could not send a mail");
        if (pause === null || isForGood(error)) return;
        await sleep(pause, undefined, { signal: ending.signal, ref: false });
      }
    }
  };
  return {
    send: (mail) => {
      if (pending.size >= MOST_PENDING) {
        logger.error({ pending: pending.size }, "Too many mails are waiting; one was not sent");
        return;
      }
      const sending: Promise<void> = deliver(mail)
        .catch(() => undefined)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    close: async () => {
      ending.abort();
      await Promise.all(pending);
      transport.close();
    },
  };
}

/** Whether the mail server has refused it in a way that trying again doesn't change (RFC 5321, 4.2.1: 5yz). */
function isForGood(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  return typeof code === "number" && code >= 500;
}
