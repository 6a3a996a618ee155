import { mostChangedElements } from "@stopbank/contract/comparison";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesIn } from "../ask/names.ts";
import { regionsNamed } from "../ask/selection.ts";
import { type DataRouteParts, type SelectingCall, selectionRequest } from "../ask/selectionRequest.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes } from "../http/sendBytes.ts";
import { changedSince } from "./changedSince.ts";
import { compareVersions } from "./compareVersions.ts";
import { damageSince } from "./damage/damageSince.ts";
import { changesSince } from "./elementChanges.ts";
import { regionsSince } from "./regionsSince.ts";

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
    const { before, after } = await askedOfBoth(dataset, call);
    const answers = [];
    for (const type of types)
      answers.push(await compareVersions(before, after, { type, nDays: call.query.n_days }, tags));
    return answers;
  });

  register(routes.versionByRegion, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type, group } = call.params;
    const { tags } = namesIn({ types: type, tags: call.params.tags });
    const { before, after } = await askedOfBoth(dataset, call);
    return regionsSince(before, after, { type, nDays: call.query.n_days }, tags, group);
  });

  register(routes.versionDamage, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type } = call.params;
    const { tags } = namesIn({ types: type, tags: call.params.tags });
    const { before, after } = await askedOfBoth(dataset, call);
    return damageSince(before, after, { type, nDays: call.query.n_days }, tags, call.query.group);
  });

  register(routes.versionChangedElements, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type } = call.params;
    const { change: wanted = "worse", offset: from = 0, limit: most = mostChangedElements } = call.query;
    const tags = namesIn({ types: type, tags: call.params.tags }).tags;
    const { before, after } = await askedOfBoth(dataset, call);
    return changedSince(before, after, { type, nDays: call.query.n_days }, tags, { wanted, from, most });
  });

  register(routes.versionElementChanges, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { assetType: type, version } = call.params;
    const earlier = await keptVersion(dataset, version);
    const question = { type, nDays: call.query.n_days };
    const bytes = await changesSince(
      earlier,
      dataset,
      question,
      namesIn({ types: type, tags: call.params.tags }).tags,
      call.asker.turn,
    );
    return sendBytes(call.request, call.reply, bytes, "private, no-cache");
  });

  async function keptVersion(dataset: ServedDataset, version: string): Promise<ServedDataset> {
    // What was uploaded and never published is nobody's to see.
    const published = await datasets.published(dataset.client);
    if (!published.some((each) => each.version === version))
      throw new DomainError(
        "not-found",
        "dataset/unknown-version",
        "That version of the data is not kept any more. Choose another one.",
      );
    return datasets.version(dataset.client, version);
  }

  /** What is asked of the version before and of the current one: a region has another number in each. */
  async function askedOfBoth(dataset: ServedDataset, call: SelectingCall & { params: { version: string } }) {
    const earlier = await keptVersion(dataset, call.params.version);
    const selection = await selectionRequest(parts, dataset, call);
    const formerly = { ...selection, regions: regionsNamed(call.query.regions, earlier.directory) };
    return { before: { dataset: earlier, selection: formerly }, after: { dataset, selection } };
  }
}
