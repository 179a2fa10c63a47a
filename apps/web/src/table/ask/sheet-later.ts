"use client";

import type { DecisionView } from "@spellroom/protocol";
import { later } from "../../browser/later.ts";

/** Loads all sheets, before the first of them is wanted. */
export const loadSheets = () => import("./sheet.tsx");

export const Sheet = later<{ decision: DecisionView }>(async () => (await loadSheets()).Sheet);
