import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentVersion, localStorage } from "@stopbank/dataset/read";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { publishVersions } from "../testing/publishVersions.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let tools: OpenedTools;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-dataset-orders-"));
  tools = await startTools({ datasets: localStorage(root) });
  await orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members: [] });
});
afterAll(async () => {
  await tools.close();
  rmSync(root, { recursive: true });
});

const show = (client: string, version?: string, place = root) =>
  orders["dataset/make-current"].perform(tools, {
    client,
    place,
    ...(version === undefined ? {} : { version }),
  });
const trail = async () => {
  const client = await findClientByName(tools.store.shared, "bay");
  const events = await tools.store.withClient(client?.id ?? "", (tx) => listClientEvents(tx, 10));
  return events.filter(({ action }) => action === "dataset.made-current");
};

it("A-45: shows another version, or the one before, and writes into the client's trail who chose it", async () => {
  const [one, two] = await publishVersions(root, "bay");
  expect(await show("bay")).toBe(`bay now shows ${one}.`);
  expect(await currentVersion(tools.datasets, "bay")).toBe(one);
  expect(await trail()).toMatchObject([
    { subject: one, details: { actor: "command line", before: two, after: one } },
  ]);
  expect(await show("bay", two)).toBe(`bay now shows ${two}.`);
  // What is shown already changes nothing.
  expect(await show("bay", two)).toBe(`bay now shows ${two}.`);
  expect(await trail()).toHaveLength(2);
  await expect(show("bay", "0".repeat(16))).rejects.toMatchObject({ code: "dataset/unknown-version" });
  expect(await currentVersion(tools.datasets, "bay")).toBe(two);
});

it("issue 12.5: says what of the settings of prioritisation does not fit, when they are written and when the data changes", async () => {
  const body = {
    layers: [{ layer_id: "wards", region_group: "ward", display_name: "Wards" }],
    value_sets: [],
    scenarios: [],
    assessments: [],
  };
  const unfit = [
    "In the settings of prioritisation this does not fit the data, and is left out:",
    "  /layers/0/region_group  Area layer Wards: the data has no region group ward; it has none.",
  ];
  const put = (written: object) =>
    orders["content/put"].perform(tools, { client: "bay", kind: "prioritisation", name: "", body: written });
  expect((await put(body)).split("\n")).toEqual([
    "Version 1 of prioritisation is kept for The bay.",
    ...unfit,
  ]);
  const current = await currentVersion(tools.datasets, "bay");
  expect((await show("bay", current)).split("\n")).toEqual([`bay now shows ${current}.`, ...unfit]);
  expect(await put({ ...body, layers: [] })).toBe("Version 2 of prioritisation is kept for The bay.");
  await orders["client/add"].perform(tools, { name: "dry", displayName: "Dry", members: [] });
  expect(
    await orders["content/put"].perform(tools, { client: "dry", kind: "prioritisation", name: "", body }),
  ).toBe("Version 1 of prioritisation is kept for Dry.");
});

it("changes nothing where the server's datasets lie elsewhere than the command's", async () => {
  const before = await currentVersion(tools.datasets, "bay");
  await expect(show("bay", undefined, "/elsewhere")).rejects.toMatchObject({ code: "dataset/other-place" });
  expect(await currentVersion(tools.datasets, "bay")).toBe(before);
});

it("says so of a dataset that no client has yet", async () => {
  const [one] = await publishVersions(root, "sound");
  expect(await show("sound")).toBe(
    `sound now shows ${one}. There is no client of that name, so no trail has it.`,
  );
});

it("A-45: takes back what could not be written into the trail", async () => {
  const before = await currentVersion(tools.datasets, "bay");
  const withClient: typeof tools.store.withClient = () => Promise.reject(new Error("The store is away."));
  const lost = orders["dataset/make-current"].perform(
    { ...tools, store: { ...tools.store, withClient } },
    { client: "bay", place: root },
  );
  await expect(lost).rejects.toThrow("The store is away.");
  expect(await currentVersion(tools.datasets, "bay")).toBe(before);
});
