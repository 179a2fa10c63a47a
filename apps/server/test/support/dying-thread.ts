/** A thread that ends in the middle of its first thought. */
export default function die(): never {
  process.exit(1);
}
