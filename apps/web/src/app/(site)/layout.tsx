import type { ReactNode } from "react";
import styles from "../../site/site.module.css";
import { SiteFooter } from "../../site/site-footer.tsx";
import { SiteHeader } from "../../site/site-header.tsx";

/** Everything that is not a table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
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
