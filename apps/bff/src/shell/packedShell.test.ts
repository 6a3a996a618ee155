import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { packShellFiles } from "./packedShell.ts";

// Long enough that packing tightly tells.
const script = fileURLToPath(import.meta.resolve("fastify"));

it("packs a script quickly for whoever comes first, and more tightly for those who come later", async () => {
  const app = Fastify();
  packShellFiles(app, 0);
  app.get("/script.js", (_request, reply) =>
    reply.type("application/javascript").send(createReadStream(script)),
  );
  const get = async () =>
    (await app.inject({ url: "/script.js", headers: { "accept-encoding": "br" } })).rawPayload;
  const first = await get();
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
  const tight = await get();
  expect(tight.length).toBeLessThan(first.length);
  for (const packed of [first, tight]) expect(brotliDecompressSync(packed)).toEqual(readFileSync(script));
  await app.close();
});
