/** How a player plays who tries to find out hidden information. */
import {
  type DecisionView,
  type PublicTable,
  randomChoice,
  safeChoice,
  type WireChoice,
} from "@spellroom/protocol";

/** How a seat is played: from what it is asked and what lies on the table. */
export type Manner = (decision: DecisionView, table: PublicTable, chance: () => number) => WireChoice;

/** Casts face down, aims at what lies face down, and cancels; otherwise anything. */
export const daring: Manner = (decision, table, chance) => {
  if (decision.kind === "act") {
    const hiding = decision.acts.flatMap((act, at) =>
      act.kind === "special" || ("via" in act && (act.via === "morph" || act.via === "disguise")) ? [at] : [],
    );
    const act = hiding[Math.floor(chance() * hiding.length)];
    if (act !== undefined && chance() < 0.5) return { kind: "act", act, autoPay: chance() < 0.5 };
  }
  if (decision.kind === "pay") {
    if (decision.mayCancel && chance() < 0.25) return { kind: "pay", how: "cancel" };
    return decision.proposal ? { kind: "pay", how: "auto" } : safeChoice(decision);
  }
  if (decision.kind === "pick" && chance() < 0.7) {
    const hidden = decision.options.flatMap((option, at) =>
      option.kind === "object" && table.objects[option.key]?.faceDown ? [at] : [],
    );
    if (hidden.length >= decision.min && hidden.length > 0)
      return { kind: "pick", options: hidden.slice(0, Math.max(1, Math.min(decision.max, hidden.length))) };
  }
  if (decision.kind === "confirm" && decision.prompt === "mulligan") return { kind: "confirm", yes: false };
  return randomChoice(decision, chance);
};

/** Plays a land and whatever can be cast, face down where that goes, and aims at everything that lies face down. */
export const eager: Manner = (decision, table) => {
  if (decision.kind === "act") {
    const { acts } = decision;
    const wanted = [
      acts.findIndex((act) => act.kind === "playLand"),
      acts.findIndex((act) => act.kind === "cast" && act.via === "disguise"),
      acts.findIndex((act) => act.kind === "cast" && act.via === null),
    ].find((act) => act >= 0);
    return wanted === undefined ? safeChoice(decision) : { kind: "act", act: wanted, autoPay: true };
  }
  if (decision.kind !== "pick" || decision.min > 1) return safeChoice(decision);
  const hidden = decision.options.findIndex(
    (option) => option.kind === "object" && table.objects[option.key]?.faceDown,
  );
  return hidden < 0 ? safeChoice(decision) : { kind: "pick", options: [hidden] };
};
