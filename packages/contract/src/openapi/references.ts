import type { TSchema } from "typebox";
import { namedSchemas } from "./namedSchemas.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const plain = (schema: TSchema): Json => JSON.parse(JSON.stringify(schema)) as Json;

// Compared as text: an optional property holds a copy of the schema, not the schema itself.
const nameOf = new Map(Object.entries(namedSchemas).map(([name, schema]) => [JSON.stringify(schema), name]));

/** A schema as plain JSON in which every named schema is a reference, the outermost one included. */
export const referenced = (schema: TSchema): Json => withReferences(plain(schema));

/** `components.schemas`: each named schema, with references to the others. */
export const schemaComponents = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, withReferencesInside(plain(schema))]),
  );

function withReferences(json: Json): Json {
  const name = nameOf.get(JSON.stringify(json));
  return name === undefined ? withReferencesInside(json) : { $ref: `#/components/schemas/${name}` };
}

function withReferencesInside(json: Json): Json {
  if (Array.isArray(json)) return json.map(withReferences);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withReferences(value)]));
}
