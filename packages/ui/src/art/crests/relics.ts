import type { Crest } from "./crest.ts";
import { back, twin, whole } from "./crest.ts";

const cog: Crest = {
  shapes: [
    twin(
      "body",
      "M101 24H90L86 42C80 44 74 46 69 49L54 39L39 54L49 69C46 74 44 80 42 86L24 90V110L42 114C44 120 46 126 49 131L39 146L54 161L69 151C74 154 80 156 86 158L90 176H101z",
    ),
    twin(
      "light",
      "M101 24H90L86 42C80 44 74 46 69 49L54 39L39 54L49 69C46 74 44 80 42 86L24 90V100H50C50 72 72 50 101 50z",
    ),
    twin("deep", "M101 62A38 38 0 0 0 101 138V128A28 28 0 0 1 101 72z"),
    twin("bright", "M101 56A44 44 0 0 0 57 100H61A40 40 0 0 1 101 60z"),
    whole("gem", "M100 74A26 26 0 1 1 99.900 74z"),
    whole("bright", "M92 82A14 14 0 0 0 82 96A18 18 0 0 1 92 82z"),
    whole("deep", "M98 100L82 60L104 98zM98 98L130 112L100 104z"),
    twin("bright", "M56 96a4 4 0 1 1-.1 0zM68 68a4 4 0 1 1-.1 0zM68 126a4 4 0 1 1-.1 0z"),
  ],
};

const lantern: Crest = {
  shapes: [
    twin("body", "M101 6C86 6 78 18 80 32L88 30C86 20 92 14 101 14z"),
    twin("body", "M101 26L74 40L66 56H101zM101 154H62L54 180H101zM62 54H72V158H60z"),
    twin("light", "M101 26L74 40L66 56L92 52zM62 154L54 180L70 166z"),
    twin("gem", "M101 56H72V154H101z"),
    twin("bright", "M101 72C88 90 82 104 84 120C86 134 94 142 101 144z"),
    twin("dim", "M84 56H88V154H84z"),
    twin("body", "M46 180H101V192H46z"),
    twin("light", "M46 180H90L84 184H46z"),
  ],
};

const chalice: Crest = {
  shapes: [
    twin("body", "M101 44H46C44 84 62 118 92 124V158C78 162 66 170 60 184H101z"),
    twin("light", "M101 44H46C45 82 60 110 84 120C66 98 62 74 64 54H101z"),
    twin("deep", "M101 38C72 38 46 40 46 46C46 54 72 56 101 56z"),
    twin("gem", "M101 44C76 44 56 45 56 48C56 52 76 53 101 53z"),
    twin("gem", "M101 76L88 90L101 106z"),
    twin(
      "bright",
      "M52 66C60 68 80 70 101 70V74C80 74 62 72 53 70zM84 134C90 130 96 130 101 130V140C96 140 90 140 84 134z",
    ),
    twin("light", "M60 184C66 170 78 162 92 158L94 166C82 168 74 174 72 184z"),
    whole("bright", "M100 2l4 12 12 4-12 4-4 12-4-12-12-4 12-4z"),
  ],
};

const amulet: Crest = {
  shapes: [
    back("body", "M92 96C60 80 40 46 42 -4L50 -4C50 42 66 72 98 86z"),
    back(
      "bright",
      "M46 10l4 3-4 3-4-3zM48 28l4 3-4 3-4-3zM53 46l4 3-4 3-4-3zM62 62l4 3-4 3-4-3zM74 76l4 3-4 3-4-3z",
    ),
    twin("body", "M101 72L70 84L52 114L60 148L84 172L101 192z"),
    twin("light", "M101 72L70 84L52 114L56 132L72 110L101 88z"),
    twin("gem", "M101 92L78 104L70 122L78 144L101 166z"),
    twin("bright", "M101 92L78 104L88 116L101 112z"),
    twin("dim", "M101 166L78 144L88 136L101 142z"),
    twin("bright", "M60 116a4 4 0 1 1-.1 0zM68 146a4 4 0 1 1-.1 0zM80 90a3 3 0 1 1-.1 0z"),
  ],
};

const crown: Crest = {
  shapes: [
    twin("body", "M101 30L84 84L56 44L58 98L16 74L40 156C60 170 80 174 101 174z"),
    twin("light", "M101 30L84 84L56 44L58 98L16 74L30 122C46 136 70 130 92 116z"),
    twin("dim", "M40 156C60 168 80 172 101 172V154C80 154 56 150 36 142z"),
    twin("bright", "M36 138C56 148 78 152 101 152V158C78 158 56 154 38 144z"),
    twin("gem", "M16 74a9 9 0 1 1-.1 0zM56 40a10 10 0 1 1-.1 0zM66 120l8 10-8 12-8-12z"),
    whole("gem", "M100 18a12 12 0 1 1-.1 0zM100 108l13 16-13 18-13-18z"),
    whole("bright", "M100 108l13 16-13 3-13-3z"),
  ],
};

const tome: Crest = {
  shapes: [
    twin("body", "M101 52C76 34 44 34 8 44V160C44 150 76 152 101 172z"),
    twin("bright", "M101 58C78 42 48 42 18 50V150C48 142 78 144 101 160z"),
    twin("dim", "M101 58C94 52 88 50 82 48V142C90 144 96 150 101 158z"),
    twin(
      "deep",
      "M30 66C46 62 62 64 76 70V74C62 68 46 66 30 70zM30 84C46 80 62 82 76 88V92C62 86 46 84 30 88zM30 120C46 116 62 118 76 124V128C62 122 46 120 30 124z",
    ),
    twin("gem", "M46 98l5 7 8 0-6 6 3 8-8-4-8 4 3-8-6-6 7 0z"),
    twin("body", "M8 156C44 146 76 150 101 170V180C76 162 44 158 8 168z"),
    whole("gem", "M104 60H116V196L110 188L104 196z"),
    whole("bright", "M100 4l4 14 14 4-14 4-4 14-4-14-14-4 14-4z"),
  ],
};

const hourglass: Crest = {
  shapes: [
    twin("body", "M101 12H44V30H54C54 66 70 88 88 100C70 112 54 134 54 170H44V188H101z"),
    twin("light", "M101 12H44V24H101zM101 170H44V176H101z"),
    twin("bright", "M101 32H64C64 64 80 86 98 98V102C80 114 64 136 64 168H101z"),
    twin("gem", "M101 60H72C76 74 86 86 98 96V140C84 146 74 156 70 168H101z"),
    twin("dim", "M101 60H72L76 68H101zM94 140C84 146 76 156 72 168H80C82 156 88 146 94 140z"),
    twin(
      "light",
      "M68 36C68 56 76 72 86 84C80 70 76 54 76 36zM68 164C70 144 78 128 90 116C82 130 78 148 76 164z",
    ),
  ],
};

const mask: Crest = {
  shapes: [
    twin(
      "gem",
      "M62 60C44 44 32 22 34 -4C50 8 62 22 70 44zM84 44C76 24 78 4 88 -8C94 8 96 24 96 42zM50 88C28 80 12 64 4 44C26 46 44 54 58 66z",
    ),
    twin("body", "M101 36C70 36 48 56 48 90C48 130 72 168 101 188z"),
    twin("light", "M101 42C74 42 54 60 54 90C56 104 62 118 68 130C64 100 76 70 101 62z"),
    twin(
      "deep",
      "M62 88C74 80 90 86 96 100C84 108 68 104 62 88zM80 148C88 144 95 144 101 145V158C92 158 84 154 80 148z",
    ),
    twin("gem", "M70 90Q80 88 88 97Q78 100 70 90z"),
    twin("bright", "M101 62L97 64L93 118C90 124 88 128 86 130Q94 136 101 134z"),
    twin("bright", "M60 76C70 68 84 70 94 82C82 76 72 74 60 76zM62 116l14 6-2 5-11-5zM66 128l12 6-2 5-9-5z"),
    whole("gem", "M100 44l6 9-6 10-6-10z"),
  ],
};

const key: Crest = {
  shapes: [
    twin("body", "M101 -2C70 -2 50 16 50 42C50 68 70 84 92 88V188H101z"),
    twin("light", "M101 4C74 4 56 20 56 42C58 32 74 16 101 14zM92 92H96V184H92z"),
    twin("deep", "M101 22C84 22 74 30 74 42C74 54 84 62 101 62z"),
    twin("gem", "M101 30C90 30 82 34 82 42C82 50 90 54 101 54z"),
    whole("body", "M104 140H142V150H132V160H142V172H122V182H104z"),
    whole("light", "M108 142H140V146H108z"),
    twin("bright", "M84 88H101V96H84zM88 104H101V110H88z"),
  ],
};

const crystal: Crest = {
  pale: true,
  shapes: [
    whole("body", "M40 190L22 118L44 92L66 112L72 190zM132 192L138 104L162 78L180 106L166 192z"),
    whole("light", "M22 118L44 92L48 188L40 190zM138 104L162 78L156 192H132z"),
    twin("body", "M101 -4L70 36L64 190L101 204z"),
    twin("light", "M101 -4L70 36L84 48L101 34z"),
    twin("bright", "M70 36L84 48L82 196L64 190z"),
    twin("dim", "M84 48L101 34V60L92 70L90 200L82 196z"),
    whole("gem", "M100 66l14 26-14 50-14-50z"),
    whole("bright", "M100 66l14 26-14 8-14-8z"),
  ],
};

const treasure: Crest = {
  shapes: [
    twin("body", "M101 42C62 42 32 54 28 88H101zM101 94H24L34 176H101z"),
    twin("light", "M101 42C62 42 32 54 28 88H44C48 66 70 54 101 52zM24 94L34 176H46L40 104z"),
    twin("gem", "M101 62C76 62 52 72 44 94H101z"),
    twin(
      "bright",
      "M66 74a9 9 0 1 1-.1 0zM86 66a9 9 0 1 1-.1 0zM52 88a7 7 0 1 1-.1 0zM78 84a7 7 0 1 1-.1 0z",
    ),
    twin("deep", "M24 94H101V102H25z"),
    twin("bright", "M26 114H101V119H27zM31 158H101V163H32zM60 102H66V174H60z"),
    whole("bright", "M84 98H116V136L100 144L84 136z"),
    whole("deep", "M100 108a7 7 0 0 1 4 13l2 10h-12l2-10a7 7 0 0 1 4-13z"),
  ],
};

const apple: Crest = {
  shapes: [
    twin("body", "M101 58C88 44 58 42 42 64C24 92 38 150 66 178C80 188 92 184 101 178z"),
    twin("light", "M92 58C78 50 58 52 48 70C36 94 44 132 62 156C54 120 58 84 92 58z"),
    twin("dim", "M101 58C92 74 90 120 94 178L101 178z"),
    whole("body", "M98 62C96 40 100 22 112 8L120 14C108 28 106 44 106 62z"),
    whole("gem", "M110 40C122 18 146 12 166 22C156 44 132 52 110 40z"),
    whole("bright", "M110 40C126 30 144 24 166 22C146 30 128 38 110 40zM56 82q8-14 22-18q-10 10-14 24z"),
    whole("deep", "M120 120C128 104 150 106 152 122C154 138 134 146 124 138z"),
  ],
};

const glass: Crest = {
  shapes: [
    whole("body", "M116 118L132 106L190 172C196 182 184 194 174 188z"),
    whole("light", "M122 122L130 114L186 180C180 186 174 184 170 180z"),
    whole("body", "M82 10A62 62 0 1 1 81.900 10z"),
    whole("bright", "M82 22A50 50 0 1 1 81.900 22z"),
    whole("gem", "M82 26A46 46 0 1 1 81.900 26z"),
    whole("deep", "M46 72C62 50 102 50 118 72C102 94 62 94 46 72z"),
    whole("bright", "M82 56A16 16 0 1 1 81.900 56zM50 50A40 40 0 0 1 70 32L72 37A36 36 0 0 0 55 53z"),
    whole("deep", "M82 63A9 9 0 1 1 81.900 63z"),
  ],
};

const airship: Crest = {
  shapes: [
    whole("body", "M6 56C20 16 70 -2 118 4C162 8 190 32 196 58C188 84 150 98 104 98C56 98 16 86 6 56z"),
    whole("light", "M6 56C20 16 70 -2 118 4C90 8 44 28 30 84C16 76 8 66 6 56z"),
    whole(
      "dim",
      "M104 98C120 72 122 34 118 4L134 6C142 34 140 70 130 96zM60 12C52 36 50 66 60 92L46 88C36 64 40 34 50 16z",
    ),
    whole("bright", "M6 56Q100 44 196 58Q100 50 6 56z"),
    whole("deep", "M42 88H46L58 132H53zM156 88H160L150 132H145zM98 98H102V132H98z"),
    whole("body", "M30 124H178L170 138C160 168 132 178 104 178C70 178 48 166 38 140z"),
    whole("light", "M30 124H178L174 131H36zM44 142C52 162 72 172 96 174C80 166 70 156 66 142z"),
    whole(
      "gem",
      "M74 146a6 6 0 1 1-.1 0zM98 146a6 6 0 1 1-.1 0zM122 146a6 6 0 1 1-.1 0zM146 144a6 6 0 1 1-.1 0z",
    ),
    whole("body", "M28 150C10 150 -2 160 -8 176C10 172 24 176 34 166z"),
    whole("gem", "M196 58L222 36V80z"),
  ],
};

export const RELICS = {
  cog,
  lantern,
  chalice,
  amulet,
  crown,
  tome,
  hourglass,
  mask,
  key,
  crystal,
  treasure,
  apple,
  glass,
  airship,
} as const satisfies Record<string, Crest>;
