const SHAPES = {
  hand: "M5 8l3-2 9 13-3 2zM9 5l4-1 5 15-4 1zM14 3h5v16h-5z",
  library: "M5 4h11v15H5zM17 6h1v15H8v-1h9zM19 8h1v15H10v-1h9z",
  graveyard: "M6 21V10a6 6 0 0 1 12 0v11zM11 8v2H9v2h2v5h2v-5h2v-2h-2V8zM3 21h18v2H3z",
  exile: "M12 2a10 10 0 1 0 .1 0zM12 5a7 7 0 1 1-.1 0zM12 9a3 3 0 1 0 .1 0z",
  command: "M4 20l1-12 4 5 3-9 3 9 4-5 1 12z",
  permanents: "M3 4h8v10H3zM13 4h8v10h-8zM3 16h18v4H3z",
  turn: "M6 3l14 9-14 9z",
} as const;
export type CountIconName = keyof typeof SHAPES;

/** An icon for the count next to it. */
export function CountIcon({ icon }: { icon: CountIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[icon]} fillRule="evenodd" />
    </svg>
  );
}
