import type { CorpusFace } from "./corpus-card.ts";

/**
 * Color indicators (CR 204) that are printed on back faces and that a corpus leaves out, so that the face must not be taken for
 * colorless. Reviewed by the name of the face; an indicator that is there is read as ever. A back face has the colors of its
 * front face only where they are printed on it, so that no rule can take the place of this table.
 */
const LOST_COLOR_INDICATORS: ReadonlyMap<string, string> = new Map([
  ["Aang and La, Ocean's Fury", "WU"],
  ["Aang, Destined Savior", "WUG"],
  ["Aang, Master of Elements", "WURG"],
  ["Ashling, Rimebound", "U"],
  ["Avatar Kyoshi", "G"],
  ["Avatar Roku", "R"],
  ["Avatar Yangchen", "W"],
  ["Bladewheel Chariot", "W"],
  ["Braided Quipu", "U"],
  ["Braska's Final Aeon", "B"],
  ["Chaos, the Endless", "BR"],
  ["Consuming Sepulcher", "B"],
  ["Cosmium Kiln", "W"],
  ["Crystallized Serah", "WG"],
  ["Dire Blunderbuss", "R"],
  ["Dread Osseosaur", "B"],
  ["Esper Terra", "RG"],
  ["Fire Lord Sozin", "B"],
  ["Galian Beast", "B"],
  ["Guidestone Compass", "U"],
  ["Hydaelyn, the Mothercrystal", "W"],
  ["Iceberg Titan", "U"],
  ["Ifrit, Warden of Inferno", "R"],
  ["Isilu, Carrier of Twilight", "B"],
  ["Jadeheart Attendant", "G"],
  ["Kaslem's Strider", "G"],
  ["Kefka, Ruler of Ruin", "UBR"],
  ["Locus of Enlightenment", "U"],
  ["Magicked Card", "U"],
  ["Oteclan Levitator", "W"],
  ["Roar of the Fifth People", "WRG"],
  ["Sandswirl Wanderglyph", "W"],
  ["Sephiroth, One-Winged Angel", "B"],
  ["Shinryu, Transcendent Rival", "B"],
  ["Shiva, Warden of Ice", "U"],
  ["Sovereign's Macuahuitl", "R"],
  ["Summon: Alexander", "W"],
  ["Sygg, Wanderbrine Shield", "W"],
  ["Trystan, Penitent Culler", "B"],
  ["Watertight Gondola", "U"],
  ["World Champion, Celestial Weapon", "R"],
  ["Yiazmat, Ultimate Mark", "B"],
]);

/** Back faces that have a color indicator which nobody has confirmed yet: without it their card is refused. */
const UNKNOWN_COLORS: ReadonlySet<string> = new Set([
  "Cecil, Redeemed Paladin",
  "Hades, Sorcerer of Eld",
  "Phoenix, Warden of Fire",
]);

function isWithoutColors({ manaCost, colorIndicator }: CorpusFace): boolean {
  return (manaCost ?? "") === "" && colorIndicator === undefined;
}

/** The face with the color indicator that is printed on it, where the corpus has left it out. */
export function withColorIndicator(face: CorpusFace): CorpusFace {
  const colorIndicator = LOST_COLOR_INDICATORS.get(face.name);
  return colorIndicator !== undefined && isWithoutColors(face) ? { ...face, colorIndicator } : face;
}

/** Whether a face is known to have colors, and not known which. */
export function hasUnknownColors(face: CorpusFace): boolean {
  return UNKNOWN_COLORS.has(face.name) && isWithoutColors(face);
}
