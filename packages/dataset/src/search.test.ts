import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Feature } from "geojson";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { localStorage, openDataset } from "./read.ts";
import { mostFound, type NamedThing, openSearchIndex } from "./search.ts";
import { sampleAbout, sampleSquare, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter, type DatasetWriter } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-search-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a published dataset finds. */
async function searchOf(fill: (writer: DatasetWriter) => Promise<void> | void) {
  const writer = await createDatasetWriter(root, sampleAbout);
  await fill(writer);
  const { folder } = await writer.publish();
  const dataset = await openDataset(localStorage(root), sampleAbout.client);
  expect(await dataset.verify()).toEqual([]);
  const path = await dataset.searchFile();
  if (path === undefined) return { dataset, folder, find: undefined };
  const index = openSearchIndex(path);
  onTestFinished(() => index.close());
  return { dataset, folder, find: index.find };
}

/** Roads of one stretch each, a tenth of a degree long, from west to east. */
const addRoads = (writer: DatasetWriter, names: readonly (string | null)[], type = "roads") =>
  writer.addElements(
    sampleType(type, "line"),
    {
      kind: "line",
      coords: Float64Array.from(
        names.flatMap((_, i) => [172 + (i % 9) / 10, -40.5, 172.1 + (i % 9) / 10, -40.5]),
      ),
      partStart: Int32Array.from({ length: names.length + 1 }, (_, i) => i),
      vertexStart: Int32Array.from({ length: names.length + 1 }, (_, i) => 2 * i),
    },
    { id: names.map((_, i) => `r${i}`), name: names },
  );

type Property = Readonly<Record<string, string | null>>;

/** Properties as points, with an address, a legal description and a valuation number as columns of their own. */
const addProperties = (writer: DatasetWriter, rows: readonly Property[], search?: readonly string[]) => {
  const columns = {
    id: "ID",
    address: "Address",
    legal_description: "Legal description",
    valuation: "Valuation number",
  };
  const text = (key: string, label: string) =>
    ({ key, label, type: "text", filterable: true, lookup: true }) as const;
  return writer.addElements(
    {
      ...sampleType("properties", "point", { nameAttribute: "address" }),
      attributes: Object.entries(columns).map(([key, label]) => text(key, label)),
      ...(search === undefined ? {} : { search: [...search] }),
    },
    {
      kind: "point",
      coords: Float64Array.from(rows.flatMap((_, i) => [172 + i / 1000, -40.5])),
      partStart: Int32Array.from({ length: rows.length + 1 }, (_, i) => i),
    },
    Object.fromEntries(
      Object.keys(columns).map((key) => [
        key,
        rows.map((row, i) => (key === "id" ? `P-${i}` : (row[key] ?? null))),
      ]),
    ),
  );
};

const addresses = (...texts: readonly string[]) => texts.map((address): Property => ({ address }));

/** Titles that a layer of these addresses answers. */
async function titlesAmong(texts: readonly string[]) {
  const { find } = await searchOf((writer) => addProperties(writer, addresses(...texts)));
  return (question: string) => find!(question, "properties").map(({ title }) => title);
}

describe("what a dataset is searched for", () => {
  it("MAP-16 are places, regions, contextual features and elements, each with where it is", async () => {
    const { find } = await searchOf(async (writer) => {
      await addRoads(writer, ["Rātā Street", null]);
      await writer.addRegions({ id: "wards", title: "Wards" }, [{ name: "North", geometry: sampleSquare }]);
      const bank: Feature = { type: "Feature", properties: { called: "Long Bank" }, geometry: sampleSquare };
      const { sentence: _, attributes: _a, ...layer } = sampleType("banks", "polygon");
      await writer.addContextual({ ...layer, id: "banks", displayName: "Banks", nameProperty: "called" }, [
        bank,
      ]);
      const geometry = { type: "Point" as const, coordinates: [172.5, -40.5] };
      writer.addPlaces([{ type: "Feature", properties: { name: "Ōtaki", kind: "town" }, geometry }]);
    });
    const box: Pick<NamedThing, "position" | "bounds"> = {
      position: [172.5, -40.5],
      bounds: [172, -41, 173, -40],
    };
    const only = (question: string) => find!(question)[0];
    expect(only("bank")).toEqual({
      ...{ kind: "context", title: "Long Bank", match: "Long Bank", detail: "Banks", layer: "banks" },
      ...box,
    });
    expect(only("north")).toEqual({
      kind: "region",
      title: "North",
      match: "North",
      detail: "Wards",
      ...box,
    });
    expect(only("otaki")).toEqual({
      ...{ kind: "place", title: "Ōtaki", match: "Ōtaki", detail: "Town", position: [172.5, -40.5] },
    });
    expect(only("rata")).toEqual({
      ...{ kind: "element", title: "Rātā Street", match: "Rātā Street", detail: "roads", layer: "roads" },
      ...{ elementId: "r0", position: [172.05, -40.5], bounds: [172, -40.5, 172.1, -40.5] },
    });
  });

  it("MAP-16 stand once for what a layer calls alike, with the bounds of all; the layer's own search has each", async () => {
    const { find } = await searchOf((writer) => addRoads(writer, ["Rata St", "Kauri St", "RĀTĀ Street"]));
    expect(find!("st").map(({ title, bounds, elementId }) => [title, bounds, elementId])).toEqual([
      ["Rata St", [172, -40.5, 172.3, -40.5], undefined],
      ["Kauri St", [172.1, -40.5, 172.2, -40.5], "r1"],
    ]);
    expect(find!("rata", "roads").map(({ elementId }) => elementId)).toEqual(["r0", "r2"]);
    // A piece is found by what is its own.
    expect(find!("r2").map(({ elementId, match }) => [elementId, match])).toEqual([
      ["r2", "RĀTĀ Street (r2)"],
    ]);
  });

  it("MAP-16 leave out what hundreds of elements are called, which is no name", async () => {
    const names = Array.from({ length: 201 }, () => "House");
    const { find } = await searchOf((writer) => addRoads(writer, [...names, "Church"]));
    expect(find!("house")).toEqual([]);
    expect(find!("church")).toHaveLength(1);
    expect(find!("house", "roads")).toHaveLength(mostFound);
  });

  it("G-09 are none where a layer has numbers for ids alone, and the dataset says so", async () => {
    const { dataset, find } = await searchOf((writer) =>
      writer.addElements(
        sampleType("poles", "point", { nameAttribute: "id" }),
        { kind: "point", coords: Float64Array.of(172, -40), partStart: Int32Array.of(0, 1) },
        { id: ["1"], name: ["Pole"] },
      ),
    );
    expect([find, dataset.manifest.search]).toEqual([undefined, { things: 0 }]);
  });

  it("G-09 are the attributes that a layer names, in that order, or none", async () => {
    const row = { address: "1 Kauri Street", legal_description: "Lot 1 DP 22", valuation: "77" };
    const { find } = await searchOf((writer) => addProperties(writer, [row], ["valuation", "address"]));
    expect(find!("kauri", "properties").map(({ title, match }) => [title, match])).toEqual([
      ["77", "77 (1 Kauri Street)"],
    ]);
    expect(find!("dp 22", "properties")).toEqual([]);
    const none = await searchOf((writer) => addProperties(writer, [row], []));
    expect(none.find).toBeUndefined();
    await expect(searchOf((writer) => addProperties(writer, [row], ["colour"]))).rejects.toMatchObject({
      code: "dataset/bad-input",
    });
  });
});

describe("addresses are found", () => {
  it.each([
    ["12a st marys rd", "12A Saint Mary's Road"],
    ["ROAD saint marys 12A", "12A Saint Mary's Road"],
    ["12 A St. Mary’s Rd", "12A Saint Mary's Road"],
    ["12a saint mary", "12A Saint Mary's Road"],
    ["Flat 2, 14 Kauri Street", "2/14 Kauri St"],
    ["2/14 kauri", "2/14 Kauri St"],
    ["unit 2 14 kauri st", "2/14 Kauri St"],
    ["3/14 kauri st", "Flat 3, 14 Kauri Street"],
    ["16 kauri street", "16-20 Kauri Street"],
    ["18 kauri", "16-20 Kauri Street"],
    ["16-20 kauri", "16-20 Kauri Street"],
    ["obriens lane", "7 O'Brien's Lane"],
    ["o'brien ln", "7 O'Brien's Lane"],
    ["pohutukawa", "9 Pōhutukawa Crescent, Ōtaki"],
    ["9 po\u0304hutukawa cr otaki", "9 Pōhutukawa Crescent, Ōtaki"],
    ["9 pohutukawa cresc", "9 Pōhutukawa Crescent, Ōtaki"],
    ["third ave", "4 3rd Avenue"],
    ["sh1", "801 State Highway 1"],
    ["state highway 1 801", "801 State Highway 1"],
    ["strasse 5", "5 Straße"],
    ["東京", "東京"],
  ])("G-09 by %s", async (question, title) => {
    const find = await titlesAmong([
      ...["12A Saint Mary's Road", "2/14 Kauri St", "Flat 3, 14 Kauri Street", "16-20 Kauri Street"],
      ...["7 O'Brien's Lane", "9 Pōhutukawa Crescent, Ōtaki", "4 3rd Avenue", "801 State Highway 1"],
      ...["5 Straße", "東京", "22 Tōtara Terrace"],
    ]);
    expect(find(question)[0]).toBe(title);
  });

  it("D-18 with and without their macrons, and shown as they are written", async () => {
    const find = await titlesAmong(["1 Ōtaki Road", "2 Otaki Road", "3 O\u0304TAKI Road"]);
    const all = ["1 Ōtaki Road", "2 Otaki Road", "3 O\u0304TAKI Road"];
    for (const question of ["Otaki", "ōtaki", "O\u0304TAKI", "OTAKI road"]) {
      expect(find(question).toSorted()).toEqual(all);
      expect(find(`1 ${question}`)).toEqual(["1 Ōtaki Road"]);
    }
  });

  it("G-09 the exact number before one that begins so, the phrase before scattered words, the short before the long", async () => {
    const find = await titlesAmong([
      ...["120 Kauri Street", "12 Kauri Street North", "12 Kauri Street", "12A Kauri Street"],
      ...["1 Street Kauri Road", "Kauri Court, 12 Rata Street", "2/12 Kauri Street"],
    ]);
    expect(find("12 kauri st")).toEqual([
      ...["12 Kauri Street", "12 Kauri Street North", "2/12 Kauri Street", "Kauri Court, 12 Rata Street"],
      "12A Kauri Street",
    ]);
    expect(find("kauri street 12").slice(0, 4)).toEqual([
      ...["12 Kauri Street", "2/12 Kauri Street", "12 Kauri Street North", "Kauri Court, 12 Rata Street"],
    ]);
  });

  it("G-09 `st` is a saint and a street, the one that was spelled so first", async () => {
    const find = await titlesAmong([
      "1 Saint Street",
      "1 Marys Street",
      "1 Saint Marys Lane",
      "1 St Marys Lane",
    ]);
    expect(new Set(find("st marys"))).toEqual(
      new Set(["1 Saint Marys Lane", "1 St Marys Lane", "1 Marys Street"]),
    );
    expect(find("saint marys")[0]).toBe("1 Saint Marys Lane");
    expect(find("st marys")[0]).toBe("1 St Marys Lane");
  });

  it("G-09 with one typo where nothing else is found, and never with another number", async () => {
    const find = await titlesAmong([
      "14 Kauri Street",
      "15 Kauri Street",
      "14 Kowhai Street",
      "9 Pōhutukawa Lane",
    ]);
    for (const typo of ["kuari", "kauir", "kaurri", "kari", "kaurj", "xkauri"])
      expect(find(`14 ${typo} st`), typo).toEqual(["14 Kauri Street"]);
    expect(find("14 kauri stret")).toEqual(["14 Kauri Street"]);
    expect(find("pohutakaw")).toEqual(["9 Pōhutukawa Lane"]);
    expect(find("16 kauri street")).toEqual([]);
    expect(find("kxuxri")).toEqual([]);
    expect(find("kuari kowhia")).toEqual([]);
  });

  it("G-09 with a post code and the country, which the data does not have", async () => {
    const find = await titlesAmong(["14 Kauri Street, Larkhaven", "15 Kauri Street, Larkhaven"]);
    expect(find("14 Kauri Street, Larkhaven 7001, New Zealand")).toEqual(["14 Kauri Street, Larkhaven"]);
    expect(find("14 Kuari Street, Larkhaven 7001")).toEqual(["14 Kauri Street, Larkhaven"]);
    expect(find("kauri 7001")).toEqual([]);
    expect(find("14 15 zzqqx")).toEqual([]);
    expect(find("7001 Kauri Street, Larkhaven")).toEqual([]);
  });

  it("G-09 by legal description and identifier, which the answer then shows", async () => {
    const { find } = await searchOf((writer) =>
      addProperties(writer, [
        { address: "14 Kauri Street", legal_description: "Lot 3 DP 1200", valuation: "19040-00200" },
        { address: "16 Kauri Street", legal_description: "Lot 30 DP 1200", valuation: "19040-00300" },
        { address: null, legal_description: "Section 5 Block II Waitorea Survey District", valuation: null },
      ]),
    );
    const matches = (question: string) => find!(question, "properties").map(({ match }) => match);
    expect(matches("lot 3 dp1200")[0]).toBe("14 Kauri Street (Lot 3 DP 1200)");
    expect(matches("DP 1200 lot 30")).toEqual(["16 Kauri Street (Lot 30 DP 1200)"]);
    expect(matches("19040-00300")).toEqual(["16 Kauri Street (19040-00300)"]);
    expect(matches("p-1")[0]).toBe("16 Kauri Street (P-1)");
    expect(matches("kauri lot 3 dp 1200")[0]).toBe("14 Kauri Street (Lot 3 DP 1200)");
    expect(matches("sec 5 blk II SD")).toEqual(["Section 5 Block II Waitorea Survey District"]);
  });

  it.each([
    '"',
    '" OR "',
    "^",
    "title : kauri",
    "*",
    "{",
    "NEAR(a b)",
    "\uE000",
    "\uE010",
    "%",
    "a\0b",
    "-",
    "' OR 1=1",
  ])("G-09 %j is looked for and means nothing else", async (question) => {
    const find = await titlesAmong(["14 Kauri Street"]);
    expect(find(question)).toEqual([]);
  });

  it("G-09 of a text without end its first letters are looked for and shown", async () => {
    const find = await titlesAmong([`1 Kauri Street ${"𠮷 ".repeat(5_000)}zebra`]);
    expect([...find("kauri")[0]!]).toHaveLength(300);
    expect(find("zebra")).toEqual([]);
  });

  it("G-09 however many words are asked", async () => {
    const find = await titlesAmong(["14 Kauri Street"]);
    expect(find("kauri ".repeat(40))).toEqual(["14 Kauri Street"]);
    expect(find("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toEqual([]);
  });
});

describe("the file of the search", () => {
  it("G-09 is the same to the byte for the same things", async () => {
    const bytes = async () => {
      const { folder } = await searchOf((writer) =>
        addProperties(writer, addresses(...Array.from({ length: 3000 }, (_, i) => `${i} Kauri Street`))),
      );
      return readFileSync(join(folder, "search.sqlite"));
    };
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  it("G-09 is refused where a byte was altered, and read again when it is mended", async () => {
    const { folder } = await searchOf((writer) => addProperties(writer, addresses("14 Kauri Street")));
    const path = join(folder, "search.sqlite");
    copyFileSync(path, `${root}/good`);
    const bytes = readFileSync(path);
    bytes[bytes.length - 20]! ^= 1;
    writeFileSync(path, bytes);
    const dataset = await openDataset(localStorage(root), sampleAbout.client);
    await expect(dataset.searchFile()).rejects.toMatchObject({ code: "dataset/corrupt-file" });
    copyFileSync(`${root}/good`, path);
    expect(await dataset.searchFile()).toBe(path);
  });

  it("G-09 goes with a draft that is given up", async () => {
    const writer = await createDatasetWriter(root, sampleAbout);
    await addProperties(writer, addresses("14 Kauri Street"));
    await writer.abort();
    expect(await localStorage(root).files(sampleAbout.client)).toEqual(new Map());
  });
});
