"use client";

import type { DecisionView } from "@spellroom/protocol";
import { ArrangeSheet } from "./arrange-sheet.tsx";
import { AttackSheet } from "./attack-sheet.tsx";
import { DistributeSheet } from "./distribute-sheet.tsx";
import { NameSheet } from "./name-sheet.tsx";
import { NumberSheet } from "./number-sheet.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { PaySheet } from "./pay-sheet.tsx";
import { PickSheet } from "./pick-sheet.tsx";

/** What is chosen from where a click on the table is not enough. */
export function Sheet({ decision }: { decision: DecisionView }) {
  switch (decision.kind) {
    case "act":
    case "confirm":
    case "blockers":
      return null;
    case "pick":
    case "modes":
      return <PickSheet decision={decision} />;
    case "order":
      return <OrderSheet decision={decision} />;
    case "distribute":
      return <DistributeSheet decision={decision} />;
    case "number":
      return <NumberSheet decision={decision} />;
    case "attackers":
      return <AttackSheet decision={decision} />;
    case "pay":
      return <PaySheet decision={decision} />;
    case "arrange":
      return <ArrangeSheet decision={decision} />;
    case "name":
      return <NameSheet decision={decision} />;
  }
}
