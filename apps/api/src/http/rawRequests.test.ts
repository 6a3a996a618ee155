import { exchange, oddRequests } from "@stopbank/http-edge/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer } from "./server.ts";

const app = createServer({ logger: false, trustedProxies: [], host: "localhost" });
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

it.each(oddRequests)(
  "a request that %s is refused with every header",
  async (_what, request, status, code) => {
    const answer = await exchange(port, request);
    expect(answer.status).toBe(status);
    for (const name of ["content-security-policy", "x-content-type-options", "x-request-id", "cache-control"])
      expect([...answer.headers.keys()]).toContain(name);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code } });
  },
);
