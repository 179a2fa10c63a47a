"use client";

import { useMessages } from "../../i18n/language.tsx";
import styles from "./search.module.css";
import { ORDERS, type SearchWish } from "./wish.ts";

interface OrderChoiceProps {
  wish: SearchWish;
  onWish: (wish: SearchWish) => void;
}

/** By what the results are sorted, and which way. */
export function OrderChoice({ wish, onWish }: OrderChoiceProps) {
  const { order: texts } = useMessages().cards.search;
  return (
    <span className={styles.order}>
      <select
        aria-label={texts.label}
        value={wish.order}
        onChange={(event) =>
          onWish({ ...wish, order: ORDERS.find((one) => one === event.target.value) ?? "name" })
        }
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts.by[order]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={wish.descending}
        aria-label={texts.descending}
        title={texts.descending}
        onClick={() => onWish({ ...wish, descending: !wish.descending })}
      >
        <span aria-hidden="true">{wish.descending ? "↓" : "↑"}</span>
      </button>
    </span>
  );
}
