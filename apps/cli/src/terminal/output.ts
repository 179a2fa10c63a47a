import { writeFileSync } from "node:fs";

/** Writes a report as JSON where `--json` asks for it. */
export function writeJson(path: string | undefined, report: unknown): void {
  if (path !== undefined) writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
}

export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Progress on the error stream, so that results can be piped; at most one line in a second or so. */
export function progress(): (line: string) => void {
  let last = 0;
  return (line) => {
    const now = Date.now();
    if (now - last < 1_000) return;
    last = now;
    process.stderr.write(`${line}\n`);
  };
}
