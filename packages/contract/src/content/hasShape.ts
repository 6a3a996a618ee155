import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { type ContentKindName, contentKinds } from "./contentKinds.ts";

/** What an unfinished text may still miss: how long, how many, how large, and how its words are made up. */
const limits = new Set([
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minimum",
  "maximum",
  "maxProperties",
  "additionalProperties",
]);

/**
 * Whether a draft has the parts that the form of its kind draws, finished or not: programs may save anything as one, and one that was
 * begun long ago may be of an earlier schema.
 */
export function hasShape(kind: ContentKindName, body: unknown): boolean {
  const shape = shapes.get(kind) ?? shapeOf(kind);
  shapes.set(kind, shape);
  return Check(shape, body);
}

const shapes = new Map<ContentKindName, TSchema>();

const shapeOf = (kind: ContentKindName): TSchema =>
  // A part of the text that is called as a limit is stays: what describes it is an object.
  JSON.parse(JSON.stringify(contentKinds[kind].schema), (key, value) =>
    limits.has(key) && typeof value !== "object" ? undefined : (value as unknown),
  );
