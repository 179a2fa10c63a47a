import type { Metadata } from "next";
import { RecoveryPage } from "../../../../account/recovery-page.tsx";
import { pageMessages } from "../../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.recovery.title, robots: { index: false } };
}

export default function Page() {
  return <RecoveryPage />;
}
