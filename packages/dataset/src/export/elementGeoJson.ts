import type { Geometry, Position } from "geojson";
import type { Dataset } from "../read/Dataset.ts";
import { elementGeometry } from "../read/elementGeometry.ts";
import type { ElementExport } from "./elementRecords.ts";

/**
 * A layer as GeoJSON (RFC 7946: WGS 84, shells counter-clockwise, seven decimals), an element a line, so that it can be
 * written and read as a stream. The dataset's version, conventions, licence and sources stand in a foreign member
 * `stopbank`.
 */
export function* elementGeoJson(dataset: Dataset, layer: ElementExport): Generator<string> {
  const { client, version, manifest } = dataset;
  const { table, columns } = layer;
  const { title, notice, licence, sources, conventions } = manifest;
  const about = {
    client,
    dataset: version,
    title,
    notice,
    licence,
    sources,
    conventions,
    scenarios: columns,
  };
  yield `{"type":"FeatureCollection","stopbank":${JSON.stringify(about)},"features":[\n`;
  let separator = "";
  for (const { row, attributes, regions, metric, scenarios } of layer.records()) {
    const feature = {
      type: "Feature",
      id: attributes[table.description.idAttribute],
      properties: {
        ...attributes,
        ...regions,
        ...(metric === undefined ? {} : { [table.description.metric.type]: metric }),
        ...Object.fromEntries(
          columns.flatMap(({ key }, i) => {
            const { state, value, damage } = scenarios[i]!;
            return [
              [key, state],
              [`${key} value`, value],
              ...(damage === undefined ? [] : [[`${key} damage`, damage]]),
            ];
          }),
        ),
      },
      geometry: asRfc7946(elementGeometry(table.geometry, row)),
    };
    yield `${separator}${JSON.stringify(feature)}`;
    separator = ",\n";
  }
  yield "\n]}\n";
}

function asRfc7946(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case "Point":
      return { ...geometry, coordinates: rounded(geometry.coordinates) };
    case "MultiPoint":
    case "LineString":
      return { ...geometry, coordinates: geometry.coordinates.map(rounded) };
    case "MultiLineString":
      return { ...geometry, coordinates: geometry.coordinates.map((line) => line.map(rounded)) };
    case "Polygon":
      return { ...geometry, coordinates: wound(geometry.coordinates) };
    case "MultiPolygon":
      return { ...geometry, coordinates: geometry.coordinates.map(wound) };
    case "GeometryCollection":
      return { ...geometry, geometries: geometry.geometries.map(asRfc7946) };
  }
}

const wound = (rings: Position[][]): Position[][] =>
  rings.map((ring, i) => {
    const path = ring.map(rounded);
    const isCounterClockwise = twiceArea(path) > 0;
    return isCounterClockwise === (i === 0) ? path : path.reverse();
  });

/** Positive when counter-clockwise; reckoned from the first corner, where small rings far from 0, 0 stay exact. */
function twiceArea(ring: readonly Position[]): number {
  const [originX, originY] = ring[0] as [number, number];
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as [number, number];
    const [bx, by] = ring[i] as [number, number];
    sum += (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
  }
  return sum;
}

/** A hundredth of a metre and finer: RFC 7946 advises no more digits than the data bears. */
const rounded = (position: Position): Position => position.map((degrees) => Number(degrees.toFixed(7)));
