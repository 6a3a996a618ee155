import type { TLocalizedValidationError } from "typebox/error";

/**
 * What is wrong with a description, in a sentence that names the key. Where a key may hold one of several things,
 * the one that was most likely meant is judged: the one of the `kind` named, else the one with the fewest faults.
 *
 * @param written what the errors are of.
 */
export function descriptionFault(errors: readonly TLocalizedValidationError[], written: unknown): string {
  const [fault] = likeliest(errors);
  if (fault === undefined) return "the description is not valid";
  const key = keyWords(fault.instancePath);
  const params = fault.params as Readonly<Record<string, unknown>>;
  const { keyword } = fault;
  if (keyword === "boolean") return `${key} is no key that is known here`;
  if (keyword === "required")
    return `${key || "the description"} lacks ${wordsOf(params.requiredProperties)}`;
  if (keyword === "additionalProperties")
    return `${key || "the description"} has the unknown key ${wordsOf(params.additionalProperties)}`;
  if (keyword === "type" && key === "")
    return "the description holds no keys and values: it is empty, or no description at all";
  if (key !== "" && valueAt(written, fault.instancePath) === null)
    return `${key} has no value. Give it one, or leave it out`;
  if (keyword === "type") return `${key} must be ${typesAt(errors, fault.instancePath)}`;
  if (keyword === "enum") return `${key} must be one of ${wordsOf(params.allowedValues)}`;
  if (keyword === "const") return `${key} must be one of ${wordsOf(constants(errors, fault.instancePath))}`;
  if (keyword === "pattern") return `${key} ${patternWords[key.split(".").at(-1) ?? ""] ?? patternWords.id}`;
  return `${key || "the description"} ${fault.message}`;
}

const patternWords: Readonly<Record<string, string>> = {
  crs: "must be a coordinate reference system such as EPSG:2193, a PROJ string or WKT",
  color: "must be a colour such as #1764ab in quotes",
  id: "must begin with a letter or digit and go on with letters, digits, hyphens, points and underscores",
};

const wordsOf = (list: unknown) => (Array.isArray(list) ? list.join(", ") : String(list));

/** All the constants that may stand at a place. */
const constants = (errors: readonly TLocalizedValidationError[], path: string) =>
  errors.flatMap((error) =>
    error.instancePath === path && error.keyword === "const"
      ? [(error.params as { allowedValue?: unknown }).allowedValue]
      : [],
  );

/** All the types that may stand at a place, such as `number, string or array`. */
function typesAt(errors: readonly TLocalizedValidationError[], path: string): string {
  const types = errors.flatMap(({ instancePath, keyword, params }) =>
    instancePath === path && keyword === "type" ? [(params as { type: string }).type] : [],
  );
  const all = [...new Set(types)];
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}

/** What stands where a JSON pointer leads; undefined where nothing does. */
const valueAt = (written: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null
          ? (value as Readonly<Record<string, unknown>>)[part]
          : undefined,
      written,
    );

/**
 * The faults of the likeliest alternative, the unions themselves left out.
 * @param within the schema's path so far: alternatives within an alternative are judged by themselves.
 */
function likeliest(errors: readonly TLocalizedValidationError[], within = ""): TLocalizedValidationError[] {
  const real = errors.filter(({ keyword }) => keyword !== "anyOf");
  const branches = new Map<string, TLocalizedValidationError[]>();
  for (const error of real) {
    const inner = /^.*?\/anyOf\/\d+/.exec(error.schemaPath.slice(within.length))?.[0];
    if (inner === undefined) return [error];
    const branch = within + inner;
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const shallowest = (branch: readonly TLocalizedValidationError[]) =>
    Math.min(...branch.map(({ instancePath }) => instancePath.split("/").length));
  const isOther = (branch: readonly TLocalizedValidationError[]) =>
    branch.some(({ keyword, instancePath }) => keyword === "const" && instancePath.endsWith("/kind")) ? 1 : 0;
  const isOtherType = ([only, ...more]: readonly TLocalizedValidationError[]) =>
    more.length === 0 && only?.keyword === "type" ? 1 : 0;
  const [[branch, best] = ["", []]] = [...branches].sort(
    ([, a], [, b]) =>
      isOther(a) - isOther(b) ||
      shallowest(b) - shallowest(a) ||
      isOtherType(a) - isOtherType(b) ||
      a.length - b.length,
  );
  // A key that is not known says most: it is usually a missing one misspelt.
  const [first, ...rest] = best.toSorted((a, b) => rank(a) - rank(b));
  if (first === undefined) return [];
  return rank(first) < 2 ? [first] : likeliest([first, ...rest], branch);
}

const rank = ({ keyword, instancePath }: TLocalizedValidationError) =>
  keyword === "boolean" ? 0 : instancePath.endsWith("/kind") ? 1 : 2;

/** `/hazards/0/source` as `hazards[0].source`. */
const keyWords = (pointer: string) =>
  pointer
    .split("/")
    .filter(Boolean)
    .map((part, i) => (/^\d+$/.test(part) ? `[${part}]` : `${i === 0 ? "" : "."}${part}`))
    .join("");
