import { CardBack } from "@spellroom/ui";
import styles from "./shuffling-deck.module.css";

/** A few cards that are shuffled while one waits. */
export function ShufflingDeck() {
  return (
    <span className={styles.deck} aria-hidden="true">
      <span>
        <CardBack />
      </span>
      <span>
        <CardBack />
      </span>
      <span>
        <CardBack />
      </span>
    </span>
  );
}
