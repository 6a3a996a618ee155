import type { CellValue } from "@stopbank/geo-read/cell-value";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { type Place, refuse } from "@stopbank/geo-read/refusal";
import { columnAt, numberInCell, openRows, type RowTable } from "@stopbank/geo-read/row-table";
import { layerInput } from "../description/describedInputs.ts";
import type { EventsEntry } from "../description/sources.ts";
import { type HitBlock, hitBlocks } from "./hitBlocks.ts";
import { repeatedHit } from "./repeatedHit.ts";

/** A probabilistic set of events: how strongly each reaches which places, and how often it happens in a year. */
export interface EventSet {
  readonly place: Place;
  /** Ids, in the order of the table of frequencies. */
  readonly events: readonly string[];
  readonly perYear: Float64Array;
  /** Place ids by code. */
  readonly places: readonly string[];
  /** An event that reaches a place: about 16 bytes each, 24 with fractions. */
  readonly hits: readonly HitBlock[];
  /** Its own and that of the frequencies, for the report. */
  readonly tables: readonly ReadTable[];
}

/**
 * Reads an event set row by row.
 *
 * @throws DomainError as `openRows`, `import/bad-events`, `import/not-numeric`, `import/no-frequency`.
 */
export async function readEventSet(folder: string, hazardId: string, entry: EventsEntry): Promise<EventSet> {
  const label = `Hazard ${hazardId}`;
  const { events, perYear, table: frequencies } = await readFrequencies(folder, label, entry);
  const table = await openRows(layerInput(folder, label, entry));
  const eventCodes = new Map(events.map((id, code) => [id, code]));
  const eventOf = (cell: CellValue): number => {
    const code = eventCodes.get(String(cell));
    if (code !== undefined) return code;
    throw refuse(
      "no-frequency",
      table.place,
      `event ${cell} has no frequency in ${entry.frequencies.file}`,
      "Give each event how often it happens in a year.",
    );
  };
  const placeCodes = new Map<string, number>();
  const placeOf = (cell: CellValue): number => {
    const id = String(cell);
    const known = placeCodes.get(id);
    if (known !== undefined) return known;
    placeCodes.set(id, placeCodes.size);
    return placeCodes.size - 1;
  };
  const { hits, rows } = await readHits(table, entry, eventOf, placeOf);
  const places = [...placeCodes.keys()];
  const twice = repeatedHit(hits, places.length);
  if (twice !== undefined)
    throw refuse(
      "bad-events",
      table.place,
      `event ${events[twice.event]} reaches place ${places[twice.place]} in two rows`,
      "Keep one row for each event and place.",
    );
  const tables = [wholeTable(table, rows), wholeTable(frequencies, events.length)];
  return { place: table.place, events, perYear, places, hits, tables };
}

/** Every row of an event set counts. */
const wholeTable = ({ place, notes }: RowTable, rows: number): ReadTable => ({
  place,
  read: rows,
  count: rows,
  problems: [],
  notes,
});

async function readFrequencies(folder: string, label: string, { frequencies }: EventsEntry) {
  const table = await openRows(layerInput(folder, `${label}, frequencies`, frequencies));
  const [event, often] = [columnAt(table, frequencies.event), columnAt(table, frequencies.frequency)];
  const perYear = new Map<string, number>();
  await table.forEachRow((cells, row) => {
    const id = String(cells[event] ?? "");
    if (perYear.has(id))
      throw refuse("bad-events", table.place, `event ${id} is listed twice`, "Give each event one row.");
    perYear.set(id, zeroOrMore(table, cells, often, row));
  });
  return { events: [...perYear.keys()], perYear: Float64Array.from(perYear.values()), table };
}

/** @throws DomainError `import/bad-events` where the description lacks a column that its layout needs. */
async function readHits(
  table: RowTable,
  entry: EventsEntry,
  eventOf: (cell: CellValue) => number,
  placeOf: (cell: CellValue) => number,
): Promise<{ readonly hits: readonly HitBlock[]; readonly rows: number }> {
  const { layout = "rows", fraction } = entry;
  const column = (key: "event" | "id" | "intensity") => {
    const name = entry[key];
    if (name !== undefined) return columnAt(table, name);
    throw refuse(
      "bad-events",
      table.place,
      `the description does not name its column with \`${key}\``,
      "docs/import.md has the columns of each layout.",
    );
  };
  const hits = hitBlocks(fraction !== undefined);
  let rows = 0;
  if (layout === "rows") {
    const [event, id, intensity] = [column("event"), column("id"), column("intensity")];
    const share = fraction === undefined ? -1 : columnAt(table, fraction);
    await table.forEachRow((cells, row) => {
      rows++;
      hits.add(
        eventOf(cells[event] ?? null),
        placeOf(cells[id] ?? null),
        zeroOrMore(table, cells, intensity, row),
        share < 0 ? 1 : zeroOrMore(table, cells, share, row),
      );
    });
    return { hits: hits.done(), rows };
  }
  const key = column(layout === "places" ? "id" : "event");
  const valueColumns = table.columns.flatMap((name, at) => (at === key ? [] : [{ name, at }]));
  const codes = valueColumns.map(({ name }) => (layout === "places" ? eventOf(name) : placeOf(name)));
  await table.forEachRow((cells, row) => {
    rows++;
    const own = layout === "places" ? placeOf(cells[key] ?? null) : eventOf(cells[key] ?? null);
    valueColumns.forEach(({ at }, i) => {
      if (cells[at] === null) return;
      const value = zeroOrMore(table, cells, at, row);
      if (value === 0) return;
      if (layout === "places") hits.add(codes[i]!, own, value, 1);
      else hits.add(own, codes[i]!, value, 1);
    });
  });
  return { hits: hits.done(), rows };
}

function zeroOrMore(table: RowTable, cells: readonly CellValue[], at: number, row: number): number {
  const value = numberInCell(table, cells, at, row);
  if (value >= 0) return value;
  throw refuse(
    "not-numeric",
    table.place,
    `column ${table.columns[at]} should hold numbers of 0 or more, but row ${row + 1} has "${cells[at] ?? ""}"`,
    "Correct the value or remove the row.",
  );
}
