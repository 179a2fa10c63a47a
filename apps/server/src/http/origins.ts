/** Which origins may call this server from a browser. */
export class OriginPolicy {
  readonly #allowed: ReadonlySet<string>;

  constructor(publicUrl: URL | undefined, others: readonly string[]) {
    this.#allowed = new Set(publicUrl === undefined ? others : [publicUrl.origin, ...others]);
  }

  /** Whether another site's pages may read our responses. */
  isListed(origin: string): boolean {
    return this.#allowed.has(origin);
  }

  /**
   * Whether a request may be served: its page is one of ours or listed, or it does not come from a browser.
   * Nothing is authorized by cookies, so this only keeps visitors of hostile pages from acting as guests.
   */
  isAllowed(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    if (this.#allowed.has(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
