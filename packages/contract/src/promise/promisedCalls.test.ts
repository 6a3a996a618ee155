import { describe, expect, it } from "vitest";
import type { Route } from "../route.ts";
import { jobRoutes } from "../routes/bff/jobs.ts";
import { exportRoutes } from "../routes/export/exports.ts";
import { brokenPromises } from "./brokenPromises.ts";
import promised from "./promisedCalls.json" with { type: "json" };
import { type PromisedCall, promiseOf } from "./promiseOf.ts";

const calls: Readonly<Record<string, Route>> = { ...exportRoutes, ...jobRoutes };
const before = promised as unknown as Readonly<Record<string, PromisedCall>>;

it("every call about exports and jobs is as docs/integrate.md promises", () => {
  expect(Object.keys(before).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const [id, promise] of Object.entries(before)) {
    const route = calls[id];
    expect(brokenPromises(promise, route && promiseOf(route)), id).toEqual([]);
  }
});

describe("what breaks a promise", () => {
  const call = before.asyncExport as PromisedCall;
  const body = call.asked.body ?? {};
  const changed = (change: Partial<PromisedCall>) => brokenPromises(call, { ...call, ...change });
  const withBody = (change: object) => changed({ asked: { ...call.asked, body: { ...body, ...change } } });
  const { regions, ...fewer } = body.properties ?? {};
  const { job_id, ...lessAnswered } = call.answered.properties ?? {};

  it("is what a program would stumble over", () => {
    expect(brokenPromises(call, undefined)).toEqual([`POST ${call.path} is gone`]);
    expect(changed({ path: "/elsewhere", status: 200 })).toEqual([`path was ${call.path}`, "status was 202"]);
    expect(withBody({ properties: fewer })).toEqual(["body.regions is not taken any more"]);
    expect(withBody({ required: [...(body.required ?? []), "regions"] })).toEqual([
      "body.regions is demanded",
    ]);
    expect(withBody({ properties: { ...fewer, regions: { ...regions, maxItems: 1 } } })).toEqual([
      "body.regions has a lesser maxItems",
    ]);
    expect(withBody({ properties: { ...fewer, regions: { type: "string" } } })).toContain(
      "body.regions is another type",
    );
    expect(changed({ answered: { ...call.answered, properties: lessAnswered } })).toEqual([
      "answer.job_id is not answered any more",
    ]);
    expect(changed({ answered: { ...call.answered, required: ["wss_url"] } })).toEqual([
      "answer.job_id may be left out",
    ]);
    const format = before.exportRiskSummary as PromisedCall;
    const { params } = format.asked;
    const narrower = { ...params, properties: { ...params?.properties, format: { enum: ["xlsx", "csv"] } } };
    expect(brokenPromises(format, { ...format, asked: { ...format.asked, params: narrower } })).toEqual([
      "params.format takes no geojson",
      "params.format takes no gpkg",
      "params.format takes no fgb",
    ]);
  });

  it("is not what is gained", () => {
    const more = { properties: { ...body.properties, scene: { type: "string" } } };
    expect(withBody(more)).toEqual([]);
    const { answered } = call;
    expect(
      changed({
        answered: { ...answered, properties: { ...answered.properties, more: { type: "string" } } },
      }),
    ).toEqual([]);
  });
});
