import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesIn } from "../ask/names.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes } from "../http/sendBytes.ts";
import { elementsSubject } from "../usage/layerSubjects.ts";
import { elementClasses } from "./elementClasses.ts";
import { riskByScenario, riskTogether } from "./riskData.ts";
import { regionsAsked, statsByRegion } from "./statsByRegion.ts";

/** What hazards do to elements: by scenario, in many regions at once, together, and class by class for the map. */
export function exposureRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets, uses } = parts;
  register(routes.assetRisk, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type, assetTag } = call.params;
    const selection = await selectionRequest(parts, dataset, call);
    const [answer] = await riskByScenario(dataset, { type, selection, nDays: call.query.n_days }, [assetTag]);
    // One tag in, one answer out.
    return answer as NonNullable<typeof answer>;
  });

  register(routes.exposureStats, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const selection = await selectionRequest(parts, dataset, call);
    const answers = [];
    for (const type of types)
      answers.push(await riskByScenario(dataset, { type, selection, nDays: call.query.n_days }, tags));
    return answers.flat();
  });

  register(routes.statsByRegion, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const selection = await selectionRequest(parts, dataset, call);
    const regions = regionsAsked(selection.regions, types.length * tags.length);
    const answers = [];
    for (const type of types)
      answers.push(
        await statsByRegion(dataset, { type, selection, nDays: call.query.n_days }, tags, regions),
      );
    return answers.flat();
  });

  register(routes.multiHazardStats, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const selection = await selectionRequest(parts, dataset, call);
    const answers = [];
    for (const type of types)
      answers.push(await riskTogether(dataset, { type, selection, nDays: call.query.n_days }, tags));
    return answers;
  });

  register(routes.elementClasses, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType, assetTag } = call.params;
    const classes = await elementClasses(dataset, assetType, assetTag, call.query.n_days);
    uses.opened(call.caller.client.id, elementsSubject(assetType), call.asker);
    // The address does not name the version, so it has to be asked for anew; the answer is then mostly 304.
    return sendBytes(call.request, call.reply, classes, "private, no-cache");
  });
}
