import type { CardLook } from "./look.ts";

/** Power and toughness, loyalty or defense: the number that is looked for first. */
export function Plate({ look }: { look: CardLook }) {
  if (look.power !== undefined && look.toughness !== undefined) {
    return (
      <span className="sr-plate" data-strength={look.state?.strength}>
        {look.power}/{look.toughness}
      </span>
    );
  }
  if (look.loyalty !== undefined) return <span className="sr-plate sr-plate-loyalty">{look.loyalty}</span>;
  return look.defense === undefined ? null : (
    <span className="sr-plate sr-plate-loyalty">{look.defense}</span>
  );
}
