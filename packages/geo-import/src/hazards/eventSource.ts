import type { HazardEntry } from "../description/hazards.ts";
import type { ElementLayer } from "../elements/loadElements.ts";
import { layerInput } from "../inputs.ts";
import { refuse } from "../refusal.ts";
import { type DataTable, readTable } from "../vector/readTable.ts";
import type { HazardSource } from "./hazardSource.ts";
import { startSampled } from "./sampled.ts";

type EventsEntry = Extract<HazardEntry["source"], { kind: "events" }>;

/** Rows of an event set: an event that reaches a place with an intensity. */
interface EventRows {
  readonly place: readonly string[];
  readonly intensity: Float64Array;
  readonly perYear: Float64Array;
}

/**
 * A probabilistic set of events, as CLIMADA has them: how strongly each event reaches each place, and how often it
 * happens in a year. An element's intensity is the greatest of any event; its annual damage is the sum over events of
 * damage times frequency. A place that no event reaches is assessed, with no intensity.
 *
 * @throws DomainError as `readTable`, `import/not-numeric`, `import/no-frequency`.
 */
export async function eventSource(
  folder: string,
  hazardId: string,
  entry: EventsEntry,
): Promise<HazardSource> {
  const rows = await readEvents(folder, hazardId, entry);
  return {
    tables: [],
    async sample({ layer }) {
      const sampled = startSampled(layer.ids.length);
      sampled.isCovered.fill(1);
      forEachHit(rows, placesOf(layer, entry), (element, row) => {
        sampled.isHit[element] = 1;
        const value = rows.intensity[row]!;
        if (!(value <= sampled.value[element]!)) sampled.value[element] = value;
      });
      return sampled;
    },
    async annualDamage({ layer }, model) {
      const ratio = new Float64Array(layer.ids.length);
      forEachHit(rows, placesOf(layer, entry), (element, row) => {
        ratio[element]! += model.ratioAt(element, rows.intensity[row]!) * rows.perYear[row]!;
      });
      return { ratio, cost: ratio.map((each, element) => each * model.atStake(element)) };
    },
  };
}

/** Elements by the place that stands for them in the event set. */
function placesOf({ ids, table }: ElementLayer, { element }: EventsEntry): Map<string, number[]> {
  const keys = element === undefined ? ids : (table.columns[element] ?? []).map(String);
  const places = new Map<string, number[]>();
  keys.forEach((key, i) => {
    const known = places.get(key);
    if (known === undefined) places.set(key, [i]);
    else known.push(i);
  });
  return places;
}

function forEachHit(
  { place }: EventRows,
  places: ReadonlyMap<string, readonly number[]>,
  visit: (element: number, row: number) => void,
): void {
  place.forEach((key, row) => {
    for (const element of places.get(key) ?? []) visit(element, row);
  });
}

async function readEvents(folder: string, hazardId: string, entry: EventsEntry): Promise<EventRows> {
  const { event, id, intensity, frequencies } = entry;
  const what = `Hazard ${hazardId}`;
  const often = await readTable(layerInput(folder, `${what}, frequencies`, frequencies), [
    frequencies.event,
    frequencies.frequency,
  ]);
  const perYear = numbers(often, frequencies.frequency);
  const frequencyOf = new Map(
    (often.columns[frequencies.event] ?? []).map((each, i) => [String(each), perYear[i]!]),
  );
  const table = await readTable(layerInput(folder, what, entry), [event, id, intensity]);
  return {
    place: (table.columns[id] ?? []).map(String),
    intensity: numbers(table, intensity),
    perYear: Float64Array.from(table.columns[event] ?? [], (each) => {
      const frequency = frequencyOf.get(String(each));
      if (frequency !== undefined) return frequency;
      throw refuse(
        "no-frequency",
        table.place,
        `event ${each} has no frequency in ${frequencies.file}`,
        "Give each event how often it happens in a year.",
      );
    }),
  };
}

function numbers(table: DataTable, column: string): Float64Array {
  return Float64Array.from(table.columns[column] ?? [], (cell, row) => {
    const value = cell === null ? Number.NaN : Number(cell);
    if (Number.isFinite(value) && value >= 0) return value;
    throw refuse(
      "not-numeric",
      table.place,
      `column ${column} should hold numbers of 0 or more, but row ${row + 1} has "${cell ?? ""}"`,
      "Correct the value or remove the row.",
    );
  });
}
