"use client";

import type { BotView } from "@spellroom/client";
import { Avatar } from "@spellroom/ui";
import Link from "next/link";
import { useId } from "react";
import { useMessages } from "../i18n/language.tsx";
import { describeBot } from "./bot-words.ts";
import styles from "./bots.module.css";
import { BOT_STYLES, botOf, chooseBot, useBotChoice } from "./chosen-bot.ts";

/** The bot, its style and its pace; by default those chosen last. */
export function BotChooser({ bots }: { bots: readonly BotView[] }) {
  const messages = useMessages();
  const words = messages.bots;
  const choice = useBotChoice();
  const id = useId();
  const bot = botOf(bots, choice);
  const chooseStyle = (value: string): void =>
    chooseBot({ style: BOT_STYLES.find((style) => style === value) ?? null });
  return (
    <>
      <fieldset className={styles.bots}>
        <legend>{messages.site.play.botChoice}</legend>
        {bots.map((one) => (
          <label key={one.id} className={styles.bot}>
            <input
              type="radio"
              name={`${id}bot`}
              checked={one.id === bot?.id}
              onChange={() => chooseBot({ level: one.id })}
            />
            <Avatar name={one.name} />
            <span>
              <b>{one.name}</b>
              <small>{describeBot(one, messages)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Link className={styles.own} href="/account/bots">
        {words.own.link}
      </Link>
      {bot?.styled && (
        <div className={styles.field}>
          <label htmlFor={`${id}style`}>{words.style}</label>
          <select
            id={`${id}style`}
            value={choice.style ?? ""}
            onChange={(event) => chooseStyle(event.target.value)}
          >
            <option value="">{words.styles.even}</option>
            {BOT_STYLES.map((style) => (
              <option key={style} value={style}>
                {words.styles[style]}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className={styles.calm}>
        <input
          type="checkbox"
          checked={choice.calm}
          onChange={(event) => chooseBot({ calm: event.target.checked })}
        />
        <span>
          {words.calm} <small>{words.calmHint}</small>
        </span>
      </label>
    </>
  );
}
