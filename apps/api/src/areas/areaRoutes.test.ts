import { validateArea } from "@stopbank/risk-engine/area";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { triangle } from "../testing/sampleBodies.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (file: Uint8Array | string, query = "", headers = api.as("member")) =>
  api.app.inject({
    method: "POST",
    url: `/areas/file${query}`,
    headers: { ...headers, "content-type": "application/octet-stream" },
    payload: Buffer.from(file),
  });
const make = (body: object, headers = api.as("member")) => api.post("/areas/made", body, headers);
const square = (west: number, south: number, size: number) => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

describe("a file with areas", () => {
  it("is answered shape by shape, with what is wrong by its place", async () => {
    const crossed = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    const features = [triangle(), { type: "Polygon", coordinates: [crossed] }].map((geometry, i) => ({
      type: "Feature",
      properties: { name: `Zone ${i}` },
      geometry,
    }));
    const answer = await send(JSON.stringify({ type: "FeatureCollection", features }), "?name=zones.geojson");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      format: "geojson",
      features: [
        { name: "Zone 0", geometry: triangle(), positions: 4 },
        {
          name: "Zone 1",
          fault: {
            code: "area/self-intersecting",
            message: "Its outline crosses or touches itself at 0.5, 0.5.",
            at: [0.5, 0.5],
          },
        },
      ],
    });
  });

  it("is refused with a sentence where it is none, and where no file was sent", async () => {
    const none = await send("nothing of the sort");
    expect([none.statusCode, none.json().error.code]).toEqual([400, "area-file/unknown-format"]);
    const json = await api.post("/areas/file", {}, api.as("member"));
    expect([json.statusCode, json.json().error.code]).toEqual([400, "request/no-file"]);
    expect(json.json().error.message).toMatch(/^No file came, or an empty one\. Choose one/);
    const elsewhere = await api.app.inject({
      method: "POST",
      url: "/areas",
      headers: { ...api.as("member"), "content-type": "application/octet-stream" },
      payload: Buffer.from("{}"),
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it("is a budget of its sender's own: who has used his up makes nobody else wait", {
    timeout: 120_000,
  }, async () => {
    const poor = await startApi({ config: { visitorPositions: 100_000 } });
    const file = (network: string) =>
      poor.app.inject({
        method: "POST",
        url: "/areas/file",
        headers: { "content-type": "application/octet-stream", "x-forwarded-for": network },
        payload: Buffer.from(JSON.stringify(triangle())),
      });
    const first = await Promise.all(["203.0.113.1", "203.0.113.1", "203.0.113.1"].map(file));
    expect(first.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
    expect((await file("198.51.100.7")).statusCode).toBe(200);
    await poor.stop();
  });
});

describe("an area that is made", () => {
  it("is one polygon as it is, to the last digit, and is kept", async () => {
    const made = await make({ from: [{ geometry: triangle() }] });
    expect(made.statusCode).toBe(201);
    const { area_id, geometry } = made.json();
    expect(geometry).toEqual(triangle());
    expect((await api.get(`/areas/${area_id}`, api.as("member"))).json().geometry).toEqual(triangle());
  });

  it("unites shapes, kept areas and regions, and reaches so many metres around an element", async () => {
    const kept = (await api.post("/areas", { geometry: square(172.8, -40.4, 0.1) }, api.as("member"))).json()
      .area_id;
    const united = await make({ from: [{ area_id: kept }, { geometry: square(172.85, -40.35, 0.1) }] });
    expect(united.json().geometry.coordinates).toHaveLength(1);
    expect(united.json().geometry.coordinates[0]).toHaveLength(9);

    const region = await make({ from: [{ region: "suburb.otara" }] });
    const [outline] = (await api.get("/regions/geometries/suburb.otara", api.as("member"))).json();
    expect(region.json().geometry).toEqual(outline.geometry);

    const element = { element_type: "buildings", element_id: "b-1-1" };
    const around = await make({ from: [element], buffer_metres: 50 });
    expect(around.statusCode).toBe(201);
    expect(validateArea(around.json().geometry).parts).toHaveLength(1);
  });

  it("is refused of lines and points without a buffer, of what crosses itself, and of what is not there", async () => {
    const refused = async (from: object[]) => (await make({ from })).json().error.code;
    expect(await refused([{ geometry: { type: "Point", coordinates: [172.9, -40.3] } }])).toBe(
      "area-file/needs-buffer",
    );
    const crossed = {
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    };
    expect(await refused([{ geometry: crossed }, { geometry: triangle() }])).toBe("area/self-intersecting");
    expect(await refused([{ region: "suburb.nowhere" }])).toBe("dataset/unknown-region");
    expect(await refused([{ area_id: "0".repeat(64) }])).toBe("area/unknown");
    expect(await refused([{ element_type: "buildings", element_id: "none" }])).toBe("elements/unknown");
  });
});

describe("named areas", () => {
  const put = (id: string, name: string, headers: Record<string, string>) =>
    api.app.inject({ method: "PUT", url: `/areas/named/${id}`, headers, payload: { name } });
  const keep = async (corner: number, headers: Record<string, string>) =>
    (await api.post("/areas", { geometry: triangle(corner) }, headers)).json().area_id as string;

  it("are a person's own, in one client: listed by name, renamed, taken away and given back", async () => {
    const [member, admin] = [api.as("member"), api.as("admin", "larkhaven")];
    const [first, second] = [await keep(0.01, member), await keep(0.02, member)];
    await put(first, "  Ōtara flats ", member);
    expect((await put(second, "Blocks", member)).json()).toEqual([
      { area_id: second, name: "Blocks" },
      { area_id: first, name: "Ōtara flats" },
    ]);
    expect((await api.get("/areas/named", admin)).json()).toEqual([]);
    expect((await api.get("/areas/named", api.as("admin", "northport"))).json()).toEqual([]);
    expect((await put(first, "A", member)).json()[0]).toEqual({ area_id: first, name: "A" });
    const remove = await api.app.inject({ method: "DELETE", url: `/areas/named/${first}`, headers: member });
    expect(remove.json()).toEqual([{ area_id: second, name: "Blocks" }]);
    // Its area is still there, for undo and for links.
    expect((await put(first, "A", member)).json()).toHaveLength(2);
  });

  it("are not a visitor's, nor of an area that is another client's", async () => {
    const id = await keep(0.03, api.as("other"));
    expect((await put(id, "Theirs", api.as("member"))).json().error.code).toBe("area/unknown");
    expect((await put(id, "Mine", {})).statusCode).toBe(401);
    expect((await put(id, "   ", api.as("other"))).statusCode).toBe(400);
  });
});
