"use client";

import type { KeptDeck, WrittenFormat } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useId, useState } from "react";
import { api } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { Choice } from "../site/field.tsx";
import { useRequest } from "../site/use-request.ts";
import { Wrong } from "../site/wrong.tsx";
import styles from "./builder.module.css";
import { copyText } from "./copy-text.ts";

const FORMATS: readonly WrittenFormat[] = ["text", "arena", "mtgo", "mtgoXml", "xmage", "dec", "cockatrice"];

type Exported = Pick<KeptDeck, "name" | "notes" | "main" | "sideboard" | "commander">;

/** A deck as a list for another program: to be looked at, copied or kept as a file. */
export function ExportPanel({ deck }: { deck: Exported }) {
  const { builder } = useMessages();
  const id = useId();
  const [format, setFormat] = useState<WrittenFormat>("text");
  const [text, setText] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const { busy, wrong, run } = useRequest();
  const write = async () => {
    const { name, notes, main, sideboard, commander } = deck;
    return api.decks.write({ format, deck: { name: name.trim() || "-", notes, main, sideboard, commander } });
  };
  const copy = () =>
    run(async () => {
      const written = (await write()).text;
      setText(written);
      setCopied(await copyText(written));
    });
  const download = () =>
    run(async () => {
      const written = await write();
      save(written.text, `${fileName(deck.name)}.${written.ending}`);
    });
  return (
    <section className={styles.details}>
      <h2>{builder.export}</h2>
      <Choice
        label={builder.format}
        value={format}
        choices={FORMATS.map((value) => ({ value, label: builder.formats[value] }))}
        onChoose={(chosen) => {
          setFormat(chosen);
          setText(null);
          setCopied(false);
        }}
      />
      <p className={styles.acts}>
        <Button size="small" busy={busy} onClick={() => void copy()}>
          {copied ? builder.copied : builder.copyList}
        </Button>
        <Button size="small" busy={busy} onClick={() => void download()}>
          {builder.download}
        </Button>
      </p>
      {text !== null && (
        <div className={styles.notes}>
          <label htmlFor={`${id}list`}>{builder.exported}</label>
          <textarea
            id={`${id}list`}
            rows={8}
            readOnly
            value={text}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <Wrong text={wrong} />
    </section>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return plain === "" ? "deck" : plain;
}
