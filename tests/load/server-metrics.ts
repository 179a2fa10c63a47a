/** What the server tells Prometheus, by name and labels. */
export async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^([^#\s]\S*) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]),
  );
}
