"use client";

import { abilityName } from "@spellroom/protocol";
import { useStore } from "zustand";
import { useMessages } from "../../i18n/language.tsx";
import { settingsStore, toggleYield } from "../store/settings.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import styles from "./menu.module.css";

/** For an ability on the stack: whether one wants to be asked about its like. */
export function AbilityHabits({ objectKey }: { objectKey: string }) {
  const name = useTable(({ table, seat }) => {
    const object = table?.objects[objectKey];
    if (seat === null || object?.zone !== "stack" || object.kind !== "ability") return null;
    return object.card && object.ability ? abilityName(object.card.definition, object.ability) : null;
  });
  const yielded = useStore(settingsStore, ({ yields }) => name !== null && yields.includes(name));
  const { show } = useActions();
  const { pace } = useMessages();
  if (name === null) return null;
  const toggle = () => {
    toggleYield(name);
    show({ menu: null });
  };
  return (
    <button type="button" className={styles.act} data-quiet="" aria-pressed={yielded} onClick={toggle}>
      {yielded ? pace.unyield : pace.yield}
    </button>
  );
}
