"use client";

import type { FaceView } from "@spellroom/protocol";
import { SymbolText } from "@spellroom/ui";
import { abilityText } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { componentsOf, facesBelow, playerName } from "../model/naming.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import styles from "./preview.module.css";

/** What holds for an object just now, below its face. */
export function PreviewFacts({ objectKey }: { objectKey: string }) {
  const object = useTable((screen) => screen.table?.objects[objectKey]);
  const face = useFace(object?.card ?? null);
  const names = useNames();
  const words = useCardWords();
  const { preview, stack } = useMessages().table;
  if (object === undefined) return null;
  const ability = object.kind === "ability" ? abilityText(face, object.ability) : null;
  const components = componentsOf(names, object);
  const facts = [
    ...(components === null ? [] : [components]),
    ...(object.controller === object.owner
      ? []
      : [fill(preview.owner, { who: playerName(names, object.owner) })]),
    ...(object.damage > 0 ? [fill(preview.damage({ count: object.damage }), { count: object.damage })] : []),
    ...(object.level === null ? [] : [words.level(object.level)]),
    ...Object.entries(object.counters).map(([kind, count]) => words.counters(kind, count)),
    ...Object.values(object.chosen).map((value) => `${preview.chosen}: ${value}`),
    ...(object.x === null ? [] : [fill(stack.x, { count: object.x })]),
  ];
  const below = facesBelow(names, object);
  if (ability === null && facts.length === 0) return null;
  return (
    <div className={styles.facts}>
      {ability !== null && (
        <p className={styles.ability}>
          <SymbolText line={ability} words={words} />
        </p>
      )}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {below.map(({ at, face: part }) => (
        <TextBelow key={at} part={part} />
      ))}
    </div>
  );
}

/** The abilities that a merged permanent has from a component under its topmost one. */
function TextBelow({ part: { name, text } }: { part: FaceView }) {
  const words = useCardWords();
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      {text.map((line) => (
        <p key={line} className={styles.ability}>
          <SymbolText line={line} words={words} />
        </p>
      ))}
    </>
  );
}
