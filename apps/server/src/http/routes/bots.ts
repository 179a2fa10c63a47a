/** Bots that players write as documents. */
import { describeDocumentProblem } from "@spellroom/bots";
import type { BotProblem, HttpApi } from "@spellroom/protocol/http";
import { type BotSaveResult, MOST_BOTS, type OwnBots, readOwnBot } from "../../match/bots/own-bots.ts";
import { ApiError } from "../api-error.ts";
import { cantBeKept } from "../cant-be-kept.ts";
import type { Handlers } from "../endpoints.ts";

export interface BotRouteParts {
  readonly ownBots: OwnBots;
}

export function botHandlers({ ownBots }: BotRouteParts): Handlers<HttpApi["bots"]> {
  return {
    check: async ({ body }) => {
      const read = readOwnBot(body.text);
      return { problems: read.ok ? [] : [...read.problems] };
    },
    list: async ({ session }) => ({
      bots: (await ownBots.list(session.account.id)).map(({ bot }) => bot),
    }),
    get: async ({ session, params }) => {
      const found = await ownBots.get(session.account.id, params.bot);
      if (found === null) throw noSuchBot();
      return found;
    },
    save: async ({ session, params, body }) => {
      const result = await ownBots.save(session.account.id, params.bot, body.text);
      if (!result.ok) throw refusal(result);
      return { bot: result.bot };
    },
    remove: async ({ session, params }) => {
      if (!(await ownBots.remove(session.account.id, params.bot))) throw noSuchBot();
    },
  };
}

function noSuchBot(): ApiError {
  return new ApiError("not-found", "You have no such bot");
}

function refusal(result: Extract<BotSaveResult, { ok: false }>): ApiError {
  if (result.why !== "wrong") return cantBeKept(result.why, "bot", MOST_BOTS);
  return new ApiError("invalid", result.problems.map(describe).join("; "), {
    reason: "bad-bot",
    hint: "POST /api/bots/check tells the same as data.",
  });
}

function describe({ kind, ...problem }: BotProblem): string {
  return kind === "name"
    ? `line ${problem.line}, name: ${problem.wanted}`
    : describeDocumentProblem({ kind, ...problem });
}
