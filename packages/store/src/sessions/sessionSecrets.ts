import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { seal, unseal } from "../sealing/seal.ts";

/** What the API gave at sign-in. It stays on the server. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const ID = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes as base64url: what the browser's cookie holds. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/** The key a session's row is found by; undefined when `id` cannot be a session id. */
export const sessionIdHash = (id: string): Buffer | undefined =>
  ID.test(id) ? createHash("sha256").update(id).digest() : undefined;

// The key comes from the id, which only the browser has: rows alone cannot be opened.
const keyFor = (id: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", id, "", "stopbank session tokens", 32));

/** Seals tokens for one session. */
export const sealTokens = (id: string, tokens: SessionTokens): Buffer =>
  seal(keyFor(id), JSON.stringify([tokens.accessToken, tokens.refreshToken]));

interface Opened {
  readonly at: number;
  readonly sealed: Buffer;
  readonly tokens: SessionTokens;
}

/** What was opened lately, by the hash of its id: a page asks a hundred times with the same. Nothing is kept for longer than it is asked for. */
const lately = new Map<string, Opened>();
const mostOpened = 1_000;
const keptMs = 60_000;

/** Opens what `sealTokens` sealed for the same id; throws when either was tampered with. */
export function openTokens(id: string, sealed: Uint8Array): SessionTokens {
  const key = createHash("sha256").update(id).digest("base64url");
  forgetOld();
  const known = lately.get(key);
  if (known?.sealed.equals(sealed)) return known.tokens;
  const [accessToken, refreshToken] = JSON.parse(unseal(keyFor(id), sealed)) as [string, string];
  const tokens = { accessToken, refreshToken };
  lately.delete(key);
  lately.set(key, { at: performance.now(), sealed: Buffer.from(sealed), tokens });
  return tokens;
}

/** The oldest come first. */
function forgetOld(): void {
  const before = performance.now() - keptMs;
  for (const [key, { at }] of lately) {
    if (at > before && lately.size <= mostOpened) return;
    lately.delete(key);
  }
}
