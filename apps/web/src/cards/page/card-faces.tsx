"use client";

import type { CardPageView } from "@spellroom/client";
import type { CardView } from "@spellroom/protocol";
import { CardFace, ManaCost, RulesText, typeLine } from "@spellroom/ui";
import { useCardWords } from "../../i18n/language.tsx";
import { printedLook } from "../look.ts";
import { faceLook, symbolsOf } from "../search/summary-look.ts";
import styles from "./card-page.module.css";

interface CardFacesProps {
  card: CardPageView;
  /** Where the card can be played, once it is here. */
  definition: CardView | undefined;
}

/** All faces of a card: as they look, and their text large enough to be read. */
export function CardFaces({ card, definition }: CardFacesProps) {
  const words = useCardWords();
  return (
    <ul className={styles.faces}>
      {card.faces.map((face, at) => {
        const defined = definition?.faces[at];
        const look = defined === undefined ? faceLook(face, card) : printedLook(defined);
        return (
          <li key={face.name}>
            <div className={styles.picture}>
              <CardFace look={look} words={words} />
            </div>
            <div className={styles.words}>
              {card.faces.length > 1 && <h2>{face.name}</h2>}
              <p className={styles.type}>
                {typeLine(faceLook(face, card), words)}{" "}
                <ManaCost cost={symbolsOf(face.manaCost)} words={words} />
              </p>
              <div className={styles.text}>
                <RulesText lines={look.text ?? []} words={words} />
              </div>
              <Strength {...face} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Strength({ power, toughness, loyalty, defense }: CardPageView["faces"][number]) {
  const strength = power !== undefined && toughness !== undefined ? `${power}/${toughness}` : undefined;
  const value = strength ?? loyalty ?? defense;
  return value === undefined ? null : <p className={styles.strength}>{value}</p>;
}
