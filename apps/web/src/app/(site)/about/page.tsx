import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import styles from "../../../site/site.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).site.about.title };
}

export default async function AboutPage() {
  const { about } = (await pageMessages()).site;
  return (
    <article className={styles.prose}>
      <h1>{about.title}</h1>
      <p>{about.what}</p>
      <p>{about.fair}</p>
      <p>{about.art}</p>
      <p>{about.keys}</p>
      <p>{about.source}</p>
      <p className={styles.legal}>{about.legal}</p>
    </article>
  );
}
