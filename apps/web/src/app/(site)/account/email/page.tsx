import type { Metadata } from "next";
import { pageMessages } from "../../../../i18n/server.ts";
import { ConfirmEmailPage } from "../../../../people/confirm-email-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.address.title, robots: { index: false } };
}

export default function Page() {
  return <ConfirmEmailPage />;
}
