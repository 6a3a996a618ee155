import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyScene } from "./emptyScene.ts";
import { extensionValue, guardExtension, setExtension } from "./extension.ts";
import { fitToDataset } from "./fitToDataset.ts";
import { decodeScene, encodeScene } from "./query/sceneQuery.ts";
import { createScenes } from "./store/scenes.ts";
import { levels } from "./testing/levels.ts";

const start = emptyScene("larkhaven", { longitude: 0, latitude: 0, zoom: 5 });
const read = (query: string) => decodeScene(query, start, [levels]);
const queryOf = (scene: typeof start) => encodeScene(scene, [levels]).query;

afterEach(() => vi.restoreAllMocks());

describe("what a plugin keeps in a scene", () => {
  const scene = setExtension(levels, { "ō,:=&": 1.5, kaituna: -2 })(start);

  it("is a change as any other, and none where nothing changes", () => {
    const value = extensionValue(scene, levels);
    expect(value).toEqual({ "ō,:=&": 1.5, kaituna: -2 });
    expect(value && setExtension(levels, value)(scene)).toBe(scene);
    expect(setExtension(levels, {})(scene)).toEqual(start);
    expect(setExtension(levels, {})(start)).toBe(start);
  });

  it("stands in the address and comes back from it", () => {
    expect(queryOf(scene)).toMatch(/&x\.flood-gauges\.levels=[^&]*kaituna:-2$/);
    expect(read(queryOf(scene))).toEqual({ scene, ignored: [] });
  });

  it("is left out by its own name where it is damaged", () => {
    const { scene: found, ignored } = read("v=2&client=larkhaven&x.flood-gauges.levels=kaituna:high");
    expect(found).toEqual(start);
    expect(ignored).toEqual([{ what: "the levels of the gauges", reason: "It is damaged." }]);
  });

  it("loses what the data does not have, and says so", () => {
    const offered = { dataset_version: "1", assets: {}, hazards: [], information: [] };
    const { scene: fitted, ignored } = fitToDataset(scene, offered, ["default"], [levels]);
    expect(fitted).toEqual({ ...start, datasetVersion: "1" });
    expect(ignored.map(({ what }) => what)).toEqual(["the level of ō,:=&", "the level of kaituna"]);
  });

  it("takes nothing else along where its code throws, and the log names it", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const broken = guardExtension({
      ...levels,
      encode: () => {
        throw new Error("no words");
      },
      decode: () => {
        throw new Error("no sense");
      },
    });
    expect(encodeScene(scene, [broken]).query).toBe(queryOf(start));
    const { scene: found, ignored } = decodeScene(`${queryOf(scene)}&base=terrain`, start, [broken]);
    expect(found).toEqual({ ...start, basemap: "terrain" });
    expect(ignored).toHaveLength(1);
    expect(warn.mock.calls.map(([words]) => words)).toEqual(
      Array.from({ length: 2 }, () => "The part flood-gauges.levels of a scene failed."),
    );
  });
});

describe("what a link says to a plugin that is not on", () => {
  const link = "v=2&client=larkhaven&at=0,0,5&x.flood-gauges.levels=kaituna:2&x.future.thing=a+b%26c";

  it("is carried on as it was written, and said", () => {
    const { scene, ignored } = decodeScene(link, start);
    expect(ignored).toEqual([
      { what: "the part flood-gauges.levels", reason: "Nothing here can show it." },
      { what: "the part future.thing", reason: "Nothing here can show it." },
    ]);
    const onward = new URLSearchParams(encodeScene({ ...scene, basemap: "satellite" }).query);
    expect([...onward].filter(([name]) => name.startsWith("x."))).toEqual([
      ["x.flood-gauges.levels", "kaituna:2"],
      ["x.future.thing", "a b&c"],
    ]);
    // Where the plugin is on it is read, and the rest goes along.
    const there = decodeScene(onward.toString(), start, [levels]).scene;
    expect(extensionValue(there, levels)).toEqual({ kaituna: 2 });
    expect(there.unread).toEqual({ "future.thing": "a b&c" });
  });

  it("has no more room in an address than it needs", () => {
    const many = Array.from({ length: 20 }, (_, at) => `x.p${at}.a=${at}`).join("&");
    const { scene, ignored } = decodeScene(`v=2&${many}&x.long.one=${"a".repeat(2_000)}`, start);
    expect(Object.keys(scene.unread ?? {})).toHaveLength(8);
    expect(ignored).toHaveLength(21);
  });
});

describe("the scenes of a client's pages", () => {
  it("AMB-39, PRO-12 are each page's own, and the same when one comes back", () => {
    const scenes = createScenes(start, [levels]);
    const risk = scenes.of("risk");
    const ranking = scenes.of("prioritisation");
    risk.apply(setExtension(levels, { kaituna: 1 }));
    ranking.open({ ...start, basemap: "terrain" });
    expect(scenes.of("risk")).toBe(risk);
    expect([risk.state.canUndo, ranking.state.canUndo]).toEqual([true, false]);
    expect(risk.state.scene).toMatchObject({ basemap: "default" });
    expect(ranking.state.scene.extensions).toBeUndefined();
    expect(createScenes(start, []).of("risk").state.scene).toBe(start);
  });
});
