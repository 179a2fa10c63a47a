"use client";

import { Button } from "@spellroom/ui";
import { useId } from "react";
import { useStore } from "zustand";
import { useMessages } from "../i18n/language.tsx";
import look from "../look/look.module.css";
import { playSounds } from "../sound/play.ts";
import { PACES } from "../table/model/reading-time.ts";
import { mayNotify } from "../table/seeing/notify.ts";
import { changeSettings, settingsStore } from "../table/store/settings.ts";

/** How long what others do is shown. */
export function PaceField() {
  const id = useId();
  const pace = useStore(settingsStore, (settings) => settings.pace);
  const { options } = useMessages().pace;
  return (
    <div className={look.look}>
      <label htmlFor={id}>{options.pace}</label>
      <select
        id={id}
        value={pace}
        onChange={({ target }) => {
          const chosen = PACES.find((one) => one === target.value);
          if (chosen !== undefined) changeSettings({ pace: chosen });
        }}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {options.paces[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How loud sounds are, and whether the system may notify. */
export function SoundFields() {
  return (
    <>
      <VolumeField />
      <NotifyField />
    </>
  );
}

function VolumeField() {
  const id = useId();
  const volume = useStore(settingsStore, (settings) => settings.volume);
  const { options } = useMessages().pace;
  return (
    <div className={look.look}>
      <label htmlFor={id}>{options.volume}</label>
      <span className={look.volume}>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
        />
        <Button size="small" disabled={volume === 0} onClick={() => playSounds(["yourMove"], volume / 100)}>
          {options.listen}
        </Button>
      </span>
    </div>
  );
}

function NotifyField() {
  const id = useId();
  const notify = useStore(settingsStore, (settings) => settings.notify);
  const { options } = useMessages().pace;
  return (
    <div className={look.look}>
      <label htmlFor={id}>{options.notify}</label>
      <input
        id={id}
        type="checkbox"
        checked={notify}
        onChange={({ target }) => {
          if (!target.checked) changeSettings({ notify: false });
          else void mayNotify().then((may) => changeSettings({ notify: may }));
        }}
      />
    </div>
  );
}
