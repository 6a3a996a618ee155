import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { ElementLayer, HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import type { SelectionBody, SelectionQuery } from "@stopbank/contract/selection";
import type { StatsQuestion } from "@stopbank/map-page/stats-question";
import { controlsOf } from "@stopbank/scene/controls";

/** What is asked about one element layer's damage by the year. */
export interface AnnualQuestion {
  readonly type: string;
  readonly hazardId: string;
  readonly coordinates: string;
  readonly query: SelectionQuery;
  readonly body: SelectionBody & {
    readonly parameters: Record<string, ParameterValue>;
    readonly rule: EadRuleName;
    readonly along?: string;
  };
}

type Choices = Pick<
  HazardDetail,
  "hazard_id" | "scenarios" | "parameters" | "form" | "availableParameterValues" | "return_period_parameters"
>;

/** Whether damage by the year can be had: from curves, costs and more than one return period, or from a set of events. */
export const hasAnnualDamage = (
  {
    damage_hazards = [],
    annual_damage_hazards = [],
  }: Pick<ElementLayer, "damage_hazards" | "annual_damage_hazards">,
  { hazard_id, return_period_parameters }: Pick<Choices, "hazard_id" | "return_period_parameters">,
): boolean =>
  annual_damage_hazards.includes(hazard_id) ||
  (return_period_parameters !== undefined && damage_hazards.includes(hazard_id));

/** The rule a hazard's annual damage goes by where the user chose none. */
export const ownRule = ({
  annual_damage_rule = "log-linear",
}: Pick<HazardDetail, "annual_damage_rule">): EadRuleName => annual_damage_rule;

/** About the very elements the summary is about; all parameters but the return period as the scenario on the map has them. */
export function annualQuestion(
  { coordinates, query, body }: StatsQuestion,
  type: string,
  hazard: Choices,
  scenarioTag: string,
  rule: EadRuleName,
): AnnualQuestion {
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === scenarioTag);
  const varied = hazard.return_period_parameters ?? [];
  const parameters = Object.fromEntries(
    Object.entries(scenario?.parameters ?? {}).filter(([key]) => !varied.includes(key)),
  );
  const along = alongOf(hazard);
  return {
    type,
    hazardId: hazard.hazard_id,
    coordinates,
    query,
    body: { ...bodyFor(body, type), parameters, rule, ...(along === undefined ? {} : { along }) },
  };
}

/** The numeric parameter beside the return period that annual damage is also worked out along: sea level, year. */
export const alongOf = (hazard: Omit<Choices, "hazard_id">): string | undefined =>
  controlsOf(hazard).find(
    ({ key }) => hazard.parameters[key]?.type === "number" && !hazard.return_period_parameters?.includes(key),
  )?.key;

/** The filters of one layer: another's would be refused. */
export function bodyFor({ identifying_information, ...area }: SelectionBody, type: string): SelectionBody {
  const own = identifying_information?.[type];
  return { ...area, ...(own === undefined ? {} : { identifying_information: { [type]: own } }) };
}

/** An earlier answer is still worth showing while this is the same. */
export const shapeOfAnnual = ({ type, hazardId, body }: AnnualQuestion): string =>
  JSON.stringify([type, hazardId, body.rule, body.parameters]);
