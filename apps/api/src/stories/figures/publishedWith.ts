import type { Datasets, PublishedVersion } from "../../data/datasets.ts";

/**
 * The version of a client's data that was in use at a time, of those that are kept still.
 *
 * @returns undefined where it is not kept any more.
 * @throws DomainError `dataset/corrupt-file`, `storage/...`.
 */
export async function publishedWith(
  datasets: Pick<Datasets, "published">,
  clientName: string,
  at: Date,
): Promise<PublishedVersion | undefined> {
  // The last published first: of those that were there by then, the newest.
  const versions = await datasets.published(clientName);
  return versions.find(({ storedMs }) => storedMs <= at.getTime());
}
