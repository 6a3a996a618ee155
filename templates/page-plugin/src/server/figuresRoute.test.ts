import type { Layers } from "@stopbank/contract/layers";
import { member, startServerHost, visitor } from "@stopbank/plugin-api/testing/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const plugins = [{ manifest, load: async () => ({ default: plugin }) }];
const url = "/bff/sample-figures/figures";
const assets = { built: { groups: [{ assets: [{ display_name: "Buildings", element_count: 90 }] }] } };

let host: Awaited<ReturnType<typeof startServerHost>>;
beforeAll(async () => {
  host = await startServerHost({
    plugins,
    flags: ["sample-figures.page"],
    // Who is not the member is told of no layers at all.
    answers: {
      layers: ({ headers }) =>
        (headers.authorization === "Bearer member" ? { assets } : { assets: {} }) as unknown as Layers,
    },
  });
});
afterAll(() => host.close());

it("counts what the caller's organisation has, as the API tells the caller", async () => {
  const answer = await host.ask(member, { url });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { organisation: "Larkhaven District Council", layers: [{ name: "Buildings", elements: 90 }] },
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

it("refuses what it does not know", async () => {
  const answer = await host.ask(member, { url: `${url}?all=true` });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: "request/invalid" } }]);
});
