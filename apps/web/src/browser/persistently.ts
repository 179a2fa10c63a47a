const WAITS_MS = [500, 2_000, 5_000, 10_000, 20_000];

/** Loads something again and again while the connection is down. @throws what it failed with, when that lasts */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
