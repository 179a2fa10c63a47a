"use client";

import { ApiFailure, type BotProblem, type OwnBot } from "@spellroom/client";
import { useEffect, useState } from "react";
import { api } from "../api/account.ts";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";
import { useRequest } from "../site/use-request.ts";
import { loadOwnBots } from "./own-bots.ts";
import { STARTER } from "./starter.ts";

/** How long after the last keystroke the document is checked. */
const PAUSE_MS = 500;

/** A document that is written: a new bot, or one that is changed. */
export interface BotDraft {
  readonly id: string;
  /** The bot that it changes; `null` for a new one. */
  readonly of: OwnBot | null;
  readonly text: string;
}

export function useBotEditor() {
  const [draft, setDraft] = useState<BotDraft>(newDraft);
  const [problems, setProblems] = useState<readonly BotProblem[]>([]);
  const [saved, setSaved] = useState<string | null>(null);
  const { busy, wrong, run } = useRequest(savingWords);
  useCheck(draft.text, setProblems);
  const begin = (next: BotDraft): void => {
    setDraft(next);
    setSaved(null);
  };
  const save = () =>
    run(async () => {
      setSaved(null);
      const found = (await api.bots.check({ text: draft.text })).problems;
      setProblems(found);
      if (found.length > 0) return;
      const { bot } = await api.bots.save({ bot: draft.id, text: draft.text });
      setDraft({ ...draft, of: bot });
      setSaved(bot.bot.name);
      await loadOwnBots();
    });
  return {
    draft,
    problems,
    saved,
    busy,
    wrong,
    save,
    type: (text: string) => begin({ ...draft, text }),
    open: (of: OwnBot) =>
      run(async () => begin({ id: of.id, of, text: (await api.bots.get({ bot: of.id })).text })),
    clear: () => begin(newDraft()),
    remove: (of: OwnBot) =>
      run(async () => {
        await api.bots.remove({ bot: of.id });
        if (draft.id === of.id) begin(newDraft());
        await loadOwnBots();
      }),
  };
}
export type BotEditor = ReturnType<typeof useBotEditor>;

/** Has a document looked at whenever its writer pauses. */
function useCheck(text: string, tell: (problems: readonly BotProblem[]) => void): void {
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      try {
        const { problems } = await api.bots.check({ text });
        if (isCurrent) tell(problems);
      } catch (error) {
        // It is checked again when it is saved, which reports errors of the server.
        if (!(error instanceof ApiFailure)) throw error;
      }
    };
    const timer = text.trim() === "" ? undefined : setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, tell]);
}

function newDraft(): BotDraft {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, of: null, text: STARTER };
}

function savingWords(error: unknown, messages: Messages): string {
  const many = error instanceof ApiFailure && error.reason === "too-many";
  return many ? messages.bots.own.tooMany : errorWords(error, messages);
}
