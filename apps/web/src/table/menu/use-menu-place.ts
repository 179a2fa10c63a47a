"use client";

import { useLayoutEffect, useState } from "react";

/** The position of a menu: next to its card, towards the middle of the page. */
export function useMenuPlace(key: string): { readonly [name: `--${string}`]: string } {
  const [place, setPlace] = useState<{ readonly [name: `--${string}`]: string }>({});
  useLayoutEffect(() => {
    const card = document.querySelector(`[data-card="${CSS.escape(key)}"]`);
    if (card === null) return;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const onLeft = (left + right) / 2 > window.innerWidth / 2;
    setPlace({
      "--left": onLeft ? "auto" : `${Math.round(right + 8)}px`,
      "--right": onLeft ? `${Math.round(window.innerWidth - left + 8)}px` : "auto",
      "--middle": `${Math.round((top + bottom) / 2)}px`,
    });
  }, [key]);
  return place;
}
