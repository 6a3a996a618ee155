import type { District } from "../district.ts";
import { buildings } from "./buildings.ts";
import { type DemoElementLayer, type ElementRow, elementType, peopleAndPlaces } from "./elementLayer.ts";
import { middleOf } from "./lots.ts";

/** As wide as a cell of the population grids that are published for the world. */
const cellMetres = 100;

const described = elementType({
  type: "population",
  displayName: "Population, 100 m grid",
  displayNamePlural: "Population cells",
  icon: "heat-grid",
  menuGroup: peopleAndPlaces,
  group: "People",
  geometry: "polygon",
  metric: { type: "people", unit: "people" },
  peopleAttribute: "people",
  sentence: "Cell {asset_id}: {people} people.",
  color: "#7a4e8a",
  weight: 1,
  summary:
    "Residents of the buildings, added up by cells of 100 m. A cell counts with all its people where its worst place is reached.",
  columns: { people: ["People", "numeric", { unit: "people" }] },
});

/** Cells are known by row and column alone: nobody looks for one. */
const description: DemoElementLayer["description"] = {
  ...described,
  nameAttribute: "asset_id",
  search: [],
  attributes: described.attributes.filter(({ key }) => key !== "name"),
};

/** Who lives where, by cells in rows from the north; cells without residents are none. */
export function populationCells(district: District): DemoElementLayer {
  const peopleIn = new Map<string, { readonly row: number; readonly column: number; people: number }>();
  for (const { shape, values } of buildings(district).rows) {
    const [x, y] = middleOf(shape);
    const [column, row] = [Math.floor(x / cellMetres), Math.floor(y / cellMetres)];
    const key = `r${row}c${column}`;
    const cell = peopleIn.get(key) ?? { row, column, people: 0 };
    cell.people += Number(values.residents);
    peopleIn.set(key, cell);
  }
  const rows: ElementRow[] = [];
  for (const [asset_id, { row, column, people }] of peopleIn) {
    if (people === 0) continue;
    const [west, north] = [column * cellMetres, row * cellMetres];
    const [east, south] = [west + cellMetres, north + cellMetres];
    rows.push({
      shape: [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ],
      values: { asset_id, people },
    });
  }
  return { description, rows };
}
