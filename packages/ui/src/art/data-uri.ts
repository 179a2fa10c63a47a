/** An SVG document as an address for `img` and CSS; its ids can't meet those of the page or of other pictures. */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;
