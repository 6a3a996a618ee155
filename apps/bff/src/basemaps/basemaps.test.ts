import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RemoteBasemap } from "@stopbank/contract/remote-basemaps";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import { picture, sendPicture, startTileServer, type TileServer } from "../testing/tileServer.ts";

const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

let remote: TileServer;
let bff: StartedBff;
let cookie: string;
let folder: string;
const answers = (request: IncomingMessage, response: ServerResponse) => {
  const url = request.url ?? "";
  if (url.startsWith("/portal"))
    response.writeHead(200, { "content-type": "text/html" }).end("<p>Log in</p>");
  else if (url.startsWith("/dead")) response.destroy();
  else if (url.startsWith("/tiles.json"))
    json(response, {
      tiles: [`/drawn/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 12,
      attribution: '<a href="https://example.test">&copy; Mappers</a>',
      vector_layers: [{ id: "streets" }, { id: "ocean" }],
    });
  else if (url.startsWith("/style.json"))
    json(response, { version: 8, sources: { base: { type: "vector", url: "tiles.json" } }, layers: [] });
  else if (url.startsWith("/drawn"))
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end("tile");
  else sendPicture(response, { "cache-control": "public, max-age=600" });
};

beforeAll(async () => {
  remote = await startTileServer(answers);
  folder = mkdtempSync(join(tmpdir(), "stopbank-basemaps-"));
  const own = { attribution: "A council", inOwnNetwork: true, maxZoom: 18 };
  const sources = {
    aerial: {
      kind: "xyz",
      title: "Aerial",
      url: `${remote.origin}/aerial/{z}/{x}/{-y}.png?api={key}`,
      keyFrom: "AERIAL_KEY",
      ...own,
    },
    topo: {
      kind: "wmts",
      title: "Topo",
      url: `${remote.origin}/wmts`,
      layer: "topo50",
      tileSize: 256,
      ...own,
    },
    streets: {
      kind: "style",
      title: "Streets",
      url: `${remote.origin}/style.json`,
      schema: "shortbread",
      inOwnNetwork: true,
    },
    portal: { kind: "xyz", title: "Portal", url: `${remote.origin}/portal/{z}/{x}/{y}`, ...own },
    dead: { kind: "tilejson", title: "Dead", url: `${remote.origin}/dead`, inOwnNetwork: true },
    unnamed: { kind: "xyz", title: "Unnamed", url: `${remote.origin}/unnamed/{z}/{x}/{y}`, ...own },
  };
  const file = join(folder, "basemaps.json");
  writeFileSync(file, JSON.stringify({ sources }));
  bff = await startBff({ env: { STOPBANK_BASEMAPS: file, AERIAL_KEY: "s3cret" } });
  const lists: Record<string, string[]> = {
    larkhaven: ["dataset", "aerial", "topo", "streets", "portal", "dead"],
    northport: ["topo"],
  };
  bff.api.state.special = async (request, reply) =>
    request.url === routes.clientPreferences.path
      ? {
          term_preference: { risk: false, hazard: false },
          use_hazard_name: { flag: false },
          basemap_list: (lists[String(request.headers["ui-client-name"] ?? "larkhaven")] ?? []).map(
            (source) => ({
              label: "Satellite",
              type: "satellite",
              source,
            }),
          ),
        }
      : reply.code(404).send();
  ({ cookie } = await signIn(bff));
});
afterAll(async () => {
  await bff.close();
  await remote.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  bff.app.inject({ url, headers: { ...fromOurPage, cookie, ...headers } });
const listed = async (headers: Record<string, string> = {}) =>
  (await get("/bff/basemaps", headers)).json() as {
    basemaps: RemoteBasemap[];
    unreachable: { id: string }[];
  };
const addressOf = async (id: string, place: string) => {
  const url = (await listed()).basemaps.find((one) => one.id === id)?.tileset.url;
  return String(url).replace("{z}/{x}/{y}", place);
};

describe("background maps from other places", () => {
  it("are those that the client's basemap_list names, without their addresses and keys", async () => {
    const { basemaps, unreachable } = await listed();
    expect(basemaps.map(({ id, content }) => [id, content])).toEqual([
      ["aerial", "picture"],
      ["topo", "picture"],
      ["streets", "drawn"],
      ["portal", "picture"],
    ]);
    expect(unreachable).toEqual([{ id: "dead", title: "Dead" }]);
    expect(JSON.stringify(basemaps)).not.toContain("s3cret");
    expect(JSON.stringify(basemaps)).not.toContain(remote.origin);
    expect((await listed({ "ui-client-name": "northport" })).basemaps.map(({ id }) => id)).toEqual(["topo"]);
  });

  it("have the specification's tile size and depth, unless something else is said", async () => {
    const { basemaps } = await listed();
    expect(basemaps.map(({ tileset }) => [tileset.tileSize, tileset.maxZoom])).toEqual([
      [64, 18],
      [256, 18],
      [256, 12],
      [64, 18],
    ]);
  });

  it("say of themselves whom they are from, as text", async () => {
    const { basemaps } = await listed();
    const streets = basemaps.find(({ id }) => id === "streets");
    expect(streets).toMatchObject({
      attribution: "© Mappers",
      schema: "shortbread",
      source_layers: ["streets", "ocean"],
    });
  });

  it("hand their tiles on, asked for with the key, kept within their terms", async () => {
    const before = remote.asked.length;
    const address = await addressOf("aerial", "3/7/1");
    for (const _time of [1, 2]) {
      const answer = await get(address);
      expect([answer.statusCode, answer.headers["content-type"], answer.rawPayload]).toEqual([
        200,
        "image/png",
        picture,
      ]);
      expect(answer.headers["cache-control"]).toMatch(/^private, max-age=\d+$/);
    }
    expect(remote.asked.slice(before)).toEqual(["/aerial/3/7/6.png?api=s3cret"]);
    await get(await addressOf("topo", "3/7/1"));
    expect(remote.asked.at(-1)).toBe(
      "/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=topo50&STYLE=default&TILEMATRIXSET=GoogleMapsCompatible&FORMAT=image%2Fpng&TILEMATRIX=3&TILEROW=1&TILECOL=7",
    );
    const drawn = await get(await addressOf("streets", "3/7/1"));
    expect([drawn.headers["content-type"], drawn.headers["cache-control"], drawn.body]).toEqual([
      "application/vnd.mapbox-vector-tile",
      "no-store",
      "tile",
    ]);
  });

  it("C-06: are unknown to other clients, and where no client shows them", async () => {
    const address = await addressOf("aerial", "0/0/0");
    const other = await get(address, { "ui-client-name": "northport" });
    expect([other.statusCode, other.json().error.code]).toEqual([404, "basemap/unknown"]);
    expect((await get(address.replace("aerial", "unnamed"))).statusCode).toBe(404);
    expect((await get(address.replace("aerial", "nothing"))).statusCode).toBe(404);
    expect((await get(address, { "ui-client-name": "southport" })).statusCode).toBe(403);
  });

  it.each([
    ["beyond the columns", "3/8/0", 400],
    ["beyond the rows", "3/0/8", 400],
    ["deeper than there are zooms", "23/0/0", 400],
    ["with a sign", "3/-1/0", 400],
    ["deeper than the source has", "19/0/0", 204],
  ])("C-01: a tile %s is not asked for: %s answers %i", async (_case, place, status) => {
    const address = await addressOf("aerial", place);
    const before = remote.asked.length;
    expect((await get(address)).statusCode).toBe(status);
    expect(remote.asked).toHaveLength(before);
  });

  it("are no page of words in place of a tile", async () => {
    const answer = await get(await addressOf("portal", "0/0/0"));
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, "basemap/unexpected"]);
    expect(answer.body).not.toContain("Log in");
  });

  it("are not for other sites' pages", async () => {
    const address = await addressOf("aerial", "0/0/0");
    expect((await get(address, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await bff.app.inject({ url: address, headers: { host: "localhost", cookie } })).statusCode).toBe(
      403,
    );
  });
});
