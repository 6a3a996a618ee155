import type { FixedParameters, ProjectionBody } from "@stopbank/contract/projections";
import { routes } from "@stopbank/contract/routes";
import type { SelectionBody } from "@stopbank/contract/selection";
import { DomainError } from "@stopbank/errors";
import { datasetFor } from "../data/datasetCall.ts";
import type { ElementLayer } from "../data/elementLayer.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { elementExposureIn } from "../elements/elementExposures.ts";
import { rowOf } from "../elements/elementFacts.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { expectedAnnualDamage } from "./annualDamage.ts";
import { attributeOptions, statsByAttribute } from "./attributeStats.ts";
import { consequenceMethodology } from "./consequenceMethodology.ts";
import { damageTogether } from "./damageTogether.ts";
import { replacementCostKey } from "./measuredAttribute.ts";
import { projectedExposureOf, projectedRisk } from "./projections.ts";
import { type DataRouteParts, namesIn, namesOf, selectionRequest } from "./riskRoutes.ts";
import { hazardNamed } from "./scenarioChoice.ts";

/** What damage follows, along parameters, by attribute and by the year. */
export function consequenceRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
  register(routes.consequenceMethodology, async (call) => {
    const { assetType, assetTag } = call.params;
    return consequenceMethodology(await datasetFor(datasets, call), assetType, assetTag);
  });

  register(routes.projectedRisk, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { measure, assetType, hazardId, primaryParameter: primary } = call.params;
    const { draw_area = "", n_days: nDays, ...query } = call.query;
    const { fixed, body } = readBody(call.body);
    const layer = await dataset.layer(assetType);
    const along = { hazard: hazardNamed(dataset, hazardId), primary, fixed, nDays };
    const selection = await selectionRequest(parts, dataset, { ...call, rest: draw_area, query, body });
    return projectedRisk(dataset, layer, along, measure, selection);
  });

  register(routes.projectedExposure, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { asset_id, hazard_id, primaryParameterKey: primary } = call.params;
    const { asset_type, n_days: nDays } = call.query;
    const hazard = hazardNamed(dataset, hazard_id);
    const { layer, row } = await findElement(dataset, asset_id, asset_type);
    const { fixed } = readBody(call.body);
    return projectedExposureOf(dataset, layer, row, { hazard, primary, fixed, nDays });
  });

  register(routes.attributeStats, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const { attribute = replacementCostKey, ...query } = call.query;
    const selection = await selectionRequest(parts, dataset, { ...call, query });
    const answers = [];
    for (const type of types)
      answers.push(
        await statsByAttribute(dataset, { type, selection, nDays: query.n_days }, tags, attribute),
      );
    return answers.flat();
  });

  register(routes.attributeExists, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const types = namesOf(call.params.types).map((type) => dataset.directory.elementType(type));
    return attributeOptions(dataset.manifest, types, call.query.attribute);
  });

  register(routes.hazardSentence, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { type, id, scenarioAssetTag } = call.params;
    const layer = await dataset.layer(type);
    const named = dataset.directory.scenario(scenarioAssetTag);
    return elementExposureIn(dataset, layer, rowOf(layer, id), named, call.query.n_days);
  });

  register(routes.expectedAnnualDamage, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType, hazardId } = call.params;
    const { parameters: fixed = {}, rule, along, ...body } = call.body;
    const layer = await dataset.layer(assetType);
    const hazard = hazardNamed(dataset, hazardId);
    const selection = await selectionRequest(parts, dataset, { ...call, body });
    const nDays = call.query.n_days;
    return expectedAnnualDamage(dataset, layer, { hazard, fixed, rule, along, selection, nDays });
  });

  register(routes.damageTogether, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const { rule, ...body } = call.body;
    const selection = await selectionRequest(parts, dataset, { ...call, body });
    const answers = [];
    for (const type of types)
      answers.push(await damageTogether(dataset, { type, selection, nDays: call.query.n_days }, tags, rule));
    return answers;
  });
}

/** The parameters, which stand alone or beside a selection. */
function readBody(body: ProjectionBody): { fixed: FixedParameters; body: SelectionBody } {
  const { parameters, ...selection } = body;
  // A hazard may have a parameter of that very name; its value is never an object.
  if (typeof parameters === "object") return { fixed: parameters, body: selection as SelectionBody };
  return { fixed: body as FixedParameters, body: {} };
}

/** @throws DomainError `elements/unknown`, `elements/ambiguous-id`, `dataset/unknown-element-type`. */
async function findElement(
  dataset: ServedDataset,
  id: string,
  type: string | undefined,
): Promise<{ layer: ElementLayer; row: number }> {
  if (type !== undefined) {
    const layer = await dataset.layer(type);
    return { layer, row: rowOf(layer, id) };
  }
  const found = [];
  for (const { type: each } of dataset.manifest.elementTypes) {
    const layer = await dataset.layer(each);
    const row = layer.ids.rowOf(id);
    if (row !== undefined) found.push({ layer, row });
  }
  const [only] = found;
  if (only === undefined) throw new DomainError("not-found", "elements/unknown", "There is no such element.");
  if (found.length > 1)
    throw new DomainError(
      "conflict",
      "elements/ambiguous-id",
      `${found.map(({ layer }) => layer.table.description.displayName).join(" and ")} have an element of this id: say which is meant with asset_type.`,
    );
  return only;
}
