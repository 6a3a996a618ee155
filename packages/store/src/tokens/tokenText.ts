import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** What every token begins with, so that scanners for secrets know one where it lies about. */
const prefix = "sbt_";
/** `sbt_`, 32 random bytes, and the CRC-32 of all before it, both in base64url. */
const WHOLE = /^(sbt_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

const checksumOf = (text: string): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return bytes.toString("base64url");
};

/** A new token. 256 bits of it are random. */
export function newTokenText(): string {
  const text = `${prefix}${randomBytes(32).toString("base64url")}`;
  return `${text}${checksumOf(text)}`;
}

/** Whether it is to be looked for among API tokens, and is not a token of another sort. */
export const isApiToken = (token: string): boolean => token.startsWith(prefix);

/** Whether nothing of it was lost or mistyped. It says nothing about whether there is such a token. */
export function isWholeApiToken(token: string): boolean {
  const [, text = "", checksum] = WHOLE.exec(token) ?? [];
  return checksum === checksumOf(text);
}

/** What is kept of a token. Of 256 random bits a plain hash is enough: there is nothing to guess through. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
