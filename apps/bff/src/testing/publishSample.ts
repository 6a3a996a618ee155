import { sampleAbout, sampleHazard, sampleType } from "@stopbank/dataset/testing/sample";
import { createDatasetWriter } from "@stopbank/dataset/write";

/** Publishes a dataset of one pole below `root`. @returns the folder of its version. */
export async function publishSample(root: string, client: string): Promise<string> {
  const writer = await createDatasetWriter(root, { ...sampleAbout, client });
  writer.addHazard(sampleHazard("flood", ["wet"]));
  const geometry = {
    kind: "point",
    coords: Float64Array.of(172.5, -40.5),
    partStart: Int32Array.of(0, 1),
  } as const;
  await writer.addElements(sampleType("poles", "point"), geometry, { id: ["p"], name: ["P"] });
  return (await writer.publish()).folder;
}
