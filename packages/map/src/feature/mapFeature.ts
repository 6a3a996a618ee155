import type { LayerSpecification, SourceSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Scene } from "@stopbank/scene";
import type { MapGeoJSONFeature } from "maplibre-gl";
import type { HoverWords } from "./hoverWords.ts";
import type { LegendCard, LegendFacts } from "./legendCard.ts";
import type { LiveMap } from "./liveMap.ts";
import type { Slot } from "./slots.ts";

/**
 * One subject on the map: elements, an area, a plugin's gauges. A map is an ordered list of these, and those it comes
 * with are made as any other.
 *
 * A feature whose code throws, or that takes a name another has, is left out and named; the map runs on without it.
 */
export interface MapFeature {
  /** Its own among the features of a map. Its sources and style layers are best named after it: `gauges:point`. */
  readonly id: string;
  /** The parts of a scene that its sources and layers follow from: the style is worked out again when one changes. */
  readonly styledBy?: readonly (keyof Scene)[];
  /** What its colours mean. Pure; asked where there is no map as well. */
  legend?(scene: Scene, facts: LegendFacts): readonly LegendCard[];
  /** Begins on a map; once for each map it is put on. */
  start(live: LiveMap): RunningFeature;
}

/** A feature on one map. */
export interface RunningFeature {
  /** Pure but for what the feature itself has learned meanwhile; asked at every restyle. */
  sources?(scene: Scene): Readonly<Record<string, SourceSpecification>>;
  /** Of its own sources, or those of features before it. */
  layers?(scene: Scene): readonly StyleLayers[];
  readonly pointer?: FeaturePointer;
  /** What is drawn of it now, for those who cannot see or point: rows of the table of what is in view. */
  drawn?(scene: Scene): readonly DrawnItem[];
  /** The scene or the tool is another. Called often: what has not changed should cost a comparison. */
  follow?(scene: Scene): void;
  /** Gives feature states again: these sources of its own are new, and nothing is painted on them yet. */
  paint?(added: ReadonlySet<string>): void;
  /** Ends what it began. Its style, data and hover go by themselves. */
  stop?(): void;
}

/** Style layers for one place of the stack, bottom first. */
export interface StyleLayers {
  readonly slot: Slot;
  /** In the slot `data`: the layer of the scene these show (`keyOf`), beside which they stand. Without it above all. */
  readonly shows?: string;
  readonly layers: readonly LayerSpecification[];
}

/** What a feature's layers answer to a pointer while no tool is on. The topmost thing drawn answers. */
export interface FeaturePointer {
  /** Ids of the style layers that answer, in this scene. */
  layers(scene: Scene): readonly string[];
  /** Said beside the pointer; undefined for a thing that says and does nothing. */
  hover?(found: MapGeoJSONFeature): HoverWords | undefined;
  click?(found: MapGeoJSONFeature): void;
  /** A click on nothing that answers. */
  clickBeside?(): void;
}

export interface DrawnItem {
  /** Its own among all that is drawn. */
  readonly key: string;
  /** The layer's name. */
  readonly layer: string;
  readonly name: string;
  /** Shown for a thing without a name. */
  readonly id: string;
  /** Its damage state or the like, in words; empty for none. */
  readonly status: string;
  /** Orders states: the lowest first. */
  readonly rank: number;
  /** As a click on it does. */
  choose(): void;
}
