import type { TLocalizedValidationError } from "typebox/error";

/**
 * What is wrong with a description, in a sentence that names the key. Where a key may hold one of several things,
 * the one that was most likely meant is judged: the one of the `kind` named, else the one with the fewest faults.
 */
export function descriptionFault(errors: readonly TLocalizedValidationError[]): string {
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

/** The faults of the likeliest alternative, the unions themselves left out. */
function likeliest(errors: readonly TLocalizedValidationError[]): TLocalizedValidationError[] {
  const real = errors.filter(({ keyword }) => keyword !== "anyOf");
  const branches = new Map<string, TLocalizedValidationError[]>();
  for (const error of real) {
    const branch = /^(.*?\/anyOf\/\d+)/.exec(error.schemaPath)?.[1];
    if (branch === undefined) return [error];
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const shallowest = (branch: readonly TLocalizedValidationError[]) =>
    Math.min(...branch.map(({ instancePath }) => instancePath.split("/").length));
  const isOther = (branch: readonly TLocalizedValidationError[]) =>
    branch.some(({ keyword, instancePath }) => keyword === "const" && instancePath.endsWith("/kind")) ? 1 : 0;
  const [best = []] = [...branches.values()].sort(
    (a, b) => isOther(a) - isOther(b) || shallowest(b) - shallowest(a) || a.length - b.length,
  );
  // A key that is not known says most: it is usually a missing one misspelt.
  return best.toSorted((a, b) => rank(a) - rank(b));
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
