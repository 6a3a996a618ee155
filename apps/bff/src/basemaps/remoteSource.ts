import { type Static, Type } from "typebox";

const options = { additionalProperties: false };
const name = Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" });
const text = Type.String({ minLength: 1, maxLength: 500 });
const address = Type.String({ pattern: "^https?://", maxLength: 2_000 });
const zoom = Type.Integer({ minimum: 0, maximum: 22 });
const schema = Type.Union([
  Type.Literal("shortbread"),
  Type.Literal("openmaptiles"),
  Type.Literal("protomaps"),
  Type.Literal("stopbank"),
]);

const common = {
  title: text,
  /** Said on the map, as its terms ask. A TileJSON or a style may say it of itself. */
  attribution: Type.Optional(text),
  /** Names a setting of the environment whose value stands for `{key}` in addresses. */
  keyFrom: Type.Optional(Type.String({ pattern: "^[A-Z][A-Z0-9_]{0,62}$" })),
  /** Hosts, with a port where it has one, that it may send us on to, besides its own. */
  hosts: Type.Optional(Type.Array(Type.String({ pattern: "^[A-Za-z0-9.:[\\]-]{1,255}$" }), { maxItems: 20 })),
  /** It stands in our own network: addresses that are nobody's in the internet are let through. */
  inOwnNetwork: Type.Optional(Type.Boolean()),
};
const tiles = {
  /** Width of a tile on the screen, in pixels. */
  tileSize: Type.Optional(
    Type.Union([Type.Literal(64), Type.Literal(128), Type.Literal(256), Type.Literal(512)]),
  ),
  minZoom: Type.Optional(zoom),
  maxZoom: Type.Optional(zoom),
  /** West, south, east, north in degrees. */
  bounds: Type.Optional(Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()])),
};

/** A source of background maps in another place, as an installation's file names it. */
export const RemoteSource = Type.Union([
  Type.Object(
    {
      kind: Type.Literal("xyz"),
      /** With `{z}`, `{x}` and `{y}` (or `{-y}`, counted from the south). */
      url: address,
      /** Of vector tiles; pictures without. */
      schema: Type.Optional(schema),
      ...common,
      ...tiles,
    },
    options,
  ),
  Type.Object(
    {
      kind: Type.Literal("wmts"),
      /** A template with `{TileMatrix}`, `{TileRow}` and `{TileCol}`, or the service that is asked by `layer`. */
      url: address,
      layer: Type.Optional(text),
      matrixSet: Type.Optional(text),
      style: Type.Optional(text),
      format: Type.Optional(
        Type.Union([Type.Literal("image/png"), Type.Literal("image/jpeg"), Type.Literal("image/webp")]),
      ),
      ...common,
      ...tiles,
    },
    options,
  ),
  Type.Object({ kind: Type.Literal("terrain-rgb"), url: address, ...common, ...tiles }, options),
  Type.Object(
    {
      kind: Type.Literal("tilejson"),
      url: address,
      schema: Type.Optional(schema),
      ...common,
      tileSize: tiles.tileSize,
    },
    options,
  ),
  Type.Object(
    {
      kind: Type.Literal("style"),
      url: address,
      /** Which of the style's sources; its first one of tiles without. How the style draws it is not taken over. */
      source: Type.Optional(text),
      schema: Type.Optional(schema),
      ...common,
      tileSize: tiles.tileSize,
    },
    options,
  ),
]);
export type RemoteSource = Static<typeof RemoteSource>;

/** The file that STOPBANK_BASEMAPS names. */
export const RemoteSourceFile = Type.Object({ sources: Type.Record(name, RemoteSource, options) }, options);

/** A source with what it takes to ask it. */
export interface ConfiguredSource {
  readonly id: string;
  readonly source: RemoteSource;
  /** Stands for `{key}`; a secret, which is in no answer, no error and no log. */
  readonly key: string | undefined;
}

/** As the specification has them. */
export const usualTileSize = 64;
export const usualMaxZoom = 14;
