import { hkdfSync } from "node:crypto";

/** Seals the secrets of authenticator apps: derived from the key of access tokens, which no database holds. 32 bytes. */
export const factorKeyFrom = (tokenKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", tokenKey, "", "stopbank second factors", 32));
