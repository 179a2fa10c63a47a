import type { Shape } from "./crest.ts";
import { back, whole } from "./crest.ts";

const spears = [
  back("body", "M14 206L19 56H25L24 206z"),
  back("bright", "M22 2C30 24 32 38 22 60C12 38 14 24 22 2z"),
  back("gem", "M20 62L4 70L18 78L2 90L20 88z"),
];

const staffs = (head: readonly Shape[]): readonly Shape[] => [whole("body", "M174 206V50H180V206z"), ...head];

const axes = [
  back(
    "body",
    "M18 34L26 28L160 206H148zM40 74C44 52 34 30 14 22C18 32 16 40 10 46C2 52 -6 54 -14 52C-10 76 12 90 34 88L46 72z",
  ),
  back("bright", "M14 22C18 32 16 40 10 46C2 52 -6 54 -14 52L-12 60C-2 62 8 58 16 52C24 46 24 36 24 28z"),
];

const daggers = [
  back("body", "M-2 176L10 168L40 206H18z"),
  back("bright", "M-2 92L14 100L26 172L8 184z"),
  back("body", "M-6 184L34 164L38 172L-2 192z"),
];

const leaves = staffs([
  whole(
    "gem",
    "M177 54C158 46 150 30 154 10C170 14 178 30 177 54zM178 54C196 46 204 30 200 10C184 14 176 30 178 54z",
  ),
  whole(
    "bright",
    "M177 54C166 44 158 28 154 10C162 30 168 42 177 54zM178 54C188 44 196 28 200 10C192 30 188 42 178 54z",
  ),
]);

/** What a calling carries: drawn behind the crest of its people, so that an elf warrior is not an elf druid. */
export const GEAR = {
  soldier: spears,
  knight: [
    back("body", "M14 206L20 -4H26L24 206z"),
    back("gem", "M20 0C6 10 -8 2 -24 10L-18 26L-26 44C-10 36 4 46 19 38z"),
  ],
  warrior: axes,
  berserker: axes,
  rogue: daggers,
  wizard: staffs([
    whole("gem", "M177 2l9 20 20 9-20 9-9 20-9-20-20-9 20-9z"),
    whole("bright", "M177 18l4 9 9 4-9 4-4 9-4-9-9-4 9-4z"),
  ]),
  cleric: staffs([
    whole("gem", "M177 6a25 25 0 1 1-.1 0zm0 9a16 16 0 1 0 .1 0z"),
    whole("bright", "M177 22a9 9 0 1 1-.1 0z"),
  ]),
  shaman: staffs([
    whole(
      "body",
      "M177 60C156 54 146 36 150 12C158 30 164 38 174 42C168 30 168 16 176 4C182 18 184 30 182 42C192 38 198 28 202 12C208 36 198 54 177 60z",
    ),
    whole("gem", "M172 64L160 98L170 92L176 104L180 64zM182 64L194 98L184 92L180 104z"),
  ]),
  druid: leaves,
  archer: [
    whole(
      "body",
      "M20 -4C30 0 28 10 22 16C40 50 44 150 22 190C28 196 30 206 20 210C24 196 6 160 2 103C6 46 24 10 20 -4z",
    ),
    whole("bright", "M22 16L23 17V189L21 190V18z"),
    whole("body", "M-14 100H30V106H-14z"),
  ],
  pirate: [
    back("body", "M-4 96C12 140 44 178 92 204L84 212C36 194 2 150 -4 96z"),
    back("bright", "M-4 96C12 140 44 178 92 204L90 207C42 182 8 146 -4 96z"),
  ],
  artificer: [
    back(
      "body",
      "M20 20L26 20L28 30L36 33L44 27L50 33L45 42L48 50L58 52V60L48 62L45 70L50 78L44 84L36 79L28 82L26 92H18L16 82L8 79L0 84L-6 78L-1 70L-4 62L-14 60V52L-4 50L-1 42L-6 33L0 27L8 33L16 30L18 20z",
    ),
    back("gem", "M22 42a14 14 0 1 1-.1 0z"),
  ],
  noble: [back("gem", "M26 -2C20 50 24 120 14 206H-6C2 140 -2 60 4 -2z"), back("bright", "M4 -2H26L25 8H3z")],
} as const satisfies Record<string, readonly Shape[]>;

export type Calling = keyof typeof GEAR;
