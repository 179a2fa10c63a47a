"use client";

import { type RefObject, useEffect } from "react";
import { useSession } from "../store/table-context.tsx";

/**
 * Says on the table, for style sheets, that an answer is on its way: then nothing can be chosen, and no card looks as if it could.
 * The cards themselves are not drawn again for that.
 */
export function useSendingMark(area: RefObject<HTMLElement | null>): void {
  const { store } = useSession();
  useEffect(
    () =>
      store.subscribe(({ pending }, before) => {
        if ((pending === null) === (before.pending === null)) return;
        area.current?.toggleAttribute("data-sending", pending !== null);
      }),
    [area, store],
  );
}
