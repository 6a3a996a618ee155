import { readZip } from "@stopbank/content-folder/zip";
import { contentDocument } from "@stopbank/contract/content-documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { inClient, keepText } from "../testing/inClient.ts";
import { saveDraft } from "../testing/saveDraft.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { zipOf } from "./testing/zipOf.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const as = (client: string) => api.as("admin", client);
const bring = (client: string, payload: Buffer, query = "") =>
  api.app.inject({
    method: "POST",
    url: `/client/content/import${query}`,
    headers: { ...as(client), "content-type": "application/octet-stream" },
    payload,
  });
const take = async (client: string, query = "") =>
  (await api.get(`/client/content/export${query}`, as(client))).rawPayload;
/** A triangle whose first corner says which it is. Degrees. */
const triangle = (east: number) => ({
  type: "Polygon",
  coordinates: [
    [
      [east, -38.1],
      [176.9, -38.1],
      [176.9, -38.000000000000007],
      [east, -38.1],
    ],
  ],
});
const keep = async (client: string, geometry: object) =>
  (await api.post("/areas", { geometry }, as(client))).json().area_id as string;
const keptBy = (client: string, id: string) => api.get(`/areas/${id}`, as(client));
const story = (area: string, more = "") =>
  `title: A flood\ndescription: x\n${more}chapters:\n  - title: One\n    steps:\n      - title: Rain\n        sections: []\n        area: ${area}\n`;
const unknown = "f".repeat(64);

describe("the areas that steps of stories draw", () => {
  it("go out with the story, into another client to the last digit, and out again byte for byte", async () => {
    const geometry = triangle(176.123456789012);
    const id = await keep("larkhaven", geometry);
    await keep("larkhaven", triangle(176.2));
    expect((await bring("larkhaven", await zipOf({ "stories/1.yaml": story(id) }))).json()).toMatchObject({
      changed: 1,
    });
    expect(codeOf(await keptBy("northport", id))).toEqual([404, "area/unknown"]);
    const out = await take("larkhaven", "?kind=story&name=1");
    // One that no step draws is not in it.
    expect([...(await readZip(out)).keys()]).toEqual(["stories/1.yaml", `areas/${id}.json`]);
    expect((await bring("northport", out)).json()).toMatchObject({ changed: 1 });
    expect((await keptBy("northport", id)).json().geometry).toEqual(geometry);
    expect((await take("northport", "?kind=story&name=1")).equals(out)).toBe(true);
    const person = await inClient(api, "northport", (tx) =>
      tx.selectFrom("areas").select("created_by").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    expect(person.created_by).not.toBeNull();
  });

  it("come with a story that says the same already, which came before without them", async () => {
    const id = await keep("larkhaven", triangle(176.25));
    await bring("larkhaven", await zipOf({ "stories/2.yaml": story(id) }));
    const out = await take("larkhaven", "?kind=story&name=2");
    const { body } = (await api.get("/client/texts/story?name=2", as("larkhaven"))).json();
    await keepText(api, "northport", contentDocument("story", body, "2"));
    expect(codeOf(await keptBy("northport", id))).toEqual([404, "area/unknown"]);
    expect((await bring("northport", out)).json()).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await keptBy("northport", id)).statusCode).toBe(200);
  });

  it("go with a draft, whose area may be gone: it is read by nobody", async () => {
    const id = await keep("larkhaven", triangle(176.3));
    const body = {
      title: "Begun",
      description: "",
      chapters: [{ title: "", steps: [{ title: "", sections: [], area: id }] }],
    };
    await saveDraft(api, { name: "5", base: 0, revision: null, body }, "admin");
    const out = await take("larkhaven", "?kind=story&name=5&draft=true");
    expect((await bring("northport", out, "?kind=story&name=5&as=draft")).statusCode).toBe(200);
    expect((await keptBy("northport", id)).statusCode).toBe(200);
    const without = await zipOf({ "stories/6.yaml": story(unknown) });
    expect((await bring("northport", without, "?kind=story&name=6&as=draft")).statusCode).toBe(200);
  });

  it("hold a story back that is published without them, and nothing is kept of what came with it", async () => {
    const answer = await bring("northport", await zipOf({ "stories/7.yaml": story(unknown) }));
    expect(answer.json().error.message).toMatch(
      /\nstories\/7\.yaml:6: In .*step 1 \(Rain\): The area that the step draws is no longer kept: .* as a draft\.$/,
    );
    const stories = (await api.get("/risk/stories/", as("northport"))).json();
    expect(stories.map(({ id }: { id: number }) => id)).not.toContain(7);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "another area than its name says",
      { [`areas/${unknown}.json`]: JSON.stringify(triangle(176.4)) },
      /areas\/f{64}\.json:1: The area is another than the one that is kept under this name\. .*, or call it [0-9a-f]{64}\.json/,
    ],
    [
      "an area that crosses itself",
      {
        [`areas/${unknown}.json`]: JSON.stringify({
          type: "Polygon",
          coordinates: [
            [
              [176, -38],
              [176.1, -38.1],
              [176.1, -38],
              [176, -38.1],
              [176, -38],
            ],
          ],
        }),
      },
      /areas\/f{64}\.json:1: .* Draw it anew/,
    ],
    ["no JSON", { [`areas/${unknown}.json`]: "{" }, /areas\/f{64}\.json:1: The area is no GeoJSON Polygon/],
    [
      "a point",
      { [`areas/${unknown}.json`]: '{"type":"Point","coordinates":[176,-38]}' },
      /areas\/f{64}\.json:1: The area is no GeoJSON Polygon/,
    ],
    [
      "a name that says nothing",
      { "areas/river.json": "{}" },
      /areas\/river\.json:1: An area's file is called by/,
    ],
  ])("are refused with file and remedy, and nothing is kept: %s", async (_what, files, words) => {
    const answer = await bring("northport", await zipOf({ "stories/9.yaml": story(unknown), ...files }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toMatch(words);
    expect(codeOf(await keptBy("northport", unknown))).toEqual([404, "area/unknown"]);
  });
});

it("areas of an import count like those that are drawn: so many an hour", async () => {
  const small = await startApi({ config: { visitorAreas: 1 } });
  try {
    // Ten times what a visitor may.
    const files = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 12 }, async (_none, at) => {
          const id = await keep("larkhaven", triangle(176 + at / 100));
          return [`stories/${at + 1}.yaml`, story(id)] as const;
        }),
      ),
    );
    await bring("larkhaven", await zipOf(files));
    const out = await take("larkhaven");
    const answer = await small.app.inject({
      method: "POST",
      url: "/client/content/import",
      headers: { ...small.as("admin", "larkhaven"), "content-type": "application/octet-stream" },
      payload: out,
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, "area/kept-too-many"]);
    expect((await small.get("/risk/stories/", small.as("admin", "larkhaven"))).json()).toEqual([]);
  } finally {
    await small.stop();
  }
});
