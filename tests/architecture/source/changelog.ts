const RELEASE = /^## (.+)$/;
const SECTION = /^### (.+)$/;
const LINE = /^[-*] /;
const NESTED = /^ +[-*] \*\*(.+?):\*\*/;

/** Every nested heading (`  - **Heading:**`) that stands twice under one line, as where both sides of a merge were kept. */
export function repeatedHeadings(text: string): readonly string[] {
  const repeated: string[] = [];
  let [release, section] = ["", ""];
  let seen = new Set<string>();
  for (const line of text.split("\n")) {
    const heading = NESTED.exec(line)?.[1];
    if (heading !== undefined) {
      if (seen.has(heading)) repeated.push(`${release}, ${section}: "${heading}" stands there twice`);
      seen.add(heading);
      continue;
    }
    release = RELEASE.exec(line)?.[1] ?? release;
    section = SECTION.exec(line)?.[1] ?? section;
    if (/^#/.test(line) || LINE.test(line)) seen = new Set();
  }
  return repeated;
}
