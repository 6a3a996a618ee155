import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { checkOf, expectDescribed } from "./expectDescribed.ts";
import { makeToken } from "./makeToken.ts";
import { type Call, callsOf, type OpenApi, requestOf, successOf } from "./openApi.ts";

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
  const expectAnswered = async (call: Call, answer: Response) => {
    // A key that a former run used finds its job.
    const also = call.operationId === "startJob" ? [200] : [];
    answers.set(call.operationId, await expectDescribed(call, answer, document, also));
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
      expect(checkOf(schema, document).Check(await answer.json())).toBe(true);
    },
  );

  it.each(unlinked.map((call) => [call.operationId, call] as const))(
    "%s is answered as it says",
    async (_id, call) => expectAnswered(call, await send(call)),
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
      await expectAnswered(call, await send(call, true, given));
    },
  );
});

const hasExample = (call: Call) => {
  const { content, headers } = successOf(call).answer;
  return content?.["application/json"]?.example !== undefined || headers !== undefined;
};

describe("the examples of what reads texts, stories, views and media", () => {
  // Embedding is a setting, the demonstration has neither a draft nor a view, and a file comes whole or in part.
  const others = ["embeddedStory", "embeddedStoryFigures", "draft", "viewThumbnail", "mediumFile"];
  const read = callsOf(document, ["Stories", "Saved views", "Media", "Texts"]).filter(
    (call) =>
      (call.method === "GET" || call.operationId === "stepFigures") &&
      hasExample(call) &&
      !others.includes(call.operationId),
  );
  let token: string;
  beforeAll(async () => {
    token = await makeToken(undefined, ["map:read", "content:write"]);
  });

  it("are there", () => {
    expect(read.map(({ operationId }) => operationId).toSorted()).toEqual([
      "changedStories",
      "drafts",
      "exportContent",
      "media",
      "mediaAmong",
      "savedViews",
      "stepFigures",
      "stories",
      "storyFigures",
      "storyTitles",
      "text",
      "textHistory",
      "textVersion",
      "texts",
    ]);
  });

  it.each(read.map((call) => [call.operationId, call] as const))(
    "%s is answered as it says",
    async (_id, call) => {
      const { path, headers, ...request } = requestOf(call);
      const answer = await fetch(inject("baseUrl") + path, {
        ...request,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      await expectDescribed(call, answer, document);
    },
  );
});
