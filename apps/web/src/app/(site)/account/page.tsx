import type { Metadata } from "next";
import { pageMessages } from "../../../i18n/server.ts";
import { AccountPage } from "../../../people/account-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.title };
}

export default function Page() {
  return <AccountPage />;
}
