import { Writable } from "node:stream";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { listClientEvents } from "@stopbank/store/audit";
import { getClientConfig, putClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { service, token } from "../common.ts";
import { api, audit, caller, log, store } from "../server.ts";
import type { ListedPlugin } from "./loadPlugins.ts";
import {
  admin,
  member,
  program,
  type StartedServerHost,
  startServerHost,
  visitor,
} from "./testing/startServerHost.ts";

const tides = token<{ readonly metres: number }>("gauges.tides");

const plugins: readonly ListedPlugin[] = [
  {
    manifest: { id: "gauges", enabledBy: "summaryPage", requires: ["drawn"] },
    load: async () => ({
      default: {
        services: [service(tides, {}, () => ({ metres: 1.5 }))],
        mount: async (app, { as }) => {
          app.get("/asked", async () => ({ asked: true }));
          app.get("/open", { config: { access: "visitor" } }, async (request) => as(request)(caller));
          app.get("/caller", async (request) => as(request)(caller));
          app.get("/admin", { config: { access: "admin" } }, async (request) => as(request)(caller));
          app.get("/flagged", { config: { flag: "replacementCosts" } }, async () => ({ asked: true }));
          app.get("/layers", async (request) => (await as(request)(api))(routes.layers, {}));
          app.get("/regions", async (request) => (await as(request)(api))(routes.regions, {}));
          app.get("/tides", async (request) => as(request)(tides));
          app.get("/same", async (request) => {
            const [first, second] = await Promise.all([as(request)(store), as(request)(store)]);
            return { same: first === second };
          });
          app.get("/noted", async (request) => {
            (await as(request)(log)).info("the gauge was read");
            return {};
          });
          app.post("/level", async (request) => {
            const of = as(request);
            const trail = await of(audit);
            await (await of(store)).transaction(async (tx) => {
              await putClientConfig(tx, { ...(await getClientConfig(tx)), terrain_map: true });
              await trail.record({ action: "gauges.level", subject: "g1", details: { metres: 2 } }, tx);
              if (request.body !== undefined)
                throw new DomainError("conflict", "gauges/moved", "It has moved.");
            });
            await trail.record({ action: "gauges.read" });
            return {};
          });
        },
      },
    }),
  },
  // Without a server half; what requires it runs all the same.
  { manifest: { id: "drawn" } },
  { manifest: { id: "absent" }, load: () => Promise.reject(new Error("no such file")) },
  {
    manifest: { id: "broken" },
    load: async () => ({
      default: {
        mount: async (app) => {
          app.get("/half", async () => ({ half: true }));
          throw new Error("the gauge is away");
        },
      },
    }),
  },
  {
    manifest: { id: "greedy" },
    load: async () => ({
      // A service is made once for everybody, so there is no caller to make it for.
      default: { services: [service(token("greedy.mine"), { caller }, ({ caller: who }) => who)] },
    }),
  },
];

/** Lines of the log, as written. */
function logOf() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { lines, logger: { level: "info", stream } };
}

describe("a plugin's server half", () => {
  let host: StartedServerHost;
  const { lines, logger } = logOf();
  beforeAll(async () => {
    const layers = { assets: [], risk_sources: [] } as never;
    host = await startServerHost({ plugins, flags: ["summaryPage"], answers: { layers }, logger });
  });
  afterAll(() => host.close());

  const get = async (who: typeof visitor, path: string) => {
    const answer = await host.ask(who, { url: `/bff/gauges${path}` });
    return [answer.statusCode, answer.json()];
  };
  const clientOf = async () => {
    const client = await findClientByName((await host.openStore()).shared, "larkhaven");
    return { id: client?.id, name: "larkhaven", displayName: "Larkhaven District Council" };
  };

  it("is for those who signed in, unless a route lets others in", async () => {
    expect(await get(visitor, "/asked")).toMatchObject([401, { error: { code: "auth/sign-in-first" } }]);
    expect(await get(member, "/asked")).toEqual([200, { asked: true }]);
    expect(await get(program, "/asked")).toEqual([200, { asked: true }]);
    expect(await get(visitor, "/open")).toMatchObject([200, { kind: "visitor", roles: [] }]);
  });

  it("keeps a route for admins from everybody else", async () => {
    expect(await get(visitor, "/admin")).toMatchObject([401, { error: { code: "auth/sign-in-first" } }]);
    expect(await get(member, "/admin")).toMatchObject([403, { error: { code: "auth/admins-only" } }]);
    expect(await get(admin, "/admin")).toMatchObject([200, { roles: ["admin"] }]);
  });

  it("is not there where its flag, or the route's, is off", async () => {
    expect(await get(member, "/flagged")).toMatchObject([404, { error: { code: "plugin/off" } }]);
    const off = await startServerHost({ plugins });
    for (const who of [visitor, member, admin]) {
      const answer = await off.ask(who, { url: "/bff/gauges/asked" });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: "plugin/off" } }]);
    }
    await off.close();
  });

  it("knows its caller: who, in which roles, in which client", async () => {
    const client = await clientOf();
    const [, who] = await get(member, "/caller");
    expect(who).toEqual({ kind: "session", userId: expect.any(String), roles: ["member"], client });
    expect(await get(program, "/caller")).toEqual([200, { ...who, kind: "bearer" }]);
    expect(await get(visitor, "/open")).toEqual([200, { kind: "visitor", roles: [], client }]);
  });

  it("asks the API as its caller, and hands on what the API refuses", async () => {
    expect(await get(member, "/layers")).toEqual([200, { assets: [], risk_sources: [] }]);
    expect(await get(member, "/regions")).toMatchObject([404, { error: { code: "test/no-answer" } }]);
  });

  it("has the services of plugins beside the caller's own, and each of those once a request", async () => {
    expect(await get(member, "/tides")).toEqual([200, { metres: 1.5 }]);
    expect(await get(member, "/same")).toEqual([200, { same: true }]);
  });

  it("writes to its caller's client and to its trail, both or neither", async () => {
    const opened = await host.openStore();
    const { id } = await clientOf();
    const trail = () => opened.withClient(String(id), (tx) => listClientEvents(tx, 10));
    const config = () => opened.withClient(String(id), getClientConfig);

    const refused = await host.ask(member, { method: "POST", url: "/bff/gauges/level", body: {} });
    expect(refused.json()).toMatchObject({ error: { code: "gauges/moved" } });
    expect([await trail(), (await config()).terrain_map]).toEqual([[], undefined]);

    const written = await host.ask(member, { method: "POST", url: "/bff/gauges/level" });
    expect(written.statusCode).toBe(200);
    expect((await config()).terrain_map).toBe(true);
    const [, who] = await get(member, "/caller");
    const byMember = { actorUserId: (who as { userId: string }).userId };
    expect(await trail()).toMatchObject([
      { action: "gauges.read", ...byMember },
      { action: "gauges.level", subject: "g1", details: { metres: 2 }, ...byMember },
    ]);
  });

  it("names itself and the request in its log", async () => {
    await get(member, "/noted");
    expect(lines.find(({ msg }) => msg === "the gauge was read")).toMatchObject({
      plugin: "gauges",
      reqId: expect.any(String),
    });
  });

  it("takes no other down when it does not load or mount, and is named", async () => {
    for (const url of ["/bff/absent/any", "/bff/broken/half"])
      expect((await host.ask(admin, { url })).statusCode).toBe(404);
    const named = lines.filter(({ level }) => Number(level) >= 50).map(({ plugin, code }) => [plugin, code]);
    expect(named).toEqual([
      ["absent", undefined],
      ["greedy", "plugin/missing-service"],
      ["broken", undefined],
    ]);
  });
});
