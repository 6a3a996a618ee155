import type { FixedParameters, ProjectionBody } from "@stopbank/contract/projections";
import { routes } from "@stopbank/contract/routes";
import type { SelectionBody } from "@stopbank/contract/selection";
import { datasetFor } from "../ask/datasetCall.ts";
import { findElement } from "../ask/element.ts";
import { hazardNamed } from "../ask/scenarioChoice.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { projectedExposureOf, projectedRisk } from "./projections.ts";

/** What elements suffer along a parameter of a hazard. */
export function projectionRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
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
}

/** The parameters, which stand alone or beside a selection. */
function readBody(body: ProjectionBody): { fixed: FixedParameters; body: SelectionBody } {
  const { parameters, ...selection } = body;
  // A hazard may have a parameter of that very name; its value is never an object.
  if (typeof parameters === "object") return { fixed: parameters, body: selection as SelectionBody };
  return { fixed: body as FixedParameters, body: {} };
}
