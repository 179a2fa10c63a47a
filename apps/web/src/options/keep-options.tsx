"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { keepOptions } from "./kept-options.ts";

/** Keeps options and account together, on whatever page one is. */
export function KeepOptions() {
  const router = useRouter();
  useEffect(() => keepOptions(() => router.refresh()), [router]);
  return null;
}
