import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { localStorage } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { startSentry } from "@stopbank/http-edge/testing/sentry";
import { type JobKind, jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { expect, it, onTestFinished } from "vitest";
import { fromOurPage, signIn, startBff } from "../testing/startBff.ts";

const kindOf = (id: string, run: JobKind["run"]) =>
  jobKind({
    id: `test.${id}`,
    params: Type.Object({ where: Type.String() }, { additionalProperties: false }),
    access: "signed-in",
    title: () => id,
    concurrency: 1,
    timeoutSeconds: 1,
    retries: 0,
    expiresAfterDays: 1,
    run,
  });

it("are reported where they are given up by a fault of ours, with kind, id and client, and not what they were asked for", async () => {
  const sentry = await startSentry();
  onTestFinished(sentry.close);
  const root = mkdtempSync(join(tmpdir(), "stopbank-reports-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const jobKinds = [
    kindOf("breaks", async ({ params }) => {
      throw new RangeError(JSON.stringify(params));
    }),
    kindOf("refuses", async () => {
      throw new DomainError("invalid", "test/no", "Not this way.");
    }),
    kindOf("lingers", async ({ signal }) => {
      await later(60_000, undefined, { signal });
      return [];
    }),
  ];
  const bff = await startBff({
    transport: "in process",
    plugins: [{ manifest: { id: "test" }, load: async () => ({ default: { jobKinds } }) }],
    datasets: localStorage(root),
    env: { SENTRY_DSN: sentry.dsn, STOPBANK_HOME: root },
  });
  onTestFinished(() => bff.close());
  const { cookie } = await signIn(bff);
  const headers = { ...fromOurPage, cookie, "ui-client-name": "northport" };
  const failedAs = async (kind: string) => {
    const payload = { kind, params: { where: "172.90381,-40.30127" } };
    const started = await bff.app.inject({ method: "POST", url: "/bff/jobs", headers, payload });
    const { id } = started.json<{ id: string }>();
    const look = async () => (await bff.app.inject({ url: `/bff/jobs/${id}`, headers })).json();
    await expect.poll(look).toMatchObject({ state: "failed" });
    return id;
  };
  const broke = await failedAs("test.breaks");
  await failedAs("test.refuses");
  const lingered = await failedAs("test.lingers");
  await expect.poll(() => sentry.received.length).toBe(2);
  const tags = { service: "bff", client: "northport", method: "JOB" };
  expect(sentry.events()).toMatchObject([
    {
      tags: { ...tags, route: "test.breaks", request_id: broke },
      exception: { values: [{ type: "RangeError", value: "unexpected" }] },
    },
    {
      tags: { ...tags, route: "test.lingers", request_id: lingered },
      exception: { values: [{ type: "DomainError", value: "jobs/too-long" }] },
    },
  ]);
  expect(sentry.received.join()).not.toContain("172.90381");
});
