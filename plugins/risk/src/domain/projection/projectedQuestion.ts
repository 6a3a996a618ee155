import type { FixedParameters } from "@stopbank/contract/projections";
import type { SelectionBody, SelectionQuery } from "@stopbank/contract/selection";
import { attributeOfMeasure, type Measure } from "@stopbank/map-page/class-rows";
import type { StatsQuestion } from "@stopbank/map-page/stats-question";
import type { SelectedElement } from "@stopbank/scene";
import type { Projection } from "./projectedParameters.ts";

/** What a projected chart asks of the API. */
export interface ProjectedRiskQuestion {
  /** `hazard_scenario_metric`, `replacement_cost`, `damage_cost` or an attribute's key. */
  readonly measure: string;
  readonly type: string;
  readonly hazardId: string;
  readonly primary: string;
  readonly parameters: FixedParameters;
  readonly query: SelectionQuery & { readonly draw_area?: string };
  readonly body: SelectionBody;
}

const wireMeasures: Readonly<Record<string, string>> = {
  quantity: "hazard_scenario_metric",
  value: "replacement_cost",
  damage: "damage_cost",
};

/** About the very elements the summary is about, so that its figures and the chart's agree. */
export function projectedRiskQuestion(
  { coordinates, query, body }: StatsQuestion,
  type: string,
  hazardId: string,
  { primary, fixed }: Pick<Projection, "primary" | "fixed">,
  measure: Measure,
): ProjectedRiskQuestion {
  const { identifying_information: filters, ...area } = body;
  const own = filters?.[type];
  return {
    measure: attributeOfMeasure(measure) ?? wireMeasures[measure] ?? measure,
    type,
    hazardId,
    primary: primary.key,
    parameters: fixed,
    query: { ...query, ...(coordinates === "all" ? {} : { draw_area: coordinates }) },
    body: { ...area, ...(own === undefined ? {} : { identifying_information: { [type]: own } }) },
  };
}

/** An answer under way is still worth waiting for while this is the same. */
export const shapeOfProjected = ({ measure, type, hazardId, primary }: ProjectedRiskQuestion): string =>
  JSON.stringify([measure, type, hazardId, primary]);

/** An answer to an earlier question is still worth showing, along the parameter it was asked, until the new one is there. */
export const isStillShown = (earlier: ProjectedRiskQuestion, now: ProjectedRiskQuestion): boolean =>
  earlier.measure === now.measure && earlier.type === now.type && earlier.hazardId === now.hazardId;

/** The same about one element. */
export interface ProjectedExposureQuestion {
  readonly type: string;
  readonly id: string;
  readonly hazardId: string;
  readonly primary: string;
  readonly parameters: FixedParameters;
  readonly query: { readonly asset_type: string; readonly n_days?: number };
}

/** @param days of a cascading layer; a day it does not have is not asked for. */
export const projectedExposureQuestion = (
  { type, id }: SelectedElement,
  hazardId: string,
  { primary, fixed }: Pick<Projection, "primary" | "fixed">,
  days: readonly number[],
  nDays: number | undefined,
): ProjectedExposureQuestion => ({
  type,
  id,
  hazardId,
  primary: primary.key,
  parameters: fixed,
  query: { asset_type: type, ...(nDays !== undefined && days.includes(nDays) ? { n_days: nDays } : {}) },
});

export const shapeOfExposure = ({ type, id, hazardId, primary }: ProjectedExposureQuestion): string =>
  JSON.stringify([type, id, hazardId, primary]);
