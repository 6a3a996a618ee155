import type { TableData } from "@stopbank/charts/data-table";
import type { ProjectionColumn } from "@stopbank/charts/projection-columns";
import type { ProjectedExposurePoint } from "@stopbank/contract/projections";
import { type ClassLabels, classesBySeverity } from "@stopbank/map-page/damage-classes";
import { exposureLook } from "@stopbank/map-page/exposure-look";
import { formatIntensity, none } from "@stopbank/numbers";
import type { ProjectedValue } from "./projectedParameters.ts";

/** One element along a parameter: as high as its exposure, in the colour of its damage class. */
export const exposureColumns = (
  points: readonly ProjectedExposurePoint[],
  labels: ClassLabels,
  valueWords: (value: number) => ProjectedValue,
): ProjectionColumn[] =>
  points.map((point) => {
    const named = (classesBySeverity as readonly string[]).includes(point.damage_class ?? "");
    const own = named ? point.damage_class : "exposed";
    const blank = blankOf(point);
    return {
      ...valueWords(point.x_parameter_value),
      values: classesBySeverity.map((name) => (name === own ? (point.exposure_value ?? 0) : 0)),
      said: said(point, labels),
      ...(blank === undefined ? {} : { blank }),
    };
  });

export const exposureTable = (
  points: readonly ProjectedExposurePoint[],
  labels: ClassLabels,
  valueWords: (value: number) => ProjectedValue,
  titles: { readonly x: string; readonly intensity: string; readonly damage: string },
  currentTag: string,
): TableData => ({
  columns: [titles.x, titles.intensity, titles.damage],
  rows: points.map((point) => [
    valueWords(point.x_parameter_value).label + (point.hazard_scenario === currentTag ? " (on map)" : ""),
    point.exposure_value === null ? none : formatIntensity(point.exposure_value, point.unit),
    exposureLook(point, labels, isCascading(point)).label,
  ]),
});

/** Why there is no chart of an element; undefined where there is one. */
export function noProjectedExposure(
  points: readonly ProjectedExposurePoint[],
  isCascading = false,
): string | undefined {
  if (points.some(({ exposure_value }) => exposure_value !== null)) return undefined;
  if (points.length > 0 && points.every(({ is_exposed }) => is_exposed === "unknown"))
    return "The selected element was not assessed under this combination";
  const isReached = points.some(({ is_exposed }) => is_exposed === "true");
  if (isCascading)
    return isReached
      ? "The selected element has an outage under this combination, but for how long is not given"
      : "The selected element has no outage under this combination";
  return isReached
    ? "The selected element is exposed under this combination, but how badly is not given"
    : "The selected element is not exposed under this combination";
}

/** Values in days are lengths of outages. */
const isCascading = ({ unit }: ProjectedExposurePoint): boolean => unit === "days";

function blankOf({ is_exposed }: ProjectedExposurePoint): ProjectionColumn["blank"] {
  return is_exposed === "unknown" ? "not assessed" : is_exposed === "false" ? "not exposed" : undefined;
}

function said(point: ProjectedExposurePoint, labels: ClassLabels): string {
  const blank = blankOf(point);
  if (blank === "not exposed" && isCascading(point)) return "no outage";
  if (blank !== undefined) return blank;
  const look = exposureLook(point, labels).label.toLowerCase();
  return point.exposure_value === null
    ? look
    : `${formatIntensity(point.exposure_value, point.unit)}, ${look}`;
}
