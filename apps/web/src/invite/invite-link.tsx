"use client";

import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { useMessages } from "../i18n/language.tsx";
import styles from "./invite.module.css";

/** A link to send to a friend: copied or shared. */
export function InviteLink({ path }: { path: string }) {
  const id = useId();
  const { invite } = useMessages().site;
  const [copied, setCopied] = useState(false);
  const link = new URL(path, window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
      return;
    }
    setCopied(true);
  };
  return (
    <div className={styles.link}>
      <label className="sr-hidden" htmlFor={id}>
        {invite.link}
      </label>
      <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      <Button tone="primary" onClick={() => void copy()}>
        {copied ? invite.copied : invite.copy}
      </Button>
      {"share" in navigator && (
        <Button
          onClick={() => void navigator.share({ title: invite.subject, url: link }).catch(() => undefined)}
        >
          {invite.share}
        </Button>
      )}
    </div>
  );
}
