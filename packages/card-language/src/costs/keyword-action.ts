import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("keywordAction", {
  action: z.enum(["exert", "collectEvidence", "forage", "blight", "behold", "waterbend"]),
  amount: amount.exactOptional(),
  filter: filter.exactOptional(),
});
export interface KeywordActionCost extends Node<typeof schema> {}

export function english(cost: KeywordActionCost, p: PrintContext): string {
  switch (cost.action) {
    case "exert":
      return `exert ${p.object({ kind: "this" })}`;
    case "collectEvidence":
      return `collect evidence ${p.value(cost.amount ?? 0)}`;
    case "forage":
      return "forage";
    case "blight":
      return `blight ${p.value(cost.amount ?? 0)}`;
    case "behold":
      if (cost.filter === undefined) throw new NotPrintable("cost behold", "of nothing");
      return `behold ${indefinite(p.noun({ of: cost.filter.of }))}`;
    case "waterbend":
      return `waterbend {${p.value(cost.amount ?? 0)}}`;
  }
}

export function french(cost: KeywordActionCost, p: fr.FrenchContext): fr.CostWords {
  const number = cost.amount === undefined ? "" : fr.numeral(cost.amount, p);
  switch (cost.action) {
    case "exert":
      return { verb: fr.vp("surmener", p.object({ kind: "this" })) };
    case "collectEvidence":
      return { verb: fr.vp("rassembler", "des preuves", number) };
    case "forage":
      return { verb: fr.vp("fourrager") };
    case "blight":
      return { verb: fr.vp("flétrir", undefined, number) };
    case "behold":
      return { verb: fr.vp("contempler", fr.aOrAn(p.noun({ of: cost.filter?.of ?? [] })).text) };
    case "waterbend":
      return { verb: fr.vp("maîtriser", "l'eau", `{${number}}`) };
  }
}
