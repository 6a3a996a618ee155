import type { AttributeOption, AttributeStatsAnswer } from "@stopbank/contract/attribute-stats";
import { currencyOf } from "@stopbank/dataset/currency";
import type { Attribute, ElementType, Manifest } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { currencySymbol } from "@stopbank/numbers";
import { totalsByRegion } from "@stopbank/risk-engine/by-region";
import type { DamageClass, ExposureColumn } from "@stopbank/risk-engine/columns";
import type { Selection } from "@stopbank/risk-engine/select";
import { type ExposureTotals, summarise } from "@stopbank/risk-engine/summarise";
import { attributeNamed, damageCostKey, numbersOf, replacementCostKey } from "../ask/measuredAttribute.ts";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { selectLayer } from "../ask/selection.ts";
import { knownDamage } from "../damage/hazardDamage.ts";
import { keptTotals } from "../damage/keptTotals.ts";
import { damageHazards } from "../damage/statedDamage.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { countsByClass, sharedNumbers } from "../wire/riskNumbers.ts";
import { perClass } from "../wire/wireClasses.ts";
import type { Turn } from "../work/inTurns.ts";

type Answer = AttributeStatsAnswer[number];

/** More different texts than this are names, not groups. */
const mostTexts = 1_000;

/**
 * What each scenario does to the selected elements of a layer, by one of their attributes.
 *
 * @throws DomainError `filter/unknown-attribute`, `filter/wrong-kind`, `risk/too-many-texts`,
 * `risk/no-damage-curve`, and `riskByScenario`'s.
 */
export async function statsByAttribute(
  dataset: ServedDataset,
  { type, selection: request, nDays: wished }: RiskQuestion,
  tags: readonly string[],
  key: string,
): Promise<AttributeStatsAnswer> {
  const layer = await dataset.layer(type);
  const { description } = layer.table;
  const nDays = daysFor(description, wished);
  const isDamage = key === damageCostKey;
  const attribute = isDamage ? undefined : attributeNamed(layer, key);
  const selection = await selectLayer(layer, request);
  const answers: Answer[] = [];
  for (const tag of tags) {
    await request.asker.turn();
    const hazardScenario = dataset.directory.scenario(tag);
    const exposure = await scenarioExposure(dataset, description, hazardScenario, nDays);
    const damage = isDamage ? await knownDamage(dataset, layer, hazardScenario.hazard, wished) : undefined;
    answers.push({
      asset_type: type,
      hazard_scenario: tag,
      dataset_version: dataset.version,
      attribute: key,
      ...labelled(currencyOf(dataset.manifest), key, shown(description, attribute), damage?.isByYear),
      assessment: sharedNumbers(description, summarise(selection, exposure)).assessment,
      attribute_stats: damage
        ? damageStats(
            await damageTotals(dataset, layer, hazardScenario, wished, selection, request.asker.turn),
          )
        : attribute === undefined
          ? null
          : statsOf(layer, attribute, selection, exposure),
    });
  }
  return answers;
}

/**
 * The layers that have an attribute, and what a toggle calls it.
 * @param key without it, every attribute with a prefix such as `$`, the replacement cost, what damage costs, and people.
 */
export function attributeOptions(
  manifest: Manifest,
  types: readonly ElementType[],
  key: string | undefined,
): AttributeOption[] {
  return types.flatMap((elements) => {
    const { type, attributes, replacementCost, peopleAttribute, metric } = elements;
    const cost = attributes.find((each) => each.key === replacementCost?.attribute);
    const isWanted = (name: string) => key === undefined || key === name;
    // Where people are the layer's very quantity, there is nothing to choose.
    const isOffered = (each: Attribute) =>
      each.prefix !== undefined || (each.key === peopleAttribute && metric.type !== "people");
    const otherAttributes = attributes.filter(
      (each) => each !== cost && (key === undefined ? isOffered(each) : each.key === key),
    );
    return [
      ...(cost !== undefined && (isWanted(replacementCostKey) || isWanted(cost.key))
        ? [option(manifest, type, replacementCostKey, cost)]
        : []),
      ...(isWanted(damageCostKey) && damageHazards(manifest, elements).byEvent.length > 0
        ? [option(manifest, type, damageCostKey, { type: "numeric" })]
        : []),
      ...otherAttributes.map((each) => option(manifest, type, each.key, shown(elements, each))),
    ];
  });
}

/** However a dataset calls the column, people are people. */
const shown = <A extends Attribute | undefined>({ peopleAttribute }: ElementType, attribute: A): A =>
  attribute !== undefined && attribute.key === peopleAttribute
    ? { ...attribute, label: "People", unit: "people" }
    : attribute;

type Named = Pick<Attribute, "type"> & Partial<Attribute>;

const option = (
  manifest: Manifest,
  asset_type: string,
  property: string,
  attribute: Named,
): AttributeOption => ({
  asset_type,
  property,
  ...labelled(currencyOf(manifest), property, attribute),
  type: attribute.type,
});

/** The specification calls the replacement cost `Value ($)`. */
function labelled(
  currency: string,
  key: string,
  attribute: Partial<Attribute> | undefined,
  isByYear = false,
): Pick<Answer, "name" | "prefix" | "unit"> {
  const symbol = currencySymbol(currency);
  if (key === replacementCostKey) return { name: `Value (${symbol})`, prefix: symbol };
  if (key === damageCostKey)
    return { name: `Damage (${symbol}${isByYear ? " a year" : ""})`, prefix: symbol };
  const { label = key, prefix, unit } = attribute ?? {};
  return {
    name: label,
    ...(prefix === undefined ? {} : { prefix }),
    ...(unit === undefined ? {} : { unit }),
  };
}

function statsOf(
  layer: ServedLayer,
  attribute: Attribute,
  selection: Selection,
  exposure: ExposureColumn,
): Answer["attribute_stats"] {
  if (attribute.type === "text")
    return { kind: "text", groups: textGroups(layer, attribute, selection, exposure) };
  return numericStats(summarise(selection, exposure, { replacementCost: numbersOf(layer, attribute) }));
}

function numericStats({ selected, exposed, notExposed, byClass }: ExposureTotals) {
  const by = (bound: "min" | "value" | "max" | "missing") => ({
    ...perClass((name: DamageClass) => byClass[name].replacementCost?.[bound] ?? 0, ""),
    total: exposed.replacementCost?.[bound] ?? 0,
  });
  return {
    kind: "numeric" as const,
    min: by("min"),
    value: by("value"),
    max: by("max"),
    missing: by("missing"),
    selected_total: selected.replacementCost?.value ?? 0,
    selected_missing: selected.replacementCost?.missing ?? 0,
    assessed_total: (exposed.replacementCost?.value ?? 0) + (notExposed.replacementCost?.value ?? 0),
  };
}

/** What one scenario's damage costs the selected elements, as the engine adds up any cost. */
async function damageTotals(
  dataset: ServedDataset,
  layer: ServedLayer,
  { hazard, scenario }: HazardScenario,
  nDays: number | undefined,
  selection: Selection,
  turn: Turn,
): Promise<ExposureTotals> {
  const question = { hazard, scenarios: [scenario], nDays, measure: damageCostKey };
  const [totals] = await keptTotals(dataset, layer, question, selection, turn);
  // One scenario in, one answer out.
  return totals!;
}

/** Of damage all of it counts, also where a curve begins below the least class and so nothing is exposed. */
function damageStats(totals: ExposureTotals) {
  const stats = numericStats(totals);
  const all = totals.selected.replacementCost ?? { min: 0, value: 0, max: 0 };
  return {
    ...stats,
    min: { ...stats.min, total: all.min },
    value: { ...stats.value, total: all.value },
    max: { ...stats.max, total: all.max },
  };
}

type Group = [text: string | null, totals: ExposureTotals];

/** Elements by text, the commonest first and those without one last; texts that no selected element has are left out. */
function textGroups(
  { table }: ServedLayer,
  { key, label }: Attribute,
  selection: Selection,
  exposure: ExposureColumn,
) {
  const column = table.attribute(key);
  if (column.type !== "text") return [];
  const { values, codes } = column;
  if (values.length > mostTexts)
    throw new DomainError(
      "invalid",
      "risk/too-many-texts",
      `${label} has ${values.length} different texts; at most ${mostTexts} can be told apart in one answer.`,
    );
  // A missing text is -1, which reads 65,535 here: in no group.
  const { regions, outside } = totalsByRegion(
    selection,
    exposure,
    {},
    Uint16Array.from(codes),
    values.length,
  );
  const regionGroups = regions.map((totals, code): Group => [values[code] ?? null, totals]);
  const groups: Group[] = [
    ...regionGroups.sort((a, b) => b[1].selected.count - a[1].selected.count),
    [null, outside],
  ];
  return groups
    .filter(([, { selected }]) => selected.count > 0)
    .map(([text, { selected, notAssessed, byClass }]) => ({
      text,
      selected_count: selected.count,
      not_assessed_count: notAssessed.count,
      ...countsByClass((name) => byClass[name].count),
    }));
}
