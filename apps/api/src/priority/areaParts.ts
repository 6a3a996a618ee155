import type { AreaParts, ValueSetPart } from "@stopbank/contract/prioritisation-parts";
import type { ValueSetWeights } from "@stopbank/contract/prioritisation-settings";
import { groupShares } from "@stopbank/risk-engine/group-shares";
import { weightedByGroup } from "@stopbank/risk-engine/hazard-group-parts";
import type { KnownClasses } from "@stopbank/risk-engine/known-classes";
import { contributions } from "@stopbank/risk-engine/priority-scores";
import { partsOf } from "@stopbank/risk-engine/select";
import type { NamedRegion } from "../data/directory.ts";
import { inTurns, turnWhile, type Waiter } from "../work/inTurns.ts";
import { orNull, placeOf, type Ranked, rankAreas } from "./areaPriorities.ts";
import { elementsATurn, elementsInRegions } from "./chosenElements.ts";
import { sumsOf } from "./elementSums.ts";
import { hazardGroups } from "./exposedElements.ts";
import type { FittedElement, FittedValueSet } from "./fittedSettings.ts";
import { knownExposure } from "./knownExposure.ts";
import type { Ranking } from "./scenarioShares.ts";

/** What an area's score is made of: by value set, by group of hazards, by element layer. */
export async function areaParts(
  ranking: Ranking,
  region: NamedRegion,
  asked: ValueSetWeights,
  asker: Waiter,
): Promise<AreaParts> {
  const { dataset, settings, scenario, layer } = ranking;
  const ranked = await rankAreas(ranking, asked, asker);
  const byGroup = await elementsByGroup(ranking, region, asker);
  const parts = contributions(
    ranked.shares.sets.map(({ share }) => share),
    ranked.weights,
    region.code,
  );
  return {
    scenario_id: scenario.id,
    region_group: layer.regionGroup,
    dataset_version: dataset.version,
    area: region.id,
    name: region.name,
    ...placeOf(region.code, ranked),
    value_sets: settings.valueSets.map((set, i) =>
      valueSetPart(ranking, region, set, {
        ...setFigures(ranked, i, region.code),
        contribution: parts[i] ?? 0,
        byGroup,
        ranked,
      }),
    ),
  };
}

const setFigures = ({ shares, weights }: Ranked, set: number, area: number) => ({
  weight: weights[set] ?? 1,
  share: orNull(shares.sets[set]?.share[area] ?? Number.NaN),
  unknown_share: shares.sets[set]?.unknown[area] ?? 1,
  assumed_share: orNull(shares.sets[set]?.assumed[area] ?? Number.NaN),
});

interface SetFigures extends ReturnType<typeof setFigures> {
  readonly contribution: number;
  readonly byGroup: ReadonlyMap<FittedElement, Float64Array>;
  readonly ranked: Ranked;
}

function valueSetPart(
  { scenario }: Ranking,
  region: NamedRegion,
  { id, displayName, elements }: FittedValueSet,
  { byGroup, ranked, contribution, ...figures }: SetFigures,
): ValueSetPart {
  const groups = hazardGroups(scenario.hazardScenarios);
  const rows = elements.flatMap((element) => {
    const sums = ranked.shares.sums.get(element.elementId);
    if (sums === undefined) return [];
    const own = sumsOf(sums, region.code);
    return [{ element, own, assessed: own.total - own.notAssessed }];
  });
  const layers = rows.map(({ element, assessed }) => ({
    unit: element.type.metric.unit,
    assessed,
    weighted: byGroup.get(element) ?? new Float64Array(groups.length),
  }));
  const shares = groupShares(layers, groups.length);
  const together = shares.reduce((sum, share) => sum + share, 0);
  return {
    value_set_id: id,
    display_name: displayName,
    ...figures,
    contribution,
    hazard_groups: groups.map(({ title, hazardScenarios }, i) => ({
      hazard_group: title,
      hazard_uids: hazardScenarios.map(({ scenario: { tag } }) => tag),
      share: shares[i] ?? 0,
      contribution: together > 0 ? (contribution * (shares[i] ?? 0)) / together : 0,
    })),
    elements: rows.map(({ element, own, assessed }) => ({
      element_id: element.elementId,
      label: element.label,
      type: element.type.type,
      unit: element.type.metric.unit,
      total_metric: own.total,
      assessed_metric: assessed,
      exposed_metric: own.exposed,
      weighted_metric: own.weighted,
      not_assessed_metric: own.notAssessed,
    })),
  };
}

/** Of each element layer in the area, the weighted metric by group of hazards. */
async function elementsByGroup(
  { dataset, settings, scenario }: Ranking,
  region: NamedRegion,
  asker: Waiter,
): Promise<Map<FittedElement, Float64Array>> {
  const turn = turnWhile(asker);
  const groups = hazardGroups(scenario.hazardScenarios);
  const byGroup = new Map<FittedElement, Float64Array>();
  for (const element of new Set(settings.valueSets.flatMap(({ elements }) => elements))) {
    await turn();
    const { table, selection } = await elementsInRegions(dataset, element, [region], turn);
    const exposures: KnownClasses[] = [];
    for (const { hazardScenarios } of groups)
      exposures.push(await knownExposure(dataset, element.type, hazardScenarios, asker));
    const weighted = new Float64Array(groups.length);
    await inTurns(turn, partsOf(selection, elementsATurn), (part) => {
      const own = weightedByGroup(part, table.metric, exposures, settings.weightOf);
      for (const [group, metric] of own.entries()) weighted[group]! += metric;
    });
    byGroup.set(element, weighted);
  }
  return byGroup;
}
