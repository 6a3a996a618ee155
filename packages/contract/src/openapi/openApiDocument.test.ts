import { Type } from "typebox";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { contentKinds } from "../content/contentKinds.ts";
import type { Route } from "../route.ts";
import { draftRoutes } from "../routes/administration/drafts.ts";
import { textRoutes } from "../routes/administration/texts.ts";
import { transferRoutes } from "../routes/administration/transfer.ts";
import { jobRoutes } from "../routes/bff/jobs.ts";
import { embeddedStoryRoutes } from "../routes/stories/embeddedStories.ts";
import { storyRoutes } from "../routes/stories/stories.ts";
import { routes } from "../routes/table.ts";
import { openApiDocument } from "./openApiDocument.ts";

const about = {
  title: "Test",
  version: "1.0.0",
  description: "A test.",
  servers: [{ url: "/", description: "here" }],
};
const document = openApiDocument(routes, about, jobRoutes);
const all: Readonly<Record<string, Route>> = { ...routes, ...jobRoutes };

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== "servers")
    .map(([, operation]) => ({ path, operation: operation as Operation })),
);
const empty = Type.Object({}, { additionalProperties: false });
const idOfJob = "52cfbd16-136d-414e-a94b-12aa19a1a0fc";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string }[];
  readonly responses: Record<string, unknown>;
}

function references(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(references);
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : references(value),
  );
}

const ofTag = (tag: string) => Object.keys(all).filter((id) => all[id]?.tag === tag);
const faultsOfExample = (id: string) => faultsIn(all[id] as Route);

/** What of a call's example its schemas do not take, or is not there. */
function faultsIn({ example, ...route }: Route): string[] {
  if (example === undefined) return ["there is none"];
  const { params = {}, after, rest, query, body, response, headers = {} } = example;
  const linked = Object.fromEntries(Object.keys(after?.params ?? {}).map((key) => [key, idOfJob]));
  const isRight = {
    params: Check(route.params ?? empty, { ...params, ...linked }),
    query: Check(route.query ?? empty, query ?? {}),
    rest: (rest !== undefined) === (route.wildcard !== undefined),
    body: route.body === undefined ? body === undefined : Check(route.body, body),
    response: route.produces !== undefined || Check(route.response, response),
    headers: route.produces === undefined || Object.keys(headers).length > 0,
  };
  return Object.entries(isRight).flatMap(([part, is]) => (is ? [] : [part]));
}

describe("the OpenAPI document", () => {
  it("describes every route once", () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(all).sort());
  });

  it("declares every parameter its paths name, and no other path parameter", () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = operation.parameters.filter((p) => p.in === "path").map((p) => p.name);
      expect(declared.sort(), path).toEqual(inPath.sort());
    }
  });

  it("refers only to schemas that it holds, and names the large ones", () => {
    const used = new Set(references(document));
    for (const reference of used)
      expect(document.components.schemas).toHaveProperty([reference.replace("#/components/schemas/", "")]);
    for (const name of ["Layers", "RiskData", "ElementLayer", "AreaGeometry", "Error"])
      expect(used).toContain(`#/components/schemas/${name}`);
  });

  it("says which answers differ from the rule", () => {
    const login = operations.find(({ operation }) => operation.operationId === "login")?.operation;
    expect(login?.responses).toHaveProperty(["449"]);
    const area = operations.find(({ operation }) => operation.operationId === "storeArea")?.operation;
    expect(Object.keys(area?.responses ?? {})).toContain("201");
  });

  it("says of the calls that the BFF does itself where they are", () => {
    for (const [path, { servers }] of Object.entries(document.paths))
      expect(servers, path).toEqual(
        Object.values(jobRoutes).some((route) => path === route.path.replace(/:(\w+)/g, "{$1}"))
          ? [{ url: "/", description: "At the BFF" }]
          : undefined,
      );
  });

  /** Calls that have to have an example, by what they are about. */
  const shown: Readonly<Record<string, readonly string[]>> = {
    exports: ofTag("Exports"),
    jobs: ofTag("Jobs"),
    stories: ofTag("Stories"),
    "saved views": ofTag("Saved views"),
    media: ofTag("Media"),
    drafts: Object.keys(draftRoutes),
    texts: Object.keys(textRoutes),
    "import and export of texts": Object.keys(transferRoutes),
  };

  it.each(Object.entries(shown))(
    "has an example of every call about %s, which its schemas take",
    (_, ids) => {
      expect(ids.length).toBeGreaterThan(2);
      for (const id of ids) expect(faultsOfExample(id), id).toEqual([]);
    },
  );

  it("has no example that its schemas refuse", () => {
    const given = Object.keys(all).filter((id) => all[id]?.example !== undefined);
    expect(given).toEqual(expect.arrayContaining(Object.values(shown).flat()));
    for (const id of given) expect(faultsOfExample(id), id).toEqual([]);
  });

  it("is told of an example that is missing, or of another call", () => {
    const [look, save] = [all.savedViews, all.saveView];
    const told = (example: Route["example"], route = save) => faultsIn({ ...route, example } as Route);
    expect(told(undefined)).toEqual(["there is none"]);
    expect(told(look?.example)).toEqual(["query", "body", "response"]);
    expect(told({ ...save?.example, params: { view_id: "1" } })).toEqual(["params"]);
    expect(told({}, all.viewThumbnail)).toEqual(["params", "headers"]);
  });

  it("shows a draft and a story as their own schemas have them", () => {
    const draft = draftRoutes.saveDraft.example.body.body;
    expect(Check(contentKinds.help.schema, draft)).toBe(true);
    const { example } = storyRoutes.stories;
    expect(JSON.stringify(embeddedStoryRoutes.embeddedStory.example)).not.toContain("notes");
    expect(JSON.stringify(example)).toContain("notes");
  });

  it("leads from a job that was started to what is asked of it", () => {
    const start = operations.find(({ operation }) => operation.operationId === "startJob")?.operation;
    expect(start?.responses).toMatchObject({
      202: {
        links: {
          job: { operationId: "job", parameters: { id: "$response.body#/id" } },
          fileOfJob: { operationId: "fileOfJob", parameters: { id: "$response.body#/id" } },
        },
      },
    });
  });

  it("names no currency, for amounts are in the dataset's", () => {
    expect(JSON.stringify(document)).not.toMatch(/dollar/i);
  });

  it("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
