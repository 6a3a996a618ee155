import { mostChangedElements } from "@stopbank/contract/comparison";
import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesOf } from "../ask/names.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes } from "../http/sendBytes.ts";
import { changedElements } from "./changedElements.ts";
import { sideTagsIn } from "./comparedSides.ts";
import { compareLayer } from "./compareLayer.ts";
import { compareRegions } from "./compareRegions.ts";
import { comparedDamage } from "./damage/comparedDamage.ts";
import { elementChanges } from "./elementChanges.ts";

/** What differs for elements between two scenarios, or sets of them. */
export function comparisonRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
  register(routes.comparisonStats, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const types = namesOf(call.params.types);
    const tags = sideTagsIn(call.params, types.length);
    const selection = await selectionRequest(parts, dataset, call);
    const answers = [];
    for (const type of types)
      answers.push(await compareLayer(dataset, { type, selection, nDays: call.query.n_days }, tags));
    return answers;
  });

  register(routes.comparisonByRegion, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type, group } = call.params;
    const selection = await selectionRequest(parts, dataset, call);
    const question = { type, selection, nDays: call.query.n_days };
    return compareRegions(dataset, question, sideTagsIn(call.params, 1), group);
  });

  register(routes.comparedDamage, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const selection = await selectionRequest(parts, dataset, call);
    const question = { type: call.params.assetType, selection, nDays: call.query.n_days };
    return comparedDamage(dataset, question, sideTagsIn(call.params, 1), call.query.group);
  });

  register(routes.changedElements, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { change: wanted = "worse", offset: from = 0, limit: most = mostChangedElements } = call.query;
    const selection = await selectionRequest(parts, dataset, call);
    const question = { type: call.params.assetType, selection, nDays: call.query.n_days };
    return changedElements(dataset, question, sideTagsIn(call.params, 1), { wanted, from, most });
  });

  register(routes.elementChanges, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const tags = sideTagsIn(call.params, 1);
    const { turn } = call.asker;
    const bytes = await elementChanges(dataset, call.params.assetType, tags, call.query.n_days, turn);
    return sendBytes(call.request, call.reply, bytes, "private, no-cache");
  });
}
