import { useEffect, useState } from "react";

/**
 * The secret behind the `#` of the page's address, which is taken out of the address at once: it would stay in the history.
 *
 * @returns `undefined` until it is known, `null` if there is none
 */
export function useHashToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const read = (): void => {
      const { hash, pathname, search } = window.location;
      if (hash.length > 1) {
        setToken(hash.slice(1));
        window.history.replaceState(window.history.state, "", pathname + search);
      } else setToken((known) => known ?? null);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
