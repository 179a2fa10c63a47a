"use client";

import type { BotView } from "@spellroom/client";
import { useId } from "react";
import { useMessages } from "../i18n/language.tsx";
import styles from "./bots.module.css";
import { botOf, chooseBot, useBotChoice } from "./chosen-bot.ts";

/** Which bot, in one line. */
export function BotSelect({ bots }: { bots: readonly BotView[] }) {
  const { play } = useMessages().site;
  const choice = useBotChoice();
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{play.botChoice}</label>
      <select
        id={id}
        value={botOf(bots, choice)?.id ?? ""}
        onChange={(event) => chooseBot({ level: event.target.value })}
      >
        {bots.map((bot) => (
          <option key={bot.id} value={bot.id}>
            {bot.name}
          </option>
        ))}
      </select>
    </div>
  );
}
