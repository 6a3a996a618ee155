import { routes } from "@stopbank/contract/routes";
import { elementsOf } from "@stopbank/risk-engine/select";
import { datasetFor } from "../ask/datasetCall.ts";
import { elementRow } from "../ask/element.ts";
import { namesOf } from "../ask/names.ts";
import { selectLayer } from "../ask/selection.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendOnce } from "../http/sendBytes.ts";
import { attributeLookup } from "./attributeLookup.ts";
import { elementExposureIn, elementExposures } from "./elementExposures.ts";
import { elementSentence, identifyingInformation } from "./elementFacts.ts";
import { elementFeature } from "./elementGeometry.ts";
import { selectedRows } from "./selectedRows.ts";

/** Single elements and lists of them. */
export function elementRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
  register(routes.selectElements, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const selection = await selectionRequest(parts, dataset, call);
    const selected = await Promise.all(
      namesOf(call.params.types).map(async (type) => {
        const layer = await dataset.layer(type);
        const selected = await selectLayer(layer, selection);
        return [type, Array.from(elementsOf(selected), (row) => layer.ids.idAt(row))] as const;
      }),
    );
    return Object.fromEntries(selected);
  });

  register(routes.selectedRows, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const selection = await selectionRequest(parts, dataset, call);
    const rows = await selectedRows(dataset, call.params.assetType, selection);
    return sendOnce(call.request, call.reply, rows);
  });

  register(routes.elementGeometry, async (call) => {
    const layer = await (await datasetFor(datasets, call)).layer(call.params.type);
    return elementFeature(layer, elementRow(layer, call.params.asset_id));
  });

  register(routes.elementSentence, async (call) => {
    const layer = await (await datasetFor(datasets, call)).layer(call.params.type);
    return elementSentence(layer, elementRow(layer, call.params.id));
  });

  register(routes.elementInformation, async (call) => {
    const layer = await (await datasetFor(datasets, call)).layer(call.params.type);
    return identifyingInformation(layer, elementRow(layer, call.params.id));
  });

  register(routes.attributeLookup, async (call) => {
    const layer = await (await datasetFor(datasets, call)).layer(call.params.type);
    const { text_keys, numeric_keys, date_keys } = call.query;
    return attributeLookup(layer, {
      text: keys(text_keys),
      numeric: keys(numeric_keys),
      date: keys(date_keys),
    });
  });

  register(routes.elementExposures, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const layer = await dataset.layer(call.params.assetType);
    const { tags, n_days } = call.query;
    const row = elementRow(layer, call.params.assetId);
    return elementExposures(dataset, layer, row, n_days, tags === undefined ? undefined : namesOf(tags));
  });

  register(routes.hazardSentence, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { type, id, scenarioAssetTag } = call.params;
    const layer = await dataset.layer(type);
    const hazardScenario = dataset.directory.scenario(scenarioAssetTag);
    return elementExposureIn(dataset, layer, elementRow(layer, id), hazardScenario, call.query.n_days);
  });
}

const keys = (list: string | undefined): string[] => (list ?? "").split(",").filter((key) => key !== "");
