/** What life is worth in mana. The last points are worth most. */
export function lifeWorth(life: number): number {
  if (life <= 0) return -10;
  return 2.9 * Math.sqrt(Math.min(life, 40)) - (life <= 4 ? (5 - life) * 0.7 : 0);
}
