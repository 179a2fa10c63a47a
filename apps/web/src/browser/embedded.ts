const EMBEDDED = "/embed/";

/**
 * Whether this page may be embedded in a frame of another site. There it acts for no account of the user, so
 * that a user who is tricked into clicking loses nothing, and its links lead out of the frame.
 */
export function isEmbedded(): boolean {
  return typeof window !== "undefined" && window.location.pathname.startsWith(EMBEDDED);
}

/** Where a match is watched: in a frame again if this is one. */
export function watchAddress(matchId: string): string {
  return `${isEmbedded() ? EMBEDDED : "/watch/"}${matchId}`;
}

/** What another site puts into its page to show a match. */
export function embedCode(matchId: string, title: string): string {
  const { origin } = window.location;
  const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${origin}${EMBEDDED}${matchId}" title="${name}" width="100%" height="720" style="border:0" allowfullscreen></iframe>`;
}
