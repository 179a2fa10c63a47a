"use client";

import { Button, classes } from "@spellroom/ui";
import { useId } from "react";
import { useStore } from "zustand";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { LookSettings } from "../look/look-settings.tsx";
import { useCatalogue } from "../site/use-catalogue.ts";
import dialogs from "../table/dialogs/dialogs.module.css";
import { SHOWN_STEPS } from "../table/model/turn-words.ts";
import { changeSettings, settingsStore, toggleStopAt } from "../table/store/settings.ts";
import { KeyTable } from "./key-table.tsx";
import styles from "./options.module.css";
import { type OptionsLevel, OptionsSection } from "./options-section.tsx";
import { PaceField, SoundFields } from "./pace-and-sound.tsx";

/** The settings for play: stops, and the look, sounds and motion of the table; the same in the dialog and on the page. */
export function PlayOptions({ level }: { level: OptionsLevel }) {
  const { pace, table } = useMessages();
  const { sections } = pace.options;
  return (
    <div className={classes(styles.all, level === 2 && styles.page)}>
      <OptionsSection title={sections.look} level={level}>
        <LookSettings />
        <CardOptions />
      </OptionsSection>
      <OptionsSection title={sections.pace} level={level}>
        <PaceField />
        <SoundFields />
      </OptionsSection>
      <OptionsSection title={sections.play} level={level}>
        <PriorityOptions />
      </OptionsSection>
      <OptionsSection title={table.menu.stops} level={level}>
        <StopTable />
      </OptionsSection>
      <OptionsSection title={pace.options.keys} level={level}>
        <KeyTable />
      </OptionsSection>
    </div>
  );
}

/** How cards look, and in what order they lie in the hand. */
function CardOptions() {
  const { pictures, sortHand } = useStore(settingsStore);
  const { builder, pace } = useMessages();
  const hasPictures = useCatalogue()?.pictures != null;
  return (
    <>
      <Switch
        label={pace.settings.sortHand}
        hint={pace.settings.sortHandHint}
        on={sortHand}
        onChange={(on) => changeSettings({ sortHand: on })}
      />
      {hasPictures && (
        <Switch
          label={builder.pictures.label}
          hint={builder.pictures.hint}
          on={pictures}
          onChange={(on) => changeSettings({ pictures: on })}
        />
      )}
    </>
  );
}

/** When one is asked, and what is done without asking. */
function PriorityOptions() {
  const settings = useStore(settingsStore);
  const { pace, table } = useMessages();
  const { menu } = table;
  const habits = settings.yields.length + Object.keys(settings.answers).length;
  return (
    <>
      <Switch
        label={menu.skip}
        hint={menu.skipHint}
        on={settings.skip}
        onChange={(skip) => changeSettings({ skip })}
      />
      <Switch
        label={pace.settings.smart}
        hint={pace.settings.smartHint}
        on={settings.smart}
        onChange={(smart) => changeSettings({ smart })}
      />
      <Switch
        label={menu.fullControl}
        hint={menu.fullControlHint}
        on={settings.fullControl}
        onChange={(fullControl) => changeSettings({ fullControl })}
      />
      <Switch
        label={menu.payByHand}
        hint={menu.payByHandHint}
        on={settings.payByHand}
        onChange={(payByHand) => changeSettings({ payByHand })}
      />
      <Switch
        label={pace.settings.holdPriority}
        hint={pace.settings.holdPriorityHint}
        on={settings.holdPriority}
        onChange={(holdPriority) => changeSettings({ holdPriority })}
      />
      <Switch
        label={pace.settings.withoutMana}
        hint={pace.settings.withoutManaHint}
        on={settings.withoutMana}
        onChange={(withoutMana) => changeSettings({ withoutMana })}
      />
      <Switch
        label={pace.settings.orderTriggers}
        hint={pace.settings.orderTriggersHint}
        on={settings.orderTriggers}
        onChange={(orderTriggers) => changeSettings({ orderTriggers })}
      />
      {habits > 0 && (
        <Button size="small" onClick={() => changeSettings({ yields: [], answers: {} })}>
          {fill(pace.settings.forget, { count: habits })}
        </Button>
      )}
    </>
  );
}

interface SwitchProps {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={dialogs.switch}>
      <input
        type="checkbox"
        checked={on}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{label}</b>
        <small id={id}>{hint}</small>
      </span>
    </label>
  );
}

/** Where to stop in the player's own turns and in opponents'. */
function StopTable() {
  const stops = useStore(settingsStore, (settings) => settings.stops);
  const { table, words } = useMessages();
  return (
    <table className={dialogs.stops}>
      <caption className="sr-hidden">{table.menu.stops}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{table.player.yourTurn}</th>
          <th scope="col">{table.player.others}</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN_STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">{words.steps[step]}</th>
            {(["own", "other"] as const).map((side) => (
              <td key={side}>
                <input
                  type="checkbox"
                  aria-label={`${fill(table.stopAt, { step: words.steps[step] })}, ${
                    side === "own" ? table.player.yourTurn : table.player.others
                  }`}
                  checked={stops[side][step] !== undefined}
                  onChange={() => toggleStopAt(side, step)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
