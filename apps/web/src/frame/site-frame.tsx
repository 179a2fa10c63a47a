import type { ReactNode } from "react";
import styles from "../site/site.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame around every page that is not a table. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
