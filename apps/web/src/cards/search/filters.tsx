"use client";

import { Pip } from "@spellroom/ui";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import {
  COLOR_MODES,
  type ColorMode,
  FILTER_TYPES,
  filtersIn,
  MANA_VALUES,
  MOST_MANA,
  withColors,
  withManaValue,
  withPlayable,
  withType,
} from "./filters-in.ts";
import type { FiltersProps } from "./filters-props.ts";
import styles from "./search.module.css";

/** The query language as controls: a selection is written into the query, and the query's parts are shown as selected. */
export function Filters({ query, onQuery }: FiltersProps) {
  const { cards, words } = useMessages();
  const { filters } = cards;
  const { types, manaValue, playable } = filtersIn(query);
  return (
    <div className={styles.filters}>
      <ColorFilter query={query} onQuery={onQuery} />
      <Group label={filters.types}>
        {FILTER_TYPES.map((type) => {
          const isOn = types.includes(type);
          return (
            <Chip key={type} isOn={isOn} onClick={() => onQuery(withType(query, type, !isOn))}>
              {words.types[type]}
            </Chip>
          );
        })}
      </Group>
      <Group label={filters.manaValue}>
        {MANA_VALUES.map((value) => {
          const isOn = manaValue === value;
          return (
            <Chip key={value} isOn={isOn} onClick={() => onQuery(withManaValue(query, isOn ? null : value))}>
              {value === MOST_MANA ? `${value}+` : value}
            </Chip>
          );
        })}
      </Group>
      <Group label={filters.more}>
        <Chip isOn={playable} onClick={() => onQuery(withPlayable(query, !playable))}>
          {filters.playable}
        </Chip>
        <FilterSelects query={query} onQuery={onQuery} />
      </Group>
    </div>
  );
}

function ColorFilter({ query, onQuery }: FiltersProps) {
  const { cards, words } = useMessages();
  const { filters } = cards;
  const { colors, mode } = filtersIn(query);
  const [chosen, setChosen] = useState<ColorMode>("atLeast");
  const current = colors === "" || colors === "C" ? chosen : (mode ?? chosen);
  const toggle = (color: string): string => {
    if (color === "C") return colors === "C" ? "" : "C";
    const others = colors.replace("C", "");
    return others.includes(color)
      ? others.replace(color, "")
      : [..."WUBRG"].filter((one) => one === color || others.includes(one)).join("");
  };
  return (
    <Group label={filters.colors}>
      {(["W", "U", "B", "R", "G", "C"] as const).map((color) => (
        <Chip
          key={color}
          isOn={colors.includes(color)}
          label={words.colors[color]}
          onClick={() => onQuery(withColors(query, toggle(color), current))}
        >
          <Pip symbol={color} silent />
        </Chip>
      ))}
      <select
        aria-label={filters.mode}
        value={current}
        onChange={(event) => {
          const wanted = COLOR_MODES.find((one) => one === event.target.value) ?? "atLeast";
          setChosen(wanted);
          if (colors !== "") onQuery(withColors(query, colors, wanted));
        }}
      >
        {COLOR_MODES.map((one) => (
          <option key={one} value={one}>
            {filters.modes[one]}
          </option>
        ))}
      </select>
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  isOn: boolean;
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

function Chip({ isOn, label, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
