"use client";

import { CardArt, classes, frameOf, SymbolText } from "@spellroom/ui";
import { memo, useMemo } from "react";
import { abilityText, printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { NO_MARKS } from "../model/marks.ts";
import { objectName, playerName } from "../model/naming.ts";
import { previewKey } from "../preview/preview-store.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./stack.module.css";

interface StackItemProps {
  objectKey: string;
  next: boolean;
  number: number;
}

/** A spell or ability that waits to resolve: what it is, whose, and what it is aimed at in words. */
export const StackItem = memo(function StackItem({ objectKey, next, number }: StackItemProps) {
  const object = useTable((screen) => screen.table?.objects[objectKey]);
  const marks = useTable((screen) => screen.marks.get(objectKey) ?? NO_MARKS);
  const face = useFace(object?.card ?? null);
  const names = useNames();
  const words = useCardWords();
  const { stack } = useMessages().table;
  const look = useMemo(() => (face === undefined ? null : printedLook(face)), [face]);
  if (object === undefined) return null;
  const isAbility = object.kind === "ability";
  const name = objectName(names, objectKey);
  const targets = object.targets
    .map((target) => ("seat" in target ? playerName(names, target.seat) : objectName(names, target.key)))
    .join(names.messages.log.comma);
  const text = isAbility ? abilityText(face, object.ability) : null;
  const whose = playerName(names, object.controller);
  const colors = look === null ? undefined : frameOf(look);
  return (
    <li className={classes(styles.item, next && styles.next)}>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        data-card={objectKey}
        data-mark={marks.join(" ") || undefined}
        style={{ "--edge": colors?.edge[0] }}
        {...previewKey(objectKey)}
      >
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.art} data-anchors={objectKey}>
          {look !== null && <CardArt look={look} />}
        </span>
        <span className={styles.words}>
          <b>{isAbility ? fill(stack.ability, { what: name }) : name}</b>
          <small>{whose}</small>
          {object.x !== null && <small>{fill(stack.x, { count: object.x })}</small>}
          {targets !== "" && <small className={styles.targets}>{fill(stack.targets, { targets })}</small>}
          {next && <span className="sr-hidden">{stack.next}</span>}
          {text !== null && (
            <span className={styles.text}>
              <SymbolText line={text} words={words} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
