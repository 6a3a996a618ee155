import { routes } from "@stopbank/contract/routes";
import { service, token } from "@stopbank/plugin-api";
import { api, audit, caller, store } from "@stopbank/plugin-api/server";
import type { ListedPlugin } from "@stopbank/plugin-api/server-host";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName, listClients } from "@stopbank/store/clients";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

const greeting = token<{ readonly text: string }>("greeting");
const forAll = { access: "visitor" } as const;

const plugins: readonly ListedPlugin[] = [
  {
    manifest: { id: "summary", enabledBy: "summaryPage" },
    load: async () => ({
      default: {
        services: [service(greeting, {}, () => ({ text: "kia ora" }))],
        mount: async (app, { get, as }) => {
          app.get("/hello", { config: forAll }, async () => get(greeting));
          app.get("/cost", { config: { ...forAll, flag: "replacementCosts" } }, async () => ({ cost: true }));
          app.get("/members", async () => ({ members: true }));
          app.get("/layers", async (request) => (await as(request)(api))(routes.layers, {}));
          app.get("/caller", async (request) => as(request)(caller));
          app.get("/admin", { config: { access: "admin" } }, async () => ({ admin: true }));
          app.post("/note", async (request) => {
            const own = await as(request)(store);
            await (await as(request)(audit)).record({ action: "summary.noted" });
            return own.transaction(async (tx) => listClientEvents(tx, 1));
          });
        },
      },
    }),
  },
  {
    manifest: { id: "needy", requires: ["summary"] },
    load: async () => ({
      default: {
        mount: async (app) => void app.get("/hello", { config: forAll }, async () => ({ needy: true })),
      },
    }),
  },
  { manifest: { id: "absent" }, load: () => Promise.reject(new Error("no such file")) },
];

describe.each(transports)("plugins' server halves, %s", (transport) => {
  let bff: StartedBff;
  let cookie: string;
  beforeAll(async () => {
    bff = await startBff({ plugins, transport });
    ({ cookie } = await signIn(bff));
  });
  afterAll(() => bff.close());

  /** Switches flags on. Flags are kept for two seconds for each client, so a visitor asks in another one from now on. */
  const setFlags = (...on: string[]) => {
    bff.api.state.flags = Object.fromEntries(on.map((flag) => [flag, { enabled: "enabled" }]));
    elsewhere = { "ui-client-name": `client-${on.length}` };
  };
  let elsewhere: Record<string, string> = {};
  const ask = async (url: string, headers: Record<string, string> = {}, method: "GET" | "POST" = "GET") => {
    const response = await bff.app.inject({ method, url, headers: { ...fromOurPage, ...headers } });
    const isJson = response.headers["content-type"]?.toString().includes("json");
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : { text: response.body }) as object,
    };
  };

  it("answer where the client has plugin and flag on, and 404 where not", async () => {
    expect(await ask("/bff/summary/hello", elsewhere)).toMatchObject({
      status: 404,
      body: { error: { code: "plugin/off" } },
    });
    expect(await ask("/bff/needy/hello", elsewhere)).toMatchObject({ status: 404 });
    setFlags("summaryPage");
    expect(await ask("/bff/summary/hello", elsewhere)).toEqual({ status: 200, body: { text: "kia ora" } });
    expect(await ask("/bff/needy/hello", elsewhere)).toEqual({ status: 200, body: { needy: true } });
    expect(await ask("/bff/summary/cost", elsewhere)).toMatchObject({ status: 404 });
    setFlags("summaryPage", "replacementCosts");
    expect(await ask("/bff/summary/cost", elsewhere)).toEqual({ status: 200, body: { cost: true } });
  });

  it("are guarded like every call", async () => {
    const response = await bff.app.inject({ url: "/bff/summary/hello", headers: { host: "localhost" } });
    expect(response.statusCode).toBe(403);
  });

  it("take nobody down when they do not load", async () => {
    expect(await ask("/bff/absent/hello", { cookie })).toMatchObject({ status: 404 });
    expect(await ask("/healthz")).toMatchObject({ status: 200 });
  });

  it("know who asks in which client, as the API says", async () => {
    expect(await ask("/bff/summary/caller", elsewhere)).toMatchObject({
      status: 401,
      body: { error: { code: "auth/sign-in-first" } },
    });
    const client = (name: string) =>
      expect.objectContaining({
        body: expect.objectContaining({ client: expect.objectContaining({ name }) }),
      });
    expect(await ask("/bff/summary/caller", { cookie })).toEqual(client("larkhaven"));
    const program = { authorization: `Bearer access-${bff.api.state.generation}` };
    expect(await ask("/bff/summary/caller", program)).toMatchObject({ body: { kind: "bearer" } });
    const northport = { cookie, "ui-client-name": "northport" };
    expect(await ask("/bff/summary/caller", northport)).toEqual(client("northport"));
    expect(await ask("/bff/summary/admin", { cookie })).toMatchObject({
      status: 403,
      body: { error: { code: "auth/admins-only" } },
    });
    expect(await ask("/bff/summary/admin", northport)).toEqual({ status: 200, body: { admin: true } });
  });

  it("take nobody for signed in by the words of a header, though a visitor was just looked at", async () => {
    expect(await ask("/bff/summary/members", elsewhere)).toMatchObject({ status: 401 });
    for (const authorization of ["visitor", "session", "Bearer"])
      expect(await ask("/bff/summary/members", { ...elsewhere, authorization })).toMatchObject({
        status: 401,
      });
    expect(await ask("/bff/summary/hello", elsewhere)).toMatchObject({ status: 200 });
  });

  it("tell a program that its token has expired in the words it renews on", async () => {
    const authorization = "Bearer access-of-yesterday";
    for (const path of ["layers", "caller"]) {
      const headers = { ...fromOurPage, authorization };
      const answer = await bff.app.inject({ url: `/bff/summary/${path}`, headers });
      expect([answer.statusCode, answer.body]).toEqual([401, "TokenExpired"]);
    }
  });

  it("know a job that asks for its owner, let it read, and nothing else", async () => {
    setFlags("summaryPage");
    const { authorization, end } = await bff.beginJob("northport");
    const northport = { authorization, "ui-client-name": "northport" };
    expect(await ask("/bff/summary/caller", northport)).toMatchObject({
      status: 200,
      body: { kind: "job", client: { name: "northport" } },
    });
    expect(await ask("/bff/summary/note", northport, "POST")).toMatchObject({
      status: 403,
      body: { error: { code: "auth/read-only" } },
    });
    await end();
    expect(await ask("/bff/summary/caller", northport)).toMatchObject({ status: 401 });
  });

  it("write to their caller's client, and to none that the API does not let them use", async () => {
    const written = await ask("/bff/summary/note", { cookie }, "POST");
    expect(written.body).toMatchObject([{ action: "summary.noted", actorUserId: expect.any(String) }]);
    const strangers = { cookie, "ui-client-name": "southport" };
    expect(await ask("/bff/summary/note", strangers, "POST")).toMatchObject({
      status: 403,
      body: { error: { code: "client/not-yours" } },
    });
    const trails = await Promise.all(
      (await listClients(bff.store.shared)).map(({ id, clientName }) =>
        bff.store.withClient(id, async (tx) => {
          const events = await listClientEvents(tx, 5);
          return [clientName, events.filter(({ action }) => action === "summary.noted").length];
        }),
      ),
    );
    expect(Object.fromEntries(trails)).toEqual({ larkhaven: 1, northport: 0, southport: 0 });
  });

  it("A-45: leave in the trail who was refused one of theirs for want of a role, a flood of it in few entries", async () => {
    const refusals = async () => {
      const larkhaven = await findClientByName(bff.store.shared, "larkhaven");
      const events = await bff.store.withClient(String(larkhaven?.id), (tx) => listClientEvents(tx, 100));
      return events.filter(({ action }) => action === "access.refused");
    };
    const before = (await refusals()).length;
    for (let i = 0; i < 20; i++)
      expect(await ask("/bff/summary/admin", { cookie })).toMatchObject({ status: 403 });
    const after = await refusals();
    expect(after[0]).toMatchObject({
      subject: "GET /bff/summary/admin",
      details: { code: "auth/admins-only" },
    });
    expect(before).toBeLessThan(after.length);
    expect(after).toHaveLength(11);
    // What nobody is signed in for, or the API has refused, is not this server's to write.
    await ask("/bff/summary/caller", elsewhere);
    await ask("/bff/summary/caller", { cookie, "ui-client-name": "southport" });
    expect(await refusals()).toHaveLength(11);
  });

  it("answer a session whose access token has expired, after one refresh", async () => {
    bff.api.state.generation++;
    bff.api.state.refreshMs = 100;
    const before = bff.api.state.refreshes;
    const urls = ["/bff/summary/layers", "/bff/summary/caller", "/api/layer", "/bff/session"];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => ask(urls[i % urls.length] ?? "", { cookie })),
    );
    bff.api.state.refreshMs = 0;
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(bff.api.state.refreshes - before).toBe(1);
  });
});
