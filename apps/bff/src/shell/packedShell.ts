import { ReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { constants } from "node:zlib";
import { codingFor } from "@stopbank/http-edge/encodings";
import type { FastifyInstance } from "fastify";
import { packByBrotli, quickPackers } from "./packBytes.ts";

/**
 * Packs the shell's scripts, styles and documents when they are first asked for, and keeps them so: they are few. What was
 * packed quickly, so that nobody waits, is packed as tightly as can be some time later, a file after the other: a tenth less
 * for everyone who comes then, at seconds of one processor.
 *
 * @param tightAfterMs when; by then the server has started, and whoever came first has what he came for.
 */
export function packShellFiles(app: FastifyInstance, tightAfterMs = 20_000): void {
  const packedFiles = new Map<string, Promise<Buffer>>();
  const waiting = new Set<NodeJS.Timeout>();
  let isClosed = false;
  let packing = Promise.resolve();
  app.addHook("onClose", async () => {
    isClosed = true;
    for (const timer of waiting) clearTimeout(timer);
    await packing;
  });
  const packTightly = (key: string, plain: Buffer) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      packing = packing.then(async () => {
        if (isClosed) return;
        const packed = await packByBrotli(plain, constants.BROTLI_MAX_QUALITY).catch(() => undefined);
        if (packed !== undefined) packedFiles.set(key, Promise.resolve(packed));
      });
    }, tightAfterMs);
    timer.unref();
    waiting.add(timer);
  };
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
      bytes = buffer(payload).then((plain) => {
        if (coding === "br") packTightly(key, plain);
        return quickPackers[coding](plain);
      });
      packedFiles.set(key, bytes);
      bytes.catch(() => packedFiles.delete(key));
    } else payload.destroy();
    const packed = await bytes;
    reply.removeHeader("accept-ranges");
    reply.header("content-encoding", coding).header("content-length", packed.length);
    return packed;
  });
}
