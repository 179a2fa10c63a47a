/** Bearer tokens: 256 random bits that only their holder knows. The database stores their SHA-256. */
import { createHash, randomBytes } from "node:crypto";

/** Makes a leaked token recognizable for people and secret scanners. */
const PREFIX = "spellroom_";
const SHAPE = /^spellroom_[A-Za-z0-9_-]{43}$/;

export function makeToken(): string {
  return PREFIX + randomBytes(32).toString("base64url");
}

/** Whether it could be a token at all; saves a query. */
export function isToken(text: string): boolean {
  return SHAPE.test(text);
}

/** A fast hash is enough: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
