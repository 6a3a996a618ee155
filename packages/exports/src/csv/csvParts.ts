import { Readable } from "node:stream";
import { metadataJson, readmeText } from "../about/aboutFiles.ts";
import type { ExportTask } from "../exportTask.ts";
import { layerFileNames } from "../rows/layerFileNames.ts";
import type { ZipPart } from "../zip/writeZip.ts";
import { csvText } from "./csvText.ts";

/** A CSV for each layer, with what says where they come from. */
export const csvParts = (task: ExportTask): ZipPart[] => [...aboutParts(task), ...elementCsvs(task)];

/** What is beside data in a ZIP: for people and for programs. */
export const aboutParts = (task: ExportTask): ZipPart[] => [
  { name: "README.txt", open: () => Readable.from([readmeText(task)]) },
  { name: "metadata.json", open: () => Readable.from([metadataJson(task)]) },
];

/** The elements alone: a workbook has them beside it where it cannot hold them. */
export const elementCsvs = ({ layers, classWords, provenance }: ExportTask): ZipPart[] => {
  const dataset = `${provenance.client.client_name}@${provenance.dataset.version}`;
  const names = layerFileNames(layers, "csv");
  return layers.map((layer, i) => ({
    name: names[i]!,
    open: () => Readable.from(csvText(layer, classWords, dataset)),
  }));
};
