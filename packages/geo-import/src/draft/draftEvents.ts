import type { HazardEntry } from "../description/hazards.ts";
import { type Drafted, unstated } from "./drafted.ts";
import { guessIntensity } from "./intensity.ts";
import { idOf, titleOf, unusedName } from "./names.ts";
import type { SeenColumn } from "./seenColumn.ts";
import type { SeenTable } from "./seenTable.ts";

/** Tables that are an event set together. */
export interface EventTables {
  readonly hits: SeenTable;
  readonly frequencies: SeenTable;
  readonly places: SeenTable;
}

const event = /event/i;
const place = /centroid|place|site|point|location|cell/i;
const intensity = /intensity|depth|wind|speed|pga|gust/i;
const frequency = /freq|per_?year|annual|rate/i;

const columnLike = ({ columns }: SeenTable, pattern: RegExp, isNumber?: boolean): SeenColumn | undefined =>
  columns.find(({ name, type }) => pattern.test(name) && (isNumber !== true || type === "numeric"));

/** Finds a table of hits with its frequencies and its places; undefined where one is missing. */
export function eventTables(tables: readonly SeenTable[]): EventTables | undefined {
  const frequencies = tables.find((each) => columnLike(each, frequency, true) && columnLike(each, event));
  const hits = tables.find(
    (each) =>
      each !== frequencies &&
      columnLike(each, event) &&
      placeColumn(each, tables) &&
      columnLike(each, intensity, true),
  );
  const key = hits === undefined ? undefined : placeColumn(hits, tables);
  const points = tables.filter((each) => each !== hits && each.named.coordinates !== undefined);
  const places =
    points.find(({ columns }) => columns.some(({ name, isUnique }) => isUnique && name === key?.name)) ??
    points.find((each) => placeId(each, key) !== undefined);
  return hits && frequencies && places && { hits, frequencies, places };
}

/** The column with the place: by its name, or because a table of points has it as its key. */
const placeColumn = (hits: SeenTable, tables: readonly SeenTable[]): SeenColumn | undefined =>
  columnLike(hits, place) ??
  hits.columns.find(({ name, isUnique }) =>
    tables.some(
      ({ named, columns }) =>
        !isUnique &&
        named.coordinates !== undefined &&
        columns.some((each) => each.isUnique && each.name === name),
    ),
  );

const placeId = ({ columns }: SeenTable, key: SeenColumn | undefined) =>
  columns.find(({ name, isUnique }) => isUnique && name === key?.name) ??
  columns.find(({ name, isUnique }) => isUnique && (place.test(name) || /^id$/i.test(name)));

/** An event set whose elements take the nearest place. */
export function draftEventHazard(
  { hits, frequencies, places }: EventTables,
  folder: string,
  taken: Set<string>,
): Drafted<HazardEntry> {
  const [ofEvent, ofPlace, ofIntensity] = [
    columnLike(hits, event)!,
    placeColumn(hits, [places])!,
    columnLike(hits, intensity, true)!,
  ];
  const share = hits.columns.find(({ name, type }) => /^frac(tion)?$/i.test(name) && type === "numeric");
  const guess = guessIntensity(`${ofIntensity.name}_${folder}`);
  const id = unusedName(idOf(`${folder}_events`), taken);
  const { coordinates, crs, ...file } = places.named;
  const entry: HazardEntry = {
    id,
    title: titleOf(id),
    summary: unstated,
    intensity: guess.intensity,
    ...(guess.unit === undefined ? {} : { unit: guess.unit }),
    source: {
      kind: "events",
      file: hits.named.file,
      event: ofEvent.name,
      id: ofPlace.name,
      intensity: ofIntensity.name,
      ...(share === undefined ? {} : { fraction: share.name }),
      frequencies: {
        file: frequencies.named.file,
        event: columnLike(frequencies, event)!.name,
        frequency: columnLike(frequencies, frequency, true)!.name,
      },
      places: {
        ...file,
        id: placeId(places, ofPlace)!.name,
        ...(coordinates === undefined ? {} : { coordinates }),
        ...(crs === undefined ? {} : { crs }),
        within: 100_000,
      },
    },
    scenarios: [{ tag: id, name: "All events" }],
    sampling: { rule: "attribute" },
    classes: guess.classes,
    methodology: { content: unstated },
  };
  return {
    entry,
    remarks: [
      { path: ["id"], sentence: "name it to last" },
      {
        path: ["intensity"],
        sentence: guess.isKnown ? "guessed by names, with its unit" : "not known: state it, and `unit`",
      },
      { path: ["source"], sentence: "an event set by its columns' names: check each" },
      {
        path: ["source", "places", "within"],
        sentence: "metres: elements farther from every place are not assessed",
      },
      { path: ["classes"], sentence: "give the limits of your study" },
    ],
  };
}
