import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { representativePoints } from "@stopbank/risk-engine/representative-points";
import { vertexRanges } from "../../arrow/vertexRanges.ts";
import type { ElementTypeDescription } from "../../manifest/elementType.ts";
import type { Bounds } from "../../manifest/place.ts";
import { NameCollection } from "./NameCollection.ts";

type Texts = readonly (string | null)[];

/**
 * The names of an element type's elements; undefined where it has no column of names beside its ids.
 *
 * @param budgetBytes a collection that is over it holds nothing.
 */
export function namedElements(
  { type, displayName, idAttribute, nameAttribute }: ElementTypeDescription,
  geometry: GeometryColumn,
  attributes: Readonly<Record<string, Texts | Float64Array>>,
  budgetBytes: number,
): NameCollection | undefined {
  const [ids, names] = [attributes[idAttribute], attributes[nameAttribute]];
  if (idAttribute === nameAttribute || names === undefined || names instanceof Float64Array) return undefined;
  const points = representativePoints(geometry);
  const ranges = vertexRanges(geometry);
  const found = new NameCollection(budgetBytes);
  for (let element = 0; element < names.length && !found.isOverBudget; element++) {
    const [x, y] = [points[2 * element]!, points[2 * element + 1]!];
    const title = names[element]?.trim() ?? "";
    if (title === "" || Number.isNaN(x)) continue;
    const id = ids?.[element];
    const bounds = boxOf(geometry.coords, ranges[element]!, ranges[element + 1]!);
    const isPoint = bounds[0] === bounds[2] && bounds[1] === bounds[3];
    found.add({
      kind: "element",
      title,
      detail: displayName,
      layer: type,
      position: [x, y],
      ...(isPoint ? {} : { bounds }),
      ...(id == null ? {} : { elementId: String(id) }),
    });
  }
  return found;
}

function boxOf(coords: Float64Array, from: number, to: number): Bounds {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (let v = from; v < to; v++) {
    box[0] = Math.min(box[0], coords[2 * v]!);
    box[1] = Math.min(box[1], coords[2 * v + 1]!);
    box[2] = Math.max(box[2], coords[2 * v]!);
    box[3] = Math.max(box[3], coords[2 * v + 1]!);
  }
  return box;
}
