"use client";

import { Button } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { mayRepeat } from "../model/repeating.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./ask.module.css";

/** Opens the dialog in which a player proposes to repeat what has just been done. */
export function RepeatButton() {
  const possible = useTable(mayRepeat);
  const { show } = useActions();
  const { shortcut } = useMessages().pace;
  if (!possible) return null;
  return (
    <Button
      size="small"
      className={styles.other}
      title={shortcut.hint}
      aria-haspopup="dialog"
      onClick={() => show({ dialog: "repeat" })}
    >
      {shortcut.button}
    </Button>
  );
}
