import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { persistently } from "./persistently.ts";

const loads: (() => Promise<unknown>)[] = [];

/** A component that is loaded when it is first drawn, as often as it takes; until then nothing is drawn. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  loads.push(load);
  return dynamic(() => persistently(load), { ssr: false });
}

/** Loads all of them, those too that only another one of them brings along: for pages that have to work without a network. */
export async function loadAllLater(): Promise<void> {
  for (let from = 0; from < loads.length; ) {
    const next = loads.slice(from);
    from = loads.length;
    await Promise.all(next.map((load) => load()));
  }
}
