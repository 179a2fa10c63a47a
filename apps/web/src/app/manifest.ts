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
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#14110f",
    theme_color: "#14110f",
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: site.play.now, url: "/" },
      { name: site.nav.lobby, url: "/lobby" },
      { name: site.nav.decks, url: "/decks" },
    ],
    // A deck list that is shared from another app is read here.
    share_target: {
      action: "/decks/list",
      method: "get",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
