"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** How far outside the window something already counts as near: about what one turn of the wheel scrolls. */
const MARGIN = "400px";

/** Whether an element has been in the window or near it: until then nothing need be painted there. */
export function useIsNear<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
