/**
 * Frequent records of messages, by their number on the wire: the names of their fields in order, `kind=VALUE` where the
 * value of `kind` belongs to the shape. The first twelve take one byte, the others two. Shapes may be added at the end;
 * anything else needs another protocol version. A record of another shape is sent with the names of its fields.
 */
const TEXT = `
key card
definition face
kind=stepBegan step seat
events decision
events
kind=tapped what tapped
kind=activate key ability mana cost
kind=moved what from to seat cause
kind=manaAdded seat mana source
kind=resolved what seat
kind=act id prompt source acts
kind=pass
kind=life seat change life cause
kind=cast seat what targets from
kind=damage source to amount combat prevented
kind=turnBegan turn seat
kind=triggered seat source ability targets
kind=drew seat count
kind=drew seat count cards
kind=activated seat source ability targets
kind=attackers seat attacks
kind=blockers seat blocks
kind=cast key face via cost
kind=playLand key face via
kind=tokenCreated what seat
kind=object key
kind=player seat
kind=ability source ability
kind=counters on counter change
kind=shuffled seat
kind=revealed seat cards count
kind=keywordAction action seat what amount
kind=attached what to
kind=mulliganTaken seat count
kind=handKept seat cards
kind=attackers id prompt source candidates
kind=blockers id prompt source candidates
kind=confirm id prompt source amount
kind=pick id prompt source options min max
kind=pick id prompt source detail options min max
kind=pick id prompt source detail mayCancel options min max
events forgot
events learned
events forgot decision
events learned decision
events learned forgot decision
key card zone owner
key defenders must
key attackers most must
what defender
what attackers
seat
key
`;

export interface Shape {
  /** The value of the field `kind`, if it belongs to the shape. */
  readonly kind: string | null;
  /** The fields whose values follow. */
  readonly fields: readonly string[];
}

const CONSTANT = "kind=";

export const SHAPES: readonly Shape[] = TEXT.trim()
  .split("\n")
  .map((line) => {
    const [first = "", ...rest] = line.split(" ");
    return first.startsWith(CONSTANT)
      ? { kind: first.slice(CONSTANT.length), fields: rest }
      : { kind: null, fields: [first, ...rest] };
  });

const numbers = new Map<string | null, Map<string, number>>();
SHAPES.forEach(({ kind, fields }, number) => {
  const ofKind = numbers.get(kind) ?? new Map<string, number>();
  numbers.set(kind, ofKind.set(fields.join(" "), number));
});

/**
 * The number of a record's shape.
 * @param kind the value of its field `kind`, or `null` for a shape without one
 * @param fields its other fields in order
 */
export function shapeNumber(kind: string | null, fields: readonly string[]): number | undefined {
  const number = numbers.get(kind)?.get(fields.join(" "));
  // A name with a space in it could be taken for two.
  return number !== undefined && SHAPES[number]?.fields.length === fields.length ? number : undefined;
}
