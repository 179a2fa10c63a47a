"use client";

import { Button } from "@spellroom/ui";
import { useState } from "react";
import { embedCode } from "../../browser/embedded.ts";
import { copyText } from "../../decks/copy-text.ts";
import { useMessages } from "../../i18n/language.tsx";
import { useSession, useTable } from "../store/table-context.tsx";

/** Copies what another site needs to show this match; if the browser refuses, it is there to be copied by hand. */
export function EmbedButton() {
  const { matchId } = useSession();
  const title = useTable(({ table }) => table?.players.map(({ name }) => name).join(" – ") ?? "");
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const { menu } = useMessages().table;
  const code = embedCode(matchId, title);
  return (
    <>
      <Button onClick={() => void copyText(code).then((done) => setState(done ? "copied" : "refused"))}>
        {menu.embed}
      </Button>
      <small role="status">{state === "copied" ? menu.embedCopied : ""}</small>
      {state === "refused" && <textarea readOnly rows={4} aria-label={menu.embed} value={code} />}
    </>
  );
}
