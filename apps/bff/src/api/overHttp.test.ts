import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { apiOverHttp } from "./overHttp.ts";
import { bytesOf } from "./transport.ts";

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

/** Where nobody listens any more. */
async function gone() {
  const { server, url } = await listening(() => undefined);
  server.close();
  await once(server, "close");
  return url;
}

function overHttp(origins: readonly URL[]) {
  const api = apiOverHttp(origins);
  onTestFinished(() => api.close());
  return (method: string) =>
    api
      .send({ method, target: "/x", headers: {}, body: undefined, timeoutMs: 10_000 })
      .then(async (answer) => (await bytesOf(answer)).toString());
}

it("takes every call to the process that is there, whichever of two is gone", async () => {
  const there = await listening((_request, response) => response.end("there"));
  for (const origins of [
    [await gone(), there.url],
    [there.url, await gone()],
  ]) {
    const send = overHttp(origins);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send("POST")));
    expect(new Set(answers)).toEqual(new Set(["there"]));
  }
});

it("A-18: asks again what a process broke off, but nothing that may have changed something", async () => {
  const asked: string[] = [];
  const dying = await listening((request) => {
    asked.push(String(request.method));
    request.socket.destroy();
  });
  const there = await listening((_request, response) => response.end("there"));
  const both = [dying.url, there.url];
  const reads = await Promise.all(Array.from({ length: 10 }, () => overHttp(both)("GET")));
  expect(new Set(reads)).toEqual(new Set(["there"]));
  expect(asked).toContain("GET");
  const writes = await Promise.allSettled(Array.from({ length: 4 }, () => overHttp(both)("POST")));
  const refused = writes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toHaveLength(asked.filter((method) => method === "POST").length);
});

it("says so where no process is there", async () => {
  const send = overHttp([await gone(), await gone()]);
  await expect(send("GET")).rejects.toMatchObject({ code: "api/unreachable" });
});
