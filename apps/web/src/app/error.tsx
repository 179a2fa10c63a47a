"use client";

import { Button } from "@spellroom/ui";
import { useMessages } from "../i18n/language.tsx";
import styles from "../table/table-wait.module.css";

/** A page that broke: it can be drawn again, and nothing of a match is lost with it. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { errors } = useMessages().site;
  return (
    <main className={`sr-felt ${styles.wait}`}>
      <p role="alert">{errors.crashed}</p>
      <Button tone="primary" onClick={reset}>
        {errors.retry}
      </Button>
    </main>
  );
}
