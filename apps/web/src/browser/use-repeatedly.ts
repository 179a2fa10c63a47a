import { useEffect } from "react";

/** Does something now and again every so many milliseconds, while the page is in sight. */
export function useRepeatedly(act: () => void, everyMs: number): void {
  useEffect(() => {
    const tick = (): void => {
      if (document.visibilityState === "visible") act();
    };
    tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [act, everyMs]);
}
