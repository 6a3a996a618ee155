import { describe, expect, it } from "vitest";
import { routes } from "../routes/table.ts";
import { openApiDocument } from "./openApiDocument.ts";

const document = openApiDocument(routes, {
  title: "Test",
  version: "1.0.0",
  description: "A test.",
  servers: [{ url: "/", description: "here" }],
});

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation: operation as Operation })),
);
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
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(routes).sort(),
    );
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

  it("names no currency, for amounts are in the dataset's", () => {
    expect(JSON.stringify(document)).not.toMatch(/dollar/i);
  });

  it("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
