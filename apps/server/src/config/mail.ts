/** Through which server mail is sent, if any. */
import type { ConfigurationProblem } from "./configuration-error.ts";

export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly url: string;
  /** The sender, such as `Spellroom <no-reply@example.org>`. */
  readonly from: string;
}

interface Settings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

const ADDRESS = /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/;

/** Links in mails need the site's address: what a request calls it may be a lie. */
export function readMail(
  { SMTP_URL: url, MAIL_FROM: from }: Settings,
  publicUrl: URL | undefined,
): { readonly config: MailSettings | undefined; readonly problems: readonly ConfigurationProblem[] } {
  if (url === undefined) return { config: undefined, problems: [] };
  const problems: ConfigurationProblem[] = [];
  if (!URL.canParse(url) || !["smtp:", "smtps:"].includes(new URL(url).protocol))
    problems.push({ setting: "SMTP_URL", reason: "must be an smtp:// or smtps:// address" });
  if (from === undefined || !ADDRESS.test(from))
    problems.push({ setting: "MAIL_FROM", reason: "with SMTP_URL, must be the sender's address" });
  if (publicUrl === undefined)
    problems.push({
      setting: "PUBLIC_URL",
      reason: "with SMTP_URL, must be the site's address, for links in mails",
    });
  return { config: problems.length > 0 ? undefined : { url, from: from ?? "" }, problems };
}
