import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { datasetFor } from "../ask/datasetCall.ts";
import { namesOf } from "../ask/names.ts";
import { createContentReader } from "../client/contentReader.ts";
import type { Datasets } from "../data/datasets.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { turnWhile } from "../work/inTurns.ts";
import { firstMisfits } from "./firstMisfits.ts";
import { fitOfConfig } from "./fitOfConfig.ts";
import { fitOfReports } from "./fitOfReports.ts";
import { firstHazards, propertyConfig } from "./propertyConfig.ts";
import { propertyFacts } from "./propertyFacts.ts";
import { propertyIndex } from "./propertyIndex.ts";
import { propertyStatuses } from "./propertyStatuses.ts";
import { reportsAbout } from "./technicalReports.ts";

export interface PropertyRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
}

/** What the Property Explorer shows of a client's properties. */
export function propertyRoutes(register: RegisterRoute, { store, datasets }: PropertyRouteParts): void {
  const read = createContentReader(store);

  register(routes.propertyExplorerConfig, async (call) => {
    const { settings, leftOut } = await propertyConfig(read, call.caller.client);
    const dataset = await datasetFor(datasets, call);
    return { ...settings, does_not_fit: [...leftOut, ...fitOfConfig(settings, dataset)] };
  });

  register(routes.technicalReports, async (call) => {
    const { directory } = await datasetFor(datasets, call);
    const tags = namesOf(call.params.scenarios);
    for (const tag of tags) directory.scenario(tag);
    const written = await read(call.caller.client, "technicalReports");
    return written === undefined ? [] : reportsAbout(written.value, tags);
  });

  register(routes.propertyFacts, async (call) => {
    const { client } = call.caller;
    const { settings, leftOut } = await propertyConfig(read, client);
    const dataset = await datasetFor(datasets, call);
    const [reports, published] = await Promise.all([
      read(client, "technicalReports"),
      datasets.published(client.clientName),
    ]);
    return propertyFacts({
      dataset,
      published,
      type: call.params.assetType,
      id: call.params.assetId,
      settings,
      leftOut,
      reports: reports?.value ?? [],
      organisation: client.displayName,
      turn: turnWhile(call.asker),
    });
  });

  register(routes.propertyStatuses, async (call) => {
    const { asker, body, caller } = call;
    const { settings } = await propertyConfig(read, caller.client);
    const dataset = await datasetFor(datasets, call);
    const { asset_type: type } = settings;
    const index = await propertyIndex(dataset, type, asker);
    return propertyStatuses(dataset, settings, index, body.properties, turnWhile(asker));
  });

  register(routes.propertyFit, async (call) => {
    const { client } = call.caller;
    const { body } = call;
    const dataset = await datasetFor(datasets, call);
    const isOfKept = body.settings === undefined && body.reports === undefined;
    const written = isOfKept ? (await read(client, "propertyExplorer"))?.value : body.settings;
    const reports = isOfKept ? (await read(client, "technicalReports"))?.value : body.reports;
    const { settings, leftOut } = written === undefined ? nothingWritten : firstHazards(written);
    return {
      dataset_version: dataset.version,
      misfits: firstMisfits([
        ...leftOut,
        ...(settings === undefined ? [] : fitOfConfig(settings, dataset)),
        ...fitOfReports(reports ?? [], dataset.manifest),
      ]),
    };
  });
}

const nothingWritten = { settings: undefined, leftOut: [] };
