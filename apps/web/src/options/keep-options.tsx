"use client";

import { useEffect } from "react";
import { keepOptions } from "./kept-options.ts";

/** Keeps options and account together, on whatever page one is. */
export function KeepOptions() {
  useEffect(keepOptions, []);
  return null;
}
