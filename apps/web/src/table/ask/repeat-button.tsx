"use client";

import { Button, classes } from "@spellroom/ui";
import { useMessages } from "../../i18n/language.tsx";
import { mayRepeat } from "../model/repeating.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./ask.module.css";

/** Opens the dialog in which a player proposes to repeat what has just been done; on small screens the menu does. */
export function RepeatButton() {
  const possible = useTable(mayRepeat);
  const { show } = useActions();
  const { shortcut } = useMessages().pace;
  if (!possible) return null;
  return (
    <Button
      size="small"
      className={classes(styles.other, styles.control)}
      title={shortcut.hint}
      aria-haspopup="dialog"
      onClick={() => show({ dialog: "repeat" })}
    >
      {shortcut.button}
    </Button>
  );
}
