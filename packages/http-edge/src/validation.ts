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
  return (data: unknown) => {
    const value = numeric.length === 0 ? data : withNumbers(data, numeric);
    const part = partNames[httpPart] ?? httpPart;
    if (!validator.Check(value)) return { error: faultOf(validator, part, value) };
    return holdsNul(value) ? { error: nulIn(part) } : { value };
  };
};

/** @returns the value. @throws DomainError `request/invalid`. */
export function checked(validator: Validator, part: string, value: unknown): unknown {
  if (!validator.Check(value)) throw faultOf(validator, part, value);
  if (holdsNul(value)) throw nulIn(part);
  return value;
}

/** Whether U+0000 is in a text or a name within, which no database of ours takes and nobody writes. As deep as a body may go. */
function holdsNul(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string") {
      if (next.includes("\0")) return true;
    } else if (Array.isArray(next)) {
      // Coordinates, by the hundred thousand.
      for (const item of next) if (typeof item !== "number") left.push(item);
    } else if (typeof next === "object" && next !== null)
      for (const [name, item] of Object.entries(next)) left.push(name, item);
  }
  return false;
}

const nulIn = (part: string) =>
  new DomainError("invalid", "request/invalid", `The ${part} of the request has the character U+0000 in it.`);

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
