/** A real mail server on the loopback that keeps what it is given. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: string;
  /** As it came, with headers. */
  readonly raw: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Refuses so many of the next mails, in a way that asks for another attempt. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

const USER = { user: "spellroom", pass: "open sesame" };

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const known = username === USER.user && password === USER.pass;
      done(known ? null : new Error("Nobody of that name"), known ? { user: USER.user } : undefined);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals--;
          done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
        received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address: AddressInfo | string | null = listening.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://${USER.user}:${encodeURIComponent(USER.pass)}@127.0.0.1:${port}`,
    received,
    refuseNext: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The words of a mail, its quoted-printable or base64 undone. */
export function textOf({ raw }: ReceivedMail): string {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, "base64").toString("utf8");
  const joined = text.replaceAll("=\r\n", "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, "latin1").toString("utf8") : text;
}
