/** Reports by players, and what moderators do about them. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { Account, Accounts } from "../../accounts/accounts.ts";
import type { CardImports } from "../../card-database/card-imports.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";
import { accountView } from "./account-view.ts";

export interface ModerationRouteParts {
  readonly accounts: Accounts;
  readonly moderation: Moderation;
  readonly cardImports: Pick<CardImports, "start" | "status" | "stop">;
}

export function moderationHandlers(parts: ModerationRouteParts): Handlers<HttpApi["moderation"]> {
  const { moderation, cardImports } = parts;
  return {
    cardImport: async () => cardImports.status,
    importCards: async ({ body }) => {
      if (!cardImports.start(body.wish))
        throw new ApiError("conflict", "A card import is under way", {
          reason: "busy",
          hint: "Wait, or stop it.",
        });
      return cardImports.status;
    },
    stopCardImport: async () => cardImports.stop(),
    report: async ({ session: { account }, body: { player, matchId, reason, text } }) => {
      if (player === account.id) throw new ApiError("conflict", "Nobody can report themselves");
      const accused = await playerOf(parts, player);
      const report = { accusedId: accused.id, reason, text, ...(matchId === undefined ? {} : { matchId }) };
      return { reportId: await moderation.report(account.id, report) };
    },
    reports: async ({ query }) => ({ reports: await moderation.reports(query.status) }),
    closeReport: async ({ session, params, body }) => {
      if (!(await moderation.handle(session.account.id, params.report, body.status)))
        throw new ApiError("gone", "This report is not open");
    },
    player: async ({ params }) => {
      const player = await playerOf(parts, params.player);
      return { player: accountView(player), sanctions: await moderation.sanctionsOf(player.id) };
    },
    sanction: async ({ session, params, body }) => {
      const player = await playerOf(parts, params.player);
      if (moderation.isModerator(player.id)) throw new ApiError("conflict", "This is a moderator");
      return { sanction: await moderation.sanction(session.account.id, player.id, body) };
    },
    lift: async ({ session, params }) => {
      if (!(await moderation.lift(session.account.id, params.sanction)))
        throw new ApiError("not-found", "There is no such sanction");
    },
    log: async ({ query }) => ({ entries: await moderation.log(query.before) }),
  };
}

/** @throws ApiError if there is no such account */
async function playerOf({ accounts }: ModerationRouteParts, accountId: string): Promise<Account> {
  const player = await accounts.find(accountId);
  if (player === undefined) throw new ApiError("not-found", "There is no such player");
  return player;
}
