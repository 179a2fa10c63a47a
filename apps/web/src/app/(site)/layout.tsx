import type { ReactNode } from "react";
import { SiteFrame } from "../../frame/site-frame.tsx";

/** Everything that is not a table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
