import { openDataset } from "@stopbank/dataset/read";
import { openStorage } from "@stopbank/dataset/storage";
import { validateArea } from "@stopbank/risk-engine/area";
import { selectElements } from "@stopbank/risk-engine/select";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { summarise } from "@stopbank/risk-engine/summarise";
import type { AreaPolygon } from "./engine/areas.ts";
import { bufferBytes } from "./engine/memory.ts";
import type { Opened } from "./engine/openInProcess.ts";
import { benchClient, scenarioTag } from "./http/publish.ts";

// Opens a dataset once, in a process of its own so that nothing is warm, and answers one question about one area.
// Started by `openInProcess` with a storage's address, an element type, the columns to read and the area as JSON.
const [address = "", type = "", columns = "", area = "null"] = process.argv.slice(2);

const storage = openStorage(address, process.env);
let requests = 0;
let bytes = 0;
const counting = {
  ...storage,
  read: async (path: string) => counted(await storage.read(path)),
  readRange: async (path: string, offset: number, length: number) =>
    counted(await storage.readRange(path, offset, length)),
};

const rssBefore = process.memoryUsage.rss();
const started = performance.now();
const dataset = await openDataset(counting, benchClient);
const opened = performance.now();
const wanted = columns === "all" ? undefined : { attributes: ["cost"], regions: [] };
const [table, exposure] = await Promise.all([
  dataset.elements(type, wanted),
  dataset.exposure(type, "flood", scenarioTag),
]);
const read = performance.now();
const index = buildIndex(table.geometry);
const indexed = performance.now();
const polygon = JSON.parse(area) as AreaPolygon | null;
const cost = table.attribute("cost");
const measures = {
  ...(table.metric === undefined ? {} : { metric: table.metric }),
  ...(cost.type === "numeric" ? { replacementCost: { value: cost.values } } : {}),
};
const query = polygon === null ? {} : { area: { area: validateArea(polygon), rule: "touches" as const } };
const { selected } = summarise(selectElements(index, query), exposure, measures);
const answered = performance.now();

const result: Opened = {
  elements: table.count,
  selected: selected.count,
  manifestMs: opened - started,
  columnsMs: read - opened,
  indexMs: indexed - read,
  answerMs: answered - indexed,
  requests,
  bytes,
  heldBytes: bufferBytes(table.geometry, index, measures, exposure),
  rssBytes: process.memoryUsage.rss() - rssBefore,
};
process.stdout.write(JSON.stringify(result));

function counted(read: Uint8Array): Uint8Array {
  requests++;
  bytes += read.byteLength;
  return read;
}
