"use client";

import { Button, Panel } from "@spellroom/ui";
import { api } from "../api/account.ts";
import { saveFile } from "../browser/save-file.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/pages.module.css";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";

/** Everything that is kept of the account, as one file. */
export function ExportAccount() {
  const { exporting } = useMessages().people.account;
  const { busy, wrong, run } = useRequest();
  const download = () =>
    run(async () => {
      const all = await api.accounts.exported();
      const day = new Date(all.exportedAt).toISOString().slice(0, 10);
      saveFile(`spellroom-${day}.json`, JSON.stringify(all, null, 2), "application/json");
    });
  return (
    <Panel title={exporting.title} className={styles.form}>
      <div>
        <p className={styles.note}>{exporting.text}</p>
        <Wrong text={wrong} />
        <Button busy={busy} onClick={() => void download()}>
          {exporting.download}
        </Button>
      </div>
    </Panel>
  );
}
