import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesIn } from "../ask/names.ts";
import { regionsNamed } from "../ask/selection.ts";
import { type DataRouteParts, selectionRequest } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { compareVersions } from "./compareVersions.ts";

/** The client's dataset as it was published before, beside what it is now. */
export function versionRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
  register(routes.datasetVersions, async (call) => {
    const { client, version: current } = await datasetFor(datasets, call);
    const published = await datasets.published(client);
    return Promise.all(
      published.map(async ({ version, storedMs }) => {
        const { title, notice = null } = (await datasets.version(client, version)).manifest;
        const published_at = new Date(storedMs).toISOString();
        return { version, title, notice, published_at, is_current: version === current };
      }),
    );
  });

  register(routes.versionComparison, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { types, tags } = namesIn(call.params);
    const { version } = call.params;
    // What was uploaded and never published is nobody's to see.
    const published = await datasets.published(dataset.client);
    if (!published.some((each) => each.version === version))
      throw new DomainError(
        "not-found",
        "dataset/unknown-version",
        "That version of the data is not kept any more. Choose another one.",
      );
    const selection = await selectionRequest(parts, dataset, call);
    const earlier = await datasets.version(dataset.client, version);
    const formerly = { ...selection, regions: regionsNamed(call.query.regions, earlier.directory) };
    const answers = [];
    for (const type of types)
      answers.push(
        await compareVersions(
          { dataset: earlier, selection: formerly },
          { dataset, selection },
          { type, nDays: call.query.n_days },
          tags,
        ),
      );
    return answers;
  });
}
