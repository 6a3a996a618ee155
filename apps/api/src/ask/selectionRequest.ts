import type { SelectionBody, SelectionQuery } from "@stopbank/contract/selection";
import type { Store } from "@stopbank/store";
import type { FastifyRequest } from "fastify";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ClientCaller } from "../http/caller.ts";
import type { Uses } from "../usage/uses.ts";
import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";
import { areaOf } from "./area.ts";
import { regionsNamed, type SelectionRequest } from "./selection.ts";

/** What the routes about a dataset's elements are made of. */
export interface DataRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly work: AreaWork;
  readonly uses: Uses;
}

/** What a call says about which elements it means. */
export interface SelectingCall {
  readonly rest: string;
  readonly query: SelectionQuery;
  readonly body?: SelectionBody | undefined;
  readonly caller: ClientCaller;
  readonly asker: Asker;
  readonly request: FastifyRequest;
}

/** Reads what a call says about which elements it means: path, query and body. */
export async function selectionRequest(
  { store, work, uses }: Pick<DataRouteParts, "store" | "work" | "uses">,
  dataset: ServedDataset,
  { rest, query, body, caller, asker, request }: SelectingCall,
): Promise<SelectionRequest> {
  const sent = request.readBody?.area ?? body?.area;
  const clientId = caller.client.id;
  const area = await areaOf(rest, { store, clientId, work, asker, body: sent });
  const regions = regionsNamed(query.regions, dataset.directory);
  uses.asked(clientId, { area, regions: regions.length }, asker);
  return { asker, work, area, areaRule: query.area_rule, regions, body: body ?? {} };
}
