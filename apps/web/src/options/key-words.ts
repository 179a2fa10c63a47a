import type { Messages } from "../i18n/messages.ts";
import type { KeyAction } from "../table/model/key-map.ts";

/** What a letter does, in words. */
export function keyWords(action: KeyAction, { table: { help } }: Messages): string {
  switch (action) {
    case "attackAll":
      return help.all;
    case "fullControl":
      return help.full;
    case "pass":
    case "takeBack":
    case "peek":
    case "graveyards":
    case "log":
    case "help":
      return help[action];
  }
}
