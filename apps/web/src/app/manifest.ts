import type { MetadataRoute } from "next";
import { pageLanguage, pageMessages } from "../i18n/server.ts";

/** What a phone needs to know to put Spellroom among its apps. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [lang, { site }] = await Promise.all([pageLanguage(), pageMessages()]);
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#14110f",
    theme_color: "#14110f",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
}
