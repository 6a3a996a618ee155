import type { WireStory } from "@stopbank/contract/stories";
import type { FastifyReply } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import { embedBudgets } from "./embedBudgets.ts";

const site = "https://www.example.govt.nz";
const version = "0123456789abcdef";
const picture = `${"a".repeat(32)}-640x480.webp`;
const area = "b".repeat(64);
const layer = (layerType: "asset" | "hazard", id: string, assetTag: string) =>
  ({
    ...{ layerType, id, assetTag, display_name: id, icon: "", legend: null },
    ...{ visible: true, interactivityDisabled: false },
    tilesets: [{ url: `/api/tiles/openaccess/${version}/vector/${id}/{z}/{x}/{y}.mvt` }],
  }) as unknown as NonNullable<WireStory["elements"]>[number];
const told: WireStory = {
  id: 1,
  title: "A flood",
  description: `![The river](media/${picture})`,
  elements: [layer("asset", "buildings", "buildings")],
  chapters: [
    {
      title: "Water",
      steps: [
        {
          ...{
            title: "High",
            sections: [],
            basemap: "Street",
            regions: ["suburb.south", "suburb.north"],
            area,
            filters: { buildings: { use: { values: ["School"] } } },
            nDays: 14,
          },
          scenarios: [layer("hazard", "flood", "flood_100yr")],
        },
      ],
    },
  ],
};
const layers = {
  basemap: { vector: { url: `/api/tiles/openaccess/${version}/vector/ground/{z}/{x}/{y}.mvt` } },
};

/** The API, which has story 1 for visitors and nothing else. */
const answers = async ({ url, headers }: { url: string; headers: object }, reply: FastifyReply) => {
  if ("ui-client-name" in headers && headers["ui-client-name"] !== "openaccess")
    return reply
      .code(403)
      .send({ error: { code: "client/not-yours", message: "Not yours.", requestId: "" } });
  if (url === "/risk/embedded_stories/1")
    return reply.header("cache-control", "private, no-cache").send(told);
  if (/^\/risk\/embedded_stories\/(?!1\/)/.test(url))
    return reply.code(404).send({ error: { code: "stories/not-embedded", message: "None.", requestId: "" } });
  if (url === "/layer") return reply.send(layers);
  if (url.startsWith("/tiles/"))
    return reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("set-cookie", "upstream=1")
      .send("tile");
  return reply.send({ echo: url });
};

describe("STO: a story of the public client in another site", () => {
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({ env: { STOPBANK_EMBED_ORIGINS: `${site},https://another.example` } });
    ({ cookie } = await signIn(bff));
    bff.api.state.special = answers;
  });
  afterAll(() => bff.close());
  const page = (id: string, headers: Record<string, string> = {}) =>
    bff.app.inject({
      url: `/embed/stories/${id}`,
      headers: { host: "localhost", accept: "text/html", ...headers },
    });
  const call = (path: string, headers: Record<string, string> = {}) =>
    bff.app.inject({ url: `/embed/api/1${path}`, headers: { host: "localhost", ...headers } });

  it("A-13: may be framed by the sites that are named, and by no other; every other address by nobody", async () => {
    const { statusCode, body, headers } = await page("1");
    expect([statusCode, body]).toEqual([200, expect.stringContaining("A story")]);
    expect(headers["content-security-policy"]).toMatch(
      /;frame-ancestors https:\/\/www\.example\.govt\.nz https:\/\/another\.example$/,
    );
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["x-frame-options"]).toBeUndefined();
    for (const url of [
      "/",
      "/risk",
      "/embed/stories/1/edit",
      "/embed",
      "/embed/api/1/risk/embedded_stories/1",
    ]) {
      const other = await bff.app.inject({ url, headers: { host: "localhost", accept: "text/html" } });
      expect(other.headers, url).toMatchObject({
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "x-frame-options": "DENY",
      });
    }
  });

  it("says the same of whatever is not shown, in a page that runs nothing", async () => {
    const pages = await Promise.all([
      page("2"),
      page("0"),
      page("one"),
      page("1%27"),
      page("9".repeat(30)),
      page("1", { host: "northport.localhost" }),
    ]);
    expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const [{ statusCode, body, headers } = await page("2")] = pages;
    expect(statusCode).toBe(404);
    expect(body).toContain("There is no such story to show here.");
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${site}`);
    expect(headers["cache-control"]).toBe("no-store");
    bff.api.state.special = async (_request, reply) =>
      reply.code(503).send({ error: { code: "dataset/away", message: "At /srv/data.", requestId: "" } });
    const away = await page("3");
    expect([away.statusCode, away.body]).toEqual([503, expect.not.stringContaining("/srv")]);
    bff.api.state.special = answers;
  });

  it("needs no cookie, heeds none and sets none: whoever has signed in reads as a stranger does", async () => {
    const whoever: Record<string, string>[] = [
      {},
      { cookie },
      { cookie: "stopbank=long-gone" },
      { authorization: "Bearer mine" },
    ];
    for (const headers of whoever) {
      const asked = [await page("1", headers), await call("/risk/embedded_stories/1", headers)];
      asked.push(await call(`/tiles/openaccess/${version}/vector/buildings/1/0/0.mvt`, headers));
      for (const { statusCode, headers: answered } of asked) {
        expect(statusCode).toBe(200);
        expect(answered["set-cookie"]).toBeUndefined();
      }
    }
    const seen = bff.api.captured.filter(({ url }) => /embedded_stories|tiles|^\/layer/.test(url));
    expect(seen.length).toBeGreaterThan(0);
    for (const { headers } of seen) {
      expect(headers.authorization).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
    }
  });

  it("A-13: at a host that is not ours it is not there, whatever the page says of where it stands", async () => {
    expect((await page("1", { host: "evil.example" })).statusCode).toBe(302);
    const headers = { host: "evil.example", accept: "*/*" };
    expect((await bff.app.inject({ url: "/embed/api/1/layer", headers })).json().error.code).toBe(
      "host/unknown",
    );
    const { headers: answered } = await page("1", { origin: "https://evil.example" });
    expect(answered["content-security-policy"]).not.toContain("evil");
    expect(answered["access-control-allow-origin"]).toBeUndefined();
    const read = await call("/risk/embedded_stories/1", { origin: "https://evil.example" });
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
    expect(read.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it.each([
    "/client/config",
    "/client/preferences",
    "/layer",
    "/legends",
    "/risk/embedded_stories/1/figures",
    `/tiles/world/${version}/0/0/0.mvt`,
    `/tiles/openaccess/${version}/vector/buildings/1/0/0.mvt`,
    `/tiles/openaccess/${version}/vector/ground/1/0/0.mvt`,
    `/tiles/openaccess/fedcba9876543210/vector/buildings/1/0/0.mvt`,
    `/tiles/openaccess/${version}/hazard/flood_100yr/1/0/0.png?drawing=3`,
    `/tiles/openaccess/${version}/contours/flood_100yr/1/0/0.mvt`,
    "/asset/classes/buildings/flood_100yr",
    "/asset/classes/buildings/flood_100yr?n_days=14",
    "/regions/geometries/suburb.south,suburb.north",
    `/areas/${area}`,
    `/media/openaccess/${picture}?w=320`,
  ])("has what it needs: %s", async (path) => {
    const { statusCode, headers } = await call(path);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe(
      path.startsWith("/tiles") ? "public, max-age=31536000, immutable" : "public, max-age=60",
    );
    expect(bff.api.captured.at(-1)?.url).toBe(path);
  });

  it.each([
    "/risk/embedded_stories/2",
    "/risk/embedded_stories/2/figures",
    `/tiles/openaccess/${version}/vector/schools/1/0/0.mvt`,
    `/tiles/openaccess/${version}/image/buildings/1/0/0.png`,
    `/tiles/openaccess/${version}/hazard/flood_500yr/1/0/0.png`,
    "/asset/classes/buildings/flood_500yr",
    "/asset/classes/schools/flood_100yr",
    "/asset/classes/buildings/flood_100yr?n_days=3",
    "/regions/geometries/suburb.south,suburb.west",
    `/areas/${"c".repeat(64)}`,
    `/media/openaccess/${"c".repeat(32)}.webp`,
    `/media/openaccess/${picture}?x=1`,
    "/layer?version=1",
  ])("has nothing else, though visitors of the map may ask for it: %s", async (path) => {
    const before = bff.api.captured.length;
    const answer = await call(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "embed/not-of-this-story"]);
    expect(bff.api.captured.slice(before).map(({ url }) => url)).not.toContain(path);
  });

  it("asks which elements are in its regions and its area alone, with nothing of a stranger's own", async () => {
    const ask = (path: string, payload: object = {}) =>
      bff.app.inject({
        method: "POST",
        url: `/embed/api/1/asset/selected/${path}`,
        headers: { host: "localhost" },
        payload,
      });
    for (const path of ["buildings/all", `buildings/area%3A${area}?regions=suburb.south`])
      expect((await ask(path)).statusCode, path).toBe(200);
    expect(bff.api.captured.at(-1)).toMatchObject({ body: "{}" });
    for (const path of [
      "schools/all",
      "buildings/body",
      "buildings/all?regions=suburb.west",
      "buildings/all?x=1",
    ])
      expect((await ask(path)).json().error.code, path).toBe("embed/not-of-this-story");
    // A step of it looks at schools.
    const schools = { identifying_information: { buildings: { use: { values: ["School"] } } } };
    expect((await ask("buildings/all", schools)).statusCode).toBe(200);
    expect(bff.api.captured.at(-1)).toMatchObject({ body: JSON.stringify(schools) });
    for (const body of [
      { identifying_information: { buildings: { use: { values: ["Shop"] } } } },
      { identifying_information: { roads: { use: { values: ["School"] } } } },
      { ...schools, area: {} },
      { ...schools, ids: {} },
    ])
      expect((await ask("buildings/all", body)).json().error.code).toBe("embed/not-of-this-story");
    expect((await ask("buildings/all", { area: {} })).json().error.code).toBe("embed/not-of-this-story");
    expect((await ask("buildings/all", { area: "x".repeat(70_000) })).statusCode).toBe(413);
  });

  it.each([
    "/risk/stories/",
    "/risk/stories/1/figures",
    "/user",
    "/client",
    "/search/places",
    "/asset/risk/a/b/all",
  ])("leads nowhere else: %s", async (path) => {
    const answer = await call(path, { cookie });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "request/no-such-path"]);
  });

  it("is asked for once a minute of the API, of many who read it", async () => {
    const count = () => bff.api.captured.filter(({ url }) => url === "/layer").length;
    await page("1");
    const before = count();
    await Promise.all(Array.from({ length: 20 }, () => page("1")));
    expect(count()).toBe(before);
  });

  it("says to those who write stories where they may be embedded, and whether this client's may", async () => {
    const about = (headers: Record<string, string>) =>
      bff.app.inject({ url: "/bff/embedding", headers: { ...fromOurPage, ...headers } });
    expect((await about({ cookie })).json()).toEqual({
      origins: [site, "https://another.example"],
      is_public_client: false,
    });
    bff.api.state.publicClient = "larkhaven";
    expect((await about({ cookie })).json().is_public_client).toBe(true);
    expect((await about({ cookie, "ui-client-name": "northport" })).json().is_public_client).toBe(false);
    expect((await about({})).statusCode).toBe(401);
  });
});

describe("STO: without a site that may embed stories", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff();
    bff.api.state.special = answers;
  });
  afterAll(() => bff.close());

  it("none is shown, to anybody, and nobody may frame that it is not", async () => {
    const page = await bff.app.inject({
      url: "/embed/stories/1",
      headers: { host: "localhost", accept: "text/html" },
    });
    expect(page.statusCode).toBe(404);
    expect(page.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-frame-options": "DENY",
    });
    const call = await bff.app.inject({ url: "/embed/api/1/layer", headers: { host: "localhost" } });
    expect([call.statusCode, call.json().error.code]).toEqual([404, "request/no-such-path"]);
  });

  it("the calls behind it are not there for strangers at the ordinary door either", async () => {
    for (const path of ["1", "1/figures"]) {
      const asked = { url: `/api/risk/embedded_stories/${path}`, headers: fromOurPage };
      expect((await bff.app.inject(asked)).json().error.code).toBe("stories/not-embedded");
    }
  });
});

it("STO: readers of one network have so much in a minute, and others are not kept waiting for it", async () => {
  const spend = embedBudgets({ pages: 2, calls: 3, works: 1 });
  for (let at = 0; at < 2; at++) await spend("pages", "192.0.2.1");
  await expect(spend("pages", "192.0.2.1")).rejects.toMatchObject({
    code: "embed/too-many",
    facts: { retryAfterSeconds: expect.any(Number) },
  });
  await spend("pages", "192.0.2.2");
  await spend("calls", "192.0.2.1");
  await spend("works", "2001:db8::1");
  await expect(spend("works", "2001:db8::2")).rejects.toMatchObject({ code: "embed/too-many" });
});
