import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesIn } from "../ask/names.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes } from "../http/sendBytes.ts";
import { keptSummary } from "./keptSummary.ts";
import type { SummaryQuestion } from "./regionSummary.ts";

/** What the Summary page shows. */
export function regionSummaryRoutes(
  register: RegisterRoute,
  { datasets, uses }: Pick<DataRouteParts, "datasets" | "uses">,
): void {
  register(routes.regionSummary, async (call) => {
    const { asker, caller, query, params } = call;
    const dataset = await datasetFor(datasets, call);
    const question = questionOf(dataset, params.tags, query.region_group);
    uses.asked(caller.client.id, { area: undefined, regions: question.group?.regions.length ?? 0 }, asker);
    const summary = await keptSummary(dataset, question, asker);
    return sendBytes(call.request, call.reply, summary, "private, no-cache");
  });
}

/** @throws DomainError `dataset/unknown-scenario`, `dataset/unknown-region-group`, `risk/too-many-pairs`. */
function questionOf(
  { manifest, directory }: ServedDataset,
  list: string,
  groupId: string | undefined,
): SummaryQuestion {
  const types = manifest.elementTypes.map(({ type }) => type).join(",");
  const { tags } = namesIn({ types, tags: list });
  const scenarios = tags.map((tag) => directory.scenario(tag));
  const [first] = manifest.regionGroups;
  return { scenarios, group: groupId === undefined ? first : directory.regionGroup(groupId) };
}
