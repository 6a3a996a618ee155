import { hkdfSync } from "node:crypto";

/** Hashes confirmation codes: derived from the key of access tokens, which no database holds. 32 bytes. */
export const codeKeyFrom = (tokenKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", tokenKey, "", "stopbank confirmation codes", 32));
