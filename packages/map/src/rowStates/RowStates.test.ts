import { expect, it } from "vitest";
import type { MapStyle, TileManager } from "./mapLibreParts.ts";
import { RowStates } from "./RowStates.ts";

const damage = { name: "class", unpainted: 254, valueOf: (code: number) => code };

/** A source with a tile whose one bucket says what MapLibre is told to write of single features. */
function sourceOf() {
  const updates: unknown[] = [];
  const positions: number[] = [];
  const set = {
    programConfigurations: {},
    get _featureMap() {
      positions.push(performance.now());
      return { ids: [1, 2], positions: [0, 0, 1, 1, 1, 2] };
    },
    needsUpload: false,
  };
  const bucket = {
    layers: [{ id: "fill", sourceLayer: "buildings" }],
    programConfigurations: set,
    update: (states: unknown) => updates.push(states),
  };
  const features = { buildings: { feature: () => ({}) } };
  const tile = {
    featureStateRevision: -1,
    buckets: { fill: bucket, hatch: bucket },
    latestFeatureIndex: { rawTileData: new ArrayBuffer(1), loadVTLayers: () => features },
  };
  let frames = 0;
  const manager = {
    style: { hasLayer: () => true },
    map: { _update: () => frames++ },
    _inViewTiles: { getAllTiles: () => [tile] },
  };
  const rows = new RowStates(manager as unknown as TileManager, "buildings");
  const style = manager.style as unknown as MapStyle;
  return {
    rows,
    updates,
    /** How often the tile's features were gone through. */
    passes: () => positions.length,
    frames: () => frames,
    come: () => rows.initializeTileState(tile as never, style),
    beforeFrame: () => rows.coalesceChanges(manager._inViewTiles as never, style),
    tile,
  };
}

const painted = (rows: RowStates, codes: Uint8Array) =>
  new Promise<void>((resolve) => rows.setRows(damage, codes, resolve));

it("paints tiles once for each change, and those that come later from what there is", async () => {
  const { rows, passes, frames, come, tile } = sourceOf();
  await painted(rows, Uint8Array.of(254, 3, 254));
  expect([passes(), frames()]).toEqual([1, 1]);
  come();
  expect(passes()).toBe(1);
  // As MapLibre does when a tile's data has come anew.
  tile.featureStateRevision = -1;
  come();
  expect(passes()).toBe(2);
  const codes = Uint8Array.of(254, 3, 6);
  await painted(rows, codes);
  await painted(rows, codes);
  expect(passes()).toBe(3);
});

it("keeps what single features have beside their row's state, for as long as they have it", async () => {
  const { rows, updates, beforeFrame } = sourceOf();
  await painted(rows, Uint8Array.of(254, 3, 254));
  rows.updateState("buildings", 1, { hover: true });
  expect(rows.getState("buildings", 1)).toEqual({ class: 3, hover: true });
  beforeFrame();
  beforeFrame();
  expect(updates).toEqual([[{ id: "1", state: { class: 3, hover: true } }]]);
  // Under the pointer still when its class changes.
  await painted(rows, Uint8Array.of(254, 6, 254));
  expect(updates[1]).toEqual([{ id: "1", state: { class: 6, hover: true } }]);
  rows.updateState("buildings", 1, { hover: false });
  beforeFrame();
  expect(updates[2]).toEqual([{ id: "1", state: { class: 6, hover: false } }]);
  await painted(rows, Uint8Array.of(254, 2, 254));
  expect(updates).toHaveLength(3);
});

it("has nothing left once its states are removed", async () => {
  const { rows } = sourceOf();
  await painted(rows, Uint8Array.of(254, 3, 254));
  rows.updateState("buildings", 2, { hover: true });
  rows.removeFeatureState("buildings");
  expect([rows.getState("buildings", 1), rows.getState("buildings", 2)]).toEqual([{}, {}]);
});
