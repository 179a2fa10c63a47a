import type { Metadata } from "next";
import { AccountPage } from "../../../account/account-page.tsx";
import { pageMessages } from "../../../i18n/server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageMessages()).people.account.title };
}

export default function Page() {
  return <AccountPage />;
}
