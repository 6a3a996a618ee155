import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job, Jobs } from "@stopbank/contract/jobs";
import type { Schedule, Schedules } from "@stopbank/contract/schedules";
import { currentVersion, localStorage } from "@stopbank/dataset/read";
import { jobKind, type ServerPlugin } from "@stopbank/plugin-api/server";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishSample } from "../testing/publishSample.ts";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

/** A plugin of nobody's whose count can be had again and again. */
const tally = jobKind({
  id: "tally.count",
  params: Type.Object({ title: Type.String({ maxLength: 120 }) }, { additionalProperties: false }),
  access: "signed-in",
  title: ({ title }) => title,
  titled: (params, title) => ({ ...params, title }),
  concurrency: 1,
  timeoutSeconds: 30,
  retries: 0,
  expiresAfterDays: 1,
  run: async ({ scheduled }) => {
    const before = (scheduled?.before?.facts as { count: number } | undefined)?.count;
    scheduled?.keep({ count: (before ?? 0) + 1 });
    return [{ name: "count.txt", mediaType: "text/plain", text: `before: ${before ?? "nothing"}` }];
  },
});
const { titled: _, ...untitled } = tally;
const once = jobKind({ ...untitled, id: "tally.once" });
const plugin: ServerPlugin = { jobKinds: [tally, once] };

describe("schedules of a person", () => {
  let bff: StartedBff;
  let cookie: string;
  let root: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "stopbank-schedules-"));
    await publishSample(root, "northport");
    bff = await startBff({
      transport: "in process",
      plugins: [{ manifest: { id: "tally", flags: [] } as never, load: async () => ({ default: plugin }) }],
      datasets: localStorage(root),
      env: { STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url") },
    });
    ({ cookie } = await signIn(bff));
  });
  afterAll(async () => {
    await bff.close();
    rmSync(root, { recursive: true });
  });

  const ask = (
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    url: string,
    payload?: object,
    headers: Record<string, string> = { cookie },
  ) =>
    bff.app.inject({
      method,
      url,
      headers: { ...fromOurPage, "ui-client-name": "northport", ...headers },
      ...(payload && { payload }),
    });
  const order = { kind: "tally.count", params: { title: "Count" } };

  it("EXP-14: are made, listed, changed, paused and deleted, each with its entry in the trail", async () => {
    const made = await ask("POST", "/bff/schedules", { ...order, mail: true });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { title: "Count", mail_wanted: true, paused: false },
    ]);
    const { id } = made.json<Schedule>();
    const again = await ask("POST", "/bff/schedules", order);
    expect([again.statusCode, again.json<Schedule>().id]).toEqual([200, id]);
    expect((await ask("GET", "/bff/jobs")).json<Jobs>().schedules).toBe(1);

    const version = await currentVersion(localStorage(root), "northport");
    await vi.waitFor(
      async () =>
        expect((await ask("GET", "/bff/schedules")).json<Schedules>().schedules).toMatchObject([
          { id, last_run: { version, state: "done" } },
        ]),
      { timeout: 20_000, interval: 300 },
    );
    const { jobs } = (await ask("GET", "/bff/jobs")).json<Jobs>();
    expect(jobs).toMatchObject([{ kind: "tally.count", title: "Count", state: "done", mail_wanted: true }]);

    const changed = await ask("PATCH", `/bff/schedules/${id}`, {
      title: " Counted ",
      mail: false,
      paused: true,
    });
    expect(changed.json()).toMatchObject({ title: "Counted", mail_wanted: false, paused: true });
    const gone = await ask("DELETE", `/bff/schedules/${id}`);
    expect(gone.statusCode).toBe(204);
    for (const [method, body] of [
      ["PATCH", { paused: true }],
      ["DELETE", undefined],
    ] as const)
      expect((await ask(method, `/bff/schedules/${id}`, body)).json()).toMatchObject({
        error: { code: "schedules/none" },
      });
    const clientId = String((await findClientByName(bff.store.shared, "northport"))?.id);
    const events = await bff.store.withClient(clientId, (tx) => listClientEvents(tx, 10));
    expect(events.map(({ action }) => action).filter((action) => action.startsWith("schedule."))).toEqual([
      "schedule.deleted",
      "schedule.changed",
      "schedule.made",
    ]);
  });

  it.each([
    ["of a kind that there is not", { kind: "tally.none", params: {} }, 404, "jobs/no-such-kind"],
    [
      "of a kind that is not done by itself",
      { ...order, kind: "tally.once" },
      400,
      "schedules/not-this-kind",
    ],
    ["with what the kind does not take", { ...order, params: { titel: "" } }, 400, "request/invalid"],
    ["with another field", { ...order, more: 1 }, 400, "request/invalid"],
  ])("are refused %s", async (_what, payload, status, code) => {
    const response = await ask("POST", "/bff/schedules", payload);
    expect([response.statusCode, response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it("and what was chosen for reports are for people who are signed in, and in each client their own", async () => {
    const settings = { settings: { title: "For the council", mail: true } };
    expect((await ask("PUT", "/bff/reports/settings/risk-summary", settings)).statusCode).toBe(204);
    expect((await ask("GET", "/bff/reports/settings/risk-summary")).json()).toEqual(settings);
    expect((await ask("GET", "/bff/reports/settings/map-print")).json()).toEqual({ settings: null });
    const elsewhere = { cookie, "ui-client-name": "larkhaven" };
    expect((await ask("GET", "/bff/reports/settings/risk-summary", undefined, elsewhere)).json()).toEqual({
      settings: null,
    });
    const nested = await ask("PUT", "/bff/reports/settings/risk-summary", { settings: { a: { b: 1 } } });
    expect(nested.json()).toMatchObject({ error: { code: "request/invalid" } });
    const { authorization } = await bff.beginJob("northport");
    const job = { authorization };
    for (const path of ["/bff/schedules", "/bff/reports/settings/risk-summary"]) {
      const visitor = await ask("GET", path, undefined, { "ui-client-name": "openaccess" });
      expect(visitor.json()).toMatchObject({ error: { code: "auth/sign-in-first" } });
      expect((await ask("GET", path, undefined, job)).json()).toMatchObject({
        error: { code: "auth/people-only" },
      });
    }
  });

  it("B-03: what has ended is run again once for two presses, and nobody else's or what is under way is not", async () => {
    const { id } = (await ask("POST", "/bff/jobs", order)).json<Job>();
    const ended = () =>
      vi.waitFor(
        async () => {
          const job = (await ask("GET", `/bff/jobs/${id}`)).json<Job>();
          expect(job).toMatchObject({ state: "done", may_run_again: true });
        },
        { timeout: 20_000, interval: 300 },
      );
    await ended();
    const presses = await Promise.all([1, 2].map(() => ask("POST", `/bff/jobs/${id}/again`)));
    expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 202]);
    const [first, second] = presses.map((press) => press.json<Job>());
    expect(first?.id).toBe(second?.id);
    expect(first?.id).not.toBe(id);
    expect(first).toMatchObject({ kind: "tally.count", title: "Count" });
    const none = await ask("POST", `/bff/jobs/${crypto.randomUUID()}/again`);
    expect([none.statusCode, none.json()]).toMatchObject([404, { error: { code: "jobs/none" } }]);
  });
});
