import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Canary } from "./canaries.ts";

/** What one client is known by. */
export interface Markers {
  readonly canary: Canary;
  /** Ids that were given to its things: of areas, jobs, people, versions. */
  readonly ids: ReadonlySet<string>;
}

/** What was found where it must not be. */
export interface Leak {
  readonly marker: string;
  readonly of: string;
}

/**
 * What of other clients stands in a text that was made for one of them. A secret may stand nowhere; a name or an id may where whoever
 * asked had sent it himself.
 *
 * @param own the client that it was made for.
 * @param sent all that was sent, to be told what was sent already.
 */
export function foreignMarkers(
  text: string,
  own: Canary,
  all: readonly Markers[],
  sent: string,
): readonly Leak[] {
  const found = text.toLowerCase();
  const told = sent.toLowerCase();
  return all
    .filter(({ canary }) => canary !== own)
    .flatMap(({ canary, ids }) =>
      [
        ...[canary.secret, String(canary.west)].filter((marker) => found.includes(marker)),
        ...[canary.name, ...ids].filter((marker) => found.includes(marker) && !told.includes(marker)),
      ].map((marker): Leak => ({ marker, of: canary.name })),
    );
}

/** A body as text: unpacked, byte for byte and as UTF-8, and of a tile every name and value that it has. */
export function textsOf(body: Buffer, { type, encoding }: { type: string; encoding: string }): string {
  const bytes = encoding.includes("gzip") ? gunzipSync(body) : body;
  const plain = `${bytes.toString("latin1")}\n${bytes.toString("utf8")}`;
  return type.includes("mapbox-vector-tile") && bytes.length > 0 ? `${plain}\n${tileTexts(bytes)}` : plain;
}

function tileTexts(bytes: Buffer): string {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return JSON.stringify(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, i) => layer.feature(i).properties),
    ]),
  );
}
