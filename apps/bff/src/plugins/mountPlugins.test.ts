import { setTimeout as sleep } from "node:timers/promises";
import { service, token } from "@stopbank/plugin-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";
import type { ListedPlugin } from "./serverPlugins.ts";

const greeting = token<{ readonly text: string }>("greeting");

const plugins: readonly ListedPlugin[] = [
  {
    manifest: { id: "summary", enabledBy: "summaryPage" },
    load: async () => ({
      default: {
        services: [service(greeting, {}, () => ({ text: "kia ora" }))],
        mount: async (app, get) => {
          app.get("/hello", async () => get(greeting));
          app.get("/cost", { config: { flag: "replacementCosts" } }, async () => ({ cost: true }));
        },
      },
    }),
  },
  {
    manifest: { id: "needy", requires: ["summary"] },
    load: async () => ({
      default: { mount: async (app) => void app.get("/hello", async () => ({ needy: true })) },
    }),
  },
  { manifest: { id: "absent" }, load: () => Promise.reject(new Error("no such file")) },
  {
    manifest: { id: "broken" },
    load: async () => ({
      default: {
        mount: async (app) => {
          app.get("/half", async () => ({ half: true }));
          throw new Error("mount failed");
        },
      },
    }),
  },
];

describe("plugins' server halves", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff({ plugins });
  });
  afterAll(() => bff.close());

  const setFlags = async (...on: string[]) => {
    bff.api.state.flags = Object.fromEntries(on.map((flag) => [flag, { enabled: "enabled" }]));
    // Flags are kept for two seconds.
    await sleep(2_100);
  };
  const get = async (url: string, headers: Record<string, string> = fromOurPage) => {
    const response = await bff.app.inject({ url, headers });
    return { status: response.statusCode, body: response.json() as object };
  };

  it("answer where the client has plugin and flag on, and 404 where not", async () => {
    expect(await get("/bff/summary/hello")).toMatchObject({
      status: 404,
      body: { error: { code: "plugin/off" } },
    });
    expect(await get("/bff/needy/hello")).toMatchObject({ status: 404 });
    await setFlags("summaryPage");
    expect(await get("/bff/summary/hello")).toEqual({ status: 200, body: { text: "kia ora" } });
    expect(await get("/bff/needy/hello")).toEqual({ status: 200, body: { needy: true } });
    expect(await get("/bff/summary/cost")).toMatchObject({ status: 404 });
    await setFlags("summaryPage", "replacementCosts");
    expect(await get("/bff/summary/cost")).toEqual({ status: 200, body: { cost: true } });
  });

  it("answer a session whose access token has expired, after one refresh", async () => {
    await setFlags("summaryPage");
    const { cookie } = await signIn(bff);
    bff.api.state.generation++;
    const before = bff.api.state.refreshes;
    expect(await get("/bff/summary/hello", { ...fromOurPage, cookie })).toMatchObject({ status: 200 });
    expect(bff.api.state.refreshes - before).toBe(1);
  });

  it("are guarded like every call", async () => {
    expect(await get("/bff/summary/hello", { host: "localhost" })).toMatchObject({ status: 403 });
  });

  it("take nobody down when they do not load or mount", async () => {
    expect(await get("/bff/absent/hello")).toMatchObject({ status: 404 });
    expect(await get("/bff/broken/half")).toMatchObject({ status: 404 });
    expect(await get("/healthz")).toMatchObject({ status: 200 });
  });
});
