/** The data files of the pool, by color as the cards' mana costs show it. A new file is named here. */
import black from "../../data/black.json" with { type: "json" };
import blue from "../../data/blue.json" with { type: "json" };
import colorless from "../../data/colorless.json" with { type: "json" };
import compiled from "../../data/compiled.json" with { type: "json" };
import green from "../../data/green.json" with { type: "json" };
import lands from "../../data/lands.json" with { type: "json" };
import multicolor from "../../data/multicolor.json" with { type: "json" };
import red from "../../data/red.json" with { type: "json" };
import white from "../../data/white.json" with { type: "json" };

export const POOL_DATA: Readonly<Record<string, unknown>> = {
  white,
  blue,
  black,
  red,
  green,
  multicolor,
  colorless,
  lands,
  /** Compiled from rules texts by `npm run cli -- pool` and checked. */
  compiled,
};
