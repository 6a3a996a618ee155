import type { Layers } from "@stopbank/contract/layers";
import { admin, member, startServerHost, visitor } from "@stopbank/plugin-api/testing/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const plugins = [{ manifest, load: async () => ({ default: plugin }) }];
const url = "/bff/sample-sites/nearby?longitude=172.94&latitude=-40.3";

/** What the plugin asked the API, and as whom. */
const asked: unknown[] = [];
const assets = {
  built: {
    groups: [
      {
        assets: [
          { type: "buildings", display_name: "Buildings" },
          { type: "roads", display_name: "Roads" },
        ],
      },
    ],
  },
};

let host: Awaited<ReturnType<typeof startServerHost>>;
beforeAll(async () => {
  host = await startServerHost({
    plugins,
    flags: ["sample-sites.page"],
    answers: {
      layers: { assets } as unknown as Layers,
      selectElements: ({ params, headers }) => {
        asked.push({ ...(params as object), as: headers.authorization });
        return { buildings: ["b1", "b2"] };
      },
    },
  });
});
afterAll(() => host.close());

it("says what is nearby, asking the API as its caller", async () => {
  const answer = await host.ask(member, { url });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      organisation: "Larkhaven District Council",
      reachMetres: 500,
      counts: [
        { layer: "Buildings", count: 2 },
        { layer: "Roads", count: 0 },
      ],
    },
  ]);
  await host.ask(admin, { url });
  expect(asked).toEqual([
    expect.objectContaining({ types: "buildings,roads", as: "Bearer member" }),
    expect.objectContaining({ as: "Bearer admin" }),
  ]);
});

it("answers nobody who has not signed in, and no client that has it off", async () => {
  const unknown = await host.ask(visitor, { url });
  expect([unknown.statusCode, unknown.json()]).toMatchObject([
    401,
    { error: { code: "auth/sign-in-first" } },
  ]);
  const off = await startServerHost({ plugins });
  const answer = await off.ask(member, { url });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: "plugin/off" } }]);
  await off.close();
});

it.each(["", "?longitude=172.94", "?longitude=172.94&latitude=north", "?longitude=172.94&latitude=90"])(
  "refuses a question that names no place on the map: %s",
  async (query) => {
    const answer = await host.ask(member, { url: `/bff/sample-sites/nearby${query}` });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: "request/invalid" } }]);
  },
);
