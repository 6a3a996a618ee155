import type { HazardEntry } from "../description/hazards.ts";
import { classColumnOf, classesBy, classRemarks } from "./draftClasses.ts";
import { type Drafted, type Remark, unstated } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import type { SeenLayer } from "./seen/seenLayer.ts";
import { guessIntensity } from "./words/intensity.ts";
import { idOf, labelOf, titleOf, unusedName } from "./words/names.ts";
import { guessParameter } from "./words/parameterNames.ts";
import { nameTemplate, parametersOf, tagTemplate } from "./words/scenarioWords.ts";

const scenarioColumn = /^(level|slr|rp|ari|return_?period|yr|year|years|scenario)(_\w+)?$/i;
const valueColumn = /depth|velocity|pga|speed|height|thickness|intensity/i;
/** A hazard of mapped polygons: one column may hold its scenarios, one its intensity, one its classes. */
export function draftPolygonHazard(layer: SeenLayer, takenNames: Set<string>): Drafted<HazardEntry> {
  const { source, columns, name, bounds } = layer;
  const id = unusedName(idOf(name), takenNames);
  const few = columns.filter(({ values, isFilled }) => values !== undefined && values.length > 0 && isFilled);
  const scenario = few.find((column) => scenarioColumn.test(column.name) && column.values!.length > 1);
  const others = columns.filter((column) => column !== scenario);
  const value = others.find(
    ({ name: own, isNumeric }) => isNumeric && valueColumn.test(own) && !/class|categor/i.test(own),
  );
  const classes = value === undefined ? classColumnOf(others) : undefined;
  const { intensity, unit, classes: limits } = guessIntensity(`${value?.name ?? ""}`);
  const scenarios = scenariosOf(scenario, id);
  const remarks: Remark[] = [
    { path: ["id"], sentence: "made from the file's name: name it to last" },
    ...(value === undefined ? [] : [{ path: ["source", "value"], sentence: "guessed: the intensity" }]),
    ...(scenario === undefined
      ? []
      : [
          {
            path: Array.isArray(scenarios.scenarios) ? ["scenarios"] : ["scenarios", "column"],
            sentence: `a scenario for each of ${scenario.values!.slice(0, 8).join(", ")}`,
          },
        ]),
    {
      path: ["sampling"],
      sentence: "whatever shares a point with a polygon is hit; `fraction` gives shares",
    },
    {
      path: ["assessed"],
      sentence:
        "the bounds of what is mapped: state where the study looked; what lies outside is not assessed",
    },
    ...(classes === undefined
      ? [
          {
            path: ["classes"],
            sentence: value === undefined ? "one class for all that is hit" : "give the limits of your study",
          },
        ]
      : classRemarks(classes)),
  ];
  const entry: HazardEntry = {
    id,
    title: titleOf(id),
    summary: unstated,
    intensity: value === undefined ? "Within the mapped area" : intensity,
    ...(value === undefined || unit === undefined ? {} : { unit }),
    source: { kind: "polygons", ...source, ...(value === undefined ? {} : { value: value.name }) },
    ...scenarios,
    sampling: { rule: "touch" },
    assessed: outward(bounds),
    classes: classes === undefined ? (value === undefined ? "exposed" : limits) : classesBy(classes),
    methodology: { content: unstated },
  };
  return { entry, remarks };
}

function scenariosOf(
  column: SeenColumn | undefined,
  id: string,
): Pick<HazardEntry, "scenarios" | "parameters"> {
  if (column === undefined) return { scenarios: [{ tag: id, name: titleOf(id) }] };
  const { name: parameter } = column;
  const isTag = column.values!.every((value) => /^[\w.-]+$/.test(value));
  if (!isTag) {
    const tags = new Set<string>();
    return {
      scenarios: column.values!.map((value) => ({
        tag: unusedName(idOf(`${id}_${value}`), tags),
        name: value,
        where: { [parameter]: value },
      })),
    };
  }
  const { label, unit } = labelOf(parameter);
  const [first = ""] = parameter.split("_");
  const isNumber = column.type === "numeric";
  const guess = guessParameter(first, "", isNumber ? column.values!.map(Number) : [0]);
  const isPeriod = isNumber && guess.frequency === "years" && guess.isSure;
  const own = {
    ...{ name: "parameter", isSure: true, label },
    ...(unit === undefined ? {} : { unit }),
    ...(isPeriod ? { label: guess.label, unit: "years", frequency: "years" as const } : {}),
    ...(isNumber
      ? {}
      : { labels: Object.fromEntries(column.values!.map((value) => [value, titleOf(value)])) }),
    ...{ name: /^\w+$/.test(parameter) ? parameter : "level" },
  };
  return {
    parameters: parametersOf([own]),
    scenarios: {
      column: parameter,
      parameter: own.name,
      ...(isPeriod ? { returnPeriod: own.name } : {}),
      tag: tagTemplate(id, [own]),
      name: nameTemplate([own]),
    },
  };
}

/** Bounds rounded outward to about a metre. */
function outward([west, south, east, north]: SeenLayer["bounds"]): [number, number, number, number] {
  const scale = 1e5;
  return [
    Math.floor(west * scale) / scale,
    Math.floor(south * scale) / scale,
    Math.ceil(east * scale) / scale,
    Math.ceil(north * scale) / scale,
  ];
}
