"use client";

import { createStore } from "zustand/vanilla";

/** How much has come that was not looked at yet. */
export const newsStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export function countNew(): void {
  newsStore.setState(({ count }) => ({ count: count + 1 }));
}

export function forgetNew(): void {
  newsStore.setState({ count: 0 });
}
