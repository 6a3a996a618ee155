import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { ElementRow } from "../elements/elementLayer.ts";
import { toLatitude, toLongitude } from "../ground/frame.ts";
import type { DistrictLine } from "../network/lines.ts";
import { signedRingArea } from "../shapes/contourPolygons.ts";

/** The shapes of a layer as a column: one part an element, rings closed and anticlockwise on the map. */
export function geometryColumn(
  rows: readonly ElementRow[],
  kind: "point" | "line" | "polygon",
): GeometryColumn {
  const lines = rows.map(({ shape }) => (kind === "polygon" ? closed(shape) : shape));
  const vertexStart = new Int32Array(lines.length + 1);
  lines.forEach((line, i) => {
    vertexStart[i + 1] = vertexStart[i]! + line.length;
  });
  const coords = new Float64Array(2 * vertexStart[lines.length]!);
  let at = 0;
  for (const line of lines)
    for (const [x, y] of line) {
      coords[at++] = toLongitude(x);
      coords[at++] = toLatitude(y);
    }
  const each = Int32Array.from({ length: lines.length + 1 }, (_, i) => i);
  if (kind === "point") return { kind, coords, partStart: vertexStart };
  if (kind === "line") return { kind, coords, partStart: each, vertexStart };
  return { kind, coords, partStart: each, ringStart: each.slice(), vertexStart };
}

function closed(ring: DistrictLine): DistrictLine {
  const anticlockwise = signedRingArea(ring) > 0 ? ring.toReversed() : ring;
  return [...anticlockwise, anticlockwise[0]!];
}
