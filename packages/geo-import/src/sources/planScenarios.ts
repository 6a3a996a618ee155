import { DomainError } from "@stopbank/errors";
import { dimensionValues } from "@stopbank/geo-read/netcdf-raster";
import { readTable } from "@stopbank/geo-read/read-table";
import { refuse } from "@stopbank/geo-read/refusal";
import { layerInput, rasterInput } from "../description/describedInputs.ts";
import type { HazardEntry, ScenarioEntry, ScenarioPattern } from "../description/hazards.ts";
import { matchFiles } from "../description/matchFiles.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

type Parameters = Readonly<Record<string, number | string>>;

/**
 * The scenarios of a hazard: those listed, or those its pattern finds in file names or in a column of its polygons,
 * in ascending order of their parameters.
 *
 * @throws DomainError `import/no-scenarios`, `import/bad-pattern`, `import/duplicate-scenario`, and as `readTable`.
 */
export async function planScenarios(folder: string, hazard: HazardEntry): Promise<ScenarioPlan[]> {
  const { scenarios } = hazard;
  const plans = Array.isArray(scenarios) ? scenarios.map(listed) : await patterned(folder, hazard, scenarios);
  if (plans.length === 0)
    throw new DomainError(
      "invalid",
      "import/no-scenarios",
      `Hazard ${hazard.id}: the pattern finds no scenario. Compare it with the names of the files.`,
    );
  const tags = plans.map(({ tag }) => tag);
  const twice = tags.find((tag, i) => tags.indexOf(tag) !== i);
  if (twice !== undefined)
    throw new DomainError(
      "invalid",
      "import/duplicate-scenario",
      `Hazard ${hazard.id}: two scenarios have the tag ${twice}. Put every parameter that differs into \`tag\`.`,
    );
  return plans;
}

const listed = (entry: ScenarioEntry): ScenarioPlan => ({
  tag: entry.tag,
  name: entry.name,
  sentence: entry.sentence,
  parameters: entry.parameters ?? {},
  returnPeriodYears: entry.returnPeriodYears,
  file: entry.file,
  layer: entry.layer,
  band: entry.band ?? 1,
  variable: entry.variable,
  column: entry.column,
  where: entry.where ?? {},
  scale: entry.scale ?? 1,
  areas: entry.areas,
});

async function patterned(
  folder: string,
  hazard: HazardEntry,
  pattern: ScenarioPattern,
): Promise<ScenarioPlan[]> {
  if (pattern.files !== undefined)
    return matchFiles(folder, pattern.files)
      .toSorted((a, b) => byParameters(a.parameters, b.parameters))
      .map(({ file, parameters }) => ({ ...planOf(hazard, pattern, parameters), file }));
  if (pattern.variables !== undefined) return ofVariables(hazard, pattern, pattern.variables);
  if (pattern.bands !== undefined) return banded(folder, hazard, pattern, pattern.bands);
  const { column, parameter = column } = pattern;
  if (column === undefined || parameter === undefined || hazard.source.kind !== "polygons")
    throw new DomainError(
      "invalid",
      "import/bad-pattern",
      `Hazard ${hazard.id}: scenarios by pattern need \`files\`, \`bands\` or \`variables\` of a raster, or \`column\` with polygons as the source.`,
    );
  const values = await distinctValues(folder, hazard, column);
  return values.map((value) => ({
    ...planOf(hazard, pattern, { [parameter]: value }),
    where: { [column]: value },
  }));
}

/** A scenario for each variable, in the order in which they are described. */
function ofVariables(
  hazard: HazardEntry,
  pattern: ScenarioPattern,
  variables: Readonly<Record<string, number | string>>,
): ScenarioPlan[] {
  const { parameter } = pattern;
  if (parameter === undefined || hazard.source.kind !== "raster" || hazard.source.file === undefined)
    throw new DomainError(
      "invalid",
      "import/bad-pattern",
      `Hazard ${hazard.id}: scenarios by \`variables\` need \`parameter\`, which the variables differ in, and a NetCDF file as \`source.file\`.`,
    );
  return Object.entries(variables).map(([variable, value]) => ({
    ...planOf(hazard, pattern, { [parameter]: value }),
    variable,
  }));
}

/** A scenario for each band, in the order of the bands. */
async function banded(
  folder: string,
  hazard: HazardEntry,
  pattern: ScenarioPattern,
  bands: NonNullable<ScenarioPattern["bands"]>,
): Promise<ScenarioPlan[]> {
  const { source } = hazard;
  const parameter = pattern.parameter ?? (typeof bands === "string" ? bands : undefined);
  if (parameter === undefined || source.kind !== "raster" || source.file === undefined)
    throw new DomainError(
      "invalid",
      "import/bad-pattern",
      `Hazard ${hazard.id}: scenarios by \`bands\` need \`parameter\`, which the bands differ in, and a raster as \`source.file\`.`,
    );
  const input = rasterInput(folder, `Hazard ${hazard.id}`, { ...source, file: source.file });
  const values = typeof bands === "string" ? await dimensionValues(input, bands) : bands;
  return values.map((value, i) => ({ ...planOf(hazard, pattern, { [parameter]: value }), band: i + 1 }));
}

/** Text with `{name}` replaced by the parameter's value. */
const fill = (template: string, parameters: Parameters) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );

function planOf(hazard: HazardEntry, pattern: ScenarioPattern, parameters: Parameters): ScenarioPlan {
  const years = pattern.returnPeriod === undefined ? undefined : Number(parameters[pattern.returnPeriod]);
  if (years !== undefined && !(years > 0))
    throw new DomainError(
      "invalid",
      "import/bad-pattern",
      `Hazard ${hazard.id}: ${pattern.returnPeriod} is no return period in years above 0.`,
      { parameters },
    );
  return {
    tag: fill(pattern.tag, parameters),
    name: fill(pattern.name, parameters),
    // `{value}` and attribute names stay: they are filled for each element when it is read.
    sentence: pattern.sentence === undefined ? undefined : fill(pattern.sentence, parameters),
    parameters,
    returnPeriodYears: years,
    file: undefined,
    layer: undefined,
    band: 1,
    variable: undefined,
    column: undefined,
    where: {},
    scale: 1,
    areas: undefined,
  };
}

function byParameters(a: Parameters, b: Parameters): number {
  for (const name of Object.keys(a)) {
    const [left, right] = [a[name]!, b[name]!];
    if (left === right) continue;
    if (typeof left === "number" && typeof right === "number") return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return 0;
}

async function distinctValues(
  folder: string,
  hazard: HazardEntry,
  column: string,
): Promise<(number | string)[]> {
  const { source } = hazard;
  if (source.kind !== "polygons" || source.file === undefined)
    throw new DomainError(
      "invalid",
      "import/bad-pattern",
      `Hazard ${hazard.id}: scenarios from the column ${column} need \`source.file\`, the file of polygons.`,
    );
  const input = layerInput(folder, `Hazard ${hazard.id}`, { ...source, file: source.file });
  const table = await readTable(input, [column]);
  const values = (table.columns[column] ?? []).filter(
    (value) => value !== null && typeof value !== "boolean",
  );
  if (values.length === 0)
    throw refuse("empty-column", input.place, `column ${column} is empty`, "Name a column with values.");
  return [...new Set(values)].sort((a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1,
  );
}
