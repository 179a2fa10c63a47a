/** Reports by players, and what moderators do about them. Of the moderators' part nobody else learns that it is there. */
import { z } from "zod";
import type { Account, Accounts, Session } from "../../accounts/accounts.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import { REPORT_REASONS, REPORT_STATUSES, SANCTION_KINDS } from "../../storage/moderation-tables.ts";
import { accountAnswer, personAnswer } from "../answers.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Endpoints, Reply } from "../endpoints.ts";
import { accountView } from "./accounts.ts";

const reportSchema = z.strictObject({
  player: z.string().min(1).max(100),
  matchId: z.string().min(1).max(100).optional(),
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(2000).default(""),
});
const statusSchema = z.object({ status: z.enum(REPORT_STATUSES).default("open") });
const decisionSchema = z.strictObject({ status: z.enum(["upheld", "dismissed"]) });
const sanctionSchema = z.strictObject({
  kind: z.enum(SANCTION_KINDS),
  reason: z.string().trim().min(1).max(500),
  /** Null: until it is lifted. */
  hours: z
    .number()
    .positive()
    .max(24 * 366 * 10)
    .nullable(),
});
const beforeSchema = z.object({ before: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER) });

const sanctionAnswer = z
  .strictObject({
    id: z.string(),
    accountId: z.string(),
    kind: z.enum(SANCTION_KINDS),
    reason: z.string(),
    createdAt: z.number().int(),
    expiresAt: z.number().int().nullable(),
    liftedAt: z.number().int().nullable(),
  })
  .meta({ id: "Sanction" });
const reportAnswer = z
  .strictObject({
    id: z.string(),
    reporter: personAnswer,
    accused: personAnswer,
    matchId: z.string().nullable(),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    status: z.enum(REPORT_STATUSES),
    createdAt: z.number().int(),
    talk: z.array(z.string()),
  })
  .meta({ id: "Report" });
const entryAnswer = z.strictObject({
  id: z.number().int(),
  moderatorId: z.string(),
  action: z.string(),
  subjectId: z.string(),
  details: z.string(),
  createdAt: z.number().int(),
});

const tag = "Moderation";

export interface ModerationRouteParts {
  readonly accounts: Accounts;
  readonly moderation: Moderation;
}

export function moderationRoutes(endpoints: Endpoints, parts: ModerationRouteParts): void {
  reportRoute(endpoints, parts);
  reportsRoutes(endpoints, parts);
  sanctionRoutes(endpoints, parts);
  const logging = {
    tag,
    summary: "What moderators did, latest first (moderators only)",
    need: "session",
    query: beforeSchema,
    answer: z.strictObject({ entries: z.array(entryAnswer) }),
    errors: ["not-found"],
  } as const;
  endpoints.signedIn(
    "get",
    "/moderation/log",
    logging,
    asModerator(parts, async (call) => {
      return { body: { entries: await parts.moderation.log(call.query(beforeSchema).before) } };
    }),
  );
}

function reportRoute(endpoints: Endpoints, parts: ModerationRouteParts): void {
  endpoints.signedIn(
    "post",
    "/reports",
    {
      tag,
      summary: "Report a player to the moderators",
      need: "session",
      body: reportSchema,
      answer: z.strictObject({ reportId: z.string() }),
      status: 201,
      errors: ["not-found", "conflict", "rate-limited"],
    },
    async (call, { account }) => {
      const { player, matchId, reason, text } = call.body(reportSchema);
      await call.limit("reports", account.id);
      if (player === account.id) throw new ApiError("conflict", "Nobody can report themselves");
      const accused = await playerOf(parts, player);
      const report = { accusedId: accused.id, reason, text, ...(matchId === undefined ? {} : { matchId }) };
      return { status: 201, body: { reportId: await parts.moderation.report(account.id, report) } };
    },
  );
}

function reportsRoutes(endpoints: Endpoints, parts: ModerationRouteParts): void {
  const listing = {
    tag,
    summary: "Reports, open ones oldest first (moderators only)",
    need: "session",
    query: statusSchema,
    answer: z.strictObject({ reports: z.array(reportAnswer) }),
    errors: ["not-found"],
  } as const;
  endpoints.signedIn(
    "get",
    "/moderation/reports",
    listing,
    asModerator(parts, async (call) => {
      return { body: { reports: await parts.moderation.reports(call.query(statusSchema).status) } };
    }),
  );

  const deciding = {
    tag,
    summary: "Close a report (moderators only)",
    need: "session",
    body: decisionSchema,
    status: 204,
    errors: ["not-found", "gone"],
  } as const;
  endpoints.signedIn(
    "post",
    "/moderation/reports/:report",
    deciding,
    asModerator(parts, async (call, session) => {
      const { status } = call.body(decisionSchema);
      const done = await parts.moderation.handle(session.account.id, call.parameter("report"), status);
      if (!done) throw new ApiError("gone", "This report is not open");
      return { status: 204 };
    }),
  );
}

function sanctionRoutes(endpoints: Endpoints, parts: ModerationRouteParts): void {
  const { moderation } = parts;
  const looking = {
    tag,
    summary: "A player as moderators see them (moderators only)",
    need: "session",
    answer: z.strictObject({ player: accountAnswer, sanctions: z.array(sanctionAnswer) }),
    errors: ["not-found"],
  } as const;
  endpoints.signedIn(
    "get",
    "/moderation/players/:player",
    looking,
    asModerator(parts, async (call) => {
      const player = await playerOf(parts, call.parameter("player"));
      return { body: { player: accountView(player), sanctions: await moderation.sanctionsOf(player.id) } };
    }),
  );

  const punishing = {
    tag,
    summary: "Mute or ban a player (moderators only)",
    need: "session",
    body: sanctionSchema,
    answer: z.strictObject({ sanction: sanctionAnswer }),
    status: 201,
    errors: ["not-found", "conflict"],
  } as const;
  endpoints.signedIn(
    "post",
    "/moderation/players/:player/sanctions",
    punishing,
    asModerator(parts, async (call, session) => {
      const wish = call.body(sanctionSchema);
      const player = await playerOf(parts, call.parameter("player"));
      if (moderation.isModerator(player.id)) throw new ApiError("conflict", "This is a moderator");
      const sanction = await moderation.sanction(session.account.id, player.id, wish);
      return { status: 201, body: { sanction } };
    }),
  );

  const lifting = {
    tag,
    summary: "Lift a sanction (moderators only)",
    need: "session",
    status: 204,
    errors: ["not-found"],
  } as const;
  endpoints.signedIn(
    "delete",
    "/moderation/sanctions/:sanction",
    lifting,
    asModerator(parts, async (call, session) => {
      if (await moderation.lift(session.account.id, call.parameter("sanction"))) return { status: 204 };
      throw new ApiError("not-found", "There is no such sanction");
    }),
  );
}

type Handle<Answer> = (call: Call, session: Session) => Promise<Reply<Answer>>;

/** Lets moderators do it; everybody else is told the same as of what is not there at all. */
function asModerator<Answer>({ moderation }: ModerationRouteParts, handle: Handle<Answer>): Handle<Answer> {
  return (call, session) => {
    if (!moderation.isModerator(session.account.id))
      throw new ApiError("not-found", "There is no such endpoint");
    return handle(call, session);
  };
}

/** @throws ApiError if there is no such account */
async function playerOf({ accounts }: ModerationRouteParts, accountId: string): Promise<Account> {
  const player = await accounts.find(accountId);
  if (player === undefined) throw new ApiError("not-found", "There is no such player");
  return player;
}
