export const LAYOUTS = [
  "normal",
  "transform",
  "modal_dfc",
  "split",
  "flip",
  "adventure",
  "prepare",
  "meld",
] as const;
export type Layout = (typeof LAYOUTS)[number];
