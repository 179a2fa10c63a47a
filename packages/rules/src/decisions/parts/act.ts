import type { ObjectId } from "./entity.ts";

/** Something a player with priority may do. `id` names it within the decision and is stable while nothing changes. */
export type Act =
  | { readonly id: string; readonly kind: "pass" }
  | {
      readonly id: string;
      readonly kind: "playLand";
      readonly object: ObjectId;
      readonly face: number;
      readonly via: string | null;
    }
  | {
      readonly id: string;
      readonly kind: "cast";
      readonly object: ObjectId;
      readonly face: number;
      readonly via: string | null;
      readonly cost: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: "activate";
      readonly object: ObjectId;
      readonly ability: string;
      readonly mana: boolean;
      readonly cost: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: "special";
      readonly object: ObjectId;
      readonly action:
        | "turnFaceUp"
        | "suspend"
        | "foretell"
        | "plot"
        | "unlockLeft"
        | "unlockRight"
        | "other";
      readonly cost: readonly string[];
    };
