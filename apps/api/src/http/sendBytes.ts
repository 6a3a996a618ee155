import { promisify } from "node:util";
import { createGunzip, gunzip, gzip } from "node:zlib";
import { codingFor } from "@stopbank/http-edge/encodings";
import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "./etag.ts";

/** Bytes of a dataset as they are kept, compressed or not. */
export interface StoredBytes {
  readonly bytes: Uint8Array;
  readonly encoding: "gzip" | "identity";
  readonly contentType: string;
  /** Strong and quoted. */
  readonly etag: string;
}

/** What an answer of tiles or classes depends on beyond its address. */
export const varies = "accept-encoding, authorization, ui-client-name";

/** What is longer when packed is unpacked as it is read, so that slow readers hold no copies of it. */
const mostUnpackedAtOnceBytes = 262_144;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * Answers with stored bytes: 304 where the caller has them, as they are kept where the caller takes gzip, unpacked
 * where not. The unpacked ones are other bytes and so have another strong tag.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredBytes,
  cacheControl: string,
): Promise<FastifyReply> {
  const packed =
    stored.encoding === "gzip" && codingFor(request.headers["accept-encoding"], ["gzip"]) === "gzip";
  const etag = stored.encoding === "gzip" && !packed ? `${stored.etag.slice(0, -1)}-plain"` : stored.etag;
  reply.header("etag", etag).header("cache-control", cacheControl).header("vary", varies);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (packed) reply.header("content-encoding", "gzip");
  reply.type(stored.contentType);
  const isUnpacked = stored.encoding === "gzip" && !packed;
  if (isUnpacked && stored.bytes.byteLength > mostUnpackedAtOnceBytes) {
    const unpacking = createGunzip();
    unpacking.end(stored.bytes);
    return reply.send(unpacking);
  }
  const bytes = isUnpacked ? await decompress(stored.bytes) : stored.bytes;
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Answers with bytes that were made for this question alone, packed quickly where the caller takes gzip. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
): Promise<FastifyReply> {
  reply.header("cache-control", "private, no-store").header("vary", varies).type("application/octet-stream");
  if (codingFor(request.headers["accept-encoding"], ["gzip"]) !== "gzip")
    return reply.send(Buffer.from(bytes));
  return reply.header("content-encoding", "gzip").send(await compress(bytes, { level: 1 }));
}
