import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendBytes } from "./sendBytes.ts";

it.each([
  ["little", 1_000],
  ["more than is unpacked at once", 1_000_000],
])("SUM-08 answers %s packed and unpacked alike, each under its own tag", async (_, letters) => {
  const text = randomBytes(letters / 2).toString("hex");
  const stored = {
    bytes: gzipSync(text),
    encoding: "gzip",
    contentType: "text/plain; charset=utf-8",
    etag: '"it"',
  } as const;
  const app = Fastify().get("/", (request, reply) => sendBytes(request, reply, stored, "no-cache"));
  const ask = (headers: Record<string, string>) => app.inject({ url: "/", headers });
  const packed = await ask({ "accept-encoding": "gzip" });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(text);
  const plain = await ask({ "accept-encoding": "identity" });
  expect(plain.body === text).toBe(true);
  expect([packed.headers.etag, plain.headers.etag]).toEqual(['"it"', '"it-plain"']);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await ask({ "if-none-match": '"it-plain"' })).statusCode).toBe(304);
  await app.close();
});
