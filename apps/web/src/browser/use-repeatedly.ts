import { useEffect } from "react";

/** Does something now and then periodically, while the page is visible. */
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
