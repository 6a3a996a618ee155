import { attributeColumn } from "../../arrow/attributeColumns.ts";
import { writeArrow } from "../../arrow/writeArrow.ts";
import { type NameColumn, nameColumns } from "../../names/nameColumns.ts";
import type { AttributeInput } from "../input/DatasetWriter.ts";
import type { KeyedThing } from "./NameCollection.ts";

/** Writes the names a dataset is searched by, sorted by what they are looked for as. */
export function writeNames(path: string, things: readonly KeyedThing[]): void {
  const sorted = things.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const numbers = (of: (thing: KeyedThing) => number | undefined) =>
    Float64Array.from(sorted, (thing) => of(thing) ?? Number.NaN);
  const inputs: Readonly<Record<NameColumn, AttributeInput>> = {
    key: sorted.map(({ key }) => key),
    title: sorted.map(({ title }) => title),
    kind: sorted.map(({ kind }) => kind),
    detail: sorted.map(({ detail }) => detail),
    layer: sorted.map(({ layer }) => layer ?? null),
    elementId: sorted.map(({ elementId }) => elementId ?? null),
    longitude: numbers(({ position }) => position[0]),
    latitude: numbers(({ position }) => position[1]),
    west: numbers(({ bounds }) => bounds?.[0]),
    south: numbers(({ bounds }) => bounds?.[1]),
    east: numbers(({ bounds }) => bounds?.[2]),
    north: numbers(({ bounds }) => bounds?.[3]),
  };
  const rows = Uint32Array.from(sorted.keys());
  const names = Object.keys(nameColumns) as NameColumn[];
  const columns = names.map((name, id) => attributeColumn(nameColumns[name], inputs[name], rows, id));
  writeArrow(path, sorted.length, columns);
}
