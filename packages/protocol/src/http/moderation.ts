/** Reports by players, and what moderators do about them. */
import { z } from "zod";
import { accountSchema, idField, int, personSchema, playerParams, queryInt, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Moderation";
const moderators = { access: "moderator", tag } as const;

export const SANCTION_KINDS = ["mute", "ban"] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];
export const REPORT_REASONS = ["insults", "cheating", "stalling", "name", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_STATUSES = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const sanctionSchema = z
  .object({
    id: z.string(),
    accountId: z.string(),
    kind: z.enum(SANCTION_KINDS),
    reason: z.string(),
    createdAt: time,
    expiresAt: time.nullable(),
    liftedAt: time.nullable(),
  })
  .meta({ id: "Sanction" });
export type SanctionView = z.infer<typeof sanctionSchema>;

export const reportSchema = z
  .object({
    id: z.string(),
    reporter: personSchema,
    accused: personSchema,
    matchId: z.string().nullable(),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    status: z.enum(REPORT_STATUSES),
    createdAt: time,
    talk: z.array(z.string()),
  })
  .meta({ id: "Report" });
export type ReportView = z.infer<typeof reportSchema>;

export const moderatedSchema = z.object({ player: accountSchema, sanctions: z.array(sanctionSchema) });
export type ModeratedView = z.infer<typeof moderatedSchema>;

export const logEntrySchema = z.object({
  id: int,
  moderatorId: z.string(),
  action: z.string(),
  subjectId: z.string(),
  details: z.string(),
  createdAt: time,
});
export type LogEntryView = z.infer<typeof logEntrySchema>;

const CARD_IMPORT_STATES = ["idle", "running", "done", "stopped", "failed"] as const;

export const cardImportStatusSchema = z.object({
  state: z.enum(CARD_IMPORT_STATES),
  what: z.string().nullable().meta({ description: "all, recheck, files, or the code of an edition" }),
  progress: z.string().nullable(),
  said: z.array(z.string()).meta({ description: "What the import has reported, in lines" }),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
});
/** The card import that is under way on this server process, or the last one. */
export type CardImportStatus = z.infer<typeof cardImportStatusSchema>;

const LARGEST_CARD_FILE = 500_000;
const MOST_CARD_FILES = 500;
const cardImportWishSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("all") }),
  z.strictObject({ kind: z.literal("edition"), code: z.string().regex(/^[A-Za-z0-9]{2,8}$/) }),
  z.strictObject({ kind: z.literal("recheck") }),
  z.strictObject({
    kind: z.literal("files"),
    files: z
      .array(z.strictObject({ name: z.string().max(200), text: z.string().max(LARGEST_CARD_FILE) }))
      .min(1)
      .max(MOST_CARD_FILES)
      .meta({ description: "Cards as XML or JSON documents of one card each" }),
  }),
]);
export type CardImportWish = z.infer<typeof cardImportWishSchema>;

export const moderation = {
  cardImport: endpoint({
    ...moderators,
    method: "get",
    path: "/moderation/cards",
    cost: "small",
    summary: "The card import that is under way, or the last one",
    answer: cardImportStatusSchema,
  }),
  importCards: endpoint({
    ...moderators,
    method: "post",
    path: "/moderation/cards",
    cost: "write",
    summary: "Import all cards, one edition or files, or work out again what can be played",
    body: z.strictObject({ wish: cardImportWishSchema }),
    answer: cardImportStatusSchema,
    status: 202,
    errors: ["conflict"],
  }),
  stopCardImport: endpoint({
    ...moderators,
    method: "delete",
    path: "/moderation/cards",
    cost: "write",
    summary: "Stop the card import; the same one goes on from where it was",
  }),
  report: endpoint({
    method: "post",
    path: "/reports",
    cost: "write",
    access: "session",
    tag,
    summary: "Report a player to the moderators",
    body: z.strictObject({
      player: idField,
      matchId: idField.optional(),
      reason: z.enum(REPORT_REASONS),
      text: z.string().trim().max(2000).default(""),
    }),
    answer: z.object({ reportId: z.string() }),
    status: 201,
    errors: ["not-found", "conflict"],
    limits: ["reports"],
  }),
  reports: endpoint({
    ...moderators,
    method: "get",
    path: "/moderation/reports",
    cost: "list",
    summary: "Reports, open ones oldest first (moderators only)",
    query: z.object({ status: z.enum(REPORT_STATUSES).default("open") }),
    answer: z.object({ reports: z.array(reportSchema) }),
  }),
  closeReport: endpoint({
    ...moderators,
    method: "post",
    path: "/moderation/reports/:report",
    cost: "write",
    summary: "Close a report (moderators only)",
    params: z.object({ report: idField }),
    body: z.strictObject({ status: z.enum(["upheld", "dismissed"]) }),
    errors: ["gone"],
  }),
  player: endpoint({
    ...moderators,
    method: "get",
    path: "/moderation/players/:player",
    cost: "list",
    summary: "A player with all sanctions (moderators only)",
    params: playerParams,
    answer: moderatedSchema,
  }),
  sanction: endpoint({
    ...moderators,
    method: "post",
    path: "/moderation/players/:player/sanctions",
    cost: "write",
    summary: "Mute or ban a player (moderators only)",
    params: playerParams,
    body: z.strictObject({
      kind: z.enum(SANCTION_KINDS),
      reason: z.string().trim().min(1).max(500),
      hours: z
        .number()
        .positive()
        .max(24 * 366 * 10)
        .nullable()
        .meta({ description: "Null: until it is lifted" }),
    }),
    answer: z.object({ sanction: sanctionSchema }),
    status: 201,
    errors: ["conflict"],
  }),
  lift: endpoint({
    ...moderators,
    method: "delete",
    path: "/moderation/sanctions/:sanction",
    cost: "write",
    summary: "Lift a sanction (moderators only)",
    params: z.object({ sanction: idField }),
  }),
  log: endpoint({
    ...moderators,
    method: "get",
    path: "/moderation/log",
    cost: "list",
    summary: "The moderation log, latest first (moderators only)",
    query: z.object({ before: queryInt(0, Number.MAX_SAFE_INTEGER).default(Number.MAX_SAFE_INTEGER) }),
    answer: z.object({ entries: z.array(logEntrySchema) }),
  }),
};
