import type { District } from "../district.ts";
import { hashUnit } from "../ground/random.ts";
import { settlements } from "../network/settlements.ts";
import { signedRingArea } from "../shapes/contourPolygons.ts";
import { type Lot, middleOf } from "./lots.ts";

/** Number and street. */
export const addressOf = (district: District, lot: Lot) =>
  `${lot.numberOnStreet} ${district.graph.edges[lot.edge]!.road.name}`;

/** Dollars a square metre, from and to: a farmstead's land is worth little, a town's much. */
const townLand = [340, 600] as const;
const countryLand = [30, 70] as const;

/**
 * What the register of land would say of a lot: its legal description, its address with the place it lies in, its
 * area in m² and the value of the bare land in dollars.
 *
 * @param key position of the lot in the district's list, which decides everything that is drawn by lot.
 */
export function registeredParcel(district: District, lot: Lot, key: number) {
  const landArea = Math.round(Math.abs(signedRingArea(lot.ring)));
  const [least, most] = lot.settlement === undefined ? countryLand : townLand;
  const place =
    settlements.find(({ id }) => id === lot.settlement)?.name ?? district.suburbAt(middleOf(lot.ring));
  return {
    name: addressOf(district, lot),
    legal_description: `Lot ${1 + (key % 40)} DP ${1200 + Math.floor(key / 40)}`,
    address: `${addressOf(district, lot)}, ${place}`,
    land_area: landArea,
    land_value: Math.round((landArea * (least + (most - least) * hashUnit(key, 301))) / 5000) * 5000,
  };
}
