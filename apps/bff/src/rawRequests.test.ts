import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedBff, startBff } from "./testing/startBff.ts";

let bff: StartedBff;
let port: number;
beforeAll(async () => {
  bff = await startBff();
  port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => bff.close());

/** What is sent to the port, byte for byte, and all that comes back. */
const exchange = (request: string) =>
  new Promise<{ status: number; headers: Map<string, string>; body: string }>((done, failed) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.once("error", failed);
    socket.once("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n", 2);
      const [first = "", ...lines] = head.split("\r\n");
      const headers = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
      done({ status: Number(first.split(" ")[1]), headers: new Map(headers), body });
    });
  });

const securityHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cache-control",
];

describe("a request that no page sends", () => {
  it.each([
    ["is no HTTP", "NONSENSE\r\n\r\n", 400],
    ["has a header that is none", "GET / HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n", 400],
    ["is longer than any", `GET /${"a".repeat(300_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 414],
    ["cannot be decoded", "GET /%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", 400],
  ])("that %s is refused with every security header", async (_what, request, status) => {
    const answer = await exchange(request);
    expect(answer.status).toBe(status);
    for (const name of securityHeaders) expect([...answer.headers.keys()]).toContain(name);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: expect.any(String) } });
  });

  it.each([
    ["localhost", "evil.example"],
    ["evil.example", "localhost"],
    ["localhost", "localhost"],
  ])("with the hosts %s and %s is refused", async (first, second) => {
    const answer = await exchange(
      `GET /healthz HTTP/1.1\r\nhost: ${first}\r\nHost: ${second}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: "request/two-hosts" } });
  });
});
