import { Type } from "typebox";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { Route } from "../route.ts";
import { jobRoutes } from "../routes/bff/jobs.ts";
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

  it("has an example of every export and of every call about jobs, which its schemas take", () => {
    const shown = Object.entries(all).filter(([, { tag }]) => tag === "Exports" || tag === "Jobs");
    expect(shown).toHaveLength(11);
    for (const [id, { example = {}, ...route }] of shown) {
      const { params = {}, after, rest, query, body, response, headers } = example;
      const given = {
        ...params,
        ...Object.fromEntries(Object.keys(after?.params ?? {}).map((key) => [key, idOfJob])),
      };
      expect(Check(route.params ?? empty, given), id).toBe(true);
      expect(Check(route.query ?? empty, query ?? {}), id).toBe(true);
      expect(rest !== undefined, id).toBe(route.wildcard !== undefined);
      if (route.body !== undefined) expect(Check(route.body, body), id).toBe(true);
      if (route.produces === undefined) expect(Check(route.response, response), id).toBe(true);
      else expect(headers, id).toHaveProperty(["content-disposition"]);
    }
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
