import type { ConsequenceMethod, Extent, Sampling } from "@stopbank/contract/consequences";
import type { FilterableInformation } from "@stopbank/contract/layers";
import { formatNumber } from "@stopbank/numbers";
import type { CurveMethod, Where } from "./methodVariants.ts";

type Information = readonly FilterableInformation[];

const labelOf = (key: string, information: Information): string =>
  information.find((each) => each.key === key)?.label ?? key.replaceAll("_", " ");

/** `Damage curve: content` where parts are damaged each by its own. */
export const titled = (title: string, { part }: Pick<ConsequenceMethod, "part">): string =>
  part === undefined ? title : `${title}: ${part}`;

/** `Depth over the floor (m)`. */
export const intensityName = (
  label = "Intensity",
  { floor_height_attribute, unit }: ConsequenceMethod,
): string =>
  `${label}${floor_height_attribute === null ? "" : " over the floor"}${unit === "" ? "" : ` (${unit})`}`;

/** `Construction is Concrete or Steel, and Storeys is 2 or more`; empty where nothing is asked. */
export const conditionWords = (where: Where, information: Information): string =>
  Object.entries(where)
    .map(([key, { values, min, max }]) => {
      const unit = information.find((each) => each.key === key)?.unit;
      const of = (value: number) => [plain(value), unit].filter(Boolean).join(" ");
      const parts = [
        ...(values === undefined ? [] : [anyOf(values)]),
        ...(min !== undefined && max !== undefined ? [`${plain(min)} to ${of(max)}`] : []),
        ...(min !== undefined && max === undefined ? [`${of(min)} or more`] : []),
        ...(max !== undefined && min === undefined ? [`${of(max)} or less`] : []),
      ];
      return `${labelOf(key, information)} is ${parts.join(" and ")}`;
    })
    .join(", and ");

/** What is taken off the intensity before a method reads it; undefined where nothing is. */
export function floorWords(
  attribute: string | null,
  unit: string,
  information: Information,
): string | undefined {
  if (attribute === null) return undefined;
  return `Each element's ${labelOf(attribute, information).toLowerCase()} (${unit}) is taken off the hazard's value first, so the figures are over its floor. A floor of unknown height lies on the ground.`;
}

/** How a curve is read between its points and at its ends. */
export function readingWords(
  { reading, step, affected }: Pick<CurveMethod, "reading" | "step" | "affected">,
  unit: string,
): string {
  const between =
    reading === "step"
      ? "The curve goes up in steps: an element loses what the last step reached says, and nothing below the first"
      : "The curve is read straight between its points and level beyond its ends";
  const rounded = step === undefined ? "" : `, with the intensity rounded to ${plain(step)} ${unit} first`;
  const part =
    affected === undefined
      ? ""
      : " Only a share of what is there is affected at all: the value lost is that share times the loss of what is affected.";
  return `${between}${rounded}.${part}`;
}

const rules: Readonly<Record<string, string>> = {
  centroid: "the value at its middle point",
  max: "the greatest value under it",
  min: "the least value under it",
  mean: "the mean of the values under it",
  sum: "the sum of the values under it",
  count: "how many cells lie under it",
  fraction: "the share of it that the hazard covers",
  touch: "whether it touches a mapped area of the hazard",
  attribute: "a value that was recorded with the element",
};
const cells: Readonly<Record<string, string>> = {
  coverage: "every cell it covers counts by the share that is covered",
  touched: "every cell it touches counts",
  centre: "cells whose middle it covers count",
};

/** How the hazard was read under an element of a layer. */
export function samplingWords({
  sampling,
  asset_type,
}: {
  readonly sampling: Sampling;
  readonly asset_type: string;
}): string {
  const own = sampling.of?.[asset_type] ?? sampling;
  const which = own.cells === undefined ? undefined : (cells[own.cells] ?? own.cells);
  return `An element takes ${rules[own.rule] ?? own.rule}${which === undefined ? "" : `; ${which}`}.`;
}

/** Where elements were assessed: the others are neither exposed nor safe. */
export function assessedWords(extent: Extent): string {
  if (extent === null)
    return "The dataset does not say how far the study reached; each element's own record says whether it was assessed.";
  if (extent === "all") return "The study covered the whole of the dataset.";
  return `The study reached ${boundsWords(extent)} Elements beyond it are not assessed: neither exposed nor safe.`;
}

/** How far a layer reaches. */
export const extentWords = (extent: Exclude<Extent, null>): string =>
  extent === "all" ? "All of the dataset." : `It reaches ${boundsWords(extent)}`;

const boundsWords = ([west, south, east, north]: Exclude<Extent, null | "all">): string =>
  `from ${degrees(west, "E", "W")} to ${degrees(east, "E", "W")} and from ${degrees(south, "N", "S")} to ${degrees(north, "N", "S")}.`;

const degrees = (value: number, positive: string, negative: string): string =>
  `${formatNumber(Math.abs(value), 3)}° ${value < 0 ? negative : positive}`;

const anyOf = (values: readonly string[]): string => {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
};

/** A year is a number too, and has no thousands. */
const plain = (value: number): string =>
  value >= 1_000 && value < 3_000 ? String(value) : formatNumber(value);
