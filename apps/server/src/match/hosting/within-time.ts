/** The result if it arrives within this many milliseconds, else nothing. */
export async function withinTime<T>(coming: Promise<T | null>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
