"use client";

import type { InvitationView } from "@spellroom/client";
import { Button, Dialog } from "@spellroom/ui";
import { useState } from "react";
import { api } from "../api/account.ts";
import type { PlayableDeck } from "../decks/playable-deck.ts";
import { useMessages } from "../i18n/language.tsx";
import { Field } from "../site/field.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import { useTerms } from "../terms/chosen-terms.ts";
import { TermsField } from "../terms/terms-field.tsx";
import styles from "./invite.module.css";
import { InviteLink } from "./invite-link.tsx";

interface InviteDialogProps {
  open: boolean;
  deck: PlayableDeck;
  format: string;
  onClose: () => void;
}

/** A private link: made, copied or shared, and waited with. The site channel takes both to the table. */
export function InviteDialog({ open, deck, format, onClose }: InviteDialogProps) {
  const { people, site, table } = useMessages();
  const { invite } = site;
  const terms = useTerms();
  const [invitation, setInvitation] = useState<InvitationView | null>(null);
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useRequest();
  const make = () =>
    run(async () => {
      const wish = password === "" ? terms : { ...terms, password };
      setInvitation((await api.meetings.invite({ format, deck: deck.wish, ...wish })).invitation);
    });
  const withdraw = (): void => {
    if (invitation !== null)
      void api.meetings.cancelInvitation({ code: invitation.code }).catch(() => undefined);
    setInvitation(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={invite.title}
      closeLabel={table.menu.close}
      onClose={onClose}
      actions={
        invitation === null ? (
          <Button tone="primary" size="large" busy={busy} onClick={() => void make()}>
            {people.invite.make}
          </Button>
        ) : (
          <Button onClick={withdraw}>{invite.cancel}</Button>
        )
      }
    >
      <p>{invite.text}</p>
      {open && invitation === null && (
        <>
          <TermsField watched={false} />
          <Field
            label={people.invite.password}
            hint={people.invite.passwordHint}
            type="text"
            autoComplete="off"
            maxLength={100}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      {invitation !== null && (
        <>
          <InviteLink path={`/join/${invitation.code}`} />
          <p className={styles.pending} role="status">
            <span className={styles.wheel} aria-hidden="true" />
            {invite.waiting}
          </p>
        </>
      )}
      <Wrong text={wrong} />
    </Dialog>
  );
}
