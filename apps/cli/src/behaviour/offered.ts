import { type Ability, type CardDefinition, type Cost, printCard } from "@spellroom/card-language";
import type { GameState } from "@spellroom/rules";

type Activated = Extract<Ability, { kind: "activated" }>;

/** What a card was offered for while it was played: to be cast or played, and each of its printed abilities. */
export class Offered {
  readonly #seen = new Set<string>();

  /** What seat 0 may do with the card now. */
  look({ decision, objects }: GameState, card: number): void {
    if (decision?.kind !== "act" || decision.seat !== 0) return;
    for (const act of decision.acts) {
      if (act.kind === "pass" || objects[act.object]?.card !== card) continue;
      if (act.kind === "activate") this.#seen.add(abilityName(act.ability));
      else if (act.kind !== "special") this.#seen.add(faceName(act.face));
    }
  }

  /** What the text offers and the game never did; nothing of what it offers only under conditions or for unusual costs. */
  missing(card: CardDefinition): readonly string[] {
    const [front] = card.faces;
    const lines = printCard(card).faces[0]?.lines ?? [];
    const casting = isOfferedOutright(front.abilities ?? []) ? partsOf(card) : [];
    const abilities = (front.abilities ?? []).flatMap((ability, at) =>
      ability.kind === "activated" && isPlain(ability) ? [[abilityName(`p${at}`), at] as const] : [],
    );
    return [
      ...casting
        .filter((face) => !this.#seen.has(faceName(face)))
        .map((face) => card.faces[face]?.name ?? ""),
      ...abilities.filter(([name]) => !this.#seen.has(name)).map(([, at]) => lines[at] ?? `ability ${at}`),
    ].map((what) => `never offered: ${what}`);
  }
}

function faceName(face: number): string {
  return `face ${face}`;
}

function abilityName(key: string): string {
  return `ability ${key}`;
}

/** The faces that can be cast or played by themselves from the hand. */
function partsOf({ layout, faces }: CardDefinition): readonly number[] {
  const apart = layout === "adventure" || layout === "split" || layout === "modal_dfc";
  return [...faces.keys()].filter((face) => (face === 0 || apart) && hasCost(faces[face]));
}

function hasCost(face: CardDefinition["faces"][number] | undefined): boolean {
  return face !== undefined && (face.manaCost !== null || face.types.includes("land"));
}

/** Limits of casting, further costs and targets may keep a spell from ever being castable at this table. */
function isOfferedOutright(abilities: readonly Ability[]): boolean {
  return abilities.every((one) => {
    if (one.kind === "castLimit" || one.kind === "additionalCost") return false;
    if (one.kind === "keyword") return one.keyword !== "enchant" && one.keyword !== "aftermath";
    return one.kind !== "spell" || hasNoTargets(one.body);
  });
}

function hasNoTargets(body: Activated["body"]): boolean {
  const parts = body.kind === "plain" ? [body] : body.modes;
  return parts.every(({ targets = [] }) => targets.length === 0);
}

const USUAL: ReadonlySet<Cost["kind"]> = new Set<Cost["kind"]>(["mana", "tap", "payLife"]);

/** An ability that its controller can activate in any main phase of its own, without more than mana, {T} and life. */
function isPlain({ cost, limits = {}, zone = "battlefield", body }: Activated): boolean {
  const { during, condition, who } = limits;
  return (
    zone === "battlefield" &&
    during === undefined &&
    condition === undefined &&
    who === undefined &&
    hasNoTargets(body) &&
    cost.every((part) => USUAL.has(part.kind) || ("what" in part && part.what === "this"))
  );
}
