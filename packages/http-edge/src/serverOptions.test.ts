import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { serverOptions } from "./serverOptions.ts";

it("waits for a start that takes longer than Fastify's ten seconds, as on a machine that is busy or slept meanwhile", async () => {
  const app = Fastify(
    serverOptions({ logger: false, trustedProxies: [], host: "127.0.0.1", headersOf: () => ({}) }),
  );
  let isIn = false;
  app.register(async () => {
    await sleep(10_500);
    isIn = true;
  });
  await app.ready();
  expect(isIn).toBe(true);
  await app.close();
}, 60_000);
