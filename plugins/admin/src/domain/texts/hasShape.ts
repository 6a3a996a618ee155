import { type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { Check } from "typebox/value";

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
  const schema = JSON.stringify(contentKinds[kind].schema);
  // A part of the text that is called as a limit is stays: what describes it is an object.
  return Check(
    JSON.parse(schema, (key, value) =>
      limits.has(key) && typeof value !== "object" ? undefined : (value as unknown),
    ),
    body,
  );
}
