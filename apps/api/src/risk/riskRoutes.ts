import { routes } from "@stopbank/contract/routes";
import type { SelectionBody, SelectionQuery } from "@stopbank/contract/selection";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import { areaOf } from "../data/area.ts";
import { datasetFor } from "../data/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import { regionsNamed, type SelectionRequest } from "../data/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ClientCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { sendBytes } from "../tiles/sendBytes.ts";
import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";
import { elementClasses } from "./elementClasses.ts";
import { riskByScenario, riskTogether } from "./riskData.ts";

export interface DataRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly work: AreaWork;
}

/** The most pairs of element layer and scenario in one call. */
const mostPairs = 500;

/** What hazards do to elements: by scenario, together, and class by class for the map. */
export function riskRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { datasets } = parts;
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
    // The address does not name the version, so it has to be asked for anew; the answer is then mostly 304.
    return sendBytes(call.request, call.reply, classes, "private, no-cache");
  });
}

interface SelectingCall {
  readonly rest: string;
  readonly query: SelectionQuery;
  readonly body?: SelectionBody | undefined;
  readonly caller: ClientCaller;
  readonly asker: Asker;
  readonly request: FastifyRequest;
}

/** Reads what a call says about which elements it means: path, query and body. */
export async function selectionRequest(
  { store, work }: Pick<DataRouteParts, "store" | "work">,
  dataset: ServedDataset,
  { rest, query, body, caller, asker, request }: SelectingCall,
): Promise<SelectionRequest> {
  const { area } = request.readBody ?? {};
  return {
    asker,
    work,
    area: await areaOf(rest, { store, clientId: caller.client.id, work, asker, body: area ?? body?.area }),
    areaRule: query.area_rule,
    regions: regionsNamed(query.regions, dataset.directory),
    body: body ?? {},
  };
}

/** The layers and scenarios of a call, each once. @throws DomainError `risk/too-many-pairs`. */
export function namesIn({ types, tags }: { types: string; tags: string }) {
  const named = { types: namesOf(types), tags: namesOf(tags) };
  const pairs = named.types.length * named.tags.length;
  if (pairs > mostPairs)
    throw new DomainError(
      "invalid",
      "risk/too-many-pairs",
      `${pairs} pairs of layer and scenario are too many at once; ask for at most ${mostPairs}.`,
    );
  return named;
}

/** A list in a path, each name once. */
export const namesOf = (list: string): string[] => [...new Set(list.split(","))];
