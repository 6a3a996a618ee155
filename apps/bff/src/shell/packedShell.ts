import { ReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codingFor } from "@stopbank/http-edge/encodings";
import type { FastifyInstance } from "fastify";

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** Packs the shell's scripts, styles and documents when they are first asked for, and keeps them so: they are few. */
export function packShellFiles(app: FastifyInstance): void {
  const packedFiles = new Map<string, Promise<Buffer>>();
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = /^(text\/|image\/svg|application\/(javascript|json))/.test(
      String(reply.getHeader("content-type") ?? ""),
    );
    if (!(payload instanceof ReadStream) || !isText || reply.statusCode !== 200) return payload;
    reply.header("vary", "accept-encoding");
    const coding = codingFor(request.headers["accept-encoding"], ["br", "gzip"]);
    if (coding === undefined || request.method === "HEAD") return payload;
    // The tag changes with the file's length and time, should the shell be built anew beneath a running server.
    const key = [coding, payload.path, reply.getHeader("etag")].join(" ");
    let bytes = packedFiles.get(key);
    if (bytes === undefined) {
      bytes = buffer(payload).then(packers[coding]);
      packedFiles.set(key, bytes);
      bytes.catch(() => packedFiles.delete(key));
    } else payload.destroy();
    const packed = await bytes;
    reply.removeHeader("accept-ranges");
    reply.header("content-encoding", coding).header("content-length", packed.length);
    return packed;
  });
}
