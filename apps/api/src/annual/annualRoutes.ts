import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesIn } from "../ask/names.ts";
import { hazardNamed } from "../ask/scenarioChoice.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { expectedAnnualDamage } from "./annualDamage.ts";
import { damageTogether } from "./damageTogether.ts";

/** What damage costs by the year, and of several hazards together. */
export function annualRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
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
