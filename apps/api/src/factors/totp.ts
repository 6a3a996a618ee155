import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What authenticator apps take for granted: SHA-1, six digits, half a minute (RFC 6238, RFC 4226). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be a step off either way. */
const WINDOW = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits in base32, as RFC 4226 recommends, and as apps take them. */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** @throws TypeError for what is no base32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((digit) => {
      const value = alphabet.indexOf(digit);
      if (value === -1) throw new TypeError("Not base32.");
      return value.toString(2).padStart(5, "0");
    })
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The step that an instant is in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1_000 / STEP_SECONDS);

/** The code of one step. @param digits six, but for RFC 6238's own examples. */
export function codeOfStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The step whose code this is, from one before now to one after; undefined for a wrong code. All are compared, in the same time.
 *
 * @param secret base32.
 * @param code with or without spaces.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const typed = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(typed)) return undefined;
  const key = fromBase32(secret);
  const middle = stepAt(now);
  let found: number | undefined;
  for (let step = Math.max(0, middle - WINDOW); step <= middle + WINDOW; step++)
    if (timingSafeEqual(Buffer.from(codeOfStep(key, step)), Buffer.from(typed))) found ??= step;
  return found;
}

/** What a QR code says to an app (Google's key URI format, which apps read). */
export function totpUri(secret: string, email: string): string {
  const label = `Stopbank:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=Stopbank&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
