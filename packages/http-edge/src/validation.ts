import { takesAnyText } from "@stopbank/contract/any-text";
import { DomainError } from "@stopbank/errors";
import type { FastifySchemaCompiler } from "fastify";
import { type TObject, type TSchema, Type } from "typebox";
import { Compile, type Validator } from "typebox/compile";

/** For a part of the request that a route does not speak of: nothing may be in it. */
export const noInput = Type.Object({}, { additionalProperties: false });

const partNames: Readonly<Record<string, string>> = {
  body: "body",
  querystring: "query",
  params: "path",
  headers: "header",
};

/**
 * Checks a part of a request against its TypeBox schema as it came: nothing is added, dropped or coerced. Query
 * values alone are text on the wire, so one that is written as a number counts as that number.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart = "body" }) => {
  const validator = Compile(schema);
  const numeric = httpPart === "querystring" ? numericProperties(schema as TObject) : [];
  const takesAll = takesAnyText in schema;
  return (data: unknown) => {
    const value = numeric.length === 0 ? data : withNumbers(data, numeric);
    const part = partNames[httpPart] ?? httpPart;
    if (!validator.Check(value)) return { error: faultOf(validator, part, value) };
    const unkeepable = takesAll ? undefined : unkeepableIn(part, value);
    return unkeepable === undefined ? { value } : { error: unkeepable };
  };
};

/** @returns the value. @throws DomainError `request/invalid`. */
export function checked(validator: Validator, part: string, value: unknown): unknown {
  if (!validator.Check(value)) throw faultOf(validator, part, value);
  const unkeepable = takesAnyText in validator.Type() ? undefined : unkeepableIn(part, value);
  if (unkeepable !== undefined) throw unkeepable;
  return value;
}

/** Nothing that we are sent nests half as deep; what goes through it by recursion ends at some thousands. */
const mostLevels = 64;

/** What no schema says and nothing takes: U+0000, which no database of ours keeps, and values within values without end. */
function unkeepableIn(part: string, value: unknown): DomainError | undefined {
  const refused = (why: string) =>
    new DomainError("invalid", "request/invalid", `The ${part} of the request ${why}.`);
  let level: unknown[] = [value];
  for (let levels = 1; level.length > 0; levels++) {
    if (levels > mostLevels) return refused(`has more than ${mostLevels} values within each other`);
    const within: unknown[] = [];
    for (const item of level)
      if (typeof item === "string") {
        if (item.includes("\0")) return refused("has the character U+0000 in it");
      } else if (Array.isArray(item)) {
        // Coordinates come by the hundred thousand.
        for (const part of item) if (typeof part !== "number") within.push(part);
      } else if (typeof item === "object" && item !== null)
        for (const name of Object.keys(item)) within.push(name, (item as Record<string, unknown>)[name]);
    level = within;
  }
  return undefined;
}

const numericProperties = (schema: TObject): string[] =>
  Object.entries(schema.properties)
    .filter(
      ([, property]) => "type" in property && (property.type === "integer" || property.type === "number"),
    )
    .map(([name]) => name);

const numberPattern = /^-?\d{1,15}(\.\d{1,15})?$/;

function withNumbers(query: unknown, names: readonly string[]): unknown {
  const read = { ...(query as Record<string, unknown>) };
  for (const name of names) {
    const text = read[name];
    if (typeof text === "string" && numberPattern.test(text)) read[name] = Number(text);
  }
  return read;
}

function faultOf(validator: Validator, part: string, value: unknown): DomainError {
  const [error] = validator.Errors(value);
  const place =
    error === undefined || error.instancePath === "" ? "" : ` at ${error.instancePath.slice(0, 200)}`;
  const why = error?.message ?? "it is not as described";
  return new DomainError(
    "invalid",
    "request/invalid",
    `The ${part} of the request is not valid${place}: ${why}.`,
  );
}
