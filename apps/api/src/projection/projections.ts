import type {
  FixedParameters,
  ProjectedExposurePoint,
  ProjectedRiskRow,
} from "@stopbank/contract/projections";
import type { Hazard, Manifest } from "@stopbank/dataset/manifest";
import { readableIntensity } from "@stopbank/numbers";
import type { DamageClass } from "@stopbank/risk-engine/columns";
import { projectedExposure } from "@stopbank/risk-engine/projection";
import type { ExposureTotals, Totals } from "@stopbank/risk-engine/summarise";
import { damageCostKey } from "../ask/measuredAttribute.ts";
import { scenariosAlong } from "../ask/scenarioChoice.ts";
import { type SelectionRequest, selectLayer } from "../ask/selection.ts";
import { keptTotals, metricMeasure } from "../damage/keptTotals.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, exposureUnit, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { wireClassOf } from "../wire/wireClasses.ts";

/** Along which parameter of which hazard, and what is held still. */
export interface AlongParameter {
  readonly hazard: Hazard;
  readonly primary: string;
  readonly fixed: FixedParameters;
  readonly nDays: number | undefined;
}

/**
 * What the selected elements of a layer suffer at each value of a parameter.
 *
 * @param measure {@link metricMeasure}, `replacement_cost`, `damage_cost`, or a numeric attribute.
 * @throws DomainError `risk/unknown-parameter`, `risk/not-numeric-parameter`, `risk/no-replacement-cost`,
 * `risk/no-damage-curve`,
 * `filter/...`, `risk/unknown-days`, `elements/unknown`.
 */
export async function projectedRisk(
  dataset: ServedDataset,
  layer: ServedLayer,
  along: AlongParameter,
  measure: string,
  request: SelectionRequest,
): Promise<ProjectedRiskRow[]> {
  const scenarios = scenariosAlong(along.hazard, along.primary, along.fixed);
  const isAdded = measure !== metricMeasure;
  const selection = await selectLayer(layer, request);
  const rows = await keptTotals(
    dataset,
    layer,
    { ...along, scenarios: scenarios.map(({ scenario }) => scenario), measure },
    selection,
    request.asker.turn,
  );
  const columns = severityColumns(dataset.manifest);
  // What elements lose below the least class has no class, and counts.
  const whole = ({ selected, exposed }: ExposureTotals) => (measure === damageCostKey ? selected : exposed);
  return rows.map((row, i) => ({
    parameter_value: scenarios[i]!.value,
    hazard_scenario: scenarios[i]!.scenario.tag,
    missing_assets: isAdded ? (row.exposed.replacementCost?.missing ?? 0) : 0,
    exposed_count: row.exposed.count,
    not_assessed_count: row.notAssessed.count,
    selected_count: row.selected.count,
    ...(!isAdded
      ? severities(row, columns, ({ metric }) => metric)
      : {
          ...severities(row, columns, ({ replacementCost }) => replacementCost?.value ?? 0, whole(row)),
          min: severities(row, columns, ({ replacementCost }) => replacementCost?.min ?? 0, whole(row)),
          max: severities(row, columns, ({ replacementCost }) => replacementCost?.max ?? 0, whole(row)),
        }),
  }));
}

/** How one element fares at each value of a parameter. Throws as `projectedRisk`. */
export async function projectedExposureOf(
  dataset: ServedDataset,
  layer: ServedLayer,
  row: number,
  along: AlongParameter,
): Promise<ProjectedExposurePoint[]> {
  const scenarios = scenariosAlong(along.hazard, along.primary, along.fixed);
  const { description } = layer.table;
  const nDays = daysFor(description, along.nDays);
  const steps = await Promise.all(
    scenarios.map(async ({ value, scenario }) => ({
      parameterValue: value,
      exposure: await scenarioExposure(dataset, description, { hazard: along.hazard, scenario }, nDays),
    })),
  );
  const points = projectedExposure(row, steps);
  return points.map((point, i) => {
    const exposed = point.state === "exposed" ? point : undefined;
    const value = exposed?.value ?? null;
    return {
      x_parameter_value: point.parameterValue,
      exposure_value: value === null ? null : readableIntensity(value),
      is_exposed: point.state === "exposed" ? "true" : point.state === "not exposed" ? "false" : "unknown",
      damage_class: exposed === undefined ? null : wireClassOf[exposed.damageClass],
      hazard_scenario: scenarios[i]?.scenario.tag ?? "",
      unit: exposureUnit(layer.table.description, along.hazard),
    };
  });
}

/** Low or minor, high or major: one class each, in the column of the word that the dataset has. */
const severityColumns = ({ classWords }: Manifest) =>
  classWords === "low-high"
    ? ({ low: "low", high: "high" } as const)
    : ({ low: "minor", high: "major" } as const);

function severities(
  { byClass, exposed }: ExposureTotals,
  columns: ReturnType<typeof severityColumns>,
  of: (totals: Totals) => number,
  whole: Totals = exposed,
) {
  const at = (name: DamageClass) => of(byClass[name]);
  return {
    unspecified: at("unspecified"),
    potential: at("potential"),
    exposed: at("exposed"),
    insignificant: at("insignificant"),
    low: 0,
    minor: 0,
    major: 0,
    high: 0,
    moderate: at("moderate"),
    [columns.low]: at("low"),
    [columns.high]: at("high"),
    total: of(whole),
  };
}
