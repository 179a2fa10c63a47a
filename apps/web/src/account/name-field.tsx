"use client";

import { Avatar, Button } from "@spellroom/ui";
import { type FormEvent, useId, useState } from "react";
import { useStore } from "zustand";
import { accountStore, rename } from "../api/account.ts";
import { useIsAwake } from "../browser/awake.ts";
import { useMessages } from "../i18n/language.tsx";
import { errorWords } from "../site/error-words.ts";
import styles from "./name-field.module.css";

/** The user's name: shown from the start, edited in place. */
export function NameField() {
  const account = useStore(accountStore, (state) => state.account);
  const messages = useMessages();
  const { identity } = messages.site;
  const id = useId();
  const awake = useIsAwake();
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [wrong, setWrong] = useState<string | null>(null);
  const value = typed ?? account?.name ?? "";
  const changed = typed !== null && typed.trim() !== "" && typed.trim() !== account?.name;
  const hint = account === null || account.kind === "guest" ? identity.hint : "";
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!changed) return;
    setState("saving");
    setWrong(null);
    try {
      await rename(value.trim());
      setTyped(null);
      setState("saved");
    } catch (error) {
      setWrong(errorWords(error, messages));
      setState("idle");
    }
  };
  return (
    <form className={styles.name} onSubmit={(event) => void save(event)}>
      <Avatar name={account?.displayName ?? ""} />
      <label htmlFor={id}>
        {identity.label}
        <small>{wrong ?? (state === "saved" && typed === null ? identity.saved : hint)}</small>
      </label>
      <input
        id={id}
        type="text"
        maxLength={20}
        autoComplete="nickname"
        spellCheck={false}
        aria-invalid={wrong !== null}
        value={value}
        readOnly={!awake}
        onChange={(event) => {
          setTyped(event.target.value);
          setState("idle");
        }}
      />
      {changed && (
        <Button type="submit" size="small" busy={state === "saving"}>
          {identity.save}
        </Button>
      )}
    </form>
  );
}
