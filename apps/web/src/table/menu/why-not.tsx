"use client";

import type { Explanation } from "@spellroom/client";
import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { lookUp } from "../model/log-segments.ts";
import { useActions } from "../store/table-context.tsx";
import styles from "./menu.module.css";

interface WhyNotProps {
  objectKey: string;
  /** Something can be done with it: only why the rest can't is of interest. */
  rest: boolean;
}

/** Why nothing, or nothing more, can be done with a card now, as the server explains it. */
export function WhyNot({ objectKey, rest }: WhyNotProps) {
  const { explain } = useActions();
  const { acts, reasons } = useMessages().decisions;
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
  if (found === null) return rest ? null : <p className={styles.why}>…</p>;
  const texts = new Set(found.map(({ reason }) => lookUp(reasons, reason) ?? reasons.none));
  if (rest && texts.size === 0) return null;
  return (
    <div className={styles.why} role="status">
      {rest && <b>{acts.whyNot}</b>}
      {[...(texts.size === 0 ? [reasons.none] : texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
