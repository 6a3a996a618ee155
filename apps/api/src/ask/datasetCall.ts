import type { FastifyReply } from "fastify";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ClientCaller } from "../http/caller.ts";

/**
 * The dataset a call answers from, the same until its answer is out, and named in the answer's headers.
 *
 * @throws DomainError `dataset/none-published`, `dataset/corrupt-file`.
 */
export async function datasetFor(
  datasets: Datasets,
  { caller, reply }: { readonly caller: ClientCaller; readonly reply: FastifyReply },
): Promise<ServedDataset> {
  const dataset = await datasets.current(caller.client.clientName);
  reply.header("x-dataset-version", dataset.version);
  return dataset;
}
