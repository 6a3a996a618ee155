import { closeSync, createReadStream, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { metadataJson, readmeText } from "../about/aboutFiles.ts";
import { boxOf, emptyBox, widenBox } from "../binary/elementBox.ts";
import type { ExportTask } from "../exportTask.ts";
import type { ExportLayer } from "../rows/exportLayer.ts";
import { rowsOf } from "../rows/fields.ts";
import { featureWriter } from "./featureBytes.ts";
import { headerBytes } from "./headerBytes.ts";
import { packedIndex } from "./packedIndex.ts";

/** FlatGeobuf, version 3. */
const magic = Uint8Array.of(0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62, 0x00);
const bytesAWrite = 1_048_576;

/**
 * A layer as FlatGeobuf with its index, which stands in front of the features and is made of where they are: so they go to a file
 * first. Elements lie in Hilbert order, as an index wants them.
 *
 * @param scratch a folder for that file.
 */
export function flatGeobuf(task: ExportTask, layer: ExportLayer, scratch: string): Readable {
  const { count } = layer.selection;
  const { fields, each } = rowsOf(layer, task.classWords);
  const features = fileOfPieces(join(scratch, `${layer.description.type}.features`));
  const featureOf = featureWriter(layer.geometry, fields);
  const index = count === 0 ? undefined : packedIndex(count);
  const box = emptyBox();
  const extent = emptyBox();
  let item = 0;
  try {
    for (const element of each()) {
      boxOf(layer.geometry, element, box);
      widenBox(extent, box);
      index?.set(item++, box, features.length());
      features.add(featureOf(element));
    }
  } finally {
    features.close();
  }
  const about = { ...task, layers: [layer] };
  const header = headerBytes(layer, fields, {
    count,
    extent,
    description: readmeText(about),
    metadata: metadataJson(about),
  });
  return Readable.from(
    (async function* () {
      yield magic;
      yield header;
      if (index !== undefined) yield index.finish();
      yield* createReadStream(features.path, { highWaterMark: 262_144 });
    })(),
  );
}

/** A file that many small pieces go to, in few large writes. */
function fileOfPieces(path: string) {
  const file = openSync(path, "w");
  const waiting = Buffer.alloc(bytesAWrite);
  let used = 0;
  let length = 0;
  const flush = () => {
    writeSync(file, waiting, 0, used);
    used = 0;
  };
  return {
    path,
    length: () => length,
    add(piece: Uint8Array) {
      length += piece.length;
      if (used + piece.length > bytesAWrite) flush();
      if (piece.length > bytesAWrite) writeSync(file, piece);
      else {
        waiting.set(piece, used);
        used += piece.length;
      }
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
