import type { Tile } from "maplibre-gl";
import type { FeatureState, MapStyle, PaintedBucket, StateStore, TileManager } from "./mapLibreParts.ts";
import { paintRows } from "./paintRows.ts";
import { RowColumns } from "./rowColumns.ts";
import type { RowState } from "./rowState.ts";

/** How long painting may hold up the page at a time; a tile takes a few milliseconds. */
const sliceMs = 40;

/** One number for each change, over all sources: a tile says up to which one it is painted. */
let revisions = 0;

/**
 * The feature states of a source whose features are rows, in the place of MapLibre's own store. That keeps an object for
 * each feature that ever had a state and goes through all of them for each tile that comes. Here a row's states are a byte each, and a tile is painted from those of its own features. What few
 * features have beside that, such as the one under the pointer, is kept by feature as MapLibre does.
 */
export class RowStates implements StateStore {
  readonly #columns = new RowColumns();
  /** By feature, as strings as MapLibre does. */
  readonly #others = new Map<string, FeatureState>();
  readonly #changed = new Set<string>();
  readonly #manager: TileManager;
  readonly #sourceLayer: string;
  #revision = ++revisions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onPainted: (() => void)[] = [];

  constructor(manager: TileManager, sourceLayer: string) {
    this.#manager = manager;
    this.#sourceLayer = sourceLayer;
  }

  /** @param onPainted told once all tiles there are have them. */
  setRows(state: RowState, codes: Uint8Array, onPainted: () => void): void {
    if (this.#columns.set(state, codes)) this.#revision = ++revisions;
    this.#onPainted.push(onPainted);
    this.#timer ??= setTimeout(this.#paint);
  }

  updateState(_sourceLayer: string, featureId: number | string, given: FeatureState): void {
    const id = String(featureId);
    this.#others.set(id, { ...this.#others.get(id), ...given });
    this.#changed.add(id);
  }

  removeFeatureState(_sourceLayer: string, featureId?: number | string, key?: string): void {
    if (featureId === undefined) {
      for (const id of this.#others.keys()) this.#changed.add(id);
      this.#others.clear();
      this.#columns.clear();
      this.#revision = ++revisions;
      this.#timer ??= setTimeout(this.#paint);
      return;
    }
    const id = String(featureId);
    this.#changed.add(id);
    if (key === undefined) this.#others.delete(id);
    else delete this.#others.get(id)?.[key];
  }

  getState(_sourceLayer: string, featureId: number | string): FeatureState {
    const row = Number(featureId);
    const key = Number.isInteger(row) ? this.#columns.keyOf(row) : 0;
    return { ...this.#columns.stateOf(key), ...this.#others.get(String(featureId)) };
  }

  initializeTileState(tile: Tile, style: MapStyle): void {
    if (tile.featureStateRevision !== this.#revision) this.#paintTile(tile, style);
    this.#write([...this.#others.keys()], [tile], style);
  }

  /** Called by MapLibre before each frame. Rows are painted between frames. */
  coalesceChanges(inViewTiles: TileManager["_inViewTiles"], style: MapStyle): void {
    if (this.#changed.size === 0) return;
    this.#write([...this.#changed], inViewTiles.getAllTiles(), style);
    for (const id of this.#changed)
      if (Object.values(this.#others.get(id) ?? {}).every((value) => value === false))
        this.#others.delete(id);
    this.#changed.clear();
  }

  readonly #paint = (): void => {
    const { style, map } = this.#manager;
    const until = performance.now() + sliceMs;
    for (const tile of this.#manager._inViewTiles.getAllTiles()) {
      if (tile.featureStateRevision === this.#revision) continue;
      if (performance.now() >= until) {
        this.#timer = setTimeout(this.#paint);
        return;
      }
      this.#paintTile(tile, style);
      this.#write([...this.#others.keys()], [tile], style);
    }
    this.#timer = undefined;
    map._update();
    for (const painted of this.#onPainted.splice(0)) painted();
  };

  #paintTile(tile: Tile, style: MapStyle): void {
    tile.featureStateRevision = this.#revision;
    if (!tile.latestFeatureIndex?.rawTileData) return;
    const features = tile.latestFeatureIndex.loadVTLayers()[this.#sourceLayer];
    if (features === undefined) return;
    for (const bucket of new Set(Object.values(tile.buckets))) {
      const layers = bucket.layers.filter(({ id }) => style.hasLayer(id));
      if (layers[0]?.sourceLayer !== this.#sourceLayer) continue;
      paintRows(bucket as unknown as PaintedBucket, this.#columns, (index) => features.feature(index));
    }
  }

  /** Writes the paint of a few features, by MapLibre's own means. */
  #write(ids: readonly string[], tiles: readonly Tile[], style: MapStyle): void {
    if (ids.length === 0) return;
    const states = ids.map((id) => ({ id, state: this.getState(this.#sourceLayer, id) }));
    for (const tile of tiles) {
      if (!tile.latestFeatureIndex?.rawTileData) continue;
      const features = tile.latestFeatureIndex.loadVTLayers()[this.#sourceLayer];
      if (features === undefined) continue;
      for (const bucket of new Set(Object.values(tile.buckets)))
        if (bucket.layers.some(({ id }) => style.hasLayer(id)))
          bucket.update(states, features, tile.imageAtlas?.patternPositions ?? {}, tile.dashPositions);
    }
  }
}
