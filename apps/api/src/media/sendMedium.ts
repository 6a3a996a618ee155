import { Readable } from "node:stream";
import type { MediaEnding } from "@stopbank/contract/media-name";
import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "../http/etag.ts";
import { endAfter } from "../work/endAfter.ts";
import { byteRangeOf } from "./byteRange.ts";
import type { FoundMedium } from "./mediaFinder.ts";

const contentTypes: Readonly<Record<MediaEnding, string>> = {
  webp: "image/webp",
  svg: "image/svg+xml",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
};

/** Opened by itself it runs nothing, fetches nothing, and is no part of our origin. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Who reads more slowly than a line of 2G is not waited for any longer, once it has had this long. */
const slowestBytesASecond = 15_000;
const leastSeconds = 60;

/** What a medium is answered as: its name says what is in it, so it never changes. */
interface Named {
  readonly name: string;
  readonly ending: MediaEnding;
  /** Whether anybody may have it, signed in or not. */
  readonly isPublic: boolean;
}

/** Answers with a medium or a part of it; with 304 where the caller has it, and 416 where there is no such part. */
export function sendMedium(
  request: FastifyRequest,
  reply: FastifyReply,
  medium: FoundMedium,
  { name, ending, isPublic }: Named,
): FastifyReply {
  const etag = `"${name}${medium.widthPx === 0 ? "" : `@${medium.widthPx}`}"`;
  reply
    .header("etag", etag)
    .header("cache-control", `${isPublic ? "public" : "private"}, max-age=31536000, immutable`)
    .header("vary", "authorization")
    .header("accept-ranges", "bytes")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", alone);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const range = byteRangeOf(request.headers.range, medium.bytes);
  if (range === "none")
    return reply
      .code(416)
      .header("content-range", `bytes */${medium.bytes}`)
      .header("cache-control", "no-store")
      .send();
  const { from, to } = range ?? { from: 0, to: medium.bytes };
  if (range !== undefined) reply.code(206).header("content-range", `bytes ${from}-${to - 1}/${medium.bytes}`);
  reply.header("content-length", to - from).type(contentTypes[ending]);
  if (request.method === "HEAD") return reply.send();
  const bytes = Readable.from(medium.read(from, to), { objectMode: false });
  // A film that somebody has stopped is asked for again from where they are.
  endAfter(bytes, leastSeconds + (to - from) / slowestBytesASecond);
  return reply.send(bytes);
}
