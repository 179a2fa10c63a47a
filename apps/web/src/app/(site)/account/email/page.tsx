import type { Metadata } from "next";
import { ConfirmEmailPage } from "../../../../account/confirm-email-page.tsx";
import { pageMessages } from "../../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.address.title, robots: { index: false } };
}

export default function Page() {
  return <ConfirmEmailPage />;
}
