import fc, { type Arbitrary } from "fast-check";
import type { TSchema } from "typebox";

/** Lists are made this long at most: limits of millions are tested by their own tests. */
const mostItems = 4;

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

/** Values that a schema takes. Knows the kinds of schema that requests use, and says so where one is new. */
export function arbitraryOf(schema: TSchema): Arbitrary<unknown> {
  return fromJson(schema as JsonSchema);
}

function fromJson(schema: JsonSchema): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fromJson));
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({ min, max });
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(fromJson(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? mostItems, Math.max(mostItems, schema.minItems ?? 0)),
      });
    case "object":
      return object(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function text({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  if (pattern === undefined)
    return fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: "grapheme" });
  // Repetitions of a hundred are cut short: what they repeat is what matters.
  return fc.stringMatching(new RegExp(pattern.replace(/\{0,(\d{2,})\}/g, "{0,3}")));
}

function object({ properties = {}, required = [], patternProperties }: JsonSchema): Arbitrary<unknown> {
  const [values] = Object.values(patternProperties ?? {});
  if (values !== undefined)
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), fromJson(values), { maxKeys: 3 });
  const model = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fromJson(each)]));
  return fc.record(model, { requiredKeys: [...required] });
}

/** A valid value with one thing wrong in it, or something else altogether. */
export const spoiled = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(valid, fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }))
      .map(([value, key, junk]) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? { ...value, [key]: junk }
          : junk,
      ),
    fc.tuple(valid, fc.nat(), fc.jsonValue({ maxDepth: 1 })).map(([value, at, junk]) => {
      if (typeof value !== "object" || value === null) return junk;
      const keys = Object.keys(value);
      const key = keys[at % Math.max(1, keys.length)];
      return key === undefined ? junk : { ...value, [key]: junk };
    }),
  );
