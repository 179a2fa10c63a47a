import type { SourceFile } from "./imports.ts";
import { mask } from "./mask.ts";

export const LIMIT_BYTES = 24 * 1024;
const MEASURED = /\.(?:ts|tsx|js|mjs|css)$/;

/** Pure data tables: long because there is much of it, not because much happens. */
const DATA_TABLES = [/^packages\/cards\/data\//, /^packages\/[^/]+\/src\/(?:.+\/)?data\/[^/]+\.ts$/];

/** Every source file over its budget, and every data table in which something happens, in words. */
export function overBudget(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => MEASURED.test(path))
    .flatMap((file) => {
      const bytes = Buffer.byteLength(file.text);
      if (bytes <= LIMIT_BYTES) return [];
      if (!DATA_TABLES.some((table) => table.test(file.path))) return [`${file.path} has ${bytes} bytes`];
      return isPureData(file) ? [] : [`${file.path} has ${bytes} bytes and is not data alone`];
    });
}

function isPureData({ text }: SourceFile): boolean {
  return !/=>|(?<![\w$.])(?:function|class|if|for|while|switch)(?![\w$])/.test(mask(text));
}
