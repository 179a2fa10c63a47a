"use client";

import { useEffect } from "react";
import { afterUrgent } from "./urgent.ts";

/** Has the browser keep what pages need without a network; see `public/sw.js`. Not while developing, when files change. */
export function InstallWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    // A browser that refuses, in a private window for example, goes without.
    void afterUrgent().then(() =>
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined),
    );
  }, []);
  return null;
}
