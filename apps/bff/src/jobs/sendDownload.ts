import { Readable } from "node:stream";
import { attachmentNamed } from "@stopbank/http-edge/attachment";
import type { JobDownload } from "@stopbank/plugin-api/server";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a file as it is read, as fast as it is taken: whole, or the part that was asked for, so that a large one can be gone on with. */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, bytes, read }: JobDownload,
): FastifyReply {
  const part = partAsked(request.headers.range, bytes);
  if (part === "outside") return reply.code(416).header("content-range", `bytes */${bytes}`).send();
  const { from, until } = part ?? { from: 0, until: bytes };
  if (part !== undefined) reply.code(206).header("content-range", `bytes ${from}-${until - 1}/${bytes}`);
  return reply
    .header("accept-ranges", "bytes")
    .header("cache-control", "no-store")
    .header("content-disposition", attachmentNamed(name))
    .header("content-length", until - from)
    .type(mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType)
    .send(Readable.from(read(from, until), { objectMode: false }));
}

/** One range of bytes, by RFC 9110; what is written otherwise is no range, and the whole file is sent. */
function partAsked(header: string | undefined, bytes: number) {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const until = first === "" || last === "" ? bytes : Math.min(bytes, Number(last) + 1);
  return from < until ? { from, until } : "outside";
}
