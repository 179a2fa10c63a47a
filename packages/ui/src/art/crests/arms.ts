import type { Crest } from "./crest.ts";
import { back, fore, twin, whole } from "./crest.ts";

const sword: Crest = {
  shapes: [
    twin("body", "M101 -8L86 22V134H101z"),
    twin("bright", "M101 -8L86 22V134H92V28L101 8z"),
    twin("light", "M92 28L101 12V134H92z"),
    twin("body", "M101 126H62C50 126 44 118 38 116C40 130 50 142 64 142L101 146z"),
    twin("gem", "M38 116a7 7 0 1 1-.1 0z"),
    twin("light", "M101 126H62C52 126 46 122 42 120C46 128 54 132 64 132H101z"),
    twin("body", "M101 144H91V182H101z"),
    twin("bright", "M91 150L101 154V158L91 154zM91 162L101 166V170L91 166zM91 174L101 178V182L91 178z"),
    whole("gem", "M100 180a12 12 0 1 1-.1 0zM100 128l8 9-8 9-8-9z"),
    fore("light", "M100 186a6 6 0 0 0-6 6a8 8 0 0 1 6-6z"),
  ],
};

const axe: Crest = {
  shapes: [
    twin("body", "M101 6H94V206H101z"),
    twin("body", "M94 40C74 42 58 34 46 10C22 40 16 92 38 134C52 112 72 100 94 104z"),
    twin("light", "M94 40C74 42 58 34 46 10L44 40C58 58 76 60 94 56z"),
    twin("bright", "M46 10C22 40 16 92 38 134L42 122C28 90 30 50 47 22z"),
    twin("dim", "M94 104C78 100 60 108 48 118C62 96 78 90 94 90z"),
    twin("gem", "M72 62l7 11-7 11-7-11z"),
    twin("bright", "M94 150H101V154H94zM94 162H101V166H94zM94 174H101V178H94z"),
    whole("gem", "M100 -8l9 16-9 14-9-14z"),
  ],
};

const hammer: Crest = {
  shapes: [
    twin("body", "M101 80H93V204H101z"),
    twin("bright", "M93 150L101 154V159L93 155zM93 168L101 172V177L93 173zM93 186L101 190V195L93 191z"),
    twin("body", "M101 16H50L42 6L22 14V92L42 100L50 90H101z"),
    twin("light", "M101 16H50L42 6L22 14V40L46 34H101z"),
    twin("dim", "M101 90H50L42 100L22 92V76L44 72L101 70z"),
    twin("bright", "M50 16V90H54V16z"),
    whole("gem", "M100 28L122 53L100 78L78 53z"),
    whole("bright", "M100 28L122 53L100 58L78 53z"),
  ],
};

const shield: Crest = {
  shapes: [
    twin("body", "M101 4C76 18 50 24 24 24C22 92 46 160 101 196z"),
    twin("bright", "M101 4C76 18 50 24 24 24C23 44 25 62 29 80L38 78C35 64 34 48 34 34C58 34 80 28 101 16z"),
    twin("light", "M101 24C82 34 62 40 42 41C42 88 58 134 101 166z"),
    twin("dim", "M101 102H50C58 128 74 150 101 168z"),
    twin("gem", "M101 56L92 84L66 88L88 102L80 128L101 112z"),
    twin("bright", "M101 56L97 70L101 78z"),
    twin("bright", "M32 110a4 4 0 1 1-.1 0zM48 146a4 4 0 1 1-.1 0zM74 174a4 4 0 1 1-.1 0z"),
  ],
};

const helm: Crest = {
  shapes: [
    back("gem", "M84 44C60 36 40 14 44 -8C28 10 26 44 52 66z"),
    twin(
      "body",
      "M101 26C64 26 44 54 44 92V150C52 168 64 182 80 190L84 140L70 124L62 104C78 98 92 100 97 108L95 160H101z",
    ),
    twin("light", "M101 26C64 26 44 54 44 92V140L54 148V94C56 62 74 42 101 40z"),
    twin("bright", "M62 104C78 98 92 100 97 108L95 160H98L100 104C90 94 74 92 60 98z"),
    twin("dim", "M80 190L84 140L70 124L66 176z"),
    twin("bright", "M56 132a3 3 0 1 1-.1 0zM60 150a3 3 0 1 1-.1 0zM66 166a3 3 0 1 1-.1 0z"),
    whole("gem", "M94 -2H106V60L100 72L94 60z"),
  ],
};

const staff: Crest = {
  shapes: [
    whole("body", "M95 66H105L103 206H97z"),
    twin("body", "M98 84C70 78 54 58 58 32C62 14 76 4 90 4C78 14 74 26 78 40C82 54 92 60 101 62z"),
    twin("light", "M92 78C72 72 58 54 62 32C64 20 72 12 80 8C72 22 70 36 76 48C80 58 88 66 96 68z"),
    whole("gem", "M100 6a24 24 0 1 1-.1 0z"),
    whole("bright", "M90 16a12 12 0 0 0-8 14a16 16 0 0 1 14-16z"),
    twin("bright", "M94 92H101V96H94zM94 104H101V108H94zM95 116H101V120H95z"),
    twin("gem", "M88 96C74 102 66 116 68 134C78 128 88 116 92 102z"),
    twin("light", "M97 124H99V200H97z"),
  ],
};

const bow: Crest = {
  shapes: [
    whole("bright", "M62 -2L146 100L62 202L60 200L142 100L60 0z"),
    whole(
      "body",
      "M54 -8C64 -10 72 -4 66 6C84 26 66 60 44 82C34 92 34 108 44 118C66 140 84 174 66 194C72 204 64 210 54 208C62 184 44 156 28 134C14 114 14 86 28 66C44 44 62 16 54 -8z",
    ),
    whole("light", "M54 -8C62 16 44 44 28 66C14 86 14 114 28 134C24 110 30 94 40 80C58 58 74 30 64 4z"),
    whole("body", "M-6 97H160V103H-6z"),
    whole("gem", "M-22 100L8 84V116zM150 100L166 86H186L172 100L186 114H166z"),
    whole("bright", "M26 88H42V93H26zM26 107H42V112H26z"),
  ],
};

const ring: Crest = {
  shapes: [
    twin(
      "body",
      "M101 60C62 60 34 86 34 124C34 164 64 192 101 192V172C76 172 54 152 54 124C54 98 76 80 101 80z",
    ),
    twin("light", "M101 60C62 60 34 86 34 124C34 142 40 158 50 170C44 154 42 140 44 124C46 94 70 72 101 70z"),
    twin(
      "bright",
      "M54 124C54 98 76 80 101 80V84C78 84 58 102 58 124C58 136 62 146 68 154C60 148 54 138 54 124z",
    ),
    twin("body", "M101 82L78 70L70 44L84 58L101 62z"),
    twin("gem", "M101 -2L74 20L82 46L101 72z"),
    twin("bright", "M101 -2L74 20L88 22L101 14z"),
    twin("dim", "M82 46L101 72V46L90 36z"),
  ],
};

const banner: Crest = {
  shapes: [
    back("body", "M36 -6H44L170 206H158z"),
    back("gem", "M38 -2C20 14 4 4 -16 20L10 70C28 56 46 66 68 46z"),
    back("dim", "M10 70C28 56 46 66 68 46L60 32C40 48 22 38 0 52z"),
    twin("body", "M101 62C84 70 64 74 46 74C46 122 62 164 101 192z"),
    twin("bright", "M101 62C84 70 64 74 46 74L47 92L56 90L56 84C72 84 88 80 101 74z"),
    twin("light", "M101 82C86 88 74 90 60 92C62 124 74 150 101 174z"),
    twin("gem", "M101 104L92 122L74 128L88 140L86 158L101 150z"),
  ],
};

const boots: Crest = {
  shapes: [
    whole(
      "gem",
      "M24 92C4 84 -4 66 -6 46C10 56 26 58 42 56C32 62 20 64 10 62C18 74 34 76 46 74C38 80 30 82 22 80C28 88 38 90 50 90z",
    ),
    whole(
      "body",
      "M46 20H110L106 110C108 128 130 134 158 140C176 144 184 154 184 170H44C38 126 52 84 46 20z",
    ),
    whole("light", "M46 20H74C76 70 66 120 64 170H44C38 126 52 84 46 20z"),
    whole("body", "M40 8H116V34H40z"),
    whole("light", "M40 8H116V16H40z"),
    whole("body", "M42 168H186V182H150L144 176H72V182H42z"),
    whole("bright", "M84 60H107V66H84zM84 78H106V84H84zM82 96H106V102H82z"),
    whole("gem", "M96 44l7 8-7 8-7-8z"),
  ],
};

export const ARMS = {
  sword,
  axe,
  hammer,
  shield,
  helm,
  staff,
  bow,
  ring,
  banner,
  boots,
} as const satisfies Record<string, Crest>;
