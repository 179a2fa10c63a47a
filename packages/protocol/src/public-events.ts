/**
 * Which events everyone at a table gets in the same form.
 * @param told the events of each seat and of the watchers
 */
export function publicEvents(told: readonly (readonly unknown[])[]): (event: unknown) => boolean {
  let common: ReadonlySet<string> | null = null;
  return (event) => {
    common ??= inAll(told);
    return common.has(JSON.stringify(event));
  };
}

function inAll([first = [], ...others]: readonly (readonly unknown[])[]): ReadonlySet<string> {
  const texts = others.map((events) => new Set(events.map((event) => JSON.stringify(event))));
  return new Set(
    first.map((event) => JSON.stringify(event)).filter((text) => texts.every((some) => some.has(text))),
  );
}
