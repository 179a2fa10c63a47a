"use client";

import { createStore } from "zustand/vanilla";

/** The number of unread items. */
export const newsStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export function countNew(): void {
  newsStore.setState(({ count }) => ({ count: count + 1 }));
}

export function forgetNew(): void {
  newsStore.setState({ count: 0 });
}
