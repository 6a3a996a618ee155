import type { ClassWords } from "@stopbank/dataset/class-words";
import { columnsOf } from "../about/aboutFiles.ts";
import type { ExportLayer } from "../rows/exportLayer.ts";
import { rowsOf } from "../rows/fields.ts";
import { inChunks } from "../text/chunks.ts";
import { geometryText } from "./geometryText.ts";

/**
 * Layers as one GeoJSON (RFC 7946: WGS 84, shells counter-clockwise, seven decimals), an element a line, so that it can be
 * written and read as a stream.
 *
 * @param about where it comes from: a foreign member `provenance`. Another, `columns`, says what the properties are.
 */
export const geoJsonText = (
  layers: readonly ExportLayer[],
  words: ClassWords,
  about: object,
): Generator<string> => inChunks(lines(layers, words, about));

function* lines(layers: readonly ExportLayer[], words: ClassWords, about: object): Generator<string> {
  const rows = layers.map((layer) => ({ layer, ...rowsOf(layer, words) }));
  yield `{"type":"FeatureCollection","provenance":${JSON.stringify(about)},"columns":${JSON.stringify(columnsOf(layers, words))},"features":[\n`;
  let separator = "";
  for (const { layer, fields, each } of rows) {
    const { type, displayName } = layer.description;
    const layerText = `"layer":${JSON.stringify(displayName)},"layer_type":${JSON.stringify(type)}`;
    const keys = fields.map(({ name }) => `,${JSON.stringify(name)}:`);
    const id = fields.findIndex(({ name }) => name === "id");
    for (const element of each()) {
      let properties = layerText;
      let idText = "null";
      for (let i = 0; i < fields.length; i++) {
        const value = fields[i]!.read();
        const text = typeof value === "string" ? JSON.stringify(value) : String(value);
        properties += keys[i]! + text;
        if (i === id) idText = text;
      }
      const idMember = idText === "null" ? "" : `"id":${idText},`;
      yield `${separator}{"type":"Feature",${idMember}"properties":{${properties}},"geometry":${geometryText(layer.geometry, element)}}`;
      separator = ",\n";
    }
  }
  yield "\n]}\n";
}
