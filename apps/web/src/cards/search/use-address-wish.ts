"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { isSameWish, type SearchWish, searchAddress, wishOf } from "./wish.ts";

/** Whether a wish was typed, where each letter changes it, or chosen. */
export type HowChanged = "typed" | "chosen";
export type ChangeWish = (wish: SearchWish, how: HowChanged) => void;

/** The wish in the page's address. What is chosen is a step that "back" takes back; what is typed in one go is one step. */
export function useAddressWish(): readonly [SearchWish, ChangeWish] {
  const params = useSearchParams();
  const [wish, setWish] = useState(() => wishOf(params));
  const latest = useRef(wish);
  const isTyping = useRef(false);
  useEffect(() => {
    const { search } = window.location;
    // An address that has been left meanwhile says nothing any more.
    if (params.toString() !== new URLSearchParams(search).toString()) return;
    const there = wishOf(params);
    if (isSameWish(there, latest.current)) return;
    latest.current = there;
    isTyping.current = false;
    setWish(there);
  }, [params]);
  const change: ChangeWish = (wanted, how) => {
    if (isSameWish(wanted, latest.current)) return;
    const address = searchAddress(wanted);
    if (how === "typed" && isTyping.current) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
    isTyping.current = how === "typed";
    latest.current = wanted;
    setWish(wanted);
  };
  return [wish, change];
}
