import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { persistently } from "./persistently.ts";

/** A component that is loaded when it is first drawn, as often as it takes; until then nothing is drawn. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return dynamic(() => persistently(load), { ssr: false });
}
