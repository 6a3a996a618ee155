import { exchange } from "@stopbank/http-edge/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type StartedBff, startBff } from "../testing/startBff.ts";

let bff: StartedBff;
let port: number;
beforeAll(async () => {
  bff = await startBff({
    env: { PUBLIC_URL: "https://risk.example.nz", STOPBANK_HOSTS: "xn--mori-sqa.example.nz" },
  });
  port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
beforeEach(() => void bff.api.captured.splice(0));
afterAll(() => bff.close());

const ask = (target: string, host: string, more = "") =>
  exchange(
    port,
    `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nx-requested-by: stopbank\r\n${more}connection: close\r\n\r\n`,
  );
const layer = "/api/layer/details/x";

describe("A-33: a Host that is one of ours", () => {
  it.each([
    "risk.example.nz",
    "RISK.Example.NZ",
    "risk.example.nz.",
    "risk.example.nz:443",
    "risk.example.nz:",
    "risk.example.nz.:8443",
    "larkhaven.risk.example.nz",
    "Larkhaven.Risk.Example.NZ.:443",
    "xn--mori-sqa.example.nz",
    "localhost",
    "127.0.0.1:8080",
    "0x7f000001",
    "[::1]:8080",
  ])("%s is answered", async (host) => {
    expect((await ask(layer, host)).status).toBe(200);
  });
});

describe("A-33: a Host that is not", () => {
  it.each([
    "evil.example",
    "evil.example:443",
    "risk.example.nz.evil.example",
    "evilrisk.example.nz",
    "evil.risk.example.nz",
    "a.larkhaven.risk.example.nz",
    "risk.example.nz..",
    ".risk.example.nz",
    "risk.example.nz:0x1bb",
    "risk.example.nz:99999",
    "risk.example.nz@evil.example",
    "evil.example#risk.example.nz",
    "evil.example/risk.example.nz",
    "evil.example\\risk.example.nz",
    "risk.example.nz, evil.example",
    "risk.example.nz evil.example",
    "xn--mori-sqb.example.nz",
    "xn--risk-example-nz.example",
    "r\u00edsk.example.nz",
    "risk%2eexample.nz",
    "2130706433.evil",
    "",
  ])("'%s' gets a refusal, nothing that names it, and reaches nobody", async (host) => {
    const answer = await ask(layer, host);
    expect([400, 403]).toContain(answer.status);
    expect(bff.api.captured).toEqual([]);
    if (host !== "") expect(answer.body).not.toContain(host);
    for (const [name, value] of answer.headers) expect(`${name}: ${value}`).not.toContain("evil");
  });

  it("leads a page to the public address and no other", async () => {
    const answer = await ask(
      "/home",
      "evil.example",
      "accept: text/html\r\nx-forwarded-host: evil.example\r\n",
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://risk.example.nz/"]);
  });
});

describe("A-33: what else names a host", () => {
  it.each([
    "x-forwarded-host: northport.risk.example.nz",
    "X-Forwarded-Host: evil.example",
    "x-host: northport.risk.example.nz",
    "x-original-host: northport.risk.example.nz",
    "forwarded: host=northport.risk.example.nz",
    "x-forwarded-server: northport.risk.example.nz",
  ])("%s is not read", async (header) => {
    await ask(layer, "larkhaven.risk.example.nz");
    await ask(layer, "larkhaven.risk.example.nz", `${header}\r\n`);
    const [plain, forged] = bff.api.captured.map(({ url, headers }) => ({
      url,
      headers: { ...headers, "x-request-id": "" },
    }));
    expect(forged).toEqual(plain);
  });

  it.each([
    `http://risk.example.nz${layer}`,
    `https://evil.example${layer}`,
    `http://evil.example:80${layer}`,
    `//evil.example${layer}`,
    `/\\evil.example${layer}`,
    `http:${layer}`,
    `file://${layer}`,
    "*",
    `@evil.example${layer}`,
    `/api//evil.example/layer/details/x`,
    `/api/../layer/details/x`,
    `/api/layer/../user/login`,
    `/api/layer/%2e%2e/user/login`,
    `/api/layer/details/..%2f..%2fuser`,
    `/api/layer/details/x%0d%0ahost:%20evil.example`,
    `/api/layer/details/x?a=%0d%0ahost:%20evil.example`,
  ])("A-19: the address %s leads to the API's own paths or nowhere", async (target) => {
    const answer = await ask(target, "risk.example.nz");
    for (const { url, headers } of bff.api.captured) {
      expect(url).toMatch(/^\/layer\/details\//);
      expect(url).not.toMatch(/[\r\n]|\.\.\//);
      expect(headers.host).toBe(bff.api.url.host);
    }
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("location") ?? "").not.toContain("evil");
  });
});

describe("A-22: where a call comes from", () => {
  it.each([
    "x-forwarded-for: 203.0.113.9",
    "X-Forwarded-For: 203.0.113.9, 127.0.0.1",
    "forwarded: for=203.0.113.9",
    "x-real-ip: 203.0.113.9",
  ])("is not what a stranger says: %s", async (header) => {
    await ask(layer, "risk.example.nz", `${header}\r\n`);
    expect(bff.api.captured[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it("is what a trusted proxy says, as far as it is trusted", async () => {
    const behind = await startBff({ env: { STOPBANK_TRUSTED_PROXIES: "127.0.0.1,192.0.2.1" } });
    const at = Number(new URL(await behind.app.listen({ host: "127.0.0.1", port: 0 })).port);
    const addresses = ["198.51.100.7", "203.0.113.9, 198.51.100.7", "203.0.113.9, 198.51.100.7, 192.0.2.1"];
    for (const address of addresses)
      await exchange(
        at,
        `GET ${layer} HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`,
      );
    expect(behind.api.captured.map(({ headers }) => headers["x-forwarded-for"])).toEqual(
      Array(3).fill("198.51.100.7"),
    );
    await behind.close();
  });
});
