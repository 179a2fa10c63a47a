"use client";

import type { DeckSummary, InvitationView } from "@spellroom/client";
import { Button, Dialog } from "@spellroom/ui";
import { useEffect, useId, useState } from "react";
import { api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import styles from "./home.module.css";

interface InviteDialogProps {
  open: boolean;
  deck: DeckSummary;
  format: string;
  onClose: () => void;
}

/** A private link: made, copied or shared, and waited with. The site channel takes both to the table. */
export function InviteDialog({ open, deck, format, onClose }: InviteDialogProps) {
  const messages = useMessages();
  const { invite } = messages.site;
  const [invitation, setInvitation] = useState<InvitationView | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (!open || invitation !== null) return;
    let here = true;
    api.invite(format, { preset: deck.id }).then(
      (made) => here && setInvitation(made),
      (error: unknown) => here && setWrong(errorWords(error, messages)),
    );
    return () => {
      here = false;
    };
  }, [open, invitation, format, deck.id, messages]);
  const withdraw = (): void => {
    if (invitation !== null) void api.cancelInvitation(invitation.code).catch(() => undefined);
    setInvitation(null);
    setWrong(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={invite.title}
      closeLabel={messages.table.menu.close}
      onClose={onClose}
      actions={<Button onClick={withdraw}>{invite.cancel}</Button>}
    >
      <p>{invite.text}</p>
      {wrong !== null && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {invitation !== null && <InviteLink code={invitation.code} />}
    </Dialog>
  );
}

function InviteLink({ code }: { code: string }) {
  const id = useId();
  const { invite } = useMessages().site;
  const [copied, setCopied] = useState(false);
  const link = new URL(`/join/${code}`, window.location.origin).href;
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
    <>
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
      <p className={styles.pending} role="status">
        <span className={styles.wheel} aria-hidden="true" />
        {invite.waiting}
      </p>
    </>
  );
}
