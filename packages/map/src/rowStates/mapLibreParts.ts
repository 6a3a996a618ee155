import type { Map as MapLibreMap } from "maplibre-gl";

/** MapLibre's holder of a source's tiles, whose store of feature states is replaced for sources of rows. */
export type TileManager = MapLibreMap["style"]["tileManagers"][string];
export type MapStyle = MapLibreMap["style"];
export type StateStore = Pick<
  TileManager["_state"],
  "updateState" | "removeFeatureState" | "getState" | "initializeTileState" | "coalesceChanges"
>;
export type FeatureState = ReturnType<StateStore["getState"]>;
/** Vertices of a style layer's paint property in one bucket, by feature. */
export interface PaintBinder {
  expression: {
    readonly isStateDependent: boolean;
    evaluate(globals: { readonly zoom: number }, feature: object, state: FeatureState): unknown;
  };
  /** The lower of the two zooms between whose values it goes, where it does. */
  readonly zoom?: number;
  readonly uniformNames?: readonly string[];
  readonly paintVertexArray?: object;
  _setPaintValue(start: number, end: number, ...values: unknown[]): void;
}

/** What a bucket has of paint: for each of its style layers, by feature. */
export interface PaintSet {
  readonly programConfigurations: Readonly<
    Record<string, { readonly binders: Readonly<Record<string, PaintBinder>> }>
  >;
  readonly _featureMap: {
    /** Sorted. */
    readonly ids: ArrayLike<number>;
    /** Of each: its number in the tile, and where its vertices begin and end. */
    readonly positions: ArrayLike<number>;
  };
  needsUpload: boolean;
}

/** What a style layer has of a property until it is worked out, and where it is the same everywhere. */
interface ConstantPaint {
  readonly kind: "constant";
  readonly value: unknown;
}

/** A style layer as it is evaluated. */
export interface PaintedLayer {
  readonly id: string;
  readonly sourceLayer?: string;
  readonly paint: { get(property: string): { readonly value: PaintBinder["expression"] | ConstantPaint } };
  getPaintProperty(property: string): unknown;
}

/** Symbols keep their words' and their icons' apart. */
export type PaintedBucket = { readonly layers: readonly PaintedLayer[] } & (
  | { readonly programConfigurations: PaintSet }
  | {
      readonly text: { readonly programConfigurations: PaintSet };
      readonly icon: { readonly programConfigurations: PaintSet };
    }
);
