import type { Metadata } from "next";
import { pageMessages } from "../../../../i18n/server.ts";
import { RecoveryPage } from "../../../../people/recovery-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.recovery.title, robots: { index: false } };
}

export default function Page() {
  return <RecoveryPage />;
}
