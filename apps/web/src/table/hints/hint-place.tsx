"use client";

import { later } from "../../browser/later.ts";
import { useSession, useTable } from "../store/table-context.tsx";

const Hints = later(async () => (await import("./hints.tsx")).Hints);

/** Where one can ask what a search would do: in matches against bots on this device. Other tables don't load it. */
export function HintPlace() {
  const { practice } = useSession();
  const id = useTable(({ decision }) => decision?.id ?? null);
  if (practice?.hint == null || id === null) return null;
  return <Hints key={id} ask={practice.hint} />;
}
