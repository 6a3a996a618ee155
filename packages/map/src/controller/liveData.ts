import type { StyleSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap, Source } from "maplibre-gl";

/** Data of GeoJSON sources that changes as often as every frame, without a new style. */
export interface LiveData {
  set(source: string, data: FeatureCollection): void;
  /**
   * The style with the data there is now: one with older data would undo what was set. Data of a source that has left
   * the style is forgotten.
   */
  putInto(style: StyleSpecification): StyleSpecification;
  /** Told what is set of a source, until the answer is called. */
  follow(source: string, told: (data: FeatureCollection) => void): () => void;
  /** What was set of a source goes with the feature that brought it. */
  forget(source: string): void;
}

export function createLiveData(map: Pick<MapLibreMap, "getSource">): LiveData {
  const current = new Map<string, FeatureCollection>();
  const followers = new Set<readonly [source: string, told: (data: FeatureCollection) => void]>();
  let styled = new Set<string>();
  return {
    set(name, data) {
      if (current.get(name) === data) return;
      current.set(name, data);
      const source = map.getSource(name);
      if (source !== undefined && takesData(source)) source.setData(data);
      for (const [followed, told] of followers) if (followed === name) told(data);
    },
    putInto(style) {
      const sources = { ...style.sources };
      for (const [name, data] of current) {
        const source = sources[name];
        if (source?.type === "geojson") sources[name] = { ...source, data };
        else if (styled.has(name)) current.delete(name);
      }
      styled = new Set(Object.keys(sources));
      return { ...style, sources };
    },
    follow(source, told) {
      const follower = [source, told] as const;
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    forget: (source) => void current.delete(source),
  };
}

const takesData = (source: Source): source is GeoJSONSource => source.type === "geojson";
