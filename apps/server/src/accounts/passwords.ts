/**
 * Passwords: Argon2id from Node's own crypto, kept in the PHC string format, so that a stronger setting can
 * be introduced later without making anyone choose a new one.
 */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;

/** OWASP's password storage recommendation for Argon2id: 19 MiB, two passes, one lane. */
const SETTING: Setting = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** We never wrote more than this. */
const LARGEST: Setting = { memory: 1_048_576, passes: 10, parallelism: 8 };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Setting {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const derive = promisify(argon2);

export type PasswordProblem = "too-short" | "too-long" | "easy";

/** What is wrong with a new password, if anything. */
export function passwordProblem(password: string, known: readonly string[]): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return "too-short";
  if (length > PASSWORD_LENGTH.most) return "too-long";
  const folded = password.toLowerCase();
  const repeated = new Set(folded).size < 5;
  const told = known.some((word) => word.length > 0 && folded === word.toLowerCase());
  return repeated || told || isRun(folded) ? "easy" : undefined;
}

/** Hashes a password, with salt and setting in the text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveHash(password, salt, SETTING, HASH_BYTES);
  const { memory, passes, parallelism } = SETTING;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

/**
 * Whether this is the password of the hash. Without a hash it takes just as long and returns false, so that nobody
 * can tell from the time which addresses have an account.
 */
export async function isPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const parsed = phc === null || phc === undefined ? undefined : parse(phc);
  if (parsed === undefined) {
    await deriveHash(password, Buffer.alloc(SALT_BYTES), SETTING, HASH_BYTES);
    return false;
  }
  const hash = await deriveHash(password, parsed.salt, parsed.setting, parsed.hash.length);
  return timingSafeEqual(hash, parsed.hash);
}

async function deriveHash(
  password: string,
  salt: Buffer,
  setting: Setting,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize("NFKC").slice(0, 4 * PASSWORD_LENGTH.most);
  return Buffer.from(await derive("argon2id", { message, nonce: salt, tagLength, ...setting }));
}

function parse(phc: string) {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  const setting = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const sound =
    setting.memory <= LARGEST.memory &&
    setting.passes <= LARGEST.passes &&
    setting.parallelism <= LARGEST.parallelism;
  if (!sound) return undefined;
  return { setting, salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") };
}

/** PHC strings have base64 without padding. */
function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Each character next to the one before it: 0123456789, abcdefghij. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.every((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) <= 1);
}
