/**
 * How much a player would rather keep a source than use it, in points. Only the order of magnitude matters: anything without
 * harm before what hurts, that before what is gone for good, that before what takes something else along; lands before
 * creatures; few colors before many.
 */
export const WORTH = {
  source: 100,
  color: 12,
  /** Another use that tapping it forgoes. */
  otherUse: 40,
  creature: 200,
  helper: 260,
  tapOther: 150,
  pain: 1_000,
  counters: 1_500,
  phyrexianLife: 2_500,
  sacrificeSelf: 6_000,
  sacrificeOther: 30_000,
  /** A mana that would go unspent. */
  waste: 60,
  /** One mana that another card in hand could do with. */
  wanted: 15,
} as const;
