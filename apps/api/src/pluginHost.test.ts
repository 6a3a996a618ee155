import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { DomainError } from "@stopbank/errors";
import { testJobs } from "@stopbank/jobs/testing";
import { api, audit, caller, jobKind, jobs } from "@stopbank/plugin-api/server";
import { type ListedPlugin, startServerHost, textOf, visitor } from "@stopbank/plugin-api/testing/server";
import { listClientEvents } from "@stopbank/store/audit";
import { listClients } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { people, type RunningApi, type SeededPerson, startApi } from "./testing/startApi.ts";

let real: RunningApi;
beforeAll(async () => {
  real = await startApi();
});
afterAll(() => real.stop());

/** What its owner could do and it cannot, by the code of the refusal. */
const refusedTo = async (call: CallApi) => {
  const codes: string[] = [];
  await call(routes.incrementLogin, {}).catch((error: DomainError) => codes.push(error.code));
  return codes;
};

const survey = jobKind({
  id: "gauges.survey",
  params: {},
  access: "signed-in",
  title: () => "Survey",
  concurrency: 1,
  timeoutSeconds: 60,
  retries: 0,
  expiresAfterDays: 1,
  run: async ({ get }) => {
    const call = await get(api);
    const { email, client_name } = await call(routes.currentUser, {});
    const text = JSON.stringify([email, client_name, await refusedTo(call), await call(routes.layers, {})]);
    return [{ name: "survey.json", mediaType: "application/json", text }];
  },
});

const gauges: ListedPlugin = {
  manifest: { id: "gauges" },
  load: async () => ({
    default: {
      jobKinds: [survey],
      mount: async (app, { as }) => {
        app.get("/layers", { config: { access: "visitor" } }, async (request) => {
          const of = as(request);
          const { client, ...who } = await of(caller);
          return { client: client.name, ...who, layers: await (await of(api))(routes.layers, {}) };
        });
        app.post("/note", async (request) => {
          await (await as(request)(audit)).record({ action: "gauges.noted" });
          return {};
        });
      },
    },
  }),
};

it("answers a plugin as its caller, and keeps the plugin out of clients that are not the caller's", async () => {
  const host = await startServerHost({ plugins: [gauges], api: real.app, store: real.store });
  const as = (person: SeededPerson) => {
    const { authorization } = real.as(person);
    return authorization === undefined ? visitor : { kind: "session" as const, authorization };
  };
  const layers = (person: SeededPerson, client?: string) =>
    host.ask(as(person), {
      url: "/bff/gauges/layers",
      ...(client === undefined ? {} : { headers: { "ui-client-name": client } }),
    });

  const own = (await layers("member")).json();
  expect(own).toMatchObject({ client: "larkhaven", kind: "session", roles: ["member"] });
  expect(own.layers).toEqual((await real.get("/layer", real.as("member"))).json());
  expect((await layers("visitor")).json()).toMatchObject({
    client: "openaccess",
    kind: "visitor",
    roles: [],
  });
  expect((await layers("admin", "northport")).json()).toMatchObject({
    client: "northport",
    roles: ["admin"],
  });
  for (const [person, client] of [
    ["member", "northport"],
    ["visitor", "larkhaven"],
  ] as const) {
    const answer = await layers(person, client);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: "client/not-yours" } }]);
  }

  const note = (headers: Record<string, string>) =>
    host.ask(as("member"), { method: "POST", url: "/bff/gauges/note", headers });
  expect((await note({})).statusCode).toBe(200);
  expect((await note({ "ui-client-name": "northport" })).statusCode).toBe(403);
  const noted = await Promise.all(
    (await listClients(real.store.shared)).map(async ({ id, clientName }) => {
      const events = await real.store.withClient(id, (tx) => listClientEvents(tx, 100));
      return [clientName, events.filter(({ action }) => action === "gauges.noted").length];
    }),
  );
  expect(Object.fromEntries(noted)).toEqual({ larkhaven: 1, northport: 0, openaccess: 0 });
  await host.close();
});

it("answers a plugin's job as whoever started it, in that client, and lets it change nothing", async () => {
  const { app, store } = real;
  const host = await startServerHost({ plugins: [gauges], api: app, store, jobs: testJobs });
  onTestFinished(() => host.close());
  const authorization = String(real.as("admin").authorization);
  const own = await host.as({ kind: "session", authorization })(jobs);
  const { job } = await own.start(survey.id, {});
  await vi.waitFor(async () => expect(await own.find(job.id)).toMatchObject({ state: "done" }), {
    timeout: 45_000,
    interval: 100,
  });
  const text = String(await textOf(own.findFile(job.id, "survey.json")));
  const layers = (await real.get("/layer", real.as("admin"))).json();
  expect(JSON.parse(text)).toEqual([people.admin, "larkhaven", ["auth/read-only"], layers]);
});
