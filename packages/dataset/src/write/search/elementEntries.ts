import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { representativePoints } from "@stopbank/risk-engine/representative-points";
import { vertexRanges } from "../../arrow/vertexRanges.ts";
import type { ElementTypeDescription } from "../../manifest/elementType.ts";
import type { Bounds } from "../../manifest/place.ts";
import type { SearchedThing } from "../../search/NamedThing.ts";
import { canonicalWords } from "../../search/searchWords.ts";
import { searchedAttributes } from "./searchedAttributes.ts";

/** An attribute's value by row; null where an element has none. */
export type ValueAt = (row: number) => string | number | null;

/**
 * What an element type's elements are found by, row by row: the first text that is there as title, and what else says more.
 *
 * @param valuesOf an attribute by its key.
 */
export function* elementEntries(
  description: ElementTypeDescription,
  geometry: GeometryColumn,
  valuesOf: (key: string) => ValueAt,
): Generator<SearchedThing> {
  const columns = searchedAttributes(description).map(({ key, areNumbersMeant }) => ({
    valueAt: valuesOf(key),
    areNumbersMeant,
  }));
  if (columns.length === 0) return;
  const idAt = valuesOf(description.idAttribute);
  const points = representativePoints(geometry);
  const ranges = vertexRanges(geometry);
  const { type, displayName: detail } = description;
  for (let element = 0; element < geometry.partStart.length - 1; element++) {
    const texts = columns.flatMap(({ valueAt, areNumbersMeant }) => {
      const text = String(valueAt(element) ?? "").trim();
      return text === "" || (!areNumbersMeant && /^\d+$/.test(text)) ? [] : [text];
    });
    const [title, ...otherTexts] = withoutRepeats(texts);
    const [x, y] = [points[2 * element]!, points[2 * element + 1]!];
    if (title === undefined || Number.isNaN(x)) continue;
    const id = idAt(element);
    const bounds = boxOf(geometry.coords, ranges[element]!, ranges[element + 1]!);
    yield {
      ...{ kind: "element", title, otherTexts, detail, layer: type, position: [x, y], bounds },
      ...(id === null ? {} : { elementId: String(id) }),
    };
  }
}

/** Without texts that another one holds, as an address holds the name `12 Kauri Street`; the longer takes the place. */
function withoutRepeats(texts: readonly string[]): string[] {
  if (texts.length < 2) return [...texts];
  const words = texts.map((text) => ` ${canonicalWords(text).join(" ")} `);
  const isHeld = (at: number) =>
    words.some(
      (other, otherAt) =>
        otherAt !== at && other.includes(words[at]!) && (other !== words[at] || otherAt < at),
    );
  return texts.filter((_, at) => !isHeld(at));
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
