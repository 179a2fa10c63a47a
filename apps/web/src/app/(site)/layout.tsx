import type { ReactNode } from "react";
import { SiteFrame } from "../../site/site-frame.tsx";

/** Everything that is not a table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
