import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DomainError } from "@stopbank/errors";
import { Settings } from "typebox/system";
import { Value } from "typebox/value";
import { withEngineClassNames } from "./classNames.ts";
import { type Description, descriptionSchema, type StatedDescription } from "./description.ts";
import { descriptionFault } from "./descriptionFault.ts";
import { withGridColumns } from "./gridLayers.ts";
import { yamlInTime } from "./yamlInTime.ts";

/** A description and where it lies, since the files it names count from there. */
export interface ReadDescription {
  readonly description: Description;
  /** Absolute. */
  readonly folder: string;
}

/**
 * Reads and checks `<name>.yaml`.
 * @throws DomainError `import/no-description`, `import/bad-yaml`, `import/bad-description`: the sentence names the key.
 */
export function readDescription(path: string): ReadDescription {
  const absolute = resolve(path);
  if (!existsSync(absolute))
    throw new DomainError("not-found", "import/no-description", `There is no description ${path}.`);
  if (!statSync(absolute).isFile())
    throw new DomainError(
      "invalid",
      "import/no-description",
      `${path} is no file. Name a description in YAML.`,
    );
  const answer = yamlInTime(readFileSync(absolute, "utf8"));
  if ("fault" in answer)
    throw new DomainError("invalid", "import/bad-yaml", `${path} is not valid YAML: ${answer.fault}`);
  return {
    description: checkImportDescription(withoutPrototypes(answer.value), path),
    folder: dirname(absolute),
  };
}

/** Maps that have the keys of the file and no others, so that a layer may be called `constructor`. */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== "object" || value === null) return value;
  const own: Record<string, unknown> = Object.create(null);
  for (const [key, each] of Object.entries(value)) own[key] = withoutPrototypes(each);
  return own;
}

/** @throws DomainError `import/bad-description`, naming the key, what is wrong and what may stand there. */
export function checkImportDescription(written: unknown, path: string): Description {
  const value = withEngineClassNames(written);
  if (Value.Check(descriptionSchema, value)) {
    checkUnique(value, path);
    checkCurrency(value, path);
    for (const hazard of value.hazards ?? []) checkHazard(hazard, path);
    return { ...withSampling(value), elements: withGridColumns(value.elements, path) };
  }
  const errors = allErrors(value);
  throw new DomainError(
    "invalid",
    "import/bad-description",
    `${path}: ${descriptionFault(errors, value)}. docs/import.md lists every key.`,
    { errors },
  );
}

/** TypeBox stops after a few errors, which may all be of alternatives that were not meant. */
function allErrors(value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER });
  try {
    return Value.Errors(descriptionSchema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

type StatedHazard = NonNullable<StatedDescription["hazards"]>[number];

/** Attributes, tables and event sets give each element its value; nothing is sampled. */
const hasOwnValues = ({ kind }: StatedHazard["source"]) => kind !== "raster" && kind !== "polygons";

type Sampled = Omit<StatedDescription, "hazards"> & Pick<Description, "hazards">;

const saysHow = (description: StatedDescription): description is Sampled & StatedDescription =>
  (description.hazards ?? []).every(({ sampling }) => sampling !== undefined);

function withSampling(description: StatedDescription): Sampled {
  if (saysHow(description)) return description;
  const { hazards = [], ...rest } = description;
  return {
    ...rest,
    hazards: hazards.map((each) => ({ ...each, sampling: each.sampling ?? { rule: "attribute" } })),
  };
}

/** What the form of a hazard does not say: thresholds that differ, bounds in their order. */
function checkHazard(hazard: StatedHazard, path: string): void {
  const { id, classes, damage = {}, assessed, source, sampling } = hazard;
  const fault = (what: string) => {
    throw new DomainError("invalid", "import/bad-description", `${path}: hazard ${id} ${what}`);
  };
  for (const thresholds of [classes, ...Object.values(damage).map((each) => each.classes)]) {
    if (!Array.isArray(thresholds)) continue;
    const least = thresholds.map(({ from }) => from);
    const twice = least.find((from, i) => least.indexOf(from) !== i);
    if (twice !== undefined) fault(`has two classes from ${twice} on. Give each its own least value.`);
  }
  if (sampling === undefined && !hasOwnValues(source))
    fault(`lacks sampling: say by which rule a source of kind ${source.kind} is read under an element.`);
  if (!Array.isArray(assessed)) return;
  const [west, south, east, north] = assessed;
  if (south >= north || Math.max(-south, north) > 90 || Math.max(-west, -east, west, east) > 360)
    fault(
      `was assessed within ${assessed.join(", ")}, which are no bounds. Give west, south, east, north in degrees.`,
    );
}

function checkCurrency({ currency = "NZD" }: StatedDescription, path: string): void {
  if (!Intl.supportedValuesOf("currency").includes(currency))
    throw new DomainError(
      "invalid",
      "import/bad-description",
      `${path}: currency must be a code of ISO 4217 in capitals, such as NZD, AUD or USD, and is ${currency.slice(0, 40)}.`,
    );
}

function checkUnique(
  { regions = [], elements, hazards = [], context = [] }: StatedDescription,
  path: string,
): void {
  const lists = {
    "region group": regions.map((each) => each.id),
    "element type": elements.map((each) => each.type),
    hazard: hazards.map((each) => each.id),
    "contextual layer": context.map((each) => each.id),
  };
  for (const [listName, ids] of Object.entries(lists)) {
    const twice = ids.find((each, i) => ids.indexOf(each) !== i);
    if (twice !== undefined)
      throw new DomainError(
        "invalid",
        "import/bad-description",
        `${path}: the ${listName} ${twice} is described twice. Give each its own id.`,
      );
  }
  for (const hazard of hazards)
    for (const type of [
      ...(hazard.elements ?? []),
      ...Object.keys(hazard.samplingOf ?? {}),
      ...Object.keys(hazard.damage ?? {}),
    ])
      if (!lists["element type"].includes(type))
        throw new DomainError(
          "invalid",
          "import/bad-description",
          `${path}: hazard ${hazard.id} names the element type ${type}, which is not described. The types are: ${lists["element type"].join(", ")}.`,
        );
}
