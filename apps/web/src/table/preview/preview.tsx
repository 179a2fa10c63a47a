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
import styles from "./preview.module.css";
import { PreviewFacts } from "./preview-facts.tsx";
import { closePreview, type PreviewTarget, previewStore } from "./preview-store.ts";

/** The card under the pointer or the finger, large, beside where it stands. */
export function Preview() {
  const target = useStore(previewStore, (state) => state.target);
  const anchor = useStore(previewStore, (state) => state.anchor);
  const held = useStore(previewStore, (state) => state.held);
  const { preview } = useMessages().table;
  if (target === null || anchor === null) return null;
  const onLeft = (anchor.left + anchor.right) / 2 > window.innerWidth / 2;
  const position = {
    "--at": `${Math.round(onLeft ? window.innerWidth - anchor.left : anchor.right)}px`,
    "--top": `${Math.round(anchor.top)}px`,
  };
  return (
    <div
      className={classes(styles.preview, held && styles.held)}
      data-side={onLeft ? "left" : "right"}
      style={position}
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

function PreviewCard({ target }: { target: PreviewTarget }) {
  const words = useCardWords();
  const look = usePreviewLook(target);
  if (look === null) return null;
  return (
    <>
      <CardFace look={look} words={words} className={styles.card ?? ""} />
      {target.kind === "object" && <PreviewFacts objectKey={target.key} />}
    </>
  );
}

function usePreviewLook(target: PreviewTarget): CardLook | null {
  const { preview } = useMessages().table;
  const key = target.kind === "object" ? target.key : "";
  const object = useTable((screen) => screen.table?.objects[key]);
  const identity = useTable((screen) => (target.kind === "card" ? target.card : identityOf(screen, key)));
  const face = useFace(identity);
  return useMemo(() => {
    if (object !== undefined && object.kind !== "ability") {
      const look = objectLook(object, face, { marks: [], faceDownName: preview.unknown });
      return { ...look, state: { ...look.state, marks: [] } };
    }
    return face === undefined ? null : printedLook(face);
  }, [object, face, preview.unknown]);
}
