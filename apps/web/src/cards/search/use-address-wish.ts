"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { isSameWish, type SearchWish, searchAddress, wishOf } from "./wish.ts";

/** Changing the address costs much of a frame, so what is typed is written there once the typing pauses. */
const PAUSE_MS = 300;

/** Whether a wish was typed, where each letter changes it, or chosen. */
export type HowChanged = "typed" | "chosen";
/** Changes some of the wish; always the same function, so that what is given it isn't rendered again. */
export type ChangeWish = (changes: Partial<SearchWish>, how: HowChanged) => void;

/** The wish in the page's address. What is chosen is a step that "back" takes back; what is typed in one go is one step. */
export function useAddressWish(): readonly [SearchWish, ChangeWish] {
  const params = useSearchParams();
  const [wish, setWish] = useState(() => wishOf(params));
  const latest = useRef(wish);
  const isTyping = useRef(false);
  const address = useLateAddress();
  useEffect(() => {
    const { pathname } = window.location;
    const takeFromAddress = (): void => {
      if (window.location.pathname !== pathname) return;
      const there = wishOf(new URLSearchParams(window.location.search));
      if (address.isWaiting() || isSameWish(there, latest.current)) return;
      latest.current = there;
      isTyping.current = false;
      setWish(there);
    };
    // The result for an address that has been left is ignored.
    if (params.toString() === new URLSearchParams(window.location.search).toString()) takeFromAddress();
    // Who goes back before the last step was rendered comes to parameters that have never changed.
    window.addEventListener("popstate", takeFromAddress);
    return () => window.removeEventListener("popstate", takeFromAddress);
  }, [params, address]);
  const change = useCallback<ChangeWish>(
    (changes, how) => {
      const wanted = { ...latest.current, ...changes };
      if (isSameWish(wanted, latest.current)) return;
      if (how === "chosen") address.push(searchAddress(wanted));
      else address.later(searchAddress(wanted), isTyping.current ? "replaceState" : "pushState");
      isTyping.current = how === "typed";
      latest.current = wanted;
      setWish(wanted);
    },
    [address],
  );
  return [wish, change];
}

/** Whether an address is a step of its own for "back". */
type Step = "pushState" | "replaceState";

interface LateAddress {
  readonly push: (address: string) => void;
  /** Changes the address after a pause, or before the focus goes elsewhere: a link that is followed then leads back to it. */
  readonly later: (address: string, how: Step) => void;
  readonly isWaiting: () => boolean;
}

function useLateAddress(): LateAddress {
  const [address] = useState(lateAddress);
  useEffect(() => {
    document.addEventListener("focusout", address.write);
    window.addEventListener("popstate", address.forget);
    return () => {
      document.removeEventListener("focusout", address.write);
      window.removeEventListener("popstate", address.forget);
      address.forget();
    };
  }, [address]);
  return address;
}

function lateAddress(): LateAddress & { readonly write: () => void; readonly forget: () => void } {
  let waiting: { timer: ReturnType<typeof setTimeout>; address: string; how: Step } | undefined;
  const forget = (): void => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const write = (): void => {
    if (waiting === undefined) return;
    window.history[waiting.how](null, "", waiting.address);
    forget();
  };
  return {
    forget,
    write,
    isWaiting: () => waiting !== undefined,
    push: (address: string): void => {
      write();
      window.history.pushState(null, "", address);
    },
    later: (address: string, how: Step): void => {
      const first = waiting?.how ?? how;
      forget();
      waiting = { timer: setTimeout(write, PAUSE_MS), address, how: first };
    },
  };
}
