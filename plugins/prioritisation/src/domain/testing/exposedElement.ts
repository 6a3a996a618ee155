import type { ExposedGroup } from "../exposure/topElements.ts";

/** Of a layer twice as large as what of it is exposed, all of which was assessed; known by its label. */
export const exposedElement = (
  label: string,
  percentage_exposed: number | null,
  exposed_metric: number,
  unit = "km",
): ExposedGroup["elements"][number] => ({
  element_id: label,
  label,
  type: label,
  unit,
  percentage_exposed,
  exposed_metric,
  total_metric: exposed_metric * 2,
  not_assessed_metric: 0,
});
