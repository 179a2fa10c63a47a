"use client";

import Link from "next/link";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/site.module.css";

export function SiteFooter() {
  const { site } = useMessages();
  return (
    <footer className={styles.footer}>
      <p>{site.legalShort}</p>
      <Link href="/about">{site.nav.about}</Link>
    </footer>
  );
}
