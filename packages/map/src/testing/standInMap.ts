import { type StyleSpecification, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { StateStore } from "../rowStates/mapLibreParts.ts";

type Listener = (event: never) => void;

interface Thing {
  readonly source: string;
  readonly sourceLayer?: string;
  readonly id: number;
}

/** Sets of rows in tests are small. */
const mostRows = 16;

/** What MapLibre keeps of a source's tiles: there are none here, but their states. */
interface StandInManager {
  _state: Pick<StateStore, "getState" | "removeFeatureState"> | undefined;
  readonly _inViewTiles: { getAllTiles(): readonly never[] };
  readonly map: { _update(): void };
}

const nameOf = ({ source, sourceLayer, id }: Thing) =>
  [source, sourceLayer, id].filter((part) => part !== undefined).join("/");

/**
 * Stands in for MapLibre where there is no browser: keeps the style it is given, refuses one that MapLibre's own
 * validation refuses, and in the same words, and hands events on. It draws nothing; e2e tests look at a real one.
 */
export function standInMap() {
  const listeners = new Map<string, Listener[]>();
  const states = new Map<string, object>();
  const managers: Record<string, StandInManager> = {};
  const loaded = new Set<string>();
  const canvas = { style: { cursor: "" } };
  let style: StyleSpecification = { version: 8, sources: {}, layers: [] };
  let drawn: (Thing & { readonly layer: string }) | undefined;
  let given = 0;
  let flights = 0;
  let isLost = false;
  let pitch = 0;
  let doubleClickZooms = true;
  const fire = (type: string, event: object = {}) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener(event as never);
  };
  const on = (type: string, listener: Listener) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    return {
      unsubscribe: () =>
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter((other) => other !== listener),
        ),
    };
  };
  const map = {
    on,
    once(type: string, listener: Listener) {
      const { unsubscribe } = on(type, ((event: never) => {
        unsubscribe();
        listener(event);
      }) as Listener);
    },
    setStyle(next: StyleSpecification) {
      if (isLost) throw new Error("there is no style to change");
      given++;
      const refusals = validateStyleMin(next);
      for (const { message } of refusals) fire("error", { error: new Error(message) });
      if (refusals.length > 0) return;
      style = next;
      for (const name of Object.keys(managers)) if (!(name in style.sources)) delete managers[name];
      for (const [name, source] of Object.entries(style.sources))
        if (source.type === "vector")
          managers[name] ??= {
            _state: undefined,
            _inViewTiles: { getAllTiles: () => [] },
            map: { _update: () => undefined },
          };
    },
    getSource(name: string) {
      if (isLost) return undefined;
      const source = style.sources[name];
      if (source?.type !== "geojson") return source;
      return {
        type: "geojson",
        setData: (data: typeof source.data) => {
          style = { ...style, sources: { ...style.sources, [name]: { ...source, data } } };
        },
      };
    },
    isSourceLoaded: (name: string) => loaded.has(name),
    style: { tileManagers: managers, getLayersOrder: () => style.layers.map(({ id }) => id) },
    getLayer: (id: string) => style.layers.find((layer) => layer.id === id),
    queryRenderedFeatures: (_at: unknown, { layers }: { layers: readonly string[] }) =>
      drawn !== undefined && layers.includes(drawn.layer)
        ? [{ ...drawn, layer: { id: drawn.layer }, properties: {} }]
        : [],
    setFeatureState(thing: Thing, state: object) {
      if (isLost) throw new Error("there is no style to set a state on");
      states.set(nameOf(thing), { ...states.get(nameOf(thing)), ...state });
    },
    removeFeatureState({ source, sourceLayer }: Omit<Thing, "id">) {
      if (isLost) throw new Error("there is no style to take a state from");
      managers[source]?._state?.removeFeatureState(sourceLayer ?? "");
      const within = sourceLayer === undefined ? `${source}/` : `${source}/${sourceLayer}/`;
      for (const thing of states.keys()) if (thing.startsWith(within)) states.delete(thing);
    },
    redraw: () => fire("render"),
    getCanvas: () => canvas,
    getContainer: () => ({ clientWidth: 1_000, clientHeight: 800 }),
    doubleClickZoom: {
      isEnabled: () => doubleClickZooms,
      enable: () => {
        doubleClickZooms = true;
      },
      disable: () => {
        doubleClickZooms = false;
      },
    },
    isMoving: () => false,
    getZoom: () => 12,
    getPitch: () => pitch,
    getBearing: () => 0,
    getCenter: () => ({ lng: 0, lat: 0, wrap: () => ({ lng: 0, lat: 0 }) }),
    flyTo: () => {
      flights++;
      return map;
    },
    fitBounds: () => {
      flights++;
      return map;
    },
  };
  return {
    map: map as unknown as MapLibreMap,
    canvas,
    fire,
    /** The sources whose tiles have all come. */
    loaded,
    /** As `{ class: 3 }` by `source/id`, or by `source/sourceLayer/id`, those of rows with the others. */
    get states(): ReadonlyMap<string, object> {
      const all = new Map<string, object>(states);
      for (const [source, { _state }] of Object.entries(managers)) {
        const layer = style.layers.find((one) => "source" in one && one.source === source);
        const sourceLayer =
          layer !== undefined && "source-layer" in layer ? layer["source-layer"] : undefined;
        for (let row = 0; sourceLayer !== undefined && row < mostRows; row++) {
          const ofRow = _state?.getState(sourceLayer, row) ?? {};
          const name = nameOf({ source, sourceLayer, id: row });
          if (Object.keys(ofRow).length > 0) all.set(name, { ...all.get(name), ...ofRow });
        }
      }
      return all;
    },
    get style() {
      return style;
    },
    layerIds: () => style.layers.map(({ id }) => id),
    /** How often a style was given. */
    get restyles() {
      return given;
    },
    get flights() {
      return flights;
    },
    /** The event each of them waits for. */
    get listeners() {
      return [...listeners].flatMap(([type, all]) => all.map(() => type)).toSorted();
    },
    get doubleClickZooms() {
      return doubleClickZooms;
    },
    /** What lies under the pointer, wherever that is. */
    draw(layer: string, source: string, id: number, sourceLayer?: string) {
      drawn = { layer, source, id, ...(sourceLayer === undefined ? {} : { sourceLayer }) };
    },
    tilt(degrees: number) {
      pitch = degrees;
      fire("move");
    },
    /** The graphics card takes everything; what MapLibre brings back of it is the style and no feature state. */
    async loseAndRestore(meanwhile: () => unknown) {
      isLost = true;
      fire("webglcontextlost");
      await meanwhile();
      states.clear();
      for (const name of Object.keys(managers)) delete managers[name];
      fire("webglcontextrestored");
      isLost = false;
      fire("style.load");
    },
  };
}
