/** What must be on the screen before anything else of the page starts: a table that the user returns to. */

const LONGEST_MS = 15_000;
const TABLES = /^\/(table|watch)\//;

const shown = Promise.withResolvers<void>();

/** Reports that the table is shown, or that there is none to wait for. */
export function urgentIsDone(): void {
  shown.resolve();
}

/** Whether this is a page on which a table comes first. */
export function isTablePage(): boolean {
  return TABLES.test(window.location.pathname);
}

/** Waits, on the page of a table, until that is shown, but not for ever; resolves at once on every other page. */
export async function afterUrgent(): Promise<void> {
  if (!isTablePage()) return;
  await Promise.race([
    shown.promise,
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_MS);
    }),
  ]);
}
