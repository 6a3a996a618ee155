import { once } from "node:events";
import { Writable } from "node:stream";
import { DomainError } from "@stopbank/errors";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { sendError } from "./sendError.ts";

const unavailable = new DomainError("unavailable", "api/unreachable", "The service is not answering.");

it.each([
  ["what is unavailable", unavailable, [50, "refused"]],
  [
    "what is on its way",
    new DomainError("unavailable", "test/soon", "Wait.", { isExpected: true }),
    [30, "refused"],
  ],
  ["a fault", new TypeError("broken"), [50, "failed"]],
  ["a refusal", new DomainError("invalid", "test/refused", "No."), [30, "refused"]],
])("logs %s as what it is, and as no error once the caller has gone", async (_what, error, expected) => {
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({ logger: { stream }, forceCloseConnections: true });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendError);
  app.get("/now", () => {
    throw error;
  });
  const begun = Promise.withResolvers<void>();
  app.get("/late", async (_request, reply) => {
    begun.resolve();
    await once(reply.raw, "close");
    throw error;
  });
  const said = () =>
    lines.flatMap(({ level, msg }) => (msg === "refused" || msg === "failed" ? [[level, msg]] : []));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(`${url}/now`);
  expect(said()).toEqual([expected]);
  const leaving = new AbortController();
  const left = fetch(`${url}/late`, { signal: leaving.signal }).catch(() => "left");
  await begun.promise;
  leaving.abort();
  expect(await left).toBe("left");
  await expect.poll(said).toEqual([expected, [30, expected[1]]]);
});
