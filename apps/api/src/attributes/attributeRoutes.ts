import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { replacementCostKey } from "../ask/measuredAttribute.ts";
import { namesIn, namesOf } from "../ask/names.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { attributeOptions, statsByAttribute } from "./attributeStats.ts";

/** Numbers and texts of elements, added up by what scenarios do to them. */
export function attributeRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
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
}
