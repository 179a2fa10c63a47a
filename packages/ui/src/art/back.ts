import { at, num, polar, polygon, times } from "./paint/canvas.ts";

const X = 125;
const Y = 175;

/** The back of every card: a door ajar between two rooms, with light behind it, in a ring of brass. */
export function backSvg(): string {
  const ring = (radius: number) => `M${X} ${Y - radius}a${radius} ${radius} 0 1 1-.1 0z`;
  const rays = times(32, (i) =>
    polygon([
      polar(X, Y, 62, (i - 0.16) / 32),
      polar(X, Y, i % 2 === 0 ? 98 : 84, i / 32),
      polar(X, Y, 62, (i + 0.16) / 32),
    ]),
  );
  const marks = times(
    48,
    (i) => `M${at(polar(X, Y, 103, i / 48))}L${at(polar(X, Y, i % 4 === 0 ? 110 : 106.5, i / 48))}`,
  );
  const scales = times(13, (row) =>
    times(10, (i) => `M${num(i * 28 - (row % 2) * 14)} ${row * 29}q14-22 28 0`),
  );
  const star = (x: number, y: number, size: number) =>
    `M${x} ${num(y - size)}L${num(x + size * 0.2)} ${num(y - size * 0.2)} ${num(x + size)} ${y} ${num(x + size * 0.2)} ${num(y + size * 0.2)} ${x} ${num(y + size)} ${num(x - size * 0.2)} ${num(y + size * 0.2)} ${num(x - size)} ${y} ${num(x - size * 0.2)} ${num(y - size * 0.2)}z`;
  const corner =
    '<g id="c"><path d="M16 78V34Q16 16 34 16H78M24 70V40Q24 24 40 24H70" fill="none" stroke="url(#b)" stroke-width="2"/><path d="M34 34l14 4-4 4 14 14-4 4-14-14-4 4z" fill="url(#b)"/></g>';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice"><defs>' +
    '<radialGradient id="g" cx=".5" cy=".5" r=".75"><stop stop-color="#2f5560"/><stop offset=".5" stop-color="#1b323b"/><stop offset="1" stop-color="#0c171c"/></radialGradient>' +
    '<linearGradient id="b" x2="1" y2="1"><stop stop-color="#f7dc98"/><stop offset=".45" stop-color="#c8963e"/><stop offset="1" stop-color="#7a5420"/></linearGradient>' +
    '<linearGradient id="l" x2="0" y2="1"><stop stop-color="#fffbe6"/><stop offset="1" stop-color="#f1b44a"/></linearGradient>' +
    '<linearGradient id="d" x2="1" y2="0"><stop stop-color="#5c3a1e"/><stop offset="1" stop-color="#2c190c"/></linearGradient>' +
    `<radialGradient id="h"><stop offset=".2" stop-color="#ffdf93" stop-opacity=".75"/><stop offset="1" stop-color="#ffdf93" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="M0 0h250v350H0z" fill="url(#g)"/><path d="${scales}" fill="none" stroke="#7fb0b8" stroke-opacity=".13"/>` +
    `<circle cx="${X}" cy="${Y}" r="124" fill="url(#h)" opacity=".55"/>` +
    `<path d="${rays}" fill="url(#b)" opacity=".9"/><path d="${ring(103)}${ring(112)}" fill="none" stroke="url(#b)" stroke-width="2"/><path d="${marks}" stroke="#e5bd69" stroke-width="1.200"/>` +
    `<circle cx="${X}" cy="${Y}" r="66" fill="#122229" stroke="url(#b)" stroke-width="3"/>` +
    `<path d="M88 226v-58q0-42 37-50 37 8 37 50v58z" fill="#0a1418" stroke="url(#b)" stroke-width="4"/>` +
    `<path d="M94 224v-55q0-36 31-44 31 8 31 44v55z" fill="url(#l)"/>` +
    `<path d="M94 224v-55q0-36 31-44v110z" fill="url(#d)" stroke="#1c0f06" stroke-width="1.500"/><path d="M101 214v-42q0-22 17-30v76zM101 190l17 3" fill="none" stroke="#8a5c30" stroke-width="2"/><circle cx="120" cy="184" r="3" fill="#f7dc98"/>` +
    `<path d="${star(143, 168, 12)}${star(136, 196, 5)}${star(149, 190, 4)}" fill="#fffdf2"/>` +
    `<path d="M80 234h90l8 8H72z" fill="url(#b)"/>${corner}<use href="#c" transform="matrix(-1 0 0 1 250 0)"/><use href="#c" transform="matrix(1 0 0 -1 0 350)"/><use href="#c" transform="matrix(-1 0 0 -1 250 350)"/>` +
    `<path d="${star(125, 36, 11)}${star(125, 314, 11)}" fill="url(#b)"/></svg>`
  );
}
