"use client";

import { ApiFailure } from "@spellroom/client";
import { Panel } from "@spellroom/ui";
import { useStore } from "zustand";
import { accountStore, api, changeAccount } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** Whether a program plays with the account; open until it has played. */
export function BotAccount() {
  const { bot } = useMessages().people.account;
  const checked = useStore(accountStore, (state) => state.account?.bot === true);
  const { busy, wrong, run } = useRequest(markingErrorWords);
  const mark = (wanted: boolean) =>
    run(async () => changeAccount((await api.accounts.setBot({ bot: wanted })).account));
  return (
    <Panel title={bot.title} className={styles.form}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          disabled={busy}
          onChange={(event) => void mark(event.target.checked)}
        />
        <span>
          {bot.mark}
          <small>{bot.text}</small>
        </span>
      </label>
      <Wrong text={wrong} />
    </Panel>
  );
}

function markingErrorWords(error: unknown, messages: Messages): string {
  const played = error instanceof ApiFailure && error.code === "conflict";
  return played ? messages.people.account.bot.played : errorWords(error, messages);
}
