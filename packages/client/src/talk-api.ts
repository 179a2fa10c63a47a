/** The part of the HTTP API that is about talk between people, and about keeping it decent. */
import { z } from "zod";
import { accountSchema, personSchema } from "./api-types.ts";
import { type Ask, path } from "./people-api.ts";

export const directMessageSchema = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export type DirectMessageView = z.infer<typeof directMessageSchema>;

const conversationSchema = z.object({ with: personSchema, last: directMessageSchema });
export type ConversationView = z.infer<typeof conversationSchema>;

/** A notice of a kind that this client does not know is left out. */
const noticeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("report-handled"), status: z.enum(["upheld", "dismissed"]) }),
  z.object({
    kind: z.literal("sanction"),
    sanction: z.enum(["mute", "ban"]),
    reason: z.string(),
    expiresAt: z.number().nullable(),
  }),
  z.object({ kind: z.literal("missed-challenge"), by: personSchema }),
]);
export const notificationSchema = z.object({
  id: z.number(),
  notice: noticeSchema.nullable().catch(null),
  createdAt: z.number(),
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationSchema>;

export const REPORT_REASONS = ["insults", "cheating", "stalling", "name", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const reportSchema = z.object({
  id: z.string(),
  reporter: personSchema,
  accused: personSchema,
  matchId: z.string().nullable(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  createdAt: z.number(),
  talk: z.array(z.string()),
});
export type ReportView = z.infer<typeof reportSchema>;

const sanctionSchema = z.object({
  id: z.string(),
  kind: z.enum(["mute", "ban"]),
  reason: z.string(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  liftedAt: z.number().nullable(),
});
export type SanctionView = z.infer<typeof sanctionSchema>;

const moderatedSchema = z.object({ player: accountSchema, sanctions: z.array(sanctionSchema) });
export type ModeratedView = z.infer<typeof moderatedSchema>;

const logEntrySchema = z.object({
  id: z.number(),
  moderatorId: z.string(),
  action: z.string(),
  subjectId: z.string(),
  details: z.string(),
  createdAt: z.number(),
});
export type LogEntryView = z.infer<typeof logEntrySchema>;

export class TalkApi {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** With whom one has written, latest first. */
  async conversations(): Promise<readonly ConversationView[]> {
    const schema = z.object({ conversations: z.array(conversationSchema) });
    return (await this.#ask("GET", "/messages", schema)).conversations;
  }

  /** What one has written with a player, oldest first: the latest, or all since one that is known (some may come twice). */
  async messages(accountId: string, since = 0): Promise<readonly DirectMessageView[]> {
    const schema = z.object({ messages: z.array(directMessageSchema) });
    const all: DirectMessageView[] = [];
    for (let last = since; ; ) {
      const { messages } = await this.#ask("GET", `${path`/messages/${accountId}`}?since=${last}`, schema);
      all.push(...messages);
      const newest = messages.at(-1)?.id ?? 0;
      if (since === 0 || newest <= last) return all;
      last = newest;
    }
  }

  async write(accountId: string, text: string): Promise<DirectMessageView> {
    const schema = z.object({ message: directMessageSchema });
    return (await this.#ask("POST", path`/messages/${accountId}`, schema, { text })).message;
  }

  /** Latest first. */
  async notifications(): Promise<readonly NotificationView[]> {
    const schema = z.object({ notifications: z.array(notificationSchema) });
    return (await this.#ask("GET", "/notifications", schema)).notifications;
  }

  async readNotifications(upTo: number): Promise<void> {
    await this.#ask("POST", "/notifications/read", z.null(), { upTo });
  }

  async report(report: {
    readonly player: string;
    readonly reason: ReportReason;
    readonly text: string;
    readonly matchId?: string;
  }): Promise<void> {
    await this.#ask("POST", "/reports", z.unknown(), report);
  }

  /** Open reports, oldest first; for moderators, like all that follows. */
  async reports(): Promise<readonly ReportView[]> {
    return (await this.#ask("GET", "/moderation/reports", z.object({ reports: z.array(reportSchema) })))
      .reports;
  }

  async closeReport(id: string, status: "upheld" | "dismissed"): Promise<void> {
    await this.#ask("POST", path`/moderation/reports/${id}`, z.null(), { status });
  }

  async moderated(accountId: string): Promise<ModeratedView> {
    return this.#ask("GET", path`/moderation/players/${accountId}`, moderatedSchema);
  }

  async sanction(
    accountId: string,
    wish: { readonly kind: "mute" | "ban"; readonly reason: string; readonly hours: number | null },
  ): Promise<void> {
    await this.#ask("POST", path`/moderation/players/${accountId}/sanctions`, z.unknown(), wish);
  }

  async lift(sanctionId: string): Promise<void> {
    await this.#ask("DELETE", path`/moderation/sanctions/${sanctionId}`, z.null());
  }

  /** What moderators did, latest first. */
  async moderationLog(): Promise<readonly LogEntryView[]> {
    return (await this.#ask("GET", "/moderation/log", z.object({ entries: z.array(logEntrySchema) })))
      .entries;
  }
}
