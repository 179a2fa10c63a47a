/**
 * Runs while the page's own scripts are still on their way: asks for the seat at the match that the page will show, and for the
 * cards that were brought to it, so that the answers are there when the scripts are. They take them in
 * `src/table/early-entry.ts`.
 */
(() => {
  /** As many as one request may ask for. */
  const MOST_CARDS = 60;
  const match = /^\/table\/([^/]+)$/.exec(location.pathname)?.[1];
  const token = keptToken();
  if (match === undefined || token === null) return;
  const answer = fetch(`/api/matches/${match}/seat`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => null);
  const cards = answer.then(askForCards).catch(() => null);
  window.spellroomEarlyEntry = { match, token, askedAt: Date.now(), answer, cards };

  function keptToken() {
    try {
      return localStorage.getItem("spellroom-token");
    } catch {
      return null;
    }
  }

  async function askForCards(response) {
    const hashes = response?.ok ? ((await response.clone().json()).cards ?? []).slice(0, MOST_CARDS) : [];
    if (hashes.length === 0) return null;
    const query = new URLSearchParams({ language: document.documentElement.lang, hashes: hashes.join() });
    return { hashes, answer: fetch(`/api/printed-cards?${query}`) };
  }
})();
