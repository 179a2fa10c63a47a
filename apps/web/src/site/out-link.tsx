"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { isEmbedded } from "../browser/embedded.ts";

/** A link away from a table: out of the frame, if the table is embedded in another site. */
export function OutLink(props: ComponentProps<typeof Link>) {
  return isEmbedded() ? <Link {...props} target="_blank" rel="noopener" /> : <Link {...props} />;
}
