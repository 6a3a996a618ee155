import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import type { LiveMap } from "../../feature/liveMap.ts";
import type { NarrowedTo } from "../../mapHost.ts";
import type { RowState } from "../../rowStates/rowState.ts";
import { sourceName } from "../../style/sources.ts";
import { askNewest, type Newest } from "./askNewest.ts";
import { leftOutState } from "./dimExpressions.ts";
import { vectorTiles } from "./elementLayers.ts";
import { narrowedTo } from "./narrowedTo.ts";
import { decodeSelectedRows } from "./selectedRows.ts";
import type { StatePainter } from "./statePainter.ts";

/** Dims the elements that an area, regions and attribute filters leave out. */
export interface Dimming {
  /** Asks which elements are looked at where that has changed; asks for a restyle where a layer is dimmed otherwise. */
  follow(scene: Scene): void;
  /** Whether elements of a layer may be left out. */
  isDimmed(elementType: string): boolean;
  /** Paints again: sources are new to the map. */
  repaint(): void;
  stop(): void;
}

/** From 1 for elements that are selected, 0 for the others. */
const leftOut: RowState = { name: leftOutState, unpainted: 1, valueOf: (code) => code === 0 };

interface Layer {
  /** Asked or answered. */
  to?: NarrowedTo;
  readonly newest: Newest<NarrowedTo>;
  /** What the map shows. */
  isSelected?: Uint8Array;
}

export function createDimming(
  { view, index, host, restyle, setPending }: LiveMap,
  painter: StatePainter,
): Dimming {
  const layers = new Map<string, Layer>();

  const paint = (type: string) => {
    const isSelected = layers.get(type)?.isSelected;
    const tileset = vectorTiles(index.elements.get(type));
    const source = sourceName("element", type);
    if (isSelected === undefined || tileset === undefined || view.getSource(source) === undefined) return;
    painter.paint({ source, sourceLayer: tileset.sourceLayer ?? type }, leftOut, isSelected);
  };
  const show = (type: string, isSelected: Uint8Array) => {
    const layer = layers.get(type);
    if (layer === undefined) return;
    const isNew = layer.isSelected === undefined;
    layer.isSelected = isSelected;
    if (isNew) restyle();
    paint(type);
  };
  const clear = (type: string) => {
    const layer = layers.get(type);
    layers.delete(type);
    layer?.newest.stop();
    setPending(`dim ${type}`, false);
    if (layer?.isSelected !== undefined) restyle();
  };
  const begin = (type: string): Layer => ({
    newest: askNewest({
      ask: async (to, signal) => decodeSelectedRows(await host.fetchSelected(type, to, signal)),
      onAnswer: (answer) => show(type, answer),
      onError(error) {
        const name = index.elements.get(type)?.display_name ?? type;
        const why = error instanceof Error ? error.message : "unknown failure";
        host.onNotice(`${name} that are left out could not be dimmed: ${why}`, error);
        // What is shown belongs to something else; the next change asks again.
        clear(type);
      },
      onSettled: () => setPending(`dim ${type}`, false),
    }),
  });

  return {
    follow(scene) {
      const types = layersOfKind(scene, "element").map(({ id }) => id);
      for (const type of [...layers.keys()]) if (!types.includes(type)) clear(type);
      for (const type of types) {
        const to = vectorTiles(index.elements.get(type)) === undefined ? undefined : narrowedTo(scene, type);
        if (to === undefined) {
          if (layers.has(type)) clear(type);
          continue;
        }
        const layer = layers.get(type) ?? begin(type);
        layers.set(type, layer);
        if (layer.to !== undefined && isSame(layer.to, to)) continue;
        layer.to = to;
        setPending(`dim ${type}`, true);
        layer.newest.ask(to);
      }
    },
    isDimmed: (type) => layers.get(type)?.isSelected !== undefined,
    repaint() {
      for (const type of layers.keys()) paint(type);
    },
    stop() {
      for (const { newest } of layers.values()) newest.stop();
    },
  };
}

/** A scene's parts keep their identity while they do not change. */
const isSame = (a: NarrowedTo, b: NarrowedTo) =>
  a.area === b.area && a.regions === b.regions && a.filters === b.filters;
