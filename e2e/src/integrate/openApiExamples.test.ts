import Schema from "typebox/schema";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { makeToken } from "./makeToken.ts";
import { type Call, callsOf, missing, type OpenApi, requestOf, successOf } from "./openApi.ts";

const document = (await (await fetch(`${inject("baseUrl")}/openapi.json`)).json()) as OpenApi;
const calls = callsOf(document, ["Exports", "Jobs"]);
const linkedFrom = (call: Call) =>
  calls.flatMap((from) => {
    const { answer } = successOf(from);
    const link = Object.values(answer.links ?? {}).find(
      ({ operationId }) => operationId === call.operationId,
    );
    return link === undefined ? [] : [{ from, parameters: link.parameters }];
  })[0];
const unlinked = calls.filter((call) => linkedFrom(call) === undefined);
const linked = calls
  .filter((call) => linkedFrom(call) !== undefined)
  // What ends a job comes last.
  .toSorted((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));

/** A schema of the document, to which its references lead. */
const checkOf = (schema: object) => Schema.Compile({ ...schema, components: document.components });

describe("the examples of /openapi.json", () => {
  let token: string;
  beforeAll(async () => {
    token = await makeToken();
  });
  const answers = new Map<string, unknown>();

  const send = (call: Call, withToken = true, given: Readonly<Record<string, string>> = {}) => {
    const { path, headers, ...request } = requestOf(call, given);
    return fetch(inject("baseUrl") + path, {
      ...request,
      headers: { ...headers, ...(withToken ? { authorization: `Bearer ${token}` } : {}) },
    });
  };
  /** Runtime expressions of OpenAPI's links, of which ours use one kind. */
  const givenTo = (call: Call) => {
    const link = linkedFrom(call);
    return Object.fromEntries(
      Object.entries(link?.parameters ?? {}).map(([name, expression]) => [
        name,
        String(
          (answers.get(link?.from.operationId ?? "") as Record<string, unknown>)[
            expression.replace("$response.body#/", "")
          ],
        ),
      ]),
    );
  };
  const expectDescribed = async (call: Call, answer: Response) => {
    const { status, answer: described } = successOf(call);
    // A key that a former run used finds its job.
    const known = call.operationId === "startJob" ? [status, 200] : [status];
    expect(known, `${call.operationId} ${answer.status}`).toContain(answer.status);
    for (const [name, { example }] of Object.entries(described.headers ?? {}))
      expect(answer.headers.get(name), name).toBe(example);
    const { schema, example } = described.content?.["application/json"] ?? {};
    if (schema === undefined) return expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    const body: unknown = await answer.json();
    const [isRight, faults] = checkOf(schema).Errors(body);
    expect(isRight, JSON.stringify(faults.slice(0, 3))).toBe(true);
    expect(checkOf(schema).Check(example)).toBe(true);
    expect(missing(example, body)).toEqual([]);
    answers.set(call.operationId, body);
  };

  it("there is one of each export and of each call about jobs", () => {
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual([
      "asyncExport",
      "cancelJob",
      "exportCaller",
      "exportProvenance",
      "exportRiskSummary",
      "fileOfJob",
      "job",
      "jobs",
      "mailOfJob",
      "mapProvenance",
      "startJob",
    ]);
  });

  it.each(calls.map((call) => [call.operationId, call] as const))(
    "%s without a token is refused as it says",
    async (_id, call) => {
      const id = "00000000-0000-4000-8000-000000000000";
      const answer = await send(call, false, linkedFrom(call) === undefined ? {} : { id });
      expect([401, 403]).toContain(answer.status);
      const schema = call.responses[answer.status]?.content?.["application/json"]?.schema ?? {};
      expect(checkOf(schema).Check(await answer.json())).toBe(true);
    },
  );

  it.each(unlinked.map((call) => [call.operationId, call] as const))(
    "%s is answered as it says",
    async (_id, call) => expectDescribed(call, await send(call)),
  );

  it.each(linked.map((call) => [call.operationId, call] as const))(
    "%s follows from a job that was started, and is answered as it says",
    async (_id, call) => {
      const look = calls.find(({ operationId }) => operationId === "job");
      if (look === undefined) throw new Error("There is no call to ask after a job.");
      const given = givenTo(call);
      await vi.waitFor(
        async () => expect(await (await send(look, true, given)).json()).toMatchObject({ state: "done" }),
        { timeout: 120_000, interval: 2_000 },
      );
      await expectDescribed(call, await send(call, true, given));
    },
  );
});
