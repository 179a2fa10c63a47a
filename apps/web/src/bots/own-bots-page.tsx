"use client";

import type { OwnBot } from "@spellroom/client";
import { Avatar, Button, Panel } from "@spellroom/ui";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { saveFile } from "../browser/save-file.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import pages from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { type BotEditor, useBotEditor } from "./bot-editor.ts";
import { chooseBot } from "./chosen-bot.ts";
import { DocumentField } from "./document-field.tsx";
import styles from "./own-bots.module.css";
import { loadOwnBots, useOwnBots } from "./own-bots.ts";

/** The user's own bots: written as documents, checked line by line, saved with the account and played against. */
export function OwnBotsPage() {
  const messages = useMessages();
  const { own } = messages.bots;
  const editor = useBotEditor();
  return (
    <>
      <div className={pages.head}>
        <h1>{own.title}</h1>
        <Link href="/account">{messages.people.nav.account}</Link>
      </div>
      <p className={styles.lead}>{own.lead}</p>
      <div className={styles.columns}>
        <Writing editor={editor} />
        <div className={styles.aside}>
          <Kept editor={editor} />
          <Vocabulary />
        </div>
      </div>
    </>
  );
}

function Writing({ editor }: { editor: BotEditor }) {
  const { own } = useMessages().bots;
  const { draft, problems, saved, busy, wrong } = editor;
  const name = draft.of?.bot.name;
  return (
    <Panel title={name === undefined ? own.fresh : fill(own.changing, { name })} className={styles.writing}>
      <DocumentField text={draft.text} problems={problems} onType={editor.type} />
      <Wrong text={wrong} />
      <div className={styles.acts}>
        <Button
          tone="primary"
          busy={busy}
          disabled={draft.text.trim() === ""}
          onClick={() => void editor.save()}
        >
          {own.save}
        </Button>
        <Button onClick={() => saveFile("bot.json", draft.text, "application/json")}>{own.download}</Button>
        {draft.of !== null && <Button onClick={editor.clear}>{own.another}</Button>}
      </div>
      {saved !== null && (
        <p role="status" className={styles.saved}>
          {fill(own.saved, { name: saved })}
        </p>
      )}
    </Panel>
  );
}

function Kept({ editor }: { editor: BotEditor }) {
  const { own } = useMessages().bots;
  const { loading } = useMessages().site;
  const accountId = useStore(accountStore, ({ account }) => account?.id);
  const bots = useOwnBots(false);
  const { wrong, run } = useRequest();
  const load = useEffectEvent(() => run(loadOwnBots));
  useEffect(() => {
    if (accountId !== undefined) void load();
  }, [accountId]);
  return (
    <Panel title={own.kept}>
      <Wrong text={wrong} />
      {bots === null && wrong === null && <p role="status">{loading}</p>}
      {bots?.length === 0 && <p className={pages.note}>{own.none}</p>}
      <ul className={pages.rows}>
        {bots?.map((bot) => (
          <KeptBot key={bot.id} bot={bot} editor={editor} />
        ))}
      </ul>
    </Panel>
  );
}

function KeptBot({ bot, editor }: { bot: OwnBot; editor: BotEditor }) {
  const { own } = useMessages().bots;
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const { name, description, id } = bot.bot;
  const play = (): void => {
    chooseBot({ level: id });
    router.push("/");
  };
  return (
    <li className={styles.bot}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        {description !== "" && <small>{description}</small>}
      </div>
      <div className={styles.acts}>
        <Button size="small" tone="primary" aria-label={fill(own.playNamed, { name })} onClick={play}>
          {own.play}
        </Button>
        <Button size="small" aria-label={fill(own.editNamed, { name })} onClick={() => void editor.open(bot)}>
          {own.edit}
        </Button>
        <Button
          size="small"
          tone={sure ? "danger" : "quiet"}
          aria-label={fill(sure ? own.removeSureNamed : own.removeNamed, { name })}
          onClick={() => (sure ? void editor.remove(bot) : setSure(true))}
        >
          {sure ? own.removeSure : own.remove}
        </Button>
      </div>
    </li>
  );
}

/** What a document can say, in short. */
function Vocabulary() {
  const { own } = useMessages().bots;
  return (
    <Panel title={own.words.title}>
      <dl className={styles.words}>
        {Object.entries(own.words.fields).map(([field, text]) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
