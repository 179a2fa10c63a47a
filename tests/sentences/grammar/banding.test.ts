import { keyword } from "../../support/script.ts";
import { enchantment, mechanic } from "../support/family.ts";

mechanic("banding", {
  "is given to others as bands with other": {
    card: enchantment('Green creatures you control have "bands with other legendary creatures."'),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"] },
    script: [],
    expect: [keyword("A", "Grizzly Bears", "bands with other")],
  },
});
