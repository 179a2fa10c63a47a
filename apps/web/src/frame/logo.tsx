/** Two cards, one of them with a spark. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="34" height="34" aria-hidden="true">
      <g transform="rotate(-12 32 34)">
        <rect x="11" y="13" width="27" height="38" rx="4" fill="#14110f" stroke="#c8963e" strokeWidth="3" />
      </g>
      <g transform="rotate(9 32 34)">
        <rect x="24" y="12" width="27" height="38" rx="4" fill="#2c454c" stroke="#e9c97e" strokeWidth="3" />
        <path d="M37.500 20l2.700 8 8 2.700-8 2.700-2.700 8-2.700-8-8-2.700 8-2.700z" fill="#f5d992" />
      </g>
    </svg>
  );
}
