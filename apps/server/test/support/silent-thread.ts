/** A thread that never answers. */
export default function stayAway(): Promise<never> {
  return new Promise(() => setInterval(() => undefined, 1_000));
}
