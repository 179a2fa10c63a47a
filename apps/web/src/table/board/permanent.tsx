"use client";

import { CardTile, classes } from "@spellroom/ui";
import { memo, useMemo } from "react";
import { objectLook } from "../../cards/object-look.ts";
import { pictureOf } from "../../cards/picture.ts";
import { useDefinitions, useFace } from "../../cards/use-cards.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { NO_MARKS, offerFor, pointerMark } from "../model/marks.ts";
import { identityOf, objectName, playerName } from "../model/naming.ts";
import { previewKey } from "../preview/preview-store.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./board.module.css";

/** Permanents that are alike as one tile, or one with its attachments tucked under it. Keys with spaces between. */
export const Permanent = memo(function Permanent({ keys, attached }: { keys: string; attached: string }) {
  const [first = ""] = keys.split(" ");
  const under = attached === "" ? [] : attached.split(" ");
  return (
    <li
      className={classes(styles.stack, under.length > 0 && styles.host)}
      {...(under.length > 0 ? { style: { "--under": under.length } } : {})}
    >
      {under.map((key, at) => (
        <div key={key} className={styles.under} style={{ "--at": under.length - at }}>
          <PermanentTile objectKey={key} all={key} count={1} />
        </div>
      ))}
      <PermanentTile objectKey={first} all={keys} count={keys.split(" ").length} />
    </li>
  );
});

interface TileProps {
  objectKey: string;
  /** Every key that the tile represents, for arrows that point at one of them. */
  all: string;
  count: number;
}

function PermanentTile({ objectKey, all, count }: TileProps) {
  const object = useTable((screen) => screen.table?.objects[objectKey]);
  const marks = useTable((screen) => screen.marks.get(objectKey) ?? NO_MARKS);
  const offer = useTable((screen) => offerFor(screen, objectKey));
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const opponent = useOpponentWords(objectKey);
  const words = useCardWords();
  const names = useMessages().table.cardNames;
  const look = useMemo(
    () =>
      object === undefined
        ? null
        : objectLook(object, face, {
            marks,
            count,
            names,
            ...(opponent === null ? {} : { opponent }),
            ...(offer === null ? {} : { offer }),
          }),
    [object, face, marks, count, names, opponent, offer],
  );
  if (look === null) return null;
  return (
    <CardTile
      as="button"
      look={look}
      words={words}
      {...(face === undefined ? {} : { picture: pictureOf(face) })}
      tabIndex={-1}
      data-card={objectKey}
      data-anchors={all}
      {...previewKey(objectKey)}
    />
  );
}

/** What a creature attacks or blocks, for screen readers. */
function useOpponentWords(key: string): string | null {
  const byHash = useDefinitions();
  const messages = useMessages();
  return useTable((screen) => {
    const object = screen.table?.objects[key];
    if (object === undefined) return null;
    const names = { ...screen, byHash, messages };
    if (object.attacking !== null && "seat" in object.attacking) {
      const { seat } = object.attacking;
      return seat === screen.seat ? messages.table.player.you : playerName(names, seat);
    }
    const other = object.attacking === null ? object.blocking[0] : pointerMark(object.attacking);
    return other === undefined ? null : objectName(names, other);
  });
}
