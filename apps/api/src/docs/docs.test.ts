import { once } from "node:events";
import { connect } from "node:net";
import { jobRoutes } from "@stopbank/contract/job-routes";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOperator, type RunningApi, startApi } from "../testing/startApi.ts";
import { isOperator } from "./operator.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it("describes itself in OpenAPI 3.1", async () => {
  const document = (await api.get("/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const calls = Object.values(document.paths as object).flatMap(({ servers: _, ...methods }) =>
    Object.keys(methods),
  );
  expect(calls).toHaveLength(Object.keys({ ...routes, ...jobRoutes }).length);
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
  expect((await api.get("/healthz")).json()).toMatchObject({ status: "ok", version: "0.1.0" });
});

it("A-47: tells whether it is ready to anybody, and which clients it has to operators alone", async () => {
  const hidden = { status: "ready" };
  const tokens = [
    "Bearer wrong",
    "Bearer",
    asOperator.authorization.slice(0, -1),
    api.as("admin").authorization,
  ];
  expect((await api.get("/readyz")).json()).toEqual(hidden);
  for (const authorization of tokens)
    expect((await api.get("/readyz", { authorization: String(authorization) })).json()).toEqual(hidden);
  expect((await api.get("/readyz", asOperator)).json()).toMatchObject({
    ...hidden,
    store: "ok",
    datasets: expect.arrayContaining([{ client: "northport", version: api.versions.northport }]),
  });
});

it("takes nobody for an operator where there is no token to know one by", () => {
  expect(isOperator("Bearer undefined", undefined)).toBe(false);
  expect(isOperator(undefined, undefined)).toBe(false);
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
