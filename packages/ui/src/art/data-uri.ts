/** An SVG document as a data URL for `img` and CSS; its ids cannot clash with those of the page or other pictures. */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;
