import { type TSchema, Type } from "typebox";
import { Check } from "typebox/value";

/** The same value with its fields in the order in which its schema names them: a database keeps them in one of its own. */
export function orderedBySchema(schema: TSchema, value: unknown): unknown {
  if (Type.IsUnion(schema)) {
    const branch = schema.anyOf.find((each) => Check(each, value));
    return branch === undefined ? value : orderedBySchema(branch, value);
  }
  if (Array.isArray(value))
    return Type.IsArray(schema) ? value.map((each) => orderedBySchema(schema.items, each)) : value;
  if (typeof value !== "object" || value === null) return value;
  const properties: Readonly<Record<string, TSchema>> = Type.IsObject(schema) ? schema.properties : {};
  const names = Object.keys(properties);
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const entries = Object.entries(value).toSorted(
    ([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(
    entries.map(([name, each]) => {
      const ofIt = properties[name];
      return [name, ofIt === undefined ? each : orderedBySchema(ofIt, each)];
    }),
  );
}
