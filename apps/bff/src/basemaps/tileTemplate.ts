import type { RemoteSource } from "./remoteSource.ts";

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The address of a WMTS layer's tiles, its places named as WMTS does (OGC 07-057r7, KVP). */
export function wmtsTemplate(source: Extract<RemoteSource, { kind: "wmts" }>): string {
  if (source.layer === undefined) return source.url;
  const parameters = {
    SERVICE: "WMTS",
    REQUEST: "GetTile",
    VERSION: "1.0.0",
    LAYER: source.layer,
    STYLE: source.style ?? "default",
    TILEMATRIXSET: source.matrixSet ?? "GoogleMapsCompatible",
    FORMAT: source.format ?? "image/png",
  };
  const asked = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const places = "TILEMATRIX={TileMatrix}&TILEROW={TileRow}&TILECOL={TileCol}";
  return `${source.url}${source.url.includes("?") ? "&" : "?"}${[...asked, places].join("&")}`;
}

/** A template with a tile's place in it. Only `{key}` is left. */
export function templateAt(template: string, { z, x, y }: TilePlace): string {
  const places: Readonly<Record<string, number>> = {
    "{z}": z,
    "{x}": x,
    "{y}": y,
    "{-y}": 2 ** z - 1 - y,
    "{TileMatrix}": z,
    "{TileRow}": y,
    "{TileCol}": x,
  };
  return template.replace(/\{(?:z|x|-?y|TileMatrix|TileRow|TileCol)\}/g, (place) => String(places[place]));
}
