import Link from "next/link";
import { pageMessages } from "../i18n/server.ts";
import styles from "../table/table-wait.module.css";

export default async function NotFound() {
  const { errors } = (await pageMessages()).site;
  return (
    <main className={`sr-felt ${styles.wait}`}>
      <h1>{errors.title}</h1>
      <Link className="sr-button sr-focusable" href="/">
        {errors.home}
      </Link>
    </main>
  );
}
