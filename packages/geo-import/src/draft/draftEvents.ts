import type { HazardEntry } from "../description/hazards.ts";
import { type Drafted, unstated } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import type { SeenTable } from "./seen/seenTable.ts";
import { guessIntensity } from "./words/intensity.ts";
import { idOf, titleOf, unusedName } from "./words/names.ts";

/** Tables that are an event set together. */
export interface EventTables {
  readonly hits: SeenTable;
  readonly frequencies: SeenTable;
  readonly places: SeenTable;
}

/** What columns of events are called. */
export const eventWord = /event/i;
const place = /centroid|place|site|point|location|cell/i;
const intensity = /intensity|depth|wind|speed|pga|gust/i;
const frequency = /freq|per_?year|annual|rate/i;

const columnLike = ({ columns }: SeenTable, pattern: RegExp, isNumber?: boolean): SeenColumn | undefined =>
  columns.find(({ name, isNumeric }) => pattern.test(name) && (isNumber !== true || isNumeric));

/**
 * Finds a table of hits with its frequencies and its places; undefined where one is missing. Names alone do not make
 * one: frequencies have to list the events that the hits have, and places those they reach.
 */
export function eventTables(tables: readonly SeenTable[]): EventTables | undefined {
  const hitTables = tables.filter(
    (each) => columnLike(each, eventWord) && placeColumn(each, tables) && columnLike(each, intensity, true),
  );
  for (const hits of hitTables) {
    const others = tables.filter((each) => each !== hits);
    const ofEvent = columnLike(hits, eventWord)!;
    const frequencies = others.find((each) => {
      const often = columnLike(each, frequency, true);
      const key = columnLike(each, eventWord);
      return often !== undefined && often.min >= 0 && key?.isUnique && lists(each, key, hits, ofEvent);
    });
    const ofPlace = placeColumn(hits, tables)!;
    const points = others.filter(({ source }) => source.coordinates !== undefined);
    const isPlaces = (each: SeenTable, key: SeenColumn | undefined) =>
      key !== undefined && lists(each, key, hits, ofPlace);
    const places =
      points.find((each) =>
        isPlaces(
          each,
          uniqueColumn(each, ({ name }) => name === ofPlace.name),
        ),
      ) ?? points.find((each) => isPlaces(each, placeId(each, ofPlace)));
    if (frequencies && places) return { hits, frequencies, places };
  }
  return undefined;
}

/** Whether what the first rows of one table name is listed in the first of another; beyond those it is not known. */
function lists(table: SeenTable, key: SeenColumn, user: SeenTable, name: SeenColumn): boolean {
  const cells = ({ head, columns }: SeenTable, column: SeenColumn) => {
    const at = columns.indexOf(column);
    return head.flatMap((row) => (row[at] == null ? [] : String(row[at]).trim()));
  };
  const listed = new Set(cells(table, key));
  const used = cells(user, name);
  return table.count > table.head.length
    ? used.some((id) => listed.has(id))
    : used.every((id) => listed.has(id));
}

const uniqueColumn = ({ columns }: SeenTable, fits: (column: SeenColumn) => boolean) =>
  columns.find((column) => column.isUnique && fits(column));

/** The column with the place: by its name, or because a table of points has it as its key. */
const placeColumn = (hits: SeenTable, tables: readonly SeenTable[]): SeenColumn | undefined =>
  columnLike(hits, place) ??
  hits.columns.find(({ name, isUnique }) =>
    tables.some(
      ({ source, columns }) =>
        !isUnique &&
        source.coordinates !== undefined &&
        columns.some((each) => each.isUnique && each.name === name),
    ),
  );

const placeId = (table: SeenTable, key: SeenColumn) =>
  uniqueColumn(table, ({ name }) => name === key.name) ??
  uniqueColumn(table, ({ name }) => place.test(name) || /^id$/i.test(name));

const fileOf = ({ source: { file, layer } }: SeenTable) => ({
  file,
  ...(layer === undefined ? {} : { layer }),
});

/** An event set whose elements take the nearest place. */
export function draftEventHazard(
  { hits, frequencies, places }: EventTables,
  folder: string,
  takenNames: Set<string>,
): Drafted<HazardEntry> {
  const [ofEvent, ofPlace, ofIntensity] = [
    columnLike(hits, eventWord)!,
    placeColumn(hits, [places])!,
    columnLike(hits, intensity, true)!,
  ];
  const share = hits.columns.find(({ name, isNumeric }) => /^frac(tion)?$/i.test(name) && isNumeric);
  const guess = guessIntensity(`${ofIntensity.name}_${folder}`);
  const id = unusedName(idOf(`${folder}_events`), takenNames);
  const { coordinates, crs, ...file } = places.source;
  const entry: HazardEntry = {
    id,
    title: titleOf(id),
    summary: unstated,
    intensity: guess.intensity,
    ...(guess.unit === undefined ? {} : { unit: guess.unit }),
    source: {
      kind: "events",
      ...fileOf(hits),
      event: ofEvent.name,
      id: ofPlace.name,
      intensity: ofIntensity.name,
      ...(share === undefined ? {} : { fraction: share.name }),
      frequencies: {
        ...fileOf(frequencies),
        event: columnLike(frequencies, eventWord)!.name,
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
