import { CardBack } from "@spellroom/ui";
import styles from "./hand.module.css";

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** An opponent's hand as card backs. Their number is announced with the player. */
export function HiddenHand({ count }: { count: number }) {
  const shown = Math.min(count, PLACES.length);
  return (
    <div className={styles.hidden} aria-hidden="true" style={{ "--n": shown }}>
      {PLACES.slice(0, shown).map((place) => (
        <span key={place} className={styles.back} style={{ "--turn": place - (shown - 1) / 2 }}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}
