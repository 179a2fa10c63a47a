import commander from "../../formats/commander.json" with { type: "json" };
import freeForAll from "../../formats/free-for-all.json" with { type: "json" };
import houseStandard from "../../formats/house-standard.json" with { type: "json" };
import limited from "../../formats/limited.json" with { type: "json" };
import manaBurn from "../../formats/mana-burn.json" with { type: "json" };
import open from "../../formats/open.json" with { type: "json" };
import presets from "../../formats/presets.json" with { type: "json" };
import simplified2017 from "../../formats/simplified-2017.json" with { type: "json" };
import singleton from "../../formats/singleton.json" with { type: "json" };
import twoHeadedGiant from "../../formats/two-headed-giant.json" with { type: "json" };
import { type FormatDocument, formatSchema } from "./format-schema.ts";

let shipped: ReadonlyMap<string, FormatDocument> | undefined;

/** The formats that come with Spellroom, by id, in the order in which to offer them. */
export function loadFormats(): ReadonlyMap<string, FormatDocument> {
  const documents = [
    presets,
    open,
    houseStandard,
    singleton,
    limited,
    freeForAll,
    twoHeadedGiant,
    commander,
    manaBurn,
    simplified2017,
  ];
  shipped ??= new Map(
    documents.map((data) => {
      const document = formatSchema.parse(data);
      return [document.id, document];
    }),
  );
  return shipped;
}
