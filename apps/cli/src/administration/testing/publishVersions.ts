import { createDatasetWriter } from "@stopbank/dataset/write";

/** Publishes two versions of a dataset that has nothing on its map, and says which: the one before, and the one that is current. */
export async function publishVersions(root: string, client: string): Promise<readonly [string, string]> {
  const publish = async (title: string) => {
    const writer = await createDatasetWriter(root, {
      client,
      title,
      bounds: [175, -41, 176, -40],
      licence: "CC0-1.0",
      sources: [],
      conventions: {},
    });
    return (await writer.publish()).version;
  };
  return [await publish("One"), await publish("Two")];
}
