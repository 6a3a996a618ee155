import { createHash } from "node:crypto";
import type { RemoteBasemap } from "@stopbank/contract/remote-basemaps";
import { DomainError } from "@stopbank/errors";
import { type Static, type TSchema, Type } from "typebox";
import { Check } from "typebox/value";
import type { Remote } from "./askRemote.ts";
import { plainText } from "./plainText.ts";
import { type ConfiguredSource, usualMaxZoom, usualTileSize } from "./remoteSource.ts";
import { wmtsTemplate } from "./tileTemplate.ts";

/** What a source offers, and where its tiles are. */
export interface DescribedSource {
  readonly from: ConfiguredSource;
  /** May have `{key}` in it. */
  readonly template: string;
  readonly basemap: RemoteBasemap;
}

const TileJson = Type.Object({
  tiles: Type.Array(Type.String(), { minItems: 1 }),
  minzoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
  maxzoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
  bounds: Type.Optional(Type.Array(Type.Number(), { minItems: 4, maxItems: 4 })),
  attribution: Type.Optional(Type.String()),
  vector_layers: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))),
});
type TileJson = Static<typeof TileJson>;

const StyleJson = Type.Object({
  sources: Type.Record(
    Type.String(),
    Type.Object({
      type: Type.String(),
      url: Type.Optional(Type.String()),
      tiles: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});

/**
 * Finds out what a source offers: from what the installation says, or from its TileJSON or style.
 *
 * @throws DomainError `basemap/not-understood`, `basemap/refused`, `basemap/unreachable`.
 */
export async function describeSource(from: ConfiguredSource, remote: Remote): Promise<DescribedSource> {
  const { source } = from;
  if (source.kind === "xyz")
    return described(from, source.url, source, source.schema === undefined ? "picture" : "drawn");
  if (source.kind === "terrain-rgb") return described(from, source.url, source, "elevation");
  if (source.kind === "wmts") return described(from, wmtsTemplate(source), source, "picture");
  if (source.kind === "tilejson")
    return fromTileJson(from, await json(from, source.url, TileJson, remote), source.url);
  const style = await json(from, source.url, StyleJson, remote);
  const [found] = Object.entries(style.sources).filter(([name, { type }]) =>
    source.source === undefined ? ["vector", "raster"].includes(type) : name === source.source,
  );
  if (found === undefined) throw notUnderstood("its style has no such source of tiles");
  const [, one] = found;
  if (one.tiles !== undefined && Check(TileJson, one)) return fromTileJson(from, one, source.url, one.type);
  if (one.url === undefined) throw notUnderstood("its style does not say where the tiles are");
  const url = inBraces(new URL(one.url, source.url).href);
  return fromTileJson(from, await json(from, url, TileJson, remote), url, one.type);
}

function fromTileJson(from: ConfiguredSource, tiles: TileJson, base: string, type?: string): DescribedSource {
  const { source } = from;
  const isDrawn = type === "vector" || tiles.vector_layers !== undefined;
  const sourceLayers = tiles.vector_layers?.map(({ id }) => id);
  const said = {
    ...(tiles.minzoom === undefined ? {} : { minZoom: tiles.minzoom }),
    ...(tiles.maxzoom === undefined ? {} : { maxZoom: Math.min(22, tiles.maxzoom) }),
    ...(tiles.bounds === undefined ? {} : { bounds: tiles.bounds }),
    attribution: source.attribution ?? plainText(tiles.attribution ?? ""),
    tileSize: "tileSize" in source && source.tileSize !== undefined ? source.tileSize : 256,
  };
  const template = inBraces(new URL(tiles.tiles[0] ?? "", base).href);
  return described(from, template, said, isDrawn ? "drawn" : "picture", sourceLayers);
}

function described(
  from: ConfiguredSource,
  template: string,
  said: {
    readonly attribution?: string;
    readonly tileSize?: number;
    readonly minZoom?: number;
    readonly maxZoom?: number;
    readonly bounds?: readonly number[];
  },
  content: RemoteBasemap["content"],
  sourceLayers?: readonly string[],
): DescribedSource {
  const { id, source } = from;
  const { minZoom = 0, maxZoom = usualMaxZoom, bounds = [-180, -85.051129, 180, 85.051129] } = said;
  const version = createHash("sha256")
    .update(JSON.stringify([source, template]))
    .digest("hex")
    .slice(0, 16);
  const schema = "schema" in source ? source.schema : undefined;
  return {
    from,
    template,
    basemap: {
      id,
      title: source.title,
      attribution: said.attribution ?? "",
      content,
      tileset: {
        id,
        type: content === "drawn" ? "vector" : content === "elevation" ? "terrain" : "raster",
        url: `/bff/basemaps/${id}/${version}/{z}/{x}/{y}`,
        minZoom,
        maxZoom,
        bounds: [...bounds],
        tileSize: said.tileSize ?? usualTileSize,
      },
      ...(content === "drawn" ? { schema: schema ?? "openmaptiles" } : {}),
      ...(sourceLayers === undefined ? {} : { source_layers: [...sourceLayers] }),
    },
  };
}

async function json<S extends TSchema>(
  from: ConfiguredSource,
  url: string,
  schema: S,
  remote: Remote,
): Promise<Static<S>> {
  const answer = await remote.get(from, url);
  if (answer === undefined) throw notUnderstood("it has no description where it should");
  const value = parsed(answer.bytes);
  if (!Check(schema, value)) throw notUnderstood("its description is not as the specification has it");
  return value;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw notUnderstood("its description is no JSON", cause);
  }
}

/** URLs write braces as %7B and %7D. */
const inBraces = (url: string) => url.replace(/%7B(-?\w+)%7D/gi, "{$1}");

const notUnderstood = (why: string, cause?: unknown) =>
  new DomainError("unavailable", "basemap/not-understood", "The background map does not describe itself.", {
    why,
    ...(cause === undefined ? {} : { cause }),
  });
