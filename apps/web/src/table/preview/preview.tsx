"use client";

import { CardFace, type CardLook, classes } from "@spellroom/ui";
import { useMemo } from "react";
import { useStore } from "zustand";
import { printedLook } from "../../cards/look.ts";
import { objectLook } from "../../cards/object-look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { identityOf } from "../model/naming.ts";
import { useTable } from "../store/table-context.tsx";
import { CardGlossary } from "./card-glossary.tsx";
import styles from "./preview.module.css";
import { PreviewFacts } from "./preview-facts.tsx";
import { type Anchor, closePreview, type PreviewTarget, previewStore } from "./preview-store.ts";

/** The card under the pointer or the finger, enlarged, next to its place. */
export function Preview() {
  const target = useStore(previewStore, (state) => state.target);
  const anchor = useStore(previewStore, (state) => state.anchor);
  const held = useStore(previewStore, (state) => state.held);
  const { preview } = useMessages().table;
  if (target === null || anchor === null) return null;
  const { side, at } = placeFor(anchor);
  return (
    <div
      className={classes(styles.preview, held && styles.held)}
      data-side={side}
      style={{ "--at": `${Math.round(at)}px`, "--top": `${Math.round(anchor.top)}px` }}
      aria-hidden={!held}
    >
      <PreviewCard target={target} />
      {held && (
        <button type="button" className={styles.close} onClick={closePreview}>
          {preview.close}
        </button>
      )}
    </div>
  );
}

/** Above a card at the lower edge, so that its neighbors stay visible; else next to it, towards the middle. */
function placeFor({ left, right, top }: Anchor): {
  readonly side: "above" | "left" | "right";
  readonly at: number;
} {
  const middle = (left + right) / 2;
  if (top > window.innerHeight * 0.66) return { side: "above", at: middle };
  return middle > window.innerWidth / 2
    ? { side: "left", at: window.innerWidth - left }
    : { side: "right", at: right };
}

function PreviewCard({ target }: { target: PreviewTarget }) {
  const words = useCardWords();
  const look = usePreviewLook(target);
  if (look === null) return null;
  return (
    <>
      <div className={styles.main}>
        <CardFace look={look} words={words} className={styles.card ?? ""} />
        {target.kind === "object" && <PreviewFacts objectKey={target.key} />}
      </div>
      <TargetGlossary target={target} />
    </>
  );
}

function TargetGlossary({ target }: { target: PreviewTarget }) {
  const key = target.kind === "object" ? target.key : "";
  const identity = useTable((screen) => (target.kind === "card" ? target.card : identityOf(screen, key)));
  const now = useTable((screen) => screen.table?.objects[key]?.changed?.keywords);
  return <CardGlossary face={useFace(identity)} {...(now === undefined ? {} : { now })} />;
}

function usePreviewLook(target: PreviewTarget): CardLook | null {
  const names = useMessages().table.cardNames;
  const key = target.kind === "object" ? target.key : "";
  const object = useTable((screen) => screen.table?.objects[key]);
  const identity = useTable((screen) => (target.kind === "card" ? target.card : identityOf(screen, key)));
  const face = useFace(identity);
  return useMemo(() => {
    if (object !== undefined && object.kind !== "ability") {
      const look = objectLook(object, face, { marks: [], names });
      return { ...look, state: { ...look.state, marks: [] } };
    }
    return face === undefined ? null : printedLook(face);
  }, [object, face, names]);
}
