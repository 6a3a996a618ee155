import { once } from "node:events";
import { connect } from "node:net";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it("describes itself in OpenAPI 3.1", async () => {
  const document = (await api.get("/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const calls = Object.values(document.paths as object).flatMap((path) => Object.keys(path));
  expect(calls).toHaveLength(Object.keys(routes).length);
});

it("shows that to people with nothing from elsewhere and no script in the page", async () => {
  const page = await api.get("/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
  for (const [, asset] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await api.get(new URL(asset ?? "", "http://api/docs/").pathname)).statusCode, asset).toBe(200);
});

it("answers whether it lives", async () => {
  expect((await api.get("/healthz")).json()).toEqual({ status: "ok" });
});

describe("on a socket of its own", () => {
  it("refuses an address beyond every limit with a sentence, not by hanging up", async () => {
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    const address = api.app.server.address();
    if (address === null || typeof address === "string") throw new Error("not listening on a port");
    const socket = connect(address.port, "127.0.0.1");
    await once(socket, "connect");
    socket.on("error", () => socket.destroy());
    socket.write(`GET /asset/risk/a/b/${"1,1;".repeat(80_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    let received = "";
    for await (const chunk of socket) received += String(chunk);
    expect(received).toMatch(/^HTTP\/1\.1 414 /);
    expect(received).toContain("request/address-too-long");
  });
});
