"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { AccountLink } from "../account/account-link.tsx";
import { useSiteState } from "../api/site.tsx";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "../site/site.module.css";
import { MessagesLink } from "../talk/messages-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

const FIRST_LINKS = [
  { href: "/", name: "home" },
  { href: "/lobby", name: "lobby" },
  { href: "/decks", name: "decks" },
  { href: "/cards", name: "cards" },
] as const;

/** Those for which a phone has no room in the row. */
const MORE_LINKS = [
  { href: "/practice", name: "practice" },
  { href: "/ranking", name: "ranking" },
  { href: "/replays", name: "replays" },
  { href: "/about", name: "about" },
] as const;

interface NavLinksProps {
  links: typeof FIRST_LINKS | typeof MORE_LINKS;
  path: string;
  className?: string | undefined;
}

function NavLinks({ links, path, className }: NavLinksProps) {
  const { nav } = useMessages().site;
  return links.map(({ href, name }) => (
    <li key={href} className={className}>
      <Link href={href} aria-current={path === href ? "page" : undefined}>
        {nav[name]}
      </Link>
    </li>
  ));
}

/** The number of players online, labeled for screen readers. */
function OnlineCount({ count }: { count: number }) {
  const { online } = useMessages().site;
  const words = fill(online.count({ count }), { count });
  return (
    <span className={styles.here} title={words}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-hidden">{words}</span>
    </span>
  );
}

export function SiteHeader() {
  const { pace, site } = useMessages();
  const path = usePathname();
  const count = useSiteState((state) => state.lobby?.count ?? 0);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {site.nav.skip}
      </a>
      <Link className={styles.brand} href="/" aria-label={site.name}>
        <Logo />
        <span>{site.name}</span>
      </Link>
      <nav aria-label={site.nav.label}>
        <ul className={styles.nav}>
          <NavLinks links={FIRST_LINKS} path={path} />
          <li className={styles.more}>
            {/* Another page closes it. */}
            <details key={path}>
              <summary>{site.nav.more}</summary>
              <ul>
                <NavLinks links={MORE_LINKS} path={path} />
              </ul>
            </details>
          </li>
          <NavLinks links={MORE_LINKS} path={path} className={styles.roomy} />
        </ul>
      </nav>
      <div className={styles.aside}>
        {count > 0 && <OnlineCount count={count} />}
        <MessagesLink />
        <AccountLink />
        <Link
          className={styles.options}
          href="/options"
          aria-label={pace.options.title}
          title={pace.options.title}
          aria-current={path === "/options" ? "page" : undefined}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h9v2H3zM16 6h5v2h-5zM12 4h4v6h-4zM3 16h5v2H3zM12 16h9v2h-9zM8 14h4v6H8z" />
          </svg>
        </Link>
        <LanguageSwitch />
      </div>
    </header>
  );
}
