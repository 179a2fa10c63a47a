import {
  type CardDefinition,
  cardSchema,
  type Duration,
  type Effect,
  type NodeName,
  type NodeTypes,
  type Path,
  type Visitor,
  visitPart,
} from "@spellroom/card-language";

/** One use of a member of the card language in a card, and where in the document it stands. */
export interface Member {
  readonly union: string;
  readonly kind: string;
  readonly path: Path;
}

/** Every use of a member of the card language in a card, outer ones before inner ones. */
export function membersOf(card: CardDefinition): readonly Member[] {
  return [{ union: "layout", kind: card.layout, path: ["layout"] }, ...membersIn(cardSchema, card)];
}

type PartSchema<T> = Parameters<typeof visitPart<T>>[0];

/** The same for a part of a card, such as one effect. */
export function membersIn<T>(schema: PartSchema<T>, part: T): readonly Member[] {
  const found: Member[] = [];
  const add = (union: string, kind: string, path: Path) => {
    found.push({ union, kind, path });
  };
  visitPart(schema, part, visitorFor(add));
  return found;
}

type Add = (union: string, kind: string, path: Path) => void;

function visitorFor(add: Add): Visitor {
  const kindOf =
    <K extends NodeName>(union: string) =>
    (node: NodeTypes[K], path: Path): void => {
      if (typeof node === "object" && "kind" in node && typeof node.kind === "string")
        add(union, node.kind, path);
    };
  return {
    Ability: kindOf<"Ability">("ability"),
    ChoiceKind: kindOf<"ChoiceKind">("choice"),
    DamageRecipient: kindOf<"DamageRecipient">("recipient of damage"),
    EventPattern: kindOf<"EventPattern">("event"),
    ManaOutput: kindOf<"ManaOutput">("mana output"),
    Modification: kindOf<"Modification">("modification"),
    NumberChange: kindOf<"NumberChange">("number change"),
    PlayerRef: kindOf<"PlayerRef">("player reference"),
    Recipient: kindOf<"Recipient">("recipient"),
    Replacement: kindOf<"Replacement">("replacement"),
    Restriction: kindOf<"Restriction">("restriction"),
    RuleEffect: kindOf<"RuleEffect">("rule effect"),
    Selection: kindOf<"Selection">("selection"),
    StaticEffect: kindOf<"StaticEffect">("static effect"),
    TargetKind: kindOf<"TargetKind">("target"),
    ...withParts(add),
  };
}

/** Members that contain further closed lists. */
function withParts(add: Add): Visitor {
  return {
    KeywordAbility: ({ keyword }, path) => add("keyword ability", keyword, path),
    Amount: (amount, path) => {
      if (typeof amount === "number") return;
      add("amount", amount.kind, path);
      if ("stat" in amount) add("stat", amount.stat, path);
      if (amount.kind === "distinct") add("count of different", amount.what, path);
    },
    Condition: (condition, path) => {
      add("condition", condition.kind, path);
      if (condition.kind === "player") add("player state", condition.is, path);
    },
    Cost: (cost, path) => {
      add("cost", cost.kind, path);
      if (cost.kind === "keywordAction") add("cost action", cost.action, path);
    },
    Effect: (effect, path) => {
      add("effect", effect.kind, path);
      if (effect.kind === "keywordAction") add("keyword action", effect.action, path);
      const duration = durationOf(effect);
      if (duration !== undefined) add("duration", duration, path);
    },
    ObjectRef: (ref, path) => {
      add("object reference", ref.kind, path);
      if (ref.kind === "event") add("event role", ref.role, path);
    },
    Predicate: (predicate, path) => {
      add("predicate", predicate.kind, path);
      if (predicate.kind === "status") add("status", predicate.status, path);
      if ("stat" in predicate) add("stat", predicate.stat, path);
    },
  };
}

function durationOf(effect: Effect): Duration | undefined {
  return effect.kind === "delayed" ? effect.expires : "duration" in effect ? effect.duration : undefined;
}
