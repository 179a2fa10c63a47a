import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { SiteProvider } from "../api/site.tsx";
import { InstallWorker } from "../browser/install-worker.tsx";
import { ChallengeNotices } from "../challenge/challenge-notices.tsx";
import { KeepDecks } from "../decks/keep-decks.tsx";
import { MatchedRedirect } from "../frame/matched-redirect.tsx";
import { LanguageProvider } from "../i18n/language.tsx";
import { pageLanguage, pageMessages } from "../i18n/server.ts";
import { isTheme, MOTION_COOKIE, THEME_COOKIE } from "../look/preferences.ts";
import { KeepOptions } from "../options/keep-options.tsx";
import { PictureProvider } from "../options/official-pictures.tsx";
import "../styles/globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await pageMessages();
  return { title: { default: site.name, template: `%s · ${site.name}` }, description: site.tagline, ...APP };
}

/** What phones that read no manifest need to know. */
const APP: Metadata = {
  applicationName: "Spellroom",
  appleWebApp: { capable: true, title: "Spellroom", statusBarStyle: "black-translucent" },
  icons: {
    icon: [{ url: "/icon.svg", type: "image/svg+xml" }],
    apple: [{ url: "/icons/apple-touch-icon.png", sizes: "180x180" }],
  },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: "#14110f",
};

/** What every page has: its language, its look, the account and the site channel. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await pageLanguage();
  const kept = await cookies();
  const theme = kept.get(THEME_COOKIE)?.value;
  const motion = kept.get(MOTION_COOKIE)?.value;
  return (
    <html
      lang={language}
      data-theme={isTheme(theme) ? theme : "dark"}
      {...(motion === "off" ? { "data-motion": "off" } : {})}
    >
      <body className="sr-root">
        <LanguageProvider language={language}>
          <SiteProvider>
            <InstallWorker />
            <KeepOptions />
            <KeepDecks />
            <MatchedRedirect />
            <ChallengeNotices />
            <PictureProvider>{children}</PictureProvider>
          </SiteProvider>
        </LanguageProvider>
      </body>
    </html>
  );
}
