import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** What the API gave at sign-in. It stays on the server. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const ID = /^[A-Za-z0-9_-]{43}$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 32 random bytes as base64url: what the browser's cookie holds. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/** The key a session's row is found by; undefined when `id` cannot be a session id. */
export const sessionIdHash = (id: string): Buffer | undefined =>
  ID.test(id) ? createHash("sha256").update(id).digest() : undefined;

// The key comes from the id, which only the browser has: rows alone cannot be opened.
const keyFor = (id: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", id, "", "stopbank session tokens", 32));

/** Seals tokens for one session (AES-256-GCM): nonce, tag, ciphertext. */
export function sealTokens(id: string, tokens: SessionTokens): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(id), nonce);
  const text = JSON.stringify([tokens.accessToken, tokens.refreshToken]);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `sealTokens` sealed for the same id; throws when either was tampered with. */
export function openTokens(id: string, sealed: Uint8Array): SessionTokens {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(id), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  const [accessToken, refreshToken] = JSON.parse(text.toString("utf8")) as [string, string];
  return { accessToken, refreshToken };
}
