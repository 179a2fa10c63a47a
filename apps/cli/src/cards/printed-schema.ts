import { z } from "zod";

const faceFields = {
  name: z.string(),
  manaCost: z.string().exactOptional(),
  text: z.string().exactOptional(),
  power: z.string().exactOptional(),
  toughness: z.string().exactOptional(),
  loyalty: z.string().exactOptional(),
  defense: z.string().exactOptional(),
  colorIndicator: z.string().exactOptional(),
};
const faceSchema = z.object({ ...faceFields, typeLine: z.string() });

/** What is printed on a card, as it was imported. */
export const printedSchema = z.object({
  ...faceFields,
  layout: z.string().exactOptional(),
  typeLine: z.string().exactOptional(),
  faces: z.array(faceSchema).exactOptional(),
});
