import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { worstElements } from "./worstElements.ts";

/** Which elements a scenario hits hardest. */
export function worstRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  register(routes.worstElements, async (call) => {
    const dataset = await datasetFor(parts.datasets, call);
    const { assetType: type, assetTag: tag } = call.params;
    const { by, limit = 10, rule, n_days: nDays } = call.query;
    const selection = await selectionRequest(parts, dataset, call);
    return worstElements(dataset, { type, selection, nDays }, { tag, by, limit, rule });
  });
}
