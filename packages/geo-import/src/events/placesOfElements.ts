import { type ReadTable, readLayer } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { layerInput } from "../description/describedInputs.ts";
import type { EventsEntry } from "../description/sources.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { nearestPlace } from "./nearestPlace.ts";

/** Which elements each place of an event set stands for. */
export interface PlacesOfElements {
  /** Elements of each place by its code. */
  readonly elements: readonly (readonly number[])[];
  /** Whether an element has a place, one that no event reaches included. */
  readonly isCovered: Uint8Array;
}

/** Finds the elements that places stand for: those nearest to it, or those that carry its id. */
export interface PlaceFinder {
  find(indexed: IndexedLayer): PlacesOfElements;
  /** The layer of places, if there is one, for the report. */
  readonly tables: readonly ReadTable[];
}

/**
 * @param places ids by code, of the places that events reach.
 * @throws DomainError as `readLayer`, and `import/not-points`, `import/no-such-place`.
 */
export async function placeFinder(
  folder: string,
  hazardId: string,
  entry: EventsEntry,
  places: readonly string[],
): Promise<PlaceFinder> {
  const codeOf = new Map(places.map((id, code) => [id, code]));
  if (entry.places === undefined) return { find: byId(entry, codeOf), tables: [] };
  const { id, within, distance = "metres" } = entry.places;
  const input = layerInput(folder, `Hazard ${hazardId}, places`, entry.places);
  const table = await readLayer(input, { columns: [id], idColumn: id });
  const { kind, geometry, columns, place } = table;
  if (kind !== "point")
    throw refuse("not-points", place, "its places are no points", "Name a table or layer of points.");
  const ids = (columns[id] ?? []).map(String);
  const known = new Set(ids);
  const unknown = places.filter((each) => !known.has(each));
  if (unknown.length > 0)
    throw refuse(
      "no-such-place",
      place,
      `${unknown.length} of ${places.length} places that events reach are not in it: ${unknown.slice(0, 5).join(", ")}`,
      "Add them, or name the column whose ids the events have.",
    );
  const nearest = nearestPlace(firstPoints(geometry), within, distance);
  const find: PlaceFinder["find"] = ({ index: { anchors, count } }) => {
    const isCovered = new Uint8Array(count);
    const elements = places.map((): number[] => []);
    for (let element = 0; element < count; element++) {
      const found = nearest(anchors[element * 2]!, anchors[element * 2 + 1]!);
      if (found < 0) continue;
      isCovered[element] = 1;
      const code = codeOf.get(ids[found]!);
      if (code !== undefined) elements[code]!.push(element);
    }
    return { elements, isCovered };
  };
  return { find, tables: [table] };
}

/** A place that no event reaches has no row, so every element counts as covered. */
const byId =
  (entry: EventsEntry, codeOf: ReadonlyMap<string, number>): PlaceFinder["find"] =>
  ({ layer }) => {
    const elements = Array.from(codeOf, (): number[] => []);
    placeKeys(entry, layer).forEach((key, element) => {
      const code = codeOf.get(key);
      if (code !== undefined) elements[code]!.push(element);
    });
    return { elements, isCovered: new Uint8Array(layer.ids.length).fill(1) };
  };

/** The id of each element's place, where elements carry it. */
export const placeKeys = ({ element }: EventsEntry, { ids, table }: LoadedLayer): string[] =>
  (element === undefined ? ids : (table.columns[element] ?? [])).map(String);

function firstPoints({
  coords,
  partStart,
}: {
  readonly coords: Float64Array;
  readonly partStart: Int32Array;
}) {
  const points = new Float64Array((partStart.length - 1) * 2);
  for (let i = 0; i < partStart.length - 1; i++)
    points.set(coords.subarray(partStart[i]! * 2, partStart[i]! * 2 + 2), i * 2);
  return points;
}
