import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { descriptionSchema } from "./description.ts";

/** Every key that a schema knows, whatever it lies under. */
function keysOf(schema: unknown, keys = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return keys;
  if ("properties" in schema) for (const key of Object.keys(schema.properties as object)) keys.add(key);
  for (const inner of Object.values(schema)) keysOf(inner, keys);
  return keys;
}

it("docs/import.md has every key of a description", () => {
  const text = readFileSync(new URL("../../../../docs/import.md", import.meta.url), "utf8");
  // A legend is the dataset's own, described with it.
  const { legend: _, ...hazard } = descriptionSchema.properties.hazards.items.properties;
  const schema = { ...descriptionSchema.properties, hazards: { properties: hazard } };
  const missing = [...keysOf({ properties: schema })].filter((key) => !new RegExp(`\\b${key}\\b`).test(text));
  expect(missing).toEqual([]);
});
