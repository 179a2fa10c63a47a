"use client";

import type { Explanation } from "@spellroom/client";
import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { lookUp } from "../model/log-segments.ts";
import { useActions } from "../store/table-context.tsx";
import styles from "./menu.module.css";

/** Why nothing can be done with a card now, as the server explains it. */
export function WhyNot({ objectKey }: { objectKey: string }) {
  const { explain } = useActions();
  const { reasons } = useMessages().decisions;
  const [found, setFound] = useState<readonly Explanation[] | null>(null);
  useEffect(() => {
    let here = true;
    void explain(objectKey).then((explanations) => {
      if (here) setFound(explanations);
    });
    return () => {
      here = false;
    };
  }, [explain, objectKey]);
  if (found === null) return <p className={styles.why}>…</p>;
  const texts = new Set(found.map(({ reason }) => lookUp(reasons, reason) ?? reasons.none));
  return (
    <div className={styles.why} role="status">
      {[...(texts.size === 0 ? [reasons.none] : texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
