import { beforeAll, describe, expect, it } from "vitest";
import { type District, modelDistrict } from "../district.ts";
import { cellAt } from "../ground/grid.ts";
import { contains } from "../shapes/contourPolygons.ts";
import type { DemoElementLayer } from "./elementLayer.ts";
import { elementLayers } from "./elementLayers.ts";
import { middleOf } from "./lots.ts";

let district: District;
let layers: DemoElementLayer[];
const layer = (type: string) => layers.find(({ description }) => description.type === type)!;

beforeAll(() => {
  district = modelDistrict(20260);
  layers = elementLayers(district);
}, 600_000);

describe("the elements of the district", () => {
  it("are between fifteen and twenty-five thousand, and a property for each lot that is no park", () => {
    const count = layers.reduce((sum, { rows }) => sum + rows.length, 0);
    const properties = layer("properties").rows.length;
    expect(properties).toBe(district.lots.filter(({ zone }) => zone !== "park").length);
    expect(count - properties).toBeGreaterThan(15_000);
    expect(count - properties).toBeLessThan(25_000);
  });

  it("stand on land, in a suburb and in a ward", () => {
    const { isSea, heights } = district.terrain;
    // A cell of people lies as the grid does, with a corner in the sea.
    for (const { rows, description } of layers.filter((each) => each !== layer("population")))
      for (const { shape, values } of rows) {
        const wet = shape.filter(([x, y]) => isSea[cellAt(heights, x, y)] === 1);
        expect(wet, `${description.type} ${values.name}`).toEqual([]);
        for (const group of district.regions.groups)
          expect(group.codeAt(middleOf(shape))).toBeLessThan(group.regions.length);
      }
  });

  it("have ids and addresses of their own", () => {
    for (const { rows } of layers)
      expect(new Set(rows.map(({ values }) => values.asset_id)).size).toBe(rows.length);
    for (const type of ["water_supply_properties", "properties"]) {
      const addresses = layer(type).rows.map(({ values }) => values.address);
      expect(new Set(addresses).size / addresses.length).toBeGreaterThan(0.99);
    }
  });

  it("PRO-05 know of each property what a register of land and rates does, of the same parcel the same", () => {
    const { rows } = layer("properties");
    const parcels = new Map(
      layer("water_supply_properties").rows.map(({ values }) => [values.address, values]),
    );
    let found = 0;
    for (const { values } of rows) {
      expect(values.capital_value).toBe(Number(values.land_value) + Number(values.improvements_value));
      expect(Number(values.land_area)).toBeGreaterThan(100);
      expect(Number(values.land_value)).toBeGreaterThan(0);
      const parcel = parcels.get(values.address!);
      if (parcel === undefined) continue;
      found++;
      for (const key of ["legal_description", "land_area", "land_value"])
        expect(values[key]).toBe(parcel[key]);
    }
    expect(found).toBe(parcels.size);
    for (const key of ["legal_description", "valuation_number"])
      expect(new Set(rows.map(({ values }) => values[key])).size).toBe(rows.length);
  });

  it("keep buildings on their own lots", () => {
    const lots = layer("water_supply_properties").rows;
    const homes = layer("buildings").rows.slice(0, 400);
    const onALot = homes.filter(
      ({ shape }) => lots.filter((lot) => contains(lot.shape, middleOf(shape))).length > 1,
    );
    expect(onALot).toEqual([]);
  });

  it("house as many people as so many homes do", () => {
    const of = (use: string) =>
      layer("buildings").rows.flatMap(({ values }) => (values.use === use ? [Number(values.residents)] : []));
    const total = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0);
    const homes = of("Residential");
    expect(total(homes) / homes.length).toBeGreaterThan(2);
    expect(total(homes) / homes.length).toBeLessThan(3.5);
    expect(homes.every((each) => Number.isInteger(each) && each >= 0 && each <= 8)).toBe(true);
    expect(total([...of("Industrial"), ...of("Education"), ...of("Community")])).toBe(0);
    const cells = layer("population").rows.map(({ values }) => Number(values.people));
    expect(total(cells)).toBe(total(layer("buildings").rows.map(({ values }) => Number(values.residents))));
    expect(Math.min(...cells)).toBeGreaterThan(0);
    const everyone = (some: readonly DemoElementLayer[]) =>
      total(
        some
          .filter(({ description }) => description.peopleAttribute === "residents")
          .flatMap(({ rows }) => rows.map(({ values }) => Number(values.residents))),
      );
    expect(everyone(elementLayers(district, 60_000))).toBe(everyone(layers));
  });

  it.each([4000, 60_000])("can be asked for in number: %d", (wanted) => {
    const count = elementLayers(district, wanted).reduce((sum, { rows }) => sum + rows.length, 0);
    expect(Math.abs(count - wanted) / wanted).toBeLessThan(0.06);
  });

  it("keep their total cost when split", () => {
    const cost = (some: readonly DemoElementLayer[]) =>
      some.reduce(
        (sum, { rows }) =>
          sum + rows.reduce((part, { values }) => part + Number(values.replacement_cost ?? 0), 0),
        0,
      );
    expect(cost(elementLayers(district, 60_000)) / cost(layers)).toBeCloseTo(1, 6);
  });
});
