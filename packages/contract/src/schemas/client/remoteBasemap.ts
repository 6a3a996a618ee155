import { type Static, Type } from "typebox";
import { TileSchemaName, Tileset } from "../map/layer.ts";

/** A background map that is fetched from elsewhere, as the browser may know it: without its address and key. */
export const RemoteBasemap = Type.Object({
  id: Type.String({ description: "What a client's basemap_list names as its source" }),
  title: Type.String(),
  attribution: Type.String(),
  content: Type.Union([Type.Literal("picture"), Type.Literal("elevation"), Type.Literal("drawn")], {
    description: "Pictures as they are, heights in Mapbox's encoding, or vector tiles drawn in our own look",
  }),
  tileset: Tileset,
  schema: Type.Optional(TileSchemaName),
  source_layers: Type.Optional(Type.Array(Type.String())),
});
export type RemoteBasemap = Static<typeof RemoteBasemap>;

/** GET /bff/basemaps: those that the client's basemap_list names. */
export const RemoteBasemaps = Type.Object({
  basemaps: Type.Array(RemoteBasemap),
  unreachable: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
    description: "Those whose description could not be fetched; it is tried again by itself",
  }),
});
export type RemoteBasemaps = Static<typeof RemoteBasemaps>;
