import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

describe.each(transports)("the API behind the session, %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  let address: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    ({ cookie } = await signIn(bff));
    address = await bff.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    bff.api.captured.length = 0;
  });

  const call = (url: string, headers: Record<string, string> = {}) =>
    bff.app.inject({ url, headers: { ...fromOurPage, cookie, ...headers } });
  /** Written to the socket as it stands: an HTTP client would tidy the address up first. */
  const rawStatus = async (method: string, target: string) => {
    const { port } = new URL(address);
    return new Promise<string>((done, failed) => {
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write(
          `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
        ),
      );
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("end", () => done(text)).on("error", failed);
    });
  };
  const last = () => bff.api.captured.at(-1);

  it("A-20: adds the session's token and client and keeps the cookie to itself", async () => {
    const response = await call("/api/layer", {
      "ui-client-name": "northport",
      "x-forwarded-host": "evil.example",
    });
    expect(response.statusCode).toBe(200);
    expect(last()?.headers).toMatchObject({
      authorization: "Bearer access-0",
      "ui-client-name": "northport",
    });
    for (const name of ["cookie", "x-forwarded-host", "x-requested-by"])
      expect(last()?.headers).not.toHaveProperty(name);
    expect(response.headers).not.toHaveProperty("set-cookie");
    expect(response.headers).not.toHaveProperty("x-secret");
  });

  it.each<Record<string, string>>([
    { connection: "authorization, ui-client-name, close" },
    { Authorization: "Bearer stolen" },
    { "UI-CLIENT-NAME": "a b", ui_client_name: "northport" },
    { "x-forwarded-for": "10.1.2.3", forwarded: "for=10.1.2.3" },
  ])("A-22, A-30: sends its own headers whatever the caller adds: %o", async (headers) => {
    await call("/api/layer", headers);
    expect(last()?.headers.authorization).toBe("Bearer access-0");
    expect(last()?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(last()?.headers).not.toHaveProperty("forwarded");
  });

  it("sends coordinates, queries and bodies on as they came", async () => {
    const body = { area: { type: "Polygon", coordinates: [[]] } };
    await bff.app.inject({
      method: "POST",
      url: "/api/asset/exposure/stats/buildings/flood/body?regions=a%2Cb",
      headers: { ...fromOurPage, cookie },
      payload: body,
    });
    expect(last()).toMatchObject({
      method: "POST",
      url: "/asset/exposure/stats/buildings/flood/body?regions=a%2Cb",
      body: JSON.stringify(body),
    });
  });

  it("A-09: refuses what another site could have made a browser send", async () => {
    const refused = [
      await bff.app.inject({ url: "/api/layer", headers: { host: "localhost", cookie } }),
      await call("/api/layer", { "sec-fetch-site": "cross-site" }),
      await call("/api/layer", { "sec-fetch-site": "same-site" }),
      await call("/api/layer", { origin: "http://northport.localhost:8080" }),
      await call("/api/layer", { origin: "null" }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect(bff.api.captured).toEqual([]);
  });

  it("A-08: needs the header on every call of the contract", async () => {
    for (const { method, path } of Object.values(routes)) {
      const url = `/api${path.replace(/:\w+/g, "a").replace("*", "a")}`;
      const response = await bff.app.inject({ method, url, headers: { host: "localhost", cookie } });
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
  });

  it("A-10, A-12: answers each call itself, never with the way to a page, and lets no other origin read it", async () => {
    // Public calls, and the one by which a program learns where to end its provider's session: neither takes a session of ours, so
    // they go on as they came, and the API asks the latter for a token. The one of these tests asks for none: it shows what it is sent.
    const isPassedOn = (route: Route) => route.access === "public" || route === routes.providerLogOut;
    for (const route of Object.values(routes)) {
      const { method, path } = route;
      const url = `/api${path.replace(/:\w+/g, "a").replace("*", "a")}`;
      const asPage = { host: "localhost", accept: "text/html" };
      const ended = { ...asPage, ...fromOurPage, cookie: `${cookie.split("=", 1)[0]}=ended` };
      for (const headers of [asPage, ended]) {
        const answer = await bff.app.inject({ method, url, headers });
        expect([url, answer.statusCode]).toEqual([
          url,
          expect.toBeOneOf(isPassedOn(route) ? [200, 401, 403] : [401, 403]),
        ]);
        if (answer.statusCode > 200) expect(answer.headers["content-type"]).toContain("application/json");
        expect(answer.headers).not.toHaveProperty("location");
      }
      const preflight = await bff.app.inject({
        method: "OPTIONS",
        url,
        headers: {
          ...{ host: "localhost", origin: "https://evil.example" },
          ...{ "access-control-request-method": method, "access-control-request-headers": "x-requested-by" },
        },
      });
      const told = Object.keys(preflight.headers).filter((name) => name.startsWith("access-control-"));
      expect([url, told, preflight.statusCode >= 400]).toEqual([url, [], true]);
    }
  });

  it("A-10: passes the way out at a provider on for a program alone, as it came, and never for a session", async () => {
    const ask = (headers: Record<string, string>) =>
      bff.app.inject({
        method: "POST",
        url: `/api${routes.providerLogOut.path}`,
        headers: { host: "localhost", ...headers },
      });
    for (const headers of [{ cookie }, { cookie, ...fromOurPage }, { origin: "http://localhost" }] as Record<
      string,
      string
    >[]) {
      const answer = await ask(headers);
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, "request/not-from-a-browser"]);
    }
    bff.api.captured.length = 0;
    await ask({});
    await ask({ authorization: `Bearer access-${bff.api.state.generation}` });
    expect(bff.api.captured.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      `Bearer access-${bff.api.state.generation}`,
    ]);
  });

  it("gives no tokens to a page", async () => {
    const browserSigns: Record<string, string>[] = [
      { cookie },
      { "sec-fetch-site": "same-origin" },
      { origin: "http://localhost" },
    ];
    for (const headers of browserSigns) {
      const response = await bff.app.inject({
        method: "POST",
        url: "/api/user/login",
        headers: { ...fromOurPage, authorization: "Basic bTpw", ...headers },
      });
      expect(response.json()).toMatchObject({ error: { code: "request/not-from-a-browser" } });
    }
  });

  it("lets a program sign in and call with its own token", async () => {
    const login = await bff.app.inject({
      method: "POST",
      url: "/api/user/login",
      headers: { host: "localhost", authorization: "Basic bTpw" },
    });
    expect(login.json()).toHaveProperty("access_token");
    await bff.app.inject({
      url: "/api/layer",
      headers: { host: "localhost", authorization: "Bearer access-0", "ui-client-name": "larkhaven" },
    });
    expect(last()?.headers).toMatchObject({
      authorization: "Bearer access-0",
      "ui-client-name": "larkhaven",
    });
  });

  it.each([
    ["GET", "/api/nothing"],
    ["DELETE", "/api/layer"],
    ["GET", "/api//evil.example/layer"],
    ["GET", "/api/../api/layer"],
    ["GET", "/api/%2e%2e/healthz"],
    ["GET", "/api/layer/details/..%2f..%2fuser"],
    ["GET", "/api/asset/risk/a/b/../../../user"],
    ["GET", "/api/layer%0d%0ax:%20y"],
    ["GET", "http://evil.example/api/layer"],
    ["GET", "@evil.example/api/layer"],
    ["TRACE", "/api/layer"],
  ])("A-19: passes on nothing outside the contract: %s %s", async (method, target) => {
    expect(await rawStatus(method, target)).toMatch(/^HTTP\/1.1 (3|4)/);
    expect(bff.api.captured).toEqual([]);
  });

  it("passes an area of any length the API takes, and refuses a longer address with a sentence", async () => {
    const area = "172.9,-40.3;".repeat(5_000);
    const path = (rest: string) => `/api/asset/risk/buildings/flood/${encodeURIComponent(rest)}`;
    expect(await rawStatus("GET", path(area))).toMatch(/^HTTP\/1.1 200/);
    expect(last()?.url).toBe(path(area).slice(4));
    expect(await rawStatus("GET", path(area.repeat(10)))).toMatch(
      /^HTTP\/1.1 414[\s\S]*request\/address-too-long/,
    );
  });

  it("passes a large body on for a member and for a visitor, and tells one who has been logged out", async () => {
    const payload = { area: { type: "Polygon", coordinates: [[]] }, more: "x".repeat(300_000) };
    const statusOf = async (who: Record<string, string>) => {
      const headers = { ...fromOurPage, "content-type": "application/json", ...who };
      const url = `${address.replace("127.0.0.1", "localhost")}/api/asset/exposure/stats/buildings/flood/body`;
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify(payload) })).status;
    };
    expect(await statusOf({ cookie })).toBe(200);
    expect(last()?.body).toBe(JSON.stringify(payload));
    expect(last()?.headers.authorization).toBe("Bearer access-0");
    await statusOf({});
    expect(last()?.headers).not.toHaveProperty("authorization");
    expect(last()?.body).toBe(JSON.stringify(payload));
    expect(await statusOf({ cookie: `${cookie.split("=", 1)[0]}=ended` })).toBe(401);
  });

  it("packs what is large for those who take it, and nothing about the person", async () => {
    bff.api.state.bulk = "stopbank ".repeat(1_000);
    const packed = await call("/api/layer", { "accept-encoding": "gzip, br" });
    expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toMatchObject({ echo: "/layer" });
    const plain = await call("/api/layer");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.json()).toMatchObject({ echo: "/layer" });
    const person = await call("/api/user", { "accept-encoding": "gzip, br" });
    expect(person.headers).not.toHaveProperty("content-encoding");
    bff.api.state.bulk = "";
  });

  it("A-16, A-18: refreshes once for a hundred calls that find the token expired, and repeats each of them once", async () => {
    bff.api.state.generation++;
    bff.api.state.refreshMs = 300;
    const before = bff.api.state.refreshes;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 === 0
          ? call(`/api/layer/details/l${i}`)
          : bff.app.inject({
              method: "POST",
              url: `/api/asset/exposure/stats/t${i}/h/body`,
              headers: { ...fromOurPage, cookie },
              payload: { i },
            }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    expect(bff.api.state.refreshes - before).toBe(1);
    const posts = bff.api.captured.filter(
      ({ url, headers }) => url.includes("/t7/") && headers.authorization === "Bearer access-1",
    );
    expect(posts.map(({ body }) => body)).toEqual(['{"i":7}']);
  });
});
