import { exchange, oddRequests } from "@stopbank/http-edge/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedBff, startBff } from "../testing/startBff.ts";

let bff: StartedBff;
let port: number;
beforeAll(async () => {
  bff = await startBff();
  port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => bff.close());

const securityHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cache-control",
];

describe("A-13, A-30: a request that no page sends", () => {
  it.each(oddRequests)(
    "that %s is refused with every security header",
    async (_what, request, status, code) => {
      const answer = await exchange(port, request);
      expect(answer.status).toBe(status);
      for (const name of securityHeaders) expect([...answer.headers.keys()]).toContain(name);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code } });
    },
  );

  it.each([
    ["localhost", "evil.example"],
    ["evil.example", "localhost"],
  ])("with the hosts %s and %s is refused", async (first, second) => {
    const answer = await exchange(
      port,
      `GET /healthz HTTP/1.1\r\nhost: ${first}\r\nHost: ${second}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: "request/two-hosts" } });
  });

  it("that waits to be told to go on is", async () => {
    const answer = await exchange(
      port,
      "POST /bff/session HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}",
    );
    expect(answer.status).toBe(100);
    expect(answer.body).toMatch(/^HTTP\/1.1 4/);
  });
});
