import type { HazardEntry, ScenarioEntry } from "../description/hazards.ts";
import { type Drafted, type Remark, unstated } from "./drafted.ts";
import type { SeenRaster } from "./seen/seenRaster.ts";
import type { FileGroup } from "./words/groupFiles.ts";
import { guessIntensity } from "./words/intensity.ts";
import { baseOf, idOf, titleOf, unusedName } from "./words/names.ts";
import { type GuessedParameter, guessParameter, yearsOf } from "./words/parameterNames.ts";
import { chanceOf, nameTemplate, parametersOf, tagTemplate } from "./words/scenarioWords.ts";

/** A hazard of rasters whose names differ in parameters, or of the bands of one. */
export function draftRasterHazard(
  group: FileGroup,
  rasters: ReadonlyMap<string, SeenRaster>,
  folder: string,
  takenNames: Set<string>,
): Drafted<HazardEntry> {
  const first = rasters.get(group.files[0]!)!;
  const words = [...group.words, first.grid?.variable ?? ""].filter((word) => word !== "");
  const id = unusedName(idOf(words.join("_") || folder), takenNames);
  const { intensity, unit, classes, isKnown } = guessIntensity([...words, folder].join("_"));
  const guess = scenariosOf(group, rasters, id);
  const entry: HazardEntry = {
    id,
    title: titleOf(id),
    summary: unstated,
    intensity,
    ...(unit === undefined ? {} : { unit }),
    source: {
      kind: "raster",
      ...guess.source,
      ...(first.grid === undefined ? {} : { variable: first.grid.variable }),
    },
    ...(guess.parameters === undefined ? {} : { parameters: guess.parameters }),
    scenarios: guess.scenarios,
    sampling: { rule: "max", cells: "touched" },
    assessed: "data",
    classes,
    methodology: { content: unstated },
  };
  const several = first.variables !== undefined && first.variables.length > 1;
  return {
    entry,
    remarks: [
      { path: ["id"], sentence: "made from names of files: name it to last" },
      {
        path: ["intensity"],
        sentence: isKnown
          ? "guessed by names, with its unit"
          : "what cells hold is not known: state it, and `unit`",
      },
      ...(several
        ? [{ path: ["source", "variable"], sentence: `the file has ${first.variables.join(", ")}` }]
        : []),
      ...guess.remarks,
      {
        path: ["sampling"],
        sentence: "the greatest cell that is touched counts; or mean, centroid, fraction",
      },
      {
        path: ["assessed"],
        sentence:
          "cells without data are not assessed; `footprint` where no data within the raster means none",
      },
      { path: ["classes"], sentence: "give the limits of your study" },
    ],
  };
}

interface GuessedScenarios {
  readonly source: { readonly file?: string };
  readonly parameters?: NonNullable<HazardEntry["parameters"]>;
  readonly scenarios: HazardEntry["scenarios"];
  readonly remarks: readonly Remark[];
}

function scenariosOf(
  group: FileGroup,
  rasters: ReadonlyMap<string, SeenRaster>,
  id: string,
): GuessedScenarios {
  const [file] = group.files;
  const first = rasters.get(file!)!;
  const hasBands = group.files.some((each) => rasters.get(each)!.bands.length > 1);
  if (group.files.length === 1 && hasBands) return banded(first, id);
  const remarks: Remark[] = group.parameters.map(({ name, isSure }) => ({
    path: ["parameters", name],
    sentence: isSure ? "read from names" : "guessed from names: what is it, in which unit?",
  }));
  const parameters = parametersOf(group.parameters);
  const period = group.parameters.find((each) => "frequency" in each && each.frequency === "years");
  if (group.pattern !== undefined && !hasBands && chanceOf(group.parameters) === undefined)
    return {
      source: {},
      parameters,
      scenarios: {
        files: group.pattern,
        ...(period === undefined ? {} : { returnPeriod: period.name }),
        tag: tagTemplate(id, group.parameters),
        name: nameTemplate(group.parameters),
      },
      remarks: [...remarks, { path: ["scenarios", "files"], sentence: `finds ${group.files.length} files` }],
    };
  const tags = new Set<string>();
  const scenarios = group.files.flatMap((each) =>
    rasters.get(each)!.bands.map((description, i, bands): ScenarioEntry => {
      const own = group.values.get(each) ?? {};
      const band = bands.length > 1 ? i + 1 : undefined;
      const base = baseOf(each);
      const words = band === undefined ? base : `${base} ${description || `band ${band}`}`;
      const years = returnPeriodOf(group, own);
      return {
        tag: unusedName(idOf(words), tags),
        name: titleOf(words),
        file: each,
        ...(band === undefined ? {} : { band }),
        ...(Object.keys(own).length === 0 ? {} : { parameters: { ...own } }),
        ...(years === undefined ? {} : { returnPeriodYears: years }),
      };
    }),
  );
  return {
    source: {},
    ...(group.parameters.length === 0 ? {} : { parameters }),
    scenarios,
    remarks: [
      ...remarks,
      { path: ["scenarios"], sentence: "one for each file: check names and return periods" },
    ],
  };
}

/** In years, of what a file's name holds. */
function returnPeriodOf({ parameters }: FileGroup, own: Readonly<Record<string, number | string>>) {
  const chance = chanceOf(parameters);
  const frequency = chance ?? parameters.find((each) => "frequency" in each && each.frequency === "years");
  const value = frequency === undefined ? undefined : own[frequency.name];
  if (typeof value !== "number" || !(value > 0)) return undefined;
  return chance === undefined ? value : yearsOf(value, chance.frequency);
}

/** A scenario for each band: by a NetCDF dimension, by the numbers or words that describe it, or by its place. */
function banded({ file, bands, grid }: SeenRaster, id: string): GuessedScenarios {
  const [dimension, ...others] = grid?.leading ?? [];
  const numbers = bands.map((text) => Number(/-?\d+(\.\d+)?/.exec(text)?.[0] ?? Number.NaN));
  const isNumbered = numbers.every(Number.isFinite) && new Set(numbers).size === numbers.length;
  if (dimension !== undefined && others.length === 0 && dimension.hasValues) {
    const isPeriod = /^(rp|ari|rt|return_?periods?)$/i.test(dimension.name);
    const parameter = {
      ...{ name: dimension.name, label: titleOf(dimension.name), isSure: true },
      ...(isPeriod ? { label: "Return period", unit: "years", frequency: "years" as const } : {}),
    };
    return byBands(file, dimension.name, parameter, id, `the dimension ${dimension.name} of the file`);
  }
  if (isNumbered) {
    const words = bands[0]!.split(/-?\d+(?:\.\d+)?/);
    const [before = "", after = ""] = words.map((text) => text.replace(/[^A-Za-z]+/g, " ").trim());
    const parameter = guessParameter(before.split(" ").at(-1)!, after.split(" ")[0]!, numbers);
    if (parameter.frequency !== "percent" && parameter.frequency !== "share")
      return byBands(file, numbers, parameter, id, `what the bands say: ${bands.slice(0, 4).join(", ")}`);
  }
  const tags = new Set<string>();
  const scenarios = bands.map((text, i): ScenarioEntry => {
    const name = text || `Band ${i + 1}`;
    return { tag: unusedName(idOf(`${id}_${name}`), tags), name: titleOf(name), band: i + 1 };
  });
  return {
    source: { file },
    scenarios,
    remarks: [{ path: ["scenarios"], sentence: "one for each band: say what it is, and its return period" }],
  };
}

function byBands(
  file: string,
  bands: string | number[],
  parameter: GuessedParameter,
  id: string,
  from: string,
): GuessedScenarios {
  const { name } = parameter;
  return {
    source: { file },
    parameters: parametersOf([parameter]),
    scenarios: {
      bands,
      parameter: name,
      ...(parameter.frequency === "years" ? { returnPeriod: name } : {}),
      tag: tagTemplate(id, [parameter]),
      name: nameTemplate([parameter]),
    },
    remarks: [{ path: ["scenarios", "bands"], sentence: `from ${from}` }],
  };
}
