"use client";

import { CardFace, ManaCost, SymbolText } from "@spellroom/ui";
import { useEffect, useMemo, useRef } from "react";
import { abilityText, printedLook } from "../../cards/look.ts";
import { useFace } from "../../cards/use-cards.ts";
import { useCardWords, useMessages } from "../../i18n/language.tsx";
import { actLabel } from "../model/act-words.ts";
import { actsByKey, isManaAct, type NumberedAct } from "../model/acts.ts";
import { cardOfAbility, identityOf, objectName } from "../model/naming.ts";
import { manaText } from "../model/prompt-words.ts";
import { CardGlossary } from "../preview/card-glossary.tsx";
import { useActions, useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";
import { AbilityHabits } from "./ability-habits.tsx";
import styles from "./menu.module.css";
import { useMenuPlace } from "./use-menu-place.ts";
import { WhyNot } from "./why-not.tsx";

/** The menu of a card: next to it, or as a sheet on touch screens. */
export function ActMenu() {
  const key = useTable((screen) => screen.menu);
  return key === null ? null : <Menu key={key} objectKey={key} />;
}

function Menu({ objectKey }: { objectKey: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { show } = useActions();
  const names = useNames();
  const acts = useActs(objectKey);
  const place = useMenuPlace(objectKey);
  const { close } = useMessages().table.preview;
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLButtonElement>("button")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const dismiss = () => show({ menu: null });
  return (
    <>
      <div className={styles.veil} onPointerDown={dismiss} />
      <div
        ref={ref}
        className={styles.menu}
        style={place}
        role="dialog"
        aria-label={objectName(names, objectKey)}
      >
        <LargeCard objectKey={objectKey} />
        <div className={styles.acts}>
          {acts.map((one) => (
            <Act key={one.index} one={one} objectKey={objectKey} />
          ))}
          <AbilityHabits objectKey={objectKey} />
          <WhyNot objectKey={objectKey} rest={acts.length > 0} />
          <MenuGlossary objectKey={objectKey} />
          <button type="button" className={styles.close} onClick={dismiss}>
            {close}
          </button>
        </div>
      </div>
    </>
  );
}

/** The card itself, where the menu covers it. */
function LargeCard({ objectKey }: { objectKey: string }) {
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const words = useCardWords();
  if (face === undefined) return null;
  return <CardFace look={printedLook(face)} words={words} className={styles.card ?? ""} />;
}

/** The meaning of its keywords, for keyboard and screen reader users. */
function MenuGlossary({ objectKey }: { objectKey: string }) {
  const face = useFace(useTable((screen) => identityOf(screen, objectKey)));
  const now = useTable((screen) => screen.table?.objects[objectKey]?.changed?.keywords);
  return <CardGlossary face={face} {...(now === undefined ? {} : { now })} />;
}

const NONE: readonly NumberedAct[] = [];

function useActs(key: string): readonly NumberedAct[] {
  const decision = useTable((screen) => screen.decision);
  return useMemo(() => {
    if (decision?.kind !== "act" && decision?.kind !== "pay") return NONE;
    const acts = decision.kind === "act" ? decision.acts : decision.abilities;
    return actsByKey(acts).get(key) ?? NONE;
  }, [decision, key]);
}

function Act({ one, objectKey }: { one: NumberedAct; objectKey: string }) {
  const { act } = useActions();
  const names = useNames();
  const words = useCardWords();
  const { act: what } = one;
  const ability = what.kind === "activate" ? what.ability : "";
  const face = useFace(useTable((screen) => cardOfAbility(screen, objectKey, ability)));
  const { acts } = names.messages.decisions;
  const label = actLabel(what, objectName(names, objectKey), names.messages);
  const text = what.kind === "activate" ? abilityText(face, what.ability) : null;
  const mana = what.kind === "cast" || what.kind === "special" ? what.cost : [];
  return (
    <>
      <button
        type="button"
        className={styles.act}
        data-quiet={isManaAct(what) || undefined}
        onClick={() => act(one)}
      >
        <span>
          {text === null ? <b>{label}</b> : <SymbolText line={text} words={words} />}
          {text === null && what.kind === "activate" && (
            <small>
              <SymbolText line={manaText(what.cost)} words={words} />
            </small>
          )}
        </span>
        <ManaCost cost={mana} words={words} />
      </button>
      {what.kind === "cast" && mana.length > 0 && (
        <button type="button" className={styles.act} data-quiet="" onClick={() => act(one, { byHand: true })}>
          {acts.payByHand}
        </button>
      )}
    </>
  );
}
